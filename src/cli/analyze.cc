// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <iostream>

#include "analysis/whole_board.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "cli/survey_options.h"
#include "render/json_text.h"
#include "render/whole_board.h"
#include "render/whole_board_pictures.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    SurveyOptions survey;
    ProgressOptions progress;
    bool json = false;
    std::string svg, sgf, html;
};

std::string title_of(const PositionOption& position) {
    const std::string name = position.path == "-" ? "standard input" : position.path;
    return position.move ? fmt::format("{}, after move {}", name, *position.move) : name;
}

int run(const Options& options) {
    const auto question = read_question(options.position, options.survey);
    if (!question) return Exit::bad_input;
    analysis::WholeBoardReport report;
    {
        Progress progress(std::cerr, options.progress.style(), "regions");
        survey::SurveySettings watched = question->settings;
        watched.progress = [&](std::size_t done, std::size_t of) {
            progress.of(of);
            progress.at(done);
        };
        report = analysis::whole_board(question->game, watched);
    }
    return show({{options.svg, [&] { return render::to_svg(report); }},
                 {options.sgf, [&] { return render::to_sgf(report); }},
                 {options.html, [&] { return render::to_html(report, title_of(options.position)); }}},
                options.json,
                options.json ? render::text_of(render::to_json(report)) : render::to_text(report));
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    options.survey.declare(form);
    form.flag("--json", options.json, "print JSON");
    form.option("--svg", options.svg, "write the board with its regions to this file; - is standard output");
    form.option("--sgf", options.sgf, "write the position with regions and moves as variations");
    form.option("--html", options.html, "write a web page with everything");
    options.progress.declare(form);
}

}  // namespace

Command analyze_command() {
    return {
        "analyze",
        "the whole board: who is ahead, how big the next move is, region by region",
        {{"analyze game.sgf", "the last position of a game"},
         {"analyze game.sgf --html report.html", "a web page with pictures"},
         {"analyze game.sgf --move 212 --json", "the position after move 212, as JSON"},
         {"analyze board.txt --rules chinese --komi 7.5 --time 20", "a diagram, by area, with more time"}},
        declared<Options, declare, run>};
}

}  // namespace tedomari::cli
