# The end of a game.
loadsgf games/finished.sgf
1 showboard
#? [.* 7 \. \. \. X O \. \. 7 6 \. O X X O \. \. 6 5 \. \. \+ X O \. \. 5 .*]
2 final_status_list dead
#? [F2 B6]
3 final_status_list alive
#? [D1 D2 D3 D4 D5 C6 D6 D7 E1 E2 E3 F3 E4 E5 E6 E7]
4 final_status_list seki
#? []
5 final_status_list unsure
#? [invalid status]
6 final_status_list
#? [syntax error]
7 final_status_list black_territory
#? [A1 B1 C1 A2 B2 C2 A3 B3 C3 A4 B4 C4 A5 B5 C5 A6 B6 A7 B7 C7]
8 final_status_list white_territory
#? [F1 G1 F2 G2 G3 F4 G4 F5 G5 F6 G6 F7 G7]
9 final_status_list dame
#? []
# Black has four columns of seven, White three; komi is a half.
10 final_score
#? [B\+6\.5]
# By territory Black has 20 points and a prisoner, White 13 and one.
kata-set-rules japanese
11 final_score
#? [B\+6\.5]
komi 8
12 final_score
#? [W\+1]
komi 7
13 final_score
#? [0]
14 estimate_score
#? [[BW]\+[0-9]+\.[0-9] \((proved|bounded|sampled|learned|judged)(, give or take [0-9.]+)?\)]

# Whose each point is, and what random games say it is worth.
boardsize 2
15 tedomari-ownership
#? [(-?[0-9]\.[0-9][0-9] ?){4}]
16 tedomari-point_values
#? [(-?[0-9]\.[0-9][0-9] ?){4}]
17 tedomari-candidates
#? [syntax error]
