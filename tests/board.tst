# Boards, moves, captures, handicaps.

# Sizes from 1 to 25, square or not.
1 boardsize 26
#? [unacceptable size]
2 boardsize 0
#? [unacceptable size]
3 boardsize -9
#? [unacceptable size]
4 boardsize 99999999999999999999
#? [syntax error]
5 boardsize nine
#? [syntax error]
6 boardsize
#? [syntax error]
7 query_boardsize
#? [19]
8 rectangular_boardsize 4 3
#? []
9 query_boardsize
#? [4 3]
10 rectangular_boardsize 4
#? [syntax error]
11 boardsize 1 2 3
#? [syntax error]
12 showboard
#? [A B C D 3 \. \. \. \. 3 2 \. \. \. \. 2 1 \. \. \. \. 1 A B C D black to move, 0 moves played, komi 7\.5, chinese rules .*]
13 play b E1
#? [invalid coordinate]
14 play b A4
#? [invalid coordinate]

# A move needs a color and a point.
boardsize 5
20 play b
#? [syntax error]
21 play green C3
#? [invalid color]
22 play b C9
#? [invalid coordinate]
23 play b resign
#? [invalid coordinate]
24 play b C3
#? []
25 play w C3
#? [illegal move]
26 color C3
#? [black]
27 color C4
#? [empty]
28 color pass
#? [invalid coordinate]
29 last_move
#? [black C3]
30 play w pass
#? []
31 move_history
#? [white pass black C3]

# Undo takes back one move at a time, passes too.
40 undo
#? []
41 undo
#? []
42 undo
#? [cannot undo]
43 last_move
#? [no previous move known]
44 list_stones black
#? []

# A capture:    5 . . . . .        A ko:    2 X O . .
#               1 . O X .                   1 . X O .
45 clear_board
#? []
gogui-play_sequence b A2 w B2 b B1 w C1 b C2 w D1
50 showboard
#? [.* 2 X O X \. \. 2 1 \. X O\(O\)\. 1 .*]
51 play w A1
#? []
52 captures white
#? [1]
53 is_legal black B1
#? [0]
54 play b B1
#? [illegal move]
55 gogui-play_sequence b E5 w E4
#? []
56 is_legal black B1
#? [1]
57 play b B1
#? []
58 captures b
#? [1]
59 gogui-play_sequence b D4 w D4
#? [illegal move]
60 color D4
#? [empty]

# Chinese rules forbid suicide, Tromp-Taylor's allow it.
boardsize 3
gogui-play_sequence w A2 w B1
70 play b A1
#? [illegal move]
71 all_legal b
#? [C1 B2 C2 A3 B3 C3]
kata-set-rules tromp-taylor
72 is_legal b A1
#? [0]
# A single stone's suicide repeats the position; that of two stones does not.
set_position w A3 w B2 w C1 b A1 w A2
73 is_legal b B1
#? [1]
kata-set-rules chinese
74 is_legal b B1
#? [0]

# Handicap stones go on an empty board, where GTP says.
boardsize 9
80 fixed_handicap 2
#? [C3 G7]
81 fixed_handicap 2
#? [board not empty]
82 genmove green
#? [invalid color]
clear_board
83 fixed_handicap 1
#? [invalid number of stones]
84 fixed_handicap 10
#? [invalid number of stones]
85 fixed_handicap
#? [syntax error]
boardsize 19
86 fixed_handicap 9
#? [D4 Q16 D16 Q4 D10 Q10 K4 K16 K10]
87 place_free_handicap 2
#? [board not empty]
clear_board
88 place_free_handicap 4
#? [D4 Q16 D16 Q4]
clear_board
89 place_free_handicap 500
#? [invalid number of stones]
90 place_free_handicap 12
#? [([A-T][0-9]+ ?)+]
clear_board
91 set_free_handicap D4 Q16 K10
#? []
92 list_stones b
#? [D4 K10 Q16]
93 set_free_handicap D4 Q16
#? [board not empty]
94 undo
#? [cannot undo]
clear_board
95 set_free_handicap D4 D4
#? [repeated vertex]
96 set_free_handicap D4 pass
#? [bad vertex list]
97 set_free_handicap
#? [bad vertex list]

# A position without a history; wrong ones leave the board as it is.
boardsize 5
100 set_position b A1 w C3 b E5
#? []
101 list_stones b
#? [A1 E5]
102 set_position b A1 w A1
#? [repeated vertex]
103 set_position b A1 w B1 w A2
#? [stones without liberties]
104 set_position b
#? [syntax error]
105 set_position b pass
#? [invalid coordinate]
106 list_stones w
#? [C3]
107 gogui-setup_player w
#? []
108 showboard
#? [.* white to move, 0 moves played, .*]
109 gogui-setup b A1
#? []
110 list_stones w
#? []
111 set_position
#? []
112 list_stones b
#? []
