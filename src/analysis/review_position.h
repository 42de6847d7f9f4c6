// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "analysis/late_sum.h"

namespace tedomari::analysis {

// A ko of a position, and what of its region is exact.
struct KoAt {
    KoFight fight;
    std::optional<go::KoName> name;
    std::optional<std::array<Rational, 2>> masters;  // the count with either color as komaster
};

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
    std::vector<Region> regions;   // the hottest first
    go::PointMap<go::Cell> owner;  // of settled points
    go::PointSet teire;
    Rational lead, forecast, give_or_take;
    bool forecast_judged = false;
    Rational doubted;  // of the lead, what doubt takes off settled ground
    local::Estimate temperature;
    Evidence evidence = Evidence::proved;  // the weakest of all
    Evidence judged = Evidence::sampled;   // what the judge's word is worth
    go::Point best;                        // what is recommended; nowhere: pass
    std::vector<go::Move> best_line;       // it, and the answers that cannot wait
    bool best_proved = false;
    go::Point last;                    // the move before; nowhere: none
    std::optional<Rational> ko;        // what a move is worth in the largest ko
    bool answers_a_ko_threat = false;  // who answers the move before
    std::vector<KoAt> fights;          // the largest first
    go::PointSet kos;  // the stones of kos that are fought, and the exact regions these are in
    std::optional<LastBigMove> tedomari;
    go::PointMap<double> ownership;  // what the judge expects of each point, -1 … 1
    int open_points = 0, exact_points = 0;
    std::optional<PerfectScore> perfect;  // where it could be solved
    bool withdrawn = false;               // it was, and the next one says otherwise
    std::vector<go::Point> kept;          // moves that keep the win, where the one that was played did not

    const Region* region_at(go::Point p) const;  // nothing: settled
};

ReviewedPosition kept_of(const WholeBoardReport& report);

// A position is worth at least what its player went on to get: where its forecast is the judge's word, it is no worse for
// him than the one that came next.
void see_in_hindsight(ReviewedPosition& here, go::Color player, const ReviewedPosition& next);

// Solves the position that was reported, as far as the budget goes.
void solve(ReviewedPosition& here, const WholeBoardReport& report, LateSums& sums, Budget& budget);

// Holds a position and the next, to which `played` led, to each other.  The same ground must make of that move what the next
// position, whose walls were drawn anew, is worth; and nobody gains by a move.  Else some wall does not hold, and the
// earlier solution is withdrawn.  Where only one of the two was solved, it bounds the other.
void solve_together(ReviewedPosition& here, const WholeBoardReport& report, LateSums& sums, Budget& budget,
                    go::Move played, ReviewedPosition& next);

}  // namespace tedomari::analysis
