// SPDX-License-Identifier: MIT
#include "cli/survey_options.h"

#include <cstdio>
#include <fmt/format.h>

#include "base/seconds.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "engine/kata_judge.h"
#include "sgf/position.h"

namespace tedomari::cli {

void SurveyOptions::declare(Form& form) {
    declare_search(form);
    form.option("--rules", rules, "count by these rules (japanese, chinese, …), not the record's");
    form.option("--komi", komi, "points for White, if not the record's");
}

void SurveyOptions::declare_search(Form& form) {
    form.option("--time", seconds, "seconds for each position, all its regions together")
        .between(0.001, 1e6)
        .shows_default();
    form.option("--nodes", nodes, "search steps for each region, instead of a time limit");
    form.option("--judge", judge,
                "who judges what is not proved: network, playouts (random games), or a command that starts "
                "KataGo ('katago gtp …')")
        .called("JUDGE")
        .shows_default();
    form.option("--network", network, "use this network instead of the built-in one").called("FILE");
    form.option("--playouts", playouts, "how many random games --judge playouts plays")
        .between(std::uint64_t{2}, std::uint64_t{100'000'000})
        .shows_default();
    form.option("--seed", seed, "seed of the random games").shows_default();
    form.option("--reach", reach, "points this near to safe stones of both colors count as open")
        .between(1, 8)
        .shows_default();
}

Result<survey::SurveySettings> SurveyOptions::settings() const {
    survey::SurveySettings result;
    result.time = nanoseconds_of(seconds);
    result.nodes = nodes;
    result.partition.reach = reach;
    result.cancel = &interrupt_flag();
    if (judge == "playouts") {
        result.judge = std::make_shared<survey::RandomGames>(playouts, seed);
    } else if (!network.empty()) {
        const auto bytes = read_input(network);
        if (!bytes) return Error{network + ": " + bytes.error().message};
        auto loaded = net::Network::load(*bytes);
        if (!loaded) return Error{network + ": " + loaded.error().message};
        result.judge =
            std::make_shared<survey::LearnedJudge>(std::make_shared<net::Network>(std::move(*loaded)));
    }
    if (judge != "playouts" && judge != "network") {
        if (judge.find(' ') == std::string::npos)
            return Error{"--judge: '" + judge +
                         "' is not network, playouts or a command such as 'katago gtp'"};
        const auto complain = [](const std::string& why) {
            fmt::print(stderr, "tedomari: --judge {}\n", why);
        };
        auto kata = engine::KataJudge::start(judge, result.judge, complain);
        if (kata) {
            result.judge = std::move(*kata);
        } else {
            complain(kata.error().message);
        }
    }
    return result;
}

std::optional<Error> SurveyOptions::apply_rules(go::Game& game) const {
    if (!rules.empty()) {
        const auto named = go::parse_rules(rules);
        if (!named) return Error{"--rules: " + named.error().message};
        sgf::set_rules(game, *named);
    }
    if (!komi.empty()) {
        const auto number = parse_rational(komi);
        if (!number) return Error{"--komi: " + number.error().message};
        game.set_komi(*number);
    }
    return std::nullopt;
}

std::optional<BoardQuestion> read_question(const PositionOption& position, const SurveyOptions& survey) {
    auto game = position.read();
    if (!game) {
        refuse(position.path, game.error());
        return std::nullopt;
    }
    auto settings = survey.settings();
    const auto error = settings ? survey.apply_rules(*game) : settings.error();
    if (error) {
        refuse(error->message);
        return std::nullopt;
    }
    return BoardQuestion{std::move(*game), std::move(*settings)};
}

}  // namespace tedomari::cli
