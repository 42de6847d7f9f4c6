# Moves of the player.

# Nine stones hang on E3.
boardsize 9
set_position b B4 b C4 b D4 b A3 w B3 w C3 w D3 b B2 b C2 b D2 w E4 w E2 w G7 w C7 b G3
1 reg_genmove b
#? [E3]
2 reg_genmove w
#? [E3]
# It was not played, and asked again the answer is the same.
3 color E3
#? [empty]
4 reg_genmove b
#? [E3]
5 tedomari-candidates b
#? [E3 [0-9.]+ .*]
6 get_random_seed
#? [1]
7 set_random_seed 7
#? []
8 get_random_seed
#? [7]
9 set_random_seed seven
#? [syntax error]
10 reg_genmove b
#? [E3]
11 genmove b
#? [E3]
12 last_move
#? [black E3]

# Only eyes are left: pass, whoever moves.
boardsize 5
set_position b B5 b C5 w D5 b A4 b B4 b C4 w D4 w E4 b B3 b C3 w D3 w E3 b A2 b B2 b C2 w D2 b B1 b C1 w D1 w E1
20 reg_genmove b
#? [pass]
21 reg_genmove w
#? [pass]

# The smallest boards.
boardsize 1
30 genmove b
#? [pass]
31 genmove w
#? [pass]
32 final_score
#? [W\+7\.5]

# B1 decides whether Black lives in the corner.
boardsize 5
set_position b A2 b B2 b C2 b D2 b D1 w A3 w B3 w C3 w D3 w E3 w E2 w E1 w B4 w D4 w B5 w D5
40 reg_genmove b
#? [B1]
41 reg_genmove w
#? [B1]

# To capture D5 in a ladder Black has to begin at E5 or D6.  The search does not see it.
boardsize 9
set_position w D5 b C5 b D4 b E4 b C6 w G3 w H4
42 reg_genmove b
#? [E5|D6]*
# What the player by goals would think of it.
44 tedomari-goal_values b
#? [black to move; .* games.*]
45 tedomari-goal_values x
#? [invalid color]
43 reg_genmove
#? [syntax error]
