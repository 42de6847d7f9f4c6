// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "cgt/session.h"
#include "economy/dictation.h"
#include "economy/economic.h"
#include "economy/environment.h"
#include "economy/incentives.h"
#include "economy/ledger.h"
#include "economy/nemesis.h"
#include "economy/optimum.h"

namespace tedomari::analysis {

// One game of a sum: an expression, or a line of means and temperatures where no more is known.
struct SummandQuestion {
    std::string name;
    std::string expression;  // empty: the line
    Rational mean = 0, temperature = 0;
    std::vector<economy::LineStep> line;
    std::optional<economy::Bids>
        bids;  // for playing Left; the second player's may be higher, which turns the game
    std::optional<cgt::Side> komaster;           // here; else the question's
    std::optional<economy::Bids> komaster_bids;  // for being komaster here: who bids more pays the average
};

// How a sum shall be played.
struct SumQuestion {
    std::vector<SummandQuestion> summands;
    std::string note;  // where it is from: shown with the play
    std::string left_name = "Left", right_name = "Right";
    std::string left = "sentestrat", right = "sentestrat";  // strategies
    bool economic = false;
    Rational t_min = 0;
    cgt::Side first = cgt::Side::left;
    cgt::Side komaster = cgt::Side::left;
    std::optional<economy::EnvironmentName> environment;
    std::optional<economy::Bids> first_move_bids;
    economy::FirstTax first_tax = economy::FirstTax::average;
    economy::TieBreak ties = economy::TieBreak::alternating;
    std::optional<Rational> capital;  // each player's, to begin with
    bool incentives = false;          // list them, in order
    bool refine = false;              // find the optimum by refinement from the frozen sum
    std::uint64_t seed = 1;           // of random players
    // Somebody plays this side himself, alternately; so far he has played this.
    std::optional<cgt::Side> human;
    std::vector<std::optional<economy::Turn>> plays;
};

// A question from JSON:
// {"note": …, "players": ["YK", "DW"], "strategies": ["sentestrat", …], "capital": "5", "rules": "economic", "tmin":
// "0",
//  "first": "left", "komaster": "left", "environment": "see", "firstMoveBids": ["5/4", "7/4"],
//  "firstTax": "average", "ties": "alternating",
//  "summands": [{"name": …, "game": "{1|-1}", "leftBids": ["1", "2"],
//                "komaster": "right"}, {"game": …, "komasterBids": ["5", "6"]},
//               {"name": …, "mean": "3/4", "temperature": "9/8", "line": [["left", "15/8", "9/8"], …]}]}
Result<SumQuestion> read_sum_question(std::string_view json);

// `tedomari sum`: a sum as played, and its accounts.
struct SumPlay {
    struct Summand {
        std::string name, expression;
        Rational mean, temperature;
        bool turned = false;  // the second player bought Left: shown with its sign turned
    };
    SumQuestion question;
    std::vector<Summand> summands;  // without the environment
    std::size_t switches = 0;       // of the environment
    economy::Record record;
    economy::ErrorLedger errors;
    std::vector<economy::ForecastRow> forecasts;
    std::vector<economy::PicturePoint> picture;
    std::vector<std::string> names;  // of all summands, for the moves
    // Of conventional play; nothing when there are kos or too many games.
    std::optional<economy::Optimum> optimum;
    std::vector<economy::Refinement::Level> levels;  // of refinement, if asked for

    struct Incentive {
        std::size_t summand;
        cgt::Side mover;
        std::string to, incentive;
        Rational temperature;
        std::optional<std::size_t> exceeded_by;  // another of the list
    };
    std::vector<Incentive> incentives;  // at the start, if asked for; the hottest first
    // What each strategy gets against the best reply to it; nothing where that takes too long.
    std::optional<Rational> left_sure, right_sure;
    bool exhaustive = true;  // false: a nemesis did not try every line

    // What the human may play now, and what it would lose.
    struct Choice {
        economy::Turn turn;
        Rational mean, temperature;  // of the summand afterwards
        Rational loss;
    };
    std::optional<std::vector<Choice>> choices;  // nothing when it is nobody's turn
};

// The budget is for the optimum.  Throws TooLarge and RationalOverflow.
Result<SumPlay> sum_play(cgt::Session& session, const SumQuestion& question, Budget& budget);

}  // namespace tedomari::analysis
