// SPDX-License-Identifier: MIT
#include "analysis/atlas.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

#include "atlas/make.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "cli/survey_options.h"
#include "go/point_list.h"
#include "render/atlas.h"
#include "render/json_text.h"
#include "sgf/files.h"

namespace tedomari::cli {

namespace {

struct MakeOptions {
    std::vector<std::string> words;
    std::string out, best_to;
    int points = 0, games = 0, best = 10'000;
    atlas::MakeSettings settings;
    ProgressOptions progress;
};

std::optional<Error> add_games(const MakeOptions& options, atlas::Atlas& atlas, atlas::Maker& maker) {
    Progress progress(std::cerr, options.progress.style(), "games",
                      static_cast<std::uint64_t>(options.games));
    int looked_at = 0;
    for (const std::string& word : options.words) {
        const auto failed = sgf::for_each_game(word, [&](const sgf::RecordedGame& game) {
            if (interrupt_flag() || (options.games > 0 && looked_at >= options.games)) return false;
            const std::string name = fmt::format("{}:{}", game.file.filename().string(), game.number);
            if (!atlas.knows_game(name)) maker.add_game(game.tree, name);
            progress.note(fmt::format("{} entries", atlas.size()));
            progress.at(static_cast<std::uint64_t>(++looked_at));
            return true;
        });
        if (failed) return Error{word + ": " + failed->message, failed->line, failed->column};
    }
    return {};
}

void add_shapes(const MakeOptions& options, const atlas::Atlas& atlas, atlas::Maker& maker) {
    Progress progress(std::cerr, options.progress.style(), "points",
                      static_cast<std::uint64_t>(options.points));
    for (int points = 2; points <= options.points && !interrupt_flag(); ++points) {
        maker.add_shapes(points);
        progress.note(fmt::format("{} entries", atlas.size()));
        progress.at(static_cast<std::uint64_t>(points));
    }
}

struct FullDisk {};  // what was found cannot be kept: no use to go on

int run_make(MakeOptions options) {
    if (options.words.empty() && options.points == 0 && options.best_to.empty())
        return refuse("an atlas of what?  Name games, or say --points");
    atlas::Atlas atlas;
    if (std::filesystem::is_regular_file(options.out)) {
        const auto text = read_input(options.out);
        if (!text) return refuse(options.out, text.error());
        if (const auto failed = atlas.read(*text)) return refuse(options.out, *failed);
    }
    std::ofstream out(options.out, std::ios::app);
    if (!out) return refuse(options.out + ": cannot be written");
    options.settings.cancel = &interrupt_flag();
    atlas::Maker maker(atlas, options.settings, [&](const std::string& line) {
        if (!(out << line << std::flush)) throw FullDisk();
    });
    try {
        add_shapes(options, atlas, maker);
        if (const auto failed = add_games(options, atlas, maker)) return refuse("", *failed);
    } catch (const FullDisk&) {
        return refuse("cannot write " + options.out);
    }
    if (!options.best_to.empty() &&
        !write_output(options.best_to, atlas.text(static_cast<std::size_t>(options.best))))
        return refuse("cannot write " + options.best_to);
    if (options.best_to != "-") fmt::print("{} entries, {} games\n", atlas.size(), atlas.games());
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

void declare_make(Form& form, MakeOptions& options) {
    form.option("games", options.words, "SGF files, collections or folders, xz-compressed or not");
    form.option("--out", options.out, "the atlas; run again with the same file to go on")
        .called("FILE")
        .required();
    form.option("--points", options.points, "every shape of up to so many empty points").between(2, 8);
    form.option("--games", options.games, "look at so many games only").positive();
    form.option("--every", options.settings.every, "of a game, look at every so many moves from the end")
        .positive()
        .shows_default();
    form.option("--last", options.settings.last, "… so many moves back").positive().shows_default();
    form.option("--largest", options.settings.most_empty, "leave out places with more empty points")
        .between(2, 24)
        .shows_default();
    form.option("--nodes", options.settings.nodes, "give up a place after so many steps").shows_default();
    form.option("--best-to", options.best_to,
                "write the best entries to this file, without what was tried in vain")
        .called("FILE");
    form.option("--best", options.best, "… so many: what came up most, then what is smallest")
        .positive()
        .shows_default();
    options.progress.declare(form);
}

// The atlas to look in: the one that the program comes with, or a file.
struct Book {
    std::string path;
    atlas::Atlas read;

    void declare(Form& form) {
        form.option("--atlas", path, "look in this file, not in the atlas that the program comes with")
            .called("FILE");
    }
    Result<const atlas::Atlas*> open() {
        if (path.empty()) return &atlas::Atlas::bundled();
        const auto text = read_input(path);
        if (!text) return Error{path + ": " + text.error().message};
        if (const auto failed = read.read(*text)) return Error{path + ": " + failed->message};
        return &read;
    }
};

int show_report(const analysis::AtlasReport& report, bool json, const std::string& board) {
    if (!board.empty() && report.places.empty()) return refuse("--board: there is no place to write");
    return show({{board, [&] { return render::to_diagram(report.places.front()); }}}, json,
                json ? render::text_of(render::to_json(report)) : render::to_text(report));
}

struct LookUpOptions {
    PositionOption position;
    SurveyOptions survey;
    std::vector<std::string> points;
    Book book;
    bool json = false;
    std::string board;

    bool is_drawing() const {
        return atlas::is_drawing(position.path) && !std::filesystem::exists(position.path);
    }
};

// Of the points that are named or marked, else of all that `analyze` cuts out.
Result<analysis::AtlasReport> look_up(const LookUpOptions& options, const atlas::Atlas& atlas) {
    if (options.is_drawing()) return analysis::look_up(atlas, options.position.path);
    const auto input = options.position.read_for(options.points.empty() ? sgf::AsksFor::marked_points
                                                                        : sgf::AsksFor::position);
    if (!input) return input.error();
    go::PointSet points;
    for (const std::string& list : options.points) {
        const auto added = go::add_points(list, input->game.size(), points);
        if (!added) return Error{"--points: " + added.error().message};
    }
    if (points.empty()) points = input->marked;
    if (!points.empty()) return analysis::look_up(atlas, input->game.board(), points);
    const auto settings = options.survey.settings();
    if (!settings) return settings.error();
    return analysis::look_up(atlas, input->game, *settings);
}

int run_look_up(LookUpOptions options) {
    const auto atlas = options.book.open();
    if (!atlas) return refuse(atlas.error().message);
    const auto report = look_up(options, **atlas);
    if (!report) return refuse(options.is_drawing() ? "drawing" : options.position.path, report.error());
    return show_report(*report, options.json, options.board);
}

void declare_look_up(Form& form, LookUpOptions& options) {
    options.position.declare(
        form, "position",
        "an SGF file or a diagram; or a drawing such as 'xxxo/x..o': . X O what is open, x o "
        "the stones around, rows from the top");
    form.option("--points", options.points,
                "only these points, A1,B1,… (default: those the file marks, else all that analyze cuts out)");
    options.survey.declare_search(form);
    options.book.declare(form);
    form.flag("--json", options.json, "print JSON");
    form.option("--board", options.board,
                "write the first place as a diagram that `region` reads to this file; - is standard output");
}

struct BrowseOptions {
    Book book;
    int empty = 0, most = 20;
    std::string kind;
    bool json = false;
};

int run_browse(BrowseOptions options) {
    const auto atlas = options.book.open();
    if (!atlas) return refuse(atlas.error().message);
    analysis::AtlasChoice choice;
    if (options.empty > 0) choice.empty = options.empty;
    choice.most = static_cast<std::size_t>(options.most);
    choice.kind = options.kind;
    return show_report(analysis::browse(**atlas, choice), options.json, "");
}

void declare_browse(Form& form, BrowseOptions& options) {
    form.option("--points", options.empty, "only places with so many empty points").between(1, 24);
    form.option("--kind", options.kind, "only these")
        .one_of({"gote", "black's sente", "white's sente", "double sente", "ko", "dame", "settled"});
    form.option("--most", options.most, "so many").positive().shows_default();
    options.book.declare(form);
    form.flag("--json", options.json, "print JSON");
}

}  // namespace

std::vector<Command> atlas_commands() {
    return {{"atlas",
             "small places and what they are worth, the commonest first",
             {{"atlas --points 3 --kind gote", "places of three points that are gote"}},
             declared<BrowseOptions, declare_browse, run_browse>},
            {"atlas lookup",
             "what the atlas has on a place",
             {{"atlas lookup game.sgf", "every place that analyze cuts out of the last position"},
              {"atlas lookup 'xxxo/x..o'", "a corridor on the edge: the lower row is the first line"},
              {"atlas lookup 'xxxo/x..o' --board - | tedomari region -", "… worked out anew"}},
             declared<LookUpOptions, declare_look_up, run_look_up>},
            {"atlas make",
             "value small places, each once, and count how often they come up",
             {{"atlas make --points 4 --out atlas.jsonl", "all shapes of up to four empty points"},
              {"atlas make games.sgfs.xz --out atlas.jsonl", "Ctrl-C keeps what there is, again goes on"},
              {"atlas make --out atlas.jsonl --best-to best.jsonl", "the best 10,000 of them"}},
             declared<MakeOptions, declare_make, run_make>}};
}

}  // namespace tedomari::cli
