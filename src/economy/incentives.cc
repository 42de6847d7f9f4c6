// SPDX-License-Identifier: MIT
#include "economy/incentives.h"

#include <algorithm>

namespace tedomari::economy {

std::vector<MoveIncentive> ordered_incentives(cgt::Thermographs& thermographs,
                                              const std::vector<cgt::Game>& games) {
    cgt::Store& store = thermographs.store();
    std::vector<MoveIncentive> moves;
    for (std::size_t i = 0; i < games.size(); ++i) {
        for (const Side mover : {Side::left, Side::right}) {
            const auto options = mover == Side::left ? store.left(games[i]) : store.right(games[i]);
            for (const cgt::Game to : std::vector<cgt::Game>(options.begin(), options.end())) {
                const cgt::Game gain =
                    mover == Side::left ? store.difference(to, games[i]) : store.difference(games[i], to);
                moves.push_back({i, mover, to, gain, thermographs.temperature(gain), std::nullopt});
            }
        }
    }
    std::stable_sort(moves.begin(), moves.end(), [](const MoveIncentive& a, const MoveIncentive& b) {
        return a.temperature > b.temperature;
    });
    for (std::size_t i = 0; i < moves.size(); ++i) {
        for (std::size_t k = 0; k < moves.size() && !moves[i].exceeded_by; ++k) {
            if (k == i || moves[k].mover != moves[i].mover ||
                !store.leq(moves[i].incentive, moves[k].incentive))
                continue;
            const bool equal = moves[k].incentive == moves[i].incentive;
            if (!equal || k < i) moves[i].exceeded_by = k;
        }
    }
    return moves;
}

}  // namespace tedomari::economy
