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
9 disconnect C3 G3
#? [1 E3]
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
#? [.*]

# What makes no sense is refused.
18 attack A1
#? [vertex must not be empty]
19 connect C3 E6
#? [vertices must have the same color]
