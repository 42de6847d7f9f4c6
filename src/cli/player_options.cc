// SPDX-License-Identifier: MIT
#include "cli/player_options.h"

#include <limits>

#include "engine/rules_json.h"

namespace tedomari::cli {

void PlayerOptions::declare(CLI::App& app) {
    app.add_option("--playouts", playouts, "random games a move (10000, or as many as --time allows)")
        ->check(CLI::PositiveNumber);
    app.add_option("--time", seconds, "seconds a move, at most")->check(CLI::PositiveNumber);
    app.add_option("--seed", seed, "of the random games; the same seed plays the same moves")
        ->capture_default_str();
    app.add_option("--threads", threads, "that play the random games; the moves are the same")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    app.add_option("--rules", rules, "a rule set's name, or KataGo's JSON")->capture_default_str();
    app.add_option("--komi", komi, "points for White (the rule set's)");
    app.add_option("--size", size, "19, 9, 9x13 …")->capture_default_str();
}

Result<engine::Settings> PlayerOptions::settings() const {
    engine::Settings settings;
    const auto board = go::parse_size(size);
    if (!board) return Error{"--size: " + board.error().message};
    settings.size = *board;
    const auto chosen = engine::parse_rules_or_json(rules);
    if (!chosen) return Error{"--rules: " + chosen.error().message};
    settings.rules = *chosen;
    if (!komi.empty()) {
        const auto points = parse_rational(komi);
        if (!points) return Error{"--komi: " + points.error().message};
        settings.rules.komi = *points;
    }
    settings.time_per_move = player::Seconds(seconds);
    if (playouts > 0) settings.monte_carlo.playouts = playouts;
    if (playouts == 0 && seconds > 0) {
        settings.monte_carlo.playouts = std::numeric_limits<std::uint64_t>::max();
    }
    settings.monte_carlo.seed = seed;
    settings.monte_carlo.threads = threads;
    return settings;
}

}  // namespace tedomari::cli
