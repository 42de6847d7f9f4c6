// SPDX-License-Identifier: MIT
#include "cli/survey_options.h"

#include <algorithm>

#include "cli/interrupt.h"

namespace tedomari::cli {

void SurveyOptions::declare(CLI::App& app) {
    declare_search(app);
    app.add_option("--rules", rules, "japanese, chinese, … instead of the record's");
    app.add_option("--komi", komi, "instead of the record's");
}

void SurveyOptions::declare_search(CLI::App& app) {
    app.add_option("--time", seconds, "seconds for all regions of a position together")
        ->check(CLI::Range(0.001, 1e6))
        ->capture_default_str();
    app.add_option("--nodes", nodes, "steps of the search in each region, instead of a time");
    app.add_option("--playouts", playouts, "random games behind what is not proved")
        ->check(CLI::Range(std::uint64_t{2}, std::uint64_t{100'000'000}))
        ->capture_default_str();
    app.add_option("--seed", seed, "of the random games")->capture_default_str();
    app.add_option("--reach", reach, "how far from safe stones of both colors points count as open")
        ->check(CLI::Range(1, 8))
        ->capture_default_str();
}

player::SurveySettings SurveyOptions::settings() const {
    player::SurveySettings result;
    result.time = std::chrono::nanoseconds(static_cast<std::int64_t>(std::min(seconds, 1e6) * 1e9));
    result.nodes = nodes;
    result.playouts = playouts;
    result.seed = seed;
    result.partition.reach = reach;
    result.cancel = &interrupt_flag();
    return result;
}

std::optional<Error> SurveyOptions::apply_rules(go::Game& game) const {
    if (!rules.empty()) {
        auto named = go::parse_rules(rules);
        if (!named) return Error{"--rules: " + named.error().message};
        named->komi = game.komi();
        game.set_rules(*named);
    }
    if (!komi.empty()) {
        const auto number = parse_rational(komi);
        if (!number) return Error{"--komi: " + number.error().message};
        game.set_komi(*number);
    }
    return std::nullopt;
}

}  // namespace tedomari::cli
