// SPDX-License-Identifier: MIT
#include "render/paper.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "paper/reproduce.h"
#include "render/json_text.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::vector<std::string> words;
    std::string html, folder;
    int games = 100;
    bool json = false, markdown = false, instant = false;
    ProgressOptions progress;
};

// "all", or a paper's name and perhaps some of its rows.
Result<paper::Selection> selection(const Options& options) {
    paper::Selection result;
    if (options.instant) result.dearest = paper::Cost::instant;
    if (options.words.empty() || options.words.front() == "all") {
        if (options.words.size() > 1) return Error{"'all' takes no rows: name a paper first"};
        return result;
    }
    result.paper = paper::paper_of(options.words.front());
    if (!result.paper) {
        return Error{fmt::format("there is no paper '{}': berlekamp, cazenave, meijer, burzillo or all",
                                 options.words.front())};
    }
    result.names.assign(options.words.begin() + 1, options.words.end());
    return result;
}

std::string this_program() {
    std::error_code error;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? "tedomari" : "'" + path.string() + "'";
}

int run(const Options& options) {
    const auto chosen = selection(options);
    if (!chosen) return refuse(chosen.error().message);
    if (options.words.empty()) {
        const auto list = paper::rows(*chosen);
        fmt::print("{}", options.json ? render::text_of(render::to_json(*list)) : render::list_text(*list));
        return Exit::answered;
    }
    paper::Circumstances circumstances;
    circumstances.program = this_program();
    circumstances.games = options.games;
    circumstances.folder = options.folder;
    circumstances.cancel = &interrupt_flag();
    if (options.progress.style() != Progress::Style::silent)
        circumstances.tell = [](const std::string& what) { fmt::print(stderr, "{}\n", what); };
    const auto report = paper::reproduce(*chosen, circumstances);
    if (!report) return refuse(report.error().message);
    const std::string said = options.json       ? render::text_of(render::to_json(*report))
                             : options.markdown ? render::to_markdown(*report)
                                                : render::to_text(*report);
    return show({{options.html, [&] { return render::to_html(*report); }}}, options.json, said,
                report->interrupted ? Exit::interrupted : Exit::answered);
}

void declare(Form& form, Options& options) {
    form.option("what", options.words, "a paper and its rows, by name or number; all; nothing lists them");
    form.option("--html", options.html, "write a page with the drawings").called("FILE");
    form.flag("--json", options.json, "print JSON");
    form.flag("--markdown", options.markdown, "print the table of docs/papers.md");
    form.flag("--instant", options.instant, "leave out what takes seconds");
    form.option("--games", options.games, "how many games each row of an experiment plays")
        .positive()
        .shows_default();
    form.option("--folder", options.folder, "where an experiment keeps its games, to go on from later")
        .called("FOLDER");
    options.progress.declare(form);
}

}  // namespace

Command paper_command() {
    return {"paper",
            "the tables, figures, examples and experiments of four papers, worked out anew",
            {{"paper", "what there is"},
             {"paper berlekamp table2", "the error ledger of the demonstration game beside the print"},
             {"paper berlekamp figure13 --html figure.html", "a figure, drawn"},
             {"paper all --html papers.html", "everything but long experiments, with all drawings"},
             {"paper cazenave table2 --games 300 --folder games",
              "an experiment that can be stopped and gone on with"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
