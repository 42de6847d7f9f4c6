// SPDX-License-Identifier: MIT
#include "cli/player_options.h"

#include <limits>

#include "cli/options.h"
#include "net/look.h"
#include "render/rules_json.h"

namespace tedomari::cli {

void PlayerOptions::declare(Form& form) {
    form.option("--player", player,
                "how to choose a move: by a search that the network guides, by the network alone, by random "
                "games, by the values of goals, or by thermographs at the end")
        .one_of(
            {"search", "policy", "monte-carlo", "hotstrat-goals", "sentestrat", "hotstrat", "thermostrat"})
        .shows_default();
    form.option("--network", network,
                "use this network instead of the built-in one; none: search by random games")
        .called("FILE");
    form.option(
            "--playouts", playouts,
            "for monte-carlo and hotstrat-goals: random games a move (default: 10000, or what --time allows)")
        .positive();
    form.option("--visits", chosen.visits,
                "for search: positions to look at for a move (default: 200, or what --time allows); without "
                "a network random games (10000)")
        .positive();
    form.option("--level", chosen.level, "for search: strength, 1 is the weakest")
        .between(1, 10)
        .shows_default();
    form.option("--literal", literal,
                "for hotstrat-goals: what to read by the letter of the paper, of " +
                    valuation::literal_names() + "; or all")
        .called("WORDS");
    form.option("--threats", threats, "for hotstrat-goals: which threats count; with all, all goals too")
        .one_of({"none", "connections", "all"})
        .shows_default();
    form.option("--policy", policy,
                "for hotstrat-goals and search without a network: how the random games are played")
        .one_of({"uniform", "informed"})
        .shows_default();
    form.flag("--for-points", chosen.for_points,
              "for search with a network: play for points, not for winning");
    form.flag("--resign", chosen.may_resign, "for search: resign a game that has long been lost");
    form.option("--time", seconds, "seconds a move, at most").positive();
    form.option("--seed", chosen.monte_carlo.seed,
                "seed of the random games; the same seed plays the same moves")
        .shows_default();
    form.option("--threads", chosen.monte_carlo.threads,
                "how many threads; a search with more than one does not always choose the same move")
        .between(1, 64)
        .shows_default();
    form.option("--rules", rules, "a rule set's name, or KataGo's JSON").shows_default();
    form.option("--komi", komi, "points for White (default: the rule set's)");
    form.option("--size", size, "19, 9, 9x13 …").shows_default();
}

Result<engine::Settings> PlayerOptions::settings() const {
    engine::Settings settings = chosen;
    const auto board = go::parse_size(size);
    if (!board) return Error{"--size: " + board.error().message};
    settings.size = *board;
    const auto named = render::parse_rules_or_json(rules);
    if (!named) return Error{"--rules: " + named.error().message};
    settings.rules = *named;
    if (!komi.empty()) {
        const auto points = parse_rational(komi);
        if (!points) return Error{"--komi: " + points.error().message};
        settings.rules.komi = *points;
    }
    settings.style = *player::parse_style(player);
    settings.threats = *valuation::parse_threats(threats);
    const auto by_the_letter = valuation::parse_literal(literal);
    if (!by_the_letter) return Error{"--literal: " + by_the_letter.error().message};
    settings.literal = *by_the_letter;
    settings.policy = *playout::parse_policy(policy);
    settings.has_network = network != "none";
    if (!settings.has_network && settings.style != player::Style::search &&
        settings.style != player::Style::monte_carlo && settings.style != player::Style::hotstrat_goals)
        return Error{"--network: " + player + " needs one"};
    if (!network.empty() && settings.has_network) {
        const auto bytes = read_input(network);
        if (!bytes) return Error{network + ": " + bytes.error().message};
        auto loaded = net::Network::load(*bytes);
        if (!loaded) return Error{network + ": " + loaded.error().message};
        settings.network = std::make_shared<net::Network>(std::move(*loaded));
    }
    settings.time_per_move = player::Seconds(seconds);
    if (playouts > 0) settings.monte_carlo.playouts = playouts;
    if (playouts == 0 && seconds > 0) {
        settings.monte_carlo.playouts = std::numeric_limits<std::uint64_t>::max();
    }
    return settings;
}

}  // namespace tedomari::cli
