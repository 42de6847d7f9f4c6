// SPDX-License-Identifier: MIT
#include "forge/forge.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "forge/certify.h"
#include "forge/selection.h"
#include "forge/text.h"
#include "render/json_text.h"
#include "sgf/files.h"

namespace tedomari::cli {

namespace {

using forge::Kind;
using forge::Problem;

struct Options {
    std::vector<std::string> words;
    std::string kinds, out, sgf, anki, html, certificates;
    int generated = 0, games = 0, best = 0, seed = 1;
    forge::Settings settings;
    ProgressOptions progress;
};

// The problems of earlier files and of this run; each new one goes to the file at once.
class Collection {
public:
    std::optional<Error> read(const std::string& path) {
        const auto text = read_input(path);
        if (!text) return text.error();
        std::size_t from = 0;
        for (int line = 1; from < text->size(); ++line) {
            const std::size_t end = std::min(text->find('\n', from), text->size());
            const std::string one = text->substr(from, end - from);
            from = end + 1;
            if (one.empty()) continue;
            auto problem = forge::parse_problem(one);
            if (!problem) return Error{problem.error().message, line, 1};
            problems_.push_back(std::move(*problem));
        }
        return {};
    }
    bool append_to(const std::string& path) {
        file_.open(path, std::ios::app);
        return file_.is_open();
    }
    void add(Problem&& problem) {
        if (file_.is_open()) file_ << render::line_of(forge::to_json(problem)) << std::endl;
        problems_.push_back(std::move(problem));
    }
    std::vector<Problem>& problems() { return problems_; }

    // The number of the last game of this file that gave a problem: one goes on there.
    int last_game(const std::string& file) const {
        int last = 0;
        for (const Problem& problem : problems_) {
            if (!problem.source.starts_with(file + ":")) continue;
            last = std::max(last, std::atoi(problem.source.c_str() + file.size() + 1));
        }
        return last;
    }

private:
    std::vector<Problem> problems_;
    std::ofstream file_;
};

bool is_problem_file(const std::string& path) { return path.ends_with(".jsonl"); }

std::optional<Error> forge_files(const Options& options, Collection& collection, forge::Forge& forge) {
    Progress progress(std::cerr, options.progress.style(), "games",
                      static_cast<std::uint64_t>(options.games));
    int looked_at = 0;
    for (const std::string& word : options.words) {
        if (is_problem_file(word)) continue;
        std::map<std::string, int> done;  // of earlier runs
        const auto failed = sgf::for_each_game(word, [&](const sgf::RecordedGame& game) {
            if (interrupt_flag() || (options.games > 0 && looked_at >= options.games)) return false;
            const std::string name = game.file.filename().string();
            const auto [found, is_new] = done.try_emplace(name, 0);
            if (is_new) found->second = collection.last_game(name);
            ++looked_at;
            if (game.number >= found->second)
                forge.from_game(game.tree, fmt::format("{}:{}", name, game.number));
            progress.note(fmt::format("{} problems", collection.problems().size()));
            progress.at(static_cast<std::uint64_t>(looked_at));
            return true;
        });
        if (failed) return Error{word + ": " + failed->message, failed->line, failed->column};
    }
    return {};
}

void forge_boards(const Options& options, Collection& collection, forge::Forge& forge) {
    Progress progress(std::cerr, options.progress.style(), "boards",
                      static_cast<std::uint64_t>(options.generated));
    for (int i = 0; i < options.generated && !interrupt_flag(); ++i) {
        forge.from_chance(static_cast<std::uint64_t>(options.seed) + static_cast<std::uint64_t>(i));
        progress.note(fmt::format("{} problems", collection.problems().size()));
        progress.advance();
    }
}

bool write_files(const Options& options, const std::vector<Problem>& problems) {
    return (options.sgf.empty() || write_output(options.sgf, forge::to_sgf(problems))) &&
           (options.anki.empty() || write_output(options.anki, forge::to_anki(problems))) &&
           (options.html.empty() || write_output(options.html, forge::to_html(problems)));
}

// A file for each problem, named after it.
std::optional<Error> write_certificates(const std::string& folder, const std::vector<Problem>& problems,
                                        Progress& progress) {
    constexpr std::uint64_t nodes = 2'000'000;
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) return Error{folder + ": " + failed.message()};
    for (const Problem& problem : problems) {
        if (interrupt_flag()) break;
        const auto text = forge::certify(problem, nodes);
        if (!text) {
            fmt::print(stderr, "tedomari: {}: no certificate: {}\n", problem.id, text.error().message);
        } else if (!write_output(folder + "/" + problem.id + ".json", *text)) {
            return Error{folder + ": cannot be written"};
        }
        progress.advance();
    }
    return {};
}

std::string summary(const std::vector<Problem>& problems) {
    std::map<Kind, int> kinds;
    for (const Problem& problem : problems) ++kinds[problem.kind];
    std::string text = fmt::format("{} problems", problems.size());
    for (const auto& [kind, count] : kinds)
        text += fmt::format("{} {} {}", kind == kinds.begin()->first ? ":" : ",", count, to_string(kind));
    return text + "\n";
}

int run(Options options) {
    if (options.words.empty() && options.generated == 0)
        return refuse("which games?  Name files, collections or folders, or say --generated");
    if (!options.kinds.empty()) {
        options.settings.kinds.clear();
        std::istringstream names(options.kinds);
        for (std::string name; std::getline(names, name, ',');) {
            const auto found =
                std::ranges::find_if(forge::all_kinds, [&](Kind kind) { return to_string(kind) == name; });
            if (found == std::end(forge::all_kinds))
                return refuse("--kinds: there is no kind called " + name);
            options.settings.kinds.insert(*found);
        }
    }
    Collection collection;
    for (const std::string& word : options.words) {
        if (!is_problem_file(word)) continue;
        if (const auto failed = collection.read(word)) return refuse(word, *failed);
    }
    if (!options.out.empty() && std::filesystem::is_regular_file(options.out)) {
        if (const auto failed = collection.read(options.out)) return refuse(options.out, *failed);
    }
    if (!options.out.empty() && !collection.append_to(options.out))
        return refuse(options.out + ": cannot be written");
    options.settings.cancel = &interrupt_flag();
    forge::Forge forge(options.settings, [&](Problem&& problem) { collection.add(std::move(problem)); });
    for (const Problem& problem : collection.problems()) forge.know(problem.id);
    if (const auto failed = forge_files(options, collection, forge)) return refuse("", *failed);
    forge_boards(options, collection, forge);
    std::vector<Problem>& problems = collection.problems();
    if (options.best > 0)
        problems = forge::selection(std::move(problems), static_cast<std::size_t>(options.best));
    if (!write_files(options, problems)) return Exit::bad_input;
    if (!options.certificates.empty()) {
        Progress progress(std::cerr, options.progress.style(), "certificates", problems.size());
        if (const auto failed = write_certificates(options.certificates, problems, progress))
            return refuse("", *failed);
    }
    const bool said = options.sgf == "-" || options.anki == "-" || options.html == "-";
    const bool printed = options.out.empty() && options.sgf.empty() && options.anki.empty() &&
                         options.html.empty() && options.certificates.empty();
    if (printed) {
        for (const Problem& problem : problems) fmt::print("{}\n", render::line_of(forge::to_json(problem)));
    } else if (!said) {
        fmt::print("{}", summary(problems));
    }
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option(
        "files", options.words,
        "SGF files, collections or folders, xz-compressed or not; .jsonl: problems that are there already");
    form.option("--generated", options.generated, "so many boards made by chance, too").positive();
    form.option("--seed", options.seed, "the first of these boards").not_negative().shows_default();
    form.option("--out", options.out,
                "add problems to this file, one a line as JSON, as they are found; run again to go on")
        .called("FILE");
    form.option("--kinds", options.kinds, "only these: live,kill,capture,ko,bigger,endgame,sente,count");
    form.option("--games", options.games, "look at so many games only").positive();
    form.option("--best", options.best,
                "for the files below: only so many, as many of each kind, from easy to hard")
        .positive();
    form.option("--sgf", options.sgf,
                "write a collection in which lines end with RIGHT, or are marked as bad")
        .called("FILE");
    form.option("--anki", options.anki, "write cards to import into Anki").called("FILE");
    form.option("--html", options.html, "write a page to print, answers on the back").called("FILE");
    form.option("--certificates", options.certificates,
                "write what proves each answer to a file in this folder, for verify and tools/verify.py")
        .called("FOLDER");
    options.progress.declare(form);
}

}  // namespace

Command forge_command() {
    return {
        "forge",
        "cut problems with one proved answer out of games",
        {{"forge games.sgfs.xz --out problems.jsonl", "all kinds; Ctrl-C keeps what there is, again goes on"},
         {"forge --generated 200 --kinds count,sente --sgf count.sgf", "endgames made by chance"},
         {"forge problems.jsonl --best 60 --html print.html --anki cards.txt", "to print, and to learn"}},
        declared<Options, declare, run>};
}

}  // namespace tedomari::cli
