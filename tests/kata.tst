# What KataGo's clients, KGS's and CGOS's ask beside the game.
boardsize 5
clear_board
komi 0.5
set_random_seed 1
kata-set-param maxVisits 8

10 kata-list-params
#? [maxVisits .* reportAnalysisWinratesAs .* numSearchThreads .*]
11 kata-get-param maxVisits
#? [8]
12 kata-set-param maxVisits 12
#? []
13 kata-get-params
#? [.*"maxVisits":"12".*]
14 kata-set-params {"maxVisits": 8, "analysisWideRootNoise": 0.04}
#? []
15 kata-get-param analysisWideRootNoise
#? [0.04]
# Names that change nothing here are refused, so that nobody thinks they do.
16 kata-set-param humanSLProfile rank_5k
#? [Invalid parameter: humanSLProfile]
17 kata-get-param playoutDoublingAdvantage
#? [Invalid parameter: .*]
18 kata-set-param maxVisits none
#? [maxVisits: must be an integer .*]
19 kata-set-params {"maxVisits": 9, "nobodys": 1}
#? [Invalid parameter: nobodys]
20 kata-get-param maxVisits
#? [8]
21 kata-set-param analysisWideRootNoise 0
#? []
22 kata-get-models
#? [\[\{.*"internalName":"tedomari-.*\}\]]
23 clear_cache
#? []
24 stop
#? []

# What the search thinks.  Keys are done or refused, never passed over.
30 analyze b 1
#? [info move .* visits [0-9]+ edgeVisits [0-9]+ utility .* winrate 0\.[0-9]+ .* scoreStdev .* lcb .* order 0 pv .*]
31 kata-analyze b 1 rootInfo true
#? [info .* rootInfo visits [0-9]+ utility .* rawVarTimeLeft .*]
32 kata-analyze b 1 ownership true ownershipStdev true
#? [info .* ownership( -?[01]\.[0-9]+){25} ownershipStdev( [01]\.[0-9]+){25}]
33 kata-analyze b 1 pvVisits true pvEdgeVisits true
#? [info .* pv .* pvVisits [0-9]+.* pvEdgeVisits [0-9]+.*]
34 kata-analyze b 1 allow b A1,pass 1
#? [info move (A1|pass) .*]
35 lz-analyze b 1 allow b A1 1
#? [info move A1 visits [0-9]+ winrate [0-9]+ prior [0-9]+ lcb -?[0-9]+ order 0 pv A1.*]
36 lz-analyze b 1 avoid b C3,B2,D2 1 minmoves 5
#? [(info move ([AE][1-5]|C[1245]|[BD][1345]|pass) .*){5}]
37 lz-analyze b 1 pvVisits true
#? [Could not parse analyze arguments or arguments out of range: .*]
38 kata-analyze b 1 nobodyKnowsThis true
#? [Could not parse .*]
39 kata-analyze b 1 allow b A1 1 allow b B2 1
#? [Could not parse .*]
40 kata-analyze b 1 avoid b Z9 1
#? [Could not parse .*]
41 kata-analyze b 1 ownership perhaps
#? [Could not parse .*]
42 kata-raw-nn b 3
#? [symmetry 3 whiteWin .* noResult .* whiteScoreSelfplaySq .* varTimeLeft .* shorttermScoreError -1.000 policy .* whiteOwnership .*]
43 kata-raw-nn 9
#? [Expected arguments .*]

# Moves that are told and not played.
50 kata-search b
#? [[A-E][1-5]]
51 kata-search_cancellable b
#? [[A-E][1-5]|cancelled]
52 kata-search_analyze b 1
#? [info .*]
53 kata-search_analyze_cancellable b 1
#? [info .*]
54 move_history
#? []
55 genmove_analyze b 1
#? [info .*]
56 move_history
#? [black [A-E][1-5]]
57 kata-benchmark 4
#? [4 visits in .* seconds, .* a second]
58 kata-benchmark 0
#? [Expected a number .*]

# One stone is a handicap too, as KataGo has it.
clear_board
60 set_free_handicap A1
#? []
61 list_stones b
#? [A1]

# Time, KGS and CGOS.
70 kata-list_time_settings
#? [none absolute byoyomi canadian fischer fischer-capped]
71 kata-time_settings fischer 60 5
#? []
72 kata-time_settings fischer-capped 60 5 120 -1
#? []
73 kata-time_settings sundial 1
#? [syntax error]
74 kata-time_settings none
#? []
75 kgs-genmove_cleanup w
#? [[A-E][1-5]|pass]
76 kgs-game_over
#? []
77 kgs-chat game somebody hello
#? []
78 cgos-opponent_name GNU Go
#? []
79 cgos-opponent_rating 1800
#? []
80 gomill-describe_engine
#? [Tedomari.*]
81 gomill-cpu_time
#? [[0-9.]+]
