// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "go/fate.h"
#include "go/game.h"
#include "local/local_game.h"
#include "local/standing.h"
#include "survey/ko_fight.h"

namespace tedomari::analysis {

using survey::KoThreat;

struct KoFight : survey::KoFight {
    // Whether the last move, elsewhere, is to be answered, or the ko to be played: by the move that is recommended.
    // Nothing when that is something else.
    std::optional<bool> answer;
};

// A region of the board, every number in the report's counting.
struct BoardRegion {
    std::string name;  // "A" for the hottest, "B", …
    go::PointSet points;
    int empty = 0;
    bool narrowed = false;  // cut smaller than play may reach
    local::LocalGame game;
    double seconds = 0;
    bool remembered = false;  // known from before

    const local::Line& line(go::Color first) const {
        return first == go::Color::black ? game.black : game.white;
    }
};

struct BoardChain {
    go::Point stone;
    local::Standing standing = local::Standing::open;
    Evidence evidence = Evidence::sampled;
};

// A move worth considering: the best of its region for the player to move.
struct RankedMove {
    std::size_t region = 0;
    std::vector<go::Move> line;  // it, and the answers that cannot wait
    Rational gain;               // in points when nobody answers elsewhere: the region's temperature
    Rational loss;               // against the best move now; 0 for sente that must be answered
    bool sente = false;          // it must be answered at this temperature
    bool legal = true;           // false: a ko that may not be retaken yet
};

// Stones whose life changes the lead by more than five points, and on which judge, random games and reading do
// not agree.
struct DoubtfulStones {
    go::Color color = go::Color::black;
    go::PointSet stones;
    double judged = 0, sampled = 0;  // how much they stay, -1 … 1: the judge, random games
    go::Fate read = go::Fate::unknown;
    Rational if_alive, if_dead;            // the lead then
    Evidence evidence = Evidence::proved;  // of what was read
    go::Point kills, saves;                // first moves that decide, where it is not settled
    bool beyond = false;                   // that one of the two is outside the printed range: it is unlikely
};

// Getting the last move before the temperature drops: what gave the program its name.
struct LastBigMove {
    Rational from, to;  // the temperature before the drop and after
    int moves = 0;      // plays before it, sente exchanges not counted
    go::Color taker = go::Color::black;
};

// `tedomari analyze`: the whole board as a sum of local games.  Black is positive.  All numbers are by the
// rules: territory, or area, where stones count and a move is worth one point more.
struct WholeBoardReport {
    go::Position position;
    go::Rules rules;
    Rational komi;                     // with what White gets for a handicap
    std::vector<BoardRegion> regions;  // the hottest first
    std::vector<BoardChain> chains;
    go::PointMap<go::Cell> owner;         // of settled points; empty in the regions
    go::PointMap<double> ownership;       // what the judge expects of each point, -1 … 1
    std::string judge;                    // who says what is not proved: "2,002 random games"
    Evidence judged = Evidence::sampled;  // what the judge's word is worth: sampled or learned
    go::PointSet teire;                   // settled points that their owner must fill before counting

    local::Estimate lead;                  // means of all regions, settled points, less the komi
    Rational doubted;                      // of this, what is not counts (survey/forecast.h)
    local::Estimate temperature;           // of the hottest region
    Rational forecast;                     // what the game will end as, when both play well
    bool forecast_judged = false;          // … by the judge's word
    int made_even_by = 0;                  // so many stones, which the judge takes to make the players equal
    Rational give_or_take;                 // nine recorded games in ten ended within this of it
    int calibration_games = 0;             // so many were looked at
    Evidence evidence = Evidence::proved;  // the weakest of all it rests on
    bool safety_proved = true;             // or some chains are only assumed safe or dead

    std::optional<go::Point> last_move;      // the opponent's, if it was no pass
    std::optional<std::size_t> last_region;  // where that was
    std::optional<Rational> ambient;         // the temperature before he did
    std::vector<RankedMove> moves;           // what is recommended first; those that are illegal now last
    std::optional<std::size_t> sentestrat, hotstrat, thermostrat;  // regions; nothing: pass
    // The region to play in: where the judge plays when the score is his word, else Sentestrat's.
    std::optional<std::size_t> chosen;
    std::vector<KoFight> kos;              // the largest first
    std::vector<DoubtfulStones> doubtful;  // what matters most first
    std::optional<LastBigMove> tedomari;

    int open_points = 0;   // empty points in regions …
    int exact_points = 0;  // … and in those whose value is proved
    bool finished = true;  // false: interrupted
    double seconds = 0;

    Rational low() const { return forecast - give_or_take; }
    Rational high() const { return forecast + give_or_take; }
    // What lead and forecast are worth believing: exact where every region is proved and nobody doubts the rest.
    Evidence lead_evidence() const {
        return lead.is_exact() && !forecast_judged ? Evidence::proved : evidence;
    }
    Evidence forecast_evidence() const { return forecast_judged ? judged : lead_evidence(); }
    bool is_area() const { return rules.scoring == go::Scoring::area; }
    const RankedMove* best() const {  // nothing: pass
        return moves.empty() || !moves.front().legal ? nullptr : &moves.front();
    }
    std::optional<std::size_t> region_at(go::Point p) const;
};

// What White is given beside what he has on the board.
Rational komi_of(const go::Game& game);

// The time of one question is shared: the board's part, and what it left for the position before its last move.
// Together never more than was given and a twentieth.
std::chrono::nanoseconds time_for_board(std::chrono::nanoseconds given, const go::Game& game);
std::chrono::nanoseconds time_for_the_one_before(std::chrono::nanoseconds given,
                                                 std::chrono::nanoseconds spent);

WholeBoardReport whole_board(const go::Game& game, const survey::SurveySettings& settings);
// Tells what is seen at first sight before it looks longer; the judge is asked once for both.  Where there is little time,
// nothing is told.
WholeBoardReport whole_board(const go::Game& game, const survey::SurveySettings& settings,
                             const std::function<void(const WholeBoardReport&)>& at_first_sight);
// From a survey made already; `before` is the temperature before the last move, in territory counting.
WholeBoardReport whole_board(const go::Game& game, const survey::Survey& survey,
                             std::optional<Rational> before);

}  // namespace tedomari::analysis
