# The main job: the whole board, a region, a goal, the last move.
loadsgf games/finished.sgf
# Nothing is left to play.
1 tedomari-analyze
#? [(Black|White) is ahead by .* no move gains anything .*]
2 tedomari-analyze white 1
#? [.*White to move: .*]
3 tedomari-analyze white 1 2
#? [syntax error]
4 tedomari-analyze green
#? [syntax error]
5 tedomari-analyze_json
#? [\{.*"headline":.*"ownership":.*\}]
6 tedomari-analyze_gfx
#? [INFLUENCE .*TEXT .* is ahead by .*]
7 tedomari-ownership
#? [((-?1\.00|-?0\.[0-9][0-9]) ?){49}]

# C2 lies between Black's chains and White's, and so does C5.
#  5 . X . O .
#  4 X X X O O
#  3 . X X O O
#  2 X X . O O
#  1 . X X O .
boardsize 5
kata-set-rules japanese
set_position b B5 b A4 b B4 b C4 w D5 w E4 w D4 b B3 b C3 w D3 w E3 b A2 b B2 w D2 w E2 b B1 b C1 w D1
10 tedomari-region C2
#? [.*C2.*]
11 tedomari-region C2,C1 D1
#? [.* 2 X X \* O O 2 .* count 0 a move 0 \(deiri 0\) .*]
12 tedomari-region
#? [syntax error]
13 tedomari-region Z9
#? [invalid coordinate]

14 tedomari-goal 'capture(B1)'
#? [.*capture\(B1\).*]
15 tedomari-goal capture(
#? [expected a point, such as D4]
18 tedomari-goal capture(B1) or capture(A2)
#? [capture\(B1\) or capture\(A2\) for White: .*]
16 tedomari-review_move
#? [no move was made]
play b C2
17 tedomari-review_move
#? [move 1, B C2, (was best|no loss seen|lost .*) \(.*\): forecast .* before it, .* after.*]

# What the search thinks: one report is enough where nobody waits for more.
boardsize 5
clear_board
20 kata-analyze b 1
#? [info move C3 visits [0-9]+ edgeVisits [0-9]+ utility .* winrate .* scoreLead .* order 0 pv C3.*]
21 kata-analyze b 1 maxmoves 1 ownership true
#? [info move C3 .* ownership( -?[01]\.[0-9]+){25}]
22 lz-analyze b 1
#? [info move C3 visits [0-9]+ winrate [0-9]+ prior [0-9]+ lcb -?[0-9]+ order 0 pv C3.*]
23 lz-analyze b 1 maxmoves
#? [Could not parse analyze arguments .*]
24 kata-raw-nn 0
#? [symmetry 0 whiteWin .* policy .* policyPass .* whiteOwnership .*]
25 kata-genmove_analyze b 1
#? [info move C3 .*]
clear_board
26 lz-genmove_analyze b 1
#? [info move C3 .*]

# White's stone at D3 is in atari.
boardsize 5
clear_board
set_position b C3 b D4 b E3 w D3 w C2
30 tedomari-sente
#? [.*Black D2 captures D3 and is sente on capturing C2 \(proved\); White's answers: D1 B2.*]
31 tedomari-sente D2
#? [.*Black D2 captures D3 and is sente on capturing C2.*]
32 tedomari-sente Z9
#? [point is off the board]
