// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "analysis/random_games.h"
#include "base/rational.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/random_games.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    playout::Request request{.games = 10'000};
    std::string komi;
    double seconds = 0;
    bool json = false;
};

int run(const Options& options) {
    const auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    // Random games are counted by area, where the rules may give White points for a handicap.
    const int stones = static_cast<int>(game->handicap().size());
    const bool area = game->rules().scoring == go::Scoring::area;
    Rational komi = game->komi() + (area ? go::handicap_bonus(game->rules(), stones) : 0);
    if (!options.komi.empty()) {
        const auto given = parse_rational(options.komi);
        if (!given) return refuse("--komi: " + given.error().message);
        komi = *given;
    }
    const go::Position position = game->position();
    LimitOptions limits;
    limits.seconds = options.seconds;
    Budget budget = limits.budget();
    const auto report = analysis::random_games(position, options.request, komi, budget);
    return show({}, options.json,
                options.json ? render::line_of(render::to_json(report)) + "\n" : render::to_text(report),
                report.sample.games() == 0 ? Exit::no_answer : Exit::answered);
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.option("--games", options.request.games, "how many games")
        .between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000})
        .shows_default();
    form.option("--threads", options.request.threads, "how many threads; the results are the same")
        .between(1, 1024)
        .shows_default();
    form.option("--seed", options.request.seed, "seed of the random games").shows_default();
    form.option("--komi", options.komi, "points for White, if not the record's");
    form.option("--time", options.seconds, "begin no game after this many seconds").positive();
    form.flag("--json", options.json, "print JSON");
}

}  // namespace

Command playout_command() {
    return {"playout",
            "play random games from a position: mean score, ownership, biggest points",
            {{"playout game.sgf --move 60", "ten thousand games after move 60"},
             {"playout diagram.txt --games 1000000 --threads 2 --json", "a million, as JSON"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
