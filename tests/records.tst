# Games from files; the path is seen from here.
1 loadsgf games/corner.sgf
#? []
2 move_history
#? [black B6 white C6 black D6 white D7 black E6 .*]
3 get_komi
#? [5\.5]
4 kata-get-rules
#? [.*"scoring":"TERRITORY".*]
# Up to, but not including, a move.
5 loadsgf games/corner.sgf 3
#? []
6 move_history
#? [white C3 black G7]
7 loadsgf games/corner.sgf 1
#? []
8 move_history
#? []
9 loadsgf games/corner.sgf 100
#? []
10 last_move
#? [black B6]
11 undo
#? []
12 last_move
#? [white C6]
13 printsgf
#? [\(;GM\[1\]FF\[4\].*SZ\[9\]KM\[5\.5\].*;B\[gc\];W\[cg\];B\[cc\] ?;W\[gg\];B\[ee\];W\[ec\];B\[ed\];W\[dc\];B\[dd\];W\[cd\]\)]
# What cannot be loaded leaves the game alone.
14 loadsgf games/none.sgf
#? [cannot load file]
15 loadsgf games
#? [cannot load file]
16 loadsgf protocol.tst
#? [cannot load file]
17 loadsgf games/corner.sgf 0
#? [invalid move number]
18 loadsgf
#? [syntax error]
19 last_move
#? [white C6]
20 printsgf /no/such/folder/game.sgf
#? [cannot write file]
