# Clocks.
1 time_settings 300 30 5
#? []
2 time_settings 300 30
#? [syntax error]
3 time_settings -1 0 0
#? [syntax error]
4 time_settings x 0 0
#? [syntax error]
5 time_left b 12 3
#? []
6 time_left w 0 0
#? []
7 time_left green 12 3
#? [invalid color]
8 time_left b soon 3
#? [syntax error]
9 time_left b
#? [syntax error]
10 kgs-time_settings none
#? []
11 kgs-time_settings absolute 60
#? []
12 kgs-time_settings byoyomi 60 10 5
#? []
13 kgs-time_settings canadian 60 30 10
#? []
14 kgs-time_settings hourglass 60 30 10
#? [syntax error]
15 kgs-time_settings
#? [syntax error]
# However little there is, a move comes.
boardsize 5
time_settings 1 0 0
time_left b 0 0
16 genmove b
#? [[A-E][1-5]]
