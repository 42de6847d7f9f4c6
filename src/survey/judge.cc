// SPDX-License-Identifier: MIT
#include "survey/judge.h"

#include <algorithm>
#include <fmt/format.h>

#include "playout/playout.h"

namespace tedomari::survey {

Ownership Judgement::waiting() const {
    Ownership other;
    for (int i = 0; i < go::Point::count; ++i) {
        const go::Point p = go::Point::from_index(i);
        other[p] = std::clamp(2 * ownership[p] - expected[p], -1.0, 1.0);
    }
    return other;
}

std::vector<Outlook> Judge::glance(std::span<const go::Game>) const { return {}; }

Judgement RandomGames::judge(const go::Game& game, const std::atomic<bool>* cancel) const {
    Budget budget(Limits{}, cancel);
    const playout::Sample sample =
        playout::sample_either_first({game.board(), go::Color::black}, {games_, seed_, 1, 0}, budget);
    Judgement judgement;
    go::for_each_point(game.size(), [&](go::Point p) {
        judgement.ownership[p] = judgement.expected[p] = sample.ownership(p);
        judgement.swing[p] = sample.points[p].value();
    });
    judgement.source = fmt::format("{} random games", sample.games());
    return judgement;
}

std::string RandomGames::name() const { return fmt::format("random {} {}", games_, seed_); }

}  // namespace tedomari::survey
