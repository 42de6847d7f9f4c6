// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/evidence.h"
#include "base/rational.h"
#include "cgt/thermograph.h"
#include "go/color.h"
#include "go/ko_name.h"
#include "go/point_set.h"

namespace tedomari::local {

// A number that is known, or between which bounds it lies and what it probably is.
struct Estimate {
    Rational low, value, high;  // low <= value <= high

    static Estimate exact(Rational value) { return {value, value, value}; }
    bool is_exact() const { return low == high; }
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

// What Go players call it.
enum class Kind { gote, black_sente, white_sente, double_sente, ko, settled, dame, unknown };
std::string_view to_string(Kind kind);  // "gote", "black's sente", …

// Whether the stones around a region, which a local game takes for alive, are so for sure: `proved` when none
// of them can be taken though their owner passes for ever, or answers only where the enemy attacks them
// outside, and that without any eye in the region itself; else somebody, or something, judged them alive.
enum class Border { proved, judged };
std::string_view to_string(Border border);

// One move of a line and why it is answered, or why not.
struct Step {
    go::Move move;
    std::optional<Rational> heat;  // what a move is worth after it; nothing when settled or not known
    bool urgent = false;           // that is more than the moves elsewhere
    // If it is not answered: how its player goes on, and what the count is then.
    std::vector<go::Move> ignored;
    std::optional<Rational> ignored_count;
};

// What happens when one player plays here first while the rest of the board is worth the region's
// temperature.  A pass in a line is a move elsewhere.
struct Line {
    std::vector<go::Move> moves;    // alternating, until nobody is in a hurry; empty when there is no move
    std::optional<Rational> count;  // where it ends; nothing when that is not known
    // If the first move is ignored: how the same player goes on, and what it leads to.  Empty when the line
    // itself goes on like that, or nothing is left to play.
    std::vector<go::Move> ignored;
    std::optional<Rational> ignored_count;
    std::optional<Rational> threat;  // temperature after the first move when that is more than the region's
    std::optional<Rational> rest;    // temperature where it ends; nothing when settled or not known
    std::vector<Step> steps;         // the moves once more, with reasons; empty unless asked for
};

// A first move that is right while moves elsewhere are worth between `from` and `to`.
struct Choice {
    go::Point point;
    Rational from, to;
};

// A first move that leaves a position hotter than the region and better on average: ignored, it is followed
// up; answered, it may have cost something.
struct Threat {
    go::Move move;
    Rational temperature;  // of what it leaves, at least
    Rational loss;         // of the move and its answer, at most
};

// A first move and what it loses at the region's temperature compared with the best, at least.
struct SideLine {
    go::Move move;
    Rational loss;
};

// An answer to a first move that gives nothing away at the region's temperature.
struct Answer {
    go::Move move;
    go::Point answer;
};

// What the likeliest value rests on where it is not proved.
enum class Basis {
    search,      // one that came to an end: under one border or komaster, or with shortcuts nobody proved
    unfinished,  // one that was cut short: bounds only, and the value between them means nothing
};

// A region of a board as a game, in territory counting: who is ahead in it, how big a move is, is it sente.
// Black is positive.  Numbers are proved for the stated model: the points in play, what lies around them,
// and each player's chances in kos.
struct LocalGame {
    go::PointSet region;
    Evidence evidence = Evidence::bounded;
    Basis basis = Basis::search;
    Border border =
        Border::judged;    // what the evidence leans on; whoever looks at the whole board says proved
    Estimate count;        // the mean
    Estimate temperature;  // the miai value of a move
    // Where nothing is proved: the temperature lies in here nine times in ten (survey/likely_value.h).
    std::optional<Estimate> likely;

    // What is shown: where the temperature lies likely, else the bounds that are proved.
    const Estimate& shown_temperature() const { return likely ? *likely : temperature; }
    Kind kind = Kind::unknown;
    // With Black and with White as komaster; only when proved.
    std::optional<cgt::Thermograph> black_master, white_master;
    // Where those differ: with threats that are balanced, so that nobody gains by them [Spight 1999].
    std::optional<cgt::Thermograph> neutral;
    std::optional<go::KoName> ko_name;  // where it is a ko of a kind that has one
    Line black, white;
    // What is proved about first moves; empty when nothing is.
    std::vector<Choice> black_choices, white_choices;  // by temperature, from the coldest
    std::vector<Threat> threats;                       // of both sides, each side's largest first
    std::vector<SideLine> side_lines;                  // of both sides, each side's best first
    std::vector<Answer> answers;                       // to first moves of both sides
    int stones = 0;  // black minus white ones in the region: count by area = count + stones
    bool has_ko = false;
    std::string model;                 // what was assumed, one sentence
    std::vector<std::string> notices;  // what the reader should know about the numbers
    std::size_t states = 0;            // positions looked at

    // What may be claimed of the numbers: what is exact inside walls that are judged is judged.
    Evidence claim() const {
        return evidence == Evidence::proved && border == Border::judged ? Evidence::judged : evidence;
    }
    // The deiri value as books have it is the difference between either side moving first: twice the miai value, but
    // just that in one side's sente, which costs him no move.
    int deiri_moves() const { return kind == Kind::black_sente || kind == Kind::white_sente ? 1 : 2; }
    Rational deiri() const { return temperature.value * deiri_moves(); }
    Rational area_temperature() const { return temperature.value + 1; }
    bool is_settled() const { return kind == Kind::settled; }  // no move is worth anything
    bool is_placid() const {
        return !black_master || !white_master || black_master->mean() == white_master->mean();
    }
};

// The same game in area counting, every number of it: a count includes the stones, and a move is worth one
// point more.  Not to be done twice.
LocalGame by_area(const LocalGame& game);

// Read from the walls below the temperature [Berlekamp 1996, 2.3].
Kind kind_of(const cgt::Thermograph& thermograph);

}  // namespace tedomari::local
