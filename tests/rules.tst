# Komi and rules, as GTP and KataGo set them.

1 get_komi
#? [7\.5]
2 komi 6.5
#? []
3 get_komi
#? [6\.5]
4 komi -3
#? []
5 get_komi
#? [-3]
6 komi much
#? [syntax error]
7 komi
#? [syntax error]
8 komi 1e99
#? [syntax error]
9 komi nan
#? [syntax error]
10 get_komi
#? [-3]

20 kata-get-rules
#? [\{"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"AREA","suicide":false,"tax":"NONE","whiteHandicapBonus":"N"\}]
21 kata-set-rules japanese
#? []
22 kata-get-rules
#? [\{"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"\}]
# The komi has its own command.
23 get_komi
#? [-3]
24 kata-set-rules {"ko": "POSITIONAL", "scoring": "AREA", "suicide": true}
#? []
25 kata-get-rules
#? [\{"friendlyPassOk":false,"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":true,"tax":"NONE","whiteHandicapBonus":"0"\}]
26 kata-set-rules {"ko": "FUNNY"}
#? [ko: a ko rule is one of SIMPLE POSITIONAL SITUATIONAL]
27 kata-set-rules {"ko": 
#? [the rules are no JSON object]
28 kata-set-rules house rules
#? [unknown rules; known are tromp-taylor .*]
29 kata-set-rule suicide false
#? []
30 kata-set-rule friendlyPassOk maybe
#? [friendlyPassOk: true or false is expected]
31 kata-set-rule suicide
#? [syntax error]
32 kata-set-rule mood good
#? [unknown rule 'mood']
33 kgs-rules new_zealand
#? []
34 kata-get-rules
#? [.*"ko":"SITUATIONAL".*]
35 kgs-rules invented
#? [unknown rules]

# Under superko a position may not come back, under simple ko it may: three kos round the corner of a 1x4 board.
rectangular_boardsize 4 1
kata-set-rules chinese
40 gogui-play_sequence b A1 w B1 b D1 w C1
#? []
41 is_legal b D1
#? [0]
