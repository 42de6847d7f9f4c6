# GNU Go's questions about groups: a code as for strings, and the move.
boardsize 7
set_position W B5 W C5 W D5 W E5 W F5 W B4 W F4 W G4 W A3 W B3 W G3 W A2 W G2 W A1 W G1 B C4 B D4 B E4 B C3 B E3 B F3 B B2 B C2 B F2 B B1 B C1 B D1 B E1 B F1

#  5 . O O O O O . 5    Three points in a bend: whoever moves first plays the middle.
#  4 . O X X X O O 4
#  3 O O X . X X O 3
#  2 O X X . . X O 2
#  1 O X X X X X O 1
#    A B C D E F G
1 owl_attack C4
#? [1 D2]
2 owl_defend C4
#? [1 D2]
3 dragon_status C4
#? [critical D2 D2]
4 owl_does_attack D3 C4
#? [0]
5 owl_does_attack D2 C4
#? [1]
6 owl_does_defend E2 C4
#? [0]
7 same_dragon C4 F2
#? [1]
8 same_dragon C4 B5
#? [0]
9 owl_attack D3
#? [vertex must not be empty]
10 analyze_semeai C4 D4
#? [vertices must have different colors]
11 analyze_semeai C4 F4
#? [1 0 D2]
