// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "trial/look_set.h"
#include "trial/tally.h"

namespace tedomari::trial {

namespace {

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

}  // namespace

std::string to_text(const LookSetReport& r) {
    std::string text = fmt::format("{} games, {} moves looked at, {:.1f} ms each\n", r.games, r.moves,
                                   1000 * r.seconds_a_look);
    text += fmt::format("next move        {:.1f} % at once, {:.1f} % in five guesses\n",
                        100 * share(r.first, r.moves), 100 * share(r.among_five, r.moves));
    if (r.labelled > 0) {
        text +=
            fmt::format("blocks right     {} of {} ({:.2f} %), all of a game in {} of {}\n", r.blocks_right,
                        r.blocks, 100 * share(r.blocks_right, r.blocks), r.all_right, r.labelled);
    }
    if (r.scored > 0)
        text += fmt::format("score exact      {} of {} ({:.1f} %)\n", r.exact, r.scored,
                            100 * share(r.exact, r.scored));
    for (const auto& [back, f] : r.forecasts) {
        const auto positions = static_cast<int>(f.misses.size());
        text += fmt::format(
            "forecast -{:<6} misses by {:.1f} points, median {:.1f}, winner right {:.1f} % of {}\n", back,
            f.mean(), median(f.misses), 100 * share(f.winner_right, positions), positions);
    }
    return text;
}

nlohmann::json to_json(const LookSetReport& r) {
    nlohmann::json forecasts = nlohmann::json::array();
    for (const auto& [back, f] : r.forecasts) {
        const auto positions = static_cast<int>(f.misses.size());
        forecasts.push_back({{"back", back},
                             {"positions", positions},
                             {"meanMiss", f.mean()},
                             {"medianMiss", median(f.misses)},
                             {"winnerRight", share(f.winner_right, positions)}});
    }
    return {{"games", r.games},
            {"moves", r.moves},
            {"top1", share(r.first, r.moves)},
            {"top5", share(r.among_five, r.moves)},
            {"labelledGames", r.labelled},
            {"blocks", r.blocks},
            {"blocksRight", r.blocks_right},
            {"gamesAllBlocksRight", r.all_right},
            {"scoredGames", r.scored},
            {"scoreExact", r.exact},
            {"forecasts", forecasts},
            {"secondsALook", r.seconds_a_look},
            {"evidence", "learned"}};
}

}  // namespace tedomari::trial
