// SPDX-License-Identifier: MIT
#include "render/score.h"

#include <filesystem>
#include <fmt/format.h>
#include <iostream>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "go/diagram.h"
#include "render/json_text.h"
#include "scoring/final_game.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    std::vector<std::string> dead, alive, seki;
    std::string rules, model, sgf, svg;
    bool json = false, network = false, no_look = false;
    int threads = 1, back = 0;
    LimitOptions limits;
    ProgressOptions progress;
};

// Folders and collections are compared with what their records say.
bool is_collection(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return true;
    const std::string name = std::filesystem::path(path).filename().string();
    return name.find(".sgfs") != std::string::npos;
}

Result<go::PointSet> stones_at(const std::vector<std::string>& words, const go::Board& board) {
    go::PointSet stones;
    for (const std::string& word : words) {
        const auto point = go::parse_point(word, board.size());
        if (!point) return Error{word + ": " + point.error().message};
        if (!go::is_stone(board.at(*point))) return Error{"there is no stone at " + go::to_string(*point)};
        stones.insert(*point);
    }
    return stones;
}

int score_collection(const Options& options, const analysis::ScoreSettings& settings) {
    Progress progress(std::cerr, options.progress.style(), "games");
    const auto set = analysis::score_set(options.position.path, settings, options.threads, &interrupt_flag(),
                                         [&](std::size_t done) { progress.at(done); });
    progress.finish();
    if (!set) return refuse(options.position.path, set.error());
    if (set->games == 0) {
        return refuse(
            options.position.path,
            Error{fmt::format("no game with a result in points ({} without one)", set->without_result)});
    }
    return show({}, options.json,
                options.json ? render::text_of(render::to_json(*set)) : render::to_text(*set));
}

int score_position(const Options& options, analysis::ScoreSettings settings) {
    auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    if (!options.rules.empty()) {
        const auto rules = go::parse_rules(options.rules);
        if (!rules) return refuse("--rules", rules.error());
        sgf::set_rules(*game, *rules);
    }
    for (const auto& [words, place] :
         {std::pair{&options.dead, &settings.life.dead}, std::pair{&options.alive, &settings.life.alive},
          std::pair{&options.seki, &settings.life.seki}}) {
        auto stones = stones_at(*words, game->board());
        if (!stones) return refuse("", stones.error());
        *place = *stones;
    }
    Budget budget = options.limits.budget();
    const analysis::ScoreReport report = analysis::score(*game, settings, budget);
    if (report.chains.empty()) return refuse(options.position.path, Error{"there is no stone on the board"});
    return show({{options.sgf, [&] { return render::to_sgf(report); }},
                 {options.svg, [&] { return render::to_svg(report); }}},
                options.json,
                options.json ? render::text_of(render::to_json(report)) : render::to_text(report));
}

int run(const Options& options) {
    analysis::ScoreSettings settings;
    settings.life.reads = !options.network;
    settings.looks = !options.network && !options.no_look;
    settings.back = options.back;
    std::optional<scoring::Model> model;
    if (!options.model.empty()) {
        const auto text = read_input(options.model);
        if (!text) return refuse(options.model, text.error());
        auto read = scoring::parse_model(*text);
        if (!read) return refuse(options.model, read.error());
        model = std::move(*read);
        settings.life.model = &*model;
        if (model->set == scoring::FeatureSet::looked && !settings.looks)
            return refuse(options.model,
                          Error{"this model needs the look that --no-look and --network-only leave out"});
    }
    if (is_collection(options.position.path) && !options.position.game_number)
        return score_collection(options, settings);
    return score_position(options, settings);
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.option("--dead", options.dead, "stones whose chains are dead, whatever the program thinks")
        .separated_by(',');
    form.option("--alive", options.alive, "stones whose chains are alive").separated_by(',');
    form.option("--seki", options.seki, "stones whose chains are alive in seki").separated_by(',');
    form.option("--rules", options.rules, "count by these rules, not the record's");
    form.option("--model", options.model, "a model that `tedomari learn train` wrote");
    form.flag("--network-only", options.network,
              "let the small network judge alone, without reading and without the larger network");
    form.flag("--no-look", options.no_look, "do without the larger network (it takes some 40 ms)");
    form.flag("--json", options.json, "print JSON");
    form.option("--sgf", options.sgf, "write the position with TB, TW and MA to this file");
    form.option("--svg", options.svg, "draw the counted board to this file");
    form.option("--back", options.back, "for collections: score the positions this many moves before the end")
        .not_negative();
    form.option("--threads", options.threads, "for collections: how many threads")
        .between(1, 256)
        .shows_default();
    options.limits.declare(form);
    options.progress.declare(form);
}

}  // namespace

Command score_command() {
    return {"score",
            "count a finished game: dead stones, territory, seki, the arithmetic, and whether it is safe to "
            "count",
            {{"score game.sgf", "the last position, chain by chain and line by line"},
             {"score game.sgf --dead D4 --seki Q16", "with your word about these chains"},
             {"score games.sgfs.xz --json", "how many games of a collection come out as recorded"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
