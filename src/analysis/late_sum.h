// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "analysis/whole_board.h"
#include "base/budget.h"
#include "cgt/thermographs.h"
#include "endgame/form.h"

namespace tedomari::analysis {

// What the game ends as when both play perfectly from here: Black's score by the rules, komi counted.  Between low and high
// where it depends on who can win kos, on regions that are only bounded, or where the budget was spent.
struct PerfectScore {
    Rational low, high;
    Evidence evidence = Evidence::judged;  // proved; or judged, where walls or settled ground are
    bool has_ko = false;                   // some region has one

    bool is_exact() const { return low == high; }
    bool is_decided() const { return is_exact() || winner(); }
    // Nothing: a draw, or it cannot be told.
    std::optional<go::Color> winner() const;
    friend bool operator==(const PerfectScore&, const PerfectScore&) = default;
};

// Late positions as sums of games, every line of every region followed: not means and temperatures, but the score.  Forms
// of regions are remembered from one position to the next.
class LateSums {
public:
    LateSums();

    // Of the position reported.  Nothing when a region is too large for all of its lines.
    std::optional<PerfectScore> score(const WholeBoardReport& report, Budget& budget);
    // After a move in one of its regions, on the same ground; the other player is next.
    std::optional<PerfectScore> score_after(const WholeBoardReport& report, go::Move move, Budget& budget);

private:
    std::optional<PerfectScore> solve(const WholeBoardReport& report, const go::Board& board,
                                      go::Point played, go::Color next, Budget& budget);
    template <class Solve>
    std::optional<PerfectScore> within_limits(Solve solve);
    std::optional<endgame::FormBounds> form(const go::Board& model, const go::PointSet& points,
                                            go::Scoring scoring, Budget& budget);
    bool agrees(const endgame::FormBounds& form, const BoardRegion& region, go::Scoring scoring);
    void make_room();

    std::unique_ptr<cgt::Store> store_;
    std::unique_ptr<cgt::Thermographs> thermographs_;
    std::unordered_map<std::string, std::optional<endgame::FormBounds>> known_;
};

}  // namespace tedomari::analysis
