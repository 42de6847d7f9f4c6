// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "scoring/features.h"

namespace tedomari::scoring {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

// How likely points end as a color's by the look, as odds on a logarithmic scale: between 0.999 and 0.9999 there is
// as much to learn from as between 0.5 and 0.9.
double log_odds(double ownership) {
    const double p = std::clamp((1 + ownership) / 2, 1e-4, 1 - 1e-4);
    return std::log(p / (1 - p));
}

double kept(const View& v, const PointSet& points, Color color) {
    if (!v.scene.looked || points.empty()) return 0;
    double sum = 0;
    points.for_each([&](Point p) { sum += (*v.scene.looked)[p]; });
    return log_odds((color == Color::black ? sum : -sum) / points.size());
}
// Of several blocks, by index, the least or the most sure to stay; 0 without any.
template <class Better>
double extreme(const View& v, const std::vector<int>& blocks, Better better) {
    double found = 0;
    bool any = false;
    for (const int i : blocks) {
        const Block& other = v.blocks().stones[static_cast<std::size_t>(i)];
        if (i == v.index) continue;
        const double one = kept(v, other.points, go::color_of(other.cell));
        if (!any || better(one, found)) found = one;
        any = true;
    }
    return found;
}

double looked_block(const View& v) { return kept(v, v.block().points, v.color()); }
double looked_liberties(const View& v) { return kept(v, v.block().liberties, v.color()); }
double looked_chain(const View& v) { return kept(v, v.chain().points, v.color()); }
double looked_ground(const View& v) { return kept(v, v.scene.ground(v.index).empty, v.color()); }
double looked_weakest_enemy(const View& v) { return extreme(v, v.block().beside, std::less<>()); }
double looked_strongest_enemy(const View& v) { return extreme(v, v.block().beside, std::greater<>()); }
double looked_weakest_friend(const View& v) { return extreme(v, v.chain().blocks, std::less<>()); }
double looked_strongest_friend(const View& v) { return extreme(v, v.chain().blocks, std::greater<>()); }

constexpr Feature table[] = {
    {"looked_block", "how sure a look is that its stones' points end as its color's, in log odds",
     looked_block},
    {"looked_liberties", "the same of its liberties", looked_liberties},
    {"looked_chain", "of the stones of its optimistic chain", looked_chain},
    {"looked_ground", "of the empty points of its ground", looked_ground},
    {"looked_weakest_enemy", "how sure the least sure enemy block beside it is to stay",
     looked_weakest_enemy},
    {"looked_strongest_enemy", "and the surest", looked_strongest_enemy},
    {"looked_weakest_friend", "the least sure other block of its chain", looked_weakest_friend},
    {"looked_strongest_friend", "and the surest", looked_strongest_friend},
};

}  // namespace

std::span<const Feature> looked_features() { return table; }

}  // namespace tedomari::scoring
