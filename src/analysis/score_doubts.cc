// SPDX-License-Identifier: MIT
#include "analysis/score_doubts.h"

#include <fmt/format.h>

namespace tedomari::analysis {

namespace {

using go::Color;
using go::Point;
using go::PointSet;
using scoring::Life;
using scoring::Verdict;

// Chosen on half of kgs19_train, judged by models that had not learned from it; see docs/log/scoring.md.
constexpr double sure_with_look = 0.98, sure_without = 0.9;  // of a verdict that is learned
constexpr double most_owned = 0.9;                           // of dame, as the look sees it
// A larger neutral area is a game that is not over.
constexpr int most_dame_together = 12;

class Doubts {
public:
    explicit Doubts(ScoreReport& report) : report_(report) {}

    void find() {
        for (const Verdict& v : report_.chains) doubt_chain(v);
        for (const PointSet& area : go::pieces(report_.tally.dame)) doubt_dame(area);
        for (const Color color : {Color::black, Color::white}) {
            if (report_.tally.of(color).stones == 0 && !report_.chains.empty())
                add("{} has no living stone", name_of(color));
        }
        report_.safe_to_score = report_.doubts.empty();
    }

private:
    template <class... Parts>
    void add(fmt::format_string<Parts...> text, Parts&&... parts) {
        report_.doubts.push_back(fmt::format(text, std::forward<Parts>(parts)...));
    }
    // How far the look expects some points to become somebody's, no matter whose: 0 … 1.
    double looks_owned(const PointSet& points) const {
        double sum = 0;
        if (report_.look) points.for_each([&](Point p) { sum += 1 - report_.look->owners[p].nobody; });
        return sum / points.size();
    }

    void doubt_chain(const Verdict& v) {
        if (v.life == Life::unsettled) {
            add("{} is unsettled", chain_name(v));
            v.stones.neighbours().for_each([&](Point p) {
                if (report_.board.at(p) == go::Cell::empty) report_.to_play.insert(p);
            });
            return;
        }
        const double enough = report_.look ? sure_with_look : sure_without;
        if (v.evidence == Evidence::learned && v.confidence < enough)
            add("{} is {} with {:.0f} % only", chain_name(v), to_string(v.life), 100 * v.confidence);
    }
    void doubt_dame(const PointSet& area) {
        if (area.size() > most_dame_together) {
            add("{} points at {} are nobody's", area.size(), go::to_string(area.first()));
            report_.to_play |= area;
        } else if (looks_owned(area) > most_owned) {
            add("{} counts as nobody's, but looks like somebody's", go::to_string(area.first()));
            report_.to_play |= area;
        }
    }

    ScoreReport& report_;
};

}  // namespace

std::string chain_name(const Verdict& chain) {
    return fmt::format("{} {}", name_of(chain.color), go::to_string(chain.stones.first()));
}

void find_doubts(ScoreReport& report) { Doubts(report).find(); }

}  // namespace tedomari::analysis
