# The protocol itself: identity, ids, comments, unknown commands [GTP 2, sections 2 and 6.3.1].

1 protocol_version
#? [2]
2 name
#? [Tedomari]
3 version
#? [[0-9]+\.[0-9]+\.[0-9]+-tedomari-[0-9]+\.[0-9]+\.[0-9]+]

4 known_command play
#? [true]
5 known_command play_well
#? [false]
6 known_command
#? [false]
7 play_well b D4
#? [unknown command]
8 list_commands
#? [.* boardsize .* clear_board .* final_score .* genmove .* protocol_version .* quit .* version.*]

# Blanks, tabs and a comment behind a command do not matter; letters of colors and points may be of any case.
  9    play   b	d4    # the usual
#? []
10 play BLACK Q16
#? []
11 play White c3
#? []
12 list_stones B
#? [D4 Q16]

# There is no column I.
13 play w I5
#? [invalid coordinate]
14 play w J5
#? []

# Front ends ask these.
15 gogui-interrupt
#? []
16 gogui-analyze_commands
#? [gfx/Regions and their values/tedomari-analyze_gfx %m .*]
17 cputime
#? [[0-9]+\.[0-9]+]
18 quit
#? []
