// SPDX-License-Identifier: MIT
#include "survey/judge.h"

#include <fmt/format.h>

#include "playout/playout.h"

namespace tedomari::survey {

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
