# GNU Go's questions about strings, with its codes: 0 fails, 1 works, 2 and 3 work by ko.
boardsize 9
set_position B E5 W E6 W D5 W F5 B C3 B D3 W D4 B G3 B G5

#    A B C D E F G H J
#  6 . . . . O . . . . 6    E5 is in atari: White takes it at E4, Black runs there.
#  5 . . + O X O X . . 5
#  4 . . . O . . . . . 4
#  3 . . X X + . X . . 3
1 attack E5
#? [1 E4]
2 defend E5
#? [1 E4]
3 ladder_attack E5
#? [string must have exactly 2 liberties]
4 countlib E5
#? [1]
5 findlib E5
#? [E4]
6 worm_stones C3
#? [C3 D3]
7 accurate_approxlib black F4
#? [3]
8 connect C3 G3
#? [1 E3]
# A large corner with few ways in: estimated, and GNU Go says the same.
10 eval_eye A1
#? [2 2]
11 unconditional_status A1
#? [undecided]

# A move tried and taken back: White captures E5, and D4 has six liberties then.
12 trymove white E4
#? []
13 countlib D4
#? [6]
14 popgo
#? []
15 trymove black E5
#? [invalid move]
16 popgo
#? [stack empty]
17 tedomari-capture_status
#? [("" ){40}"\?"( ""){40}]

# E5 is in atari and runs at E4, where White's ladder has nothing to lean on.
26 tedomari-ladders
#? []
27 tedomari-goals
#? [.*capture\(E5\).*]
28 tedomari-connections
#? [.*connect\(.*]

# What makes no sense is refused.
18 attack A1
#? [vertex must not be empty]
19 connect C3 E6
#? [vertices must have the same color]

# One gap in a wall: who plays there first connects, or cuts.  (Whether C3 G3 above can be cut is only
# judged: analysis/tactical.test.cc.)
#  5 . . O . . 5
#  4 X X O X X 4
#  3 X X . X X 3
#  2 X X O X X 2
#  1 . . O . . 1
boardsize 5
set_position B A4 B B4 B A3 B B3 B A2 B B2 B D4 B E4 B D3 B E3 B D2 B E2 W C5 W C4 W C2 W C1
9 disconnect B3 D3
#? [1 C3]
29 connect B3 D3
#? [1 C3]

# Eyes.  Two diagonals of D4 matter: White holds C5, and C3 is whoever's turn it is.
boardsize 7
set_position B C4 B D5 B E5 B F5 B E4 B D3 B E3 B G3 B F2 W C6 W C5 W C2
20 eval_eye D4
#? [0 1 C3 C3]
21 eval_eye C4
#? [-1]

# What Black holds though he passes for ever: two eyes, and no room for any in the white stone's area.
#  5 . X . X . 5
#  4 X X X X X 4
#  3 X . O . X 3
#  2 X . . . X 2
#  1 X X X X X 1
boardsize 5
set_position B B5 B D5 B A4 B B4 B C4 B D4 B E4 B A3 B E3 B A2 B E2 B A1 B B1 B C1 B D1 B E1 W C3
22 unconditional_status B5
#? [alive]
23 unconditional_status A5
#? [black_territory]
24 unconditional_status C3
#? [dead]
25 unconditional_status B2
#? [black_territory]
