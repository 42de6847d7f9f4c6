// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/whole_board.h"
#include "survey/survey.h"

namespace tedomari::analysis {

// What a review keeps of `analyze`'s report on one position of the game.
struct ReviewedPosition {
    struct Region {
        go::PointSet points;
        std::vector<go::Cell> stones;  // on these
        local::Kind kind = local::Kind::unknown;
        Evidence evidence = Evidence::sampled;
        local::Estimate count, temperature;
        std::optional<cgt::Thermograph> walls;  // only when proved

        friend bool operator==(const Region&, const Region&) = default;
    };

    go::Board board;
    std::vector<Region> regions;     // the hottest first
    go::PointMap<go::Cell> owner;    // of settled points
    go::PointMap<double> ownership;  // what the judge expects of each point
    go::PointSet teire;
    Rational lead, forecast, give_or_take;
    bool forecast_judged = false;
    Rational doubted;  // of the lead, what doubt takes off settled ground
    local::Estimate temperature;
    Evidence evidence = Evidence::proved;  // the weakest of all
    Evidence judged = Evidence::sampled;   // what the judge's word is worth
    std::string judge;
    // What the judge expects once the recommended move is played, and once the one of the game is: the other color to
    // move in both, so that only what the moves changed tells them apart.  Nothing where they are one and the same.
    struct Choice {
        Rational best, played;
    };
    std::optional<Choice> choice;
    go::Point best;                   // what is recommended; nowhere: pass
    std::vector<go::Move> best_line;  // it, and the answers that cannot wait
    bool best_proved = false;
    int open_points = 0, exact_points = 0;

    const Region* region_at(go::Point p) const;  // nothing: settled
    // Whether lead and forecast rest on the judge's word: something is not proved, or the proofs and the judge, who
    // vouches for their walls, do not agree.
    bool leans_on_looks() const {
        return judged == Evidence::learned && (forecast_judged || exact_points < open_points);
    }
};

ReviewedPosition kept_of(const WholeBoardReport& report);

// A position and what the judge says of it.
struct Judged {
    go::Position position;
    survey::Judgement judgement;
};

// The two looks at what may be played now: here, and where it is recommended.  Nothing when that is one and the same, or
// for random games, which would be too noisy.  The judge is not asked of the position that came next, where it is known.
std::optional<ReviewedPosition::Choice> compare(const go::Game& game, const ReviewedPosition& kept,
                                                go::Point played, const survey::SurveySettings& settings,
                                                const std::optional<Judged>& next = {});

// The lead as a game shows it.  Nobody gains more by moving first than a move is worth; and a move that threatens
// more than the board was worth before it will be answered, so that the bare count, the mean of answering and not, is
// nobody's lead, proved or not.  So it lies no further from where play leads than what a move was worth without the
// threat: now or before the last move, whichever is less.
Rational lead_in_play(const ReviewedPosition& here, const ReviewedPosition* before);

}  // namespace tedomari::analysis
