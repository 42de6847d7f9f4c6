// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <sstream>

#include "base/seconds.h"
#include "cgt/notation.h"
#include "cgt/session.h"
#include "cli/calculator.h"
#include "cli/cgt_help.h"
#include "cli/go_function.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "render/game_plot.h"
#include "render/game_value.h"
#include "render/json_text.h"
#include "trial/game_oracles.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::vector<std::string> words, leftovers;
    bool json = false;
    bool plot = false;
    bool scaffolds = false;
    bool top_down = false;
    bool lines = false;
    std::string svg, tikz, load;
    std::string komaster;
    std::string oracles;
    double seconds = 300;
    std::uint64_t megabytes = 4096;

    std::optional<cgt::Side> side() const {
        if (komaster.empty()) return std::nullopt;
        return komaster == "left" ? cgt::Side::left : cgt::Side::right;
    }
    Limits limits() const {
        Limits limits;
        limits.time = nanoseconds_of(seconds);
        limits.memory = megabytes << 20;
        return limits;
    }
};

std::unique_ptr<cgt::Session> new_session(const Options& options) {
    auto session = std::make_unique<cgt::Session>(options.limits(), &interrupt_flag());
    offer_go(*session);
    return session;
}

// The answer, or why there is none, and the exit code it deserves.
struct Answer {
    std::optional<analysis::GameValue> report;
    Error error;
    Exit code = Exit::answered;
};

Answer answer(cgt::Session& session, std::string_view expression, std::optional<cgt::Side> komaster) {
    try {
        auto report = analysis::game_value(session, expression, komaster);
        if (!report) return {std::nullopt, report.error(), Exit::bad_input};
        return {*std::move(report), {}, Exit::answered};
    } catch (const cgt::TooLarge& e) {
        if (session.cancelled()) return {std::nullopt, Error{"interrupted"}, Exit::interrupted};
        return {std::nullopt, Error{e.what()}, Exit::no_answer};
    } catch (const RationalOverflow& e) {
        return {std::nullopt, Error{e.what()}, Exit::no_answer};
    }
}

// The thermograph as a file, or below the text.
int draw(const analysis::GameValue& report, const Options& options) {
    if (!options.plot && options.svg.empty() && options.tikz.empty()) return Exit::answered;
    using render::WithScaffolds;
    const auto plot = render::plot_of(report, options.scaffolds ? WithScaffolds::yes : WithScaffolds::no);
    if (!plot) return refuse("there is no thermograph to draw: this is not a game");
    if (options.plot && !options.json) fmt::print("\n{}", render::to_text(*plot));
    if (!options.tikz.empty() && !write_output(options.tikz, render::to_tikz(*plot)))
        return refuse(options.tikz, Error{"cannot be written"});
    if (options.svg.empty()) return Exit::answered;
    if (write_output(options.svg, render::to_svg(*plot))) return Exit::answered;
    return refuse(options.svg, Error{"cannot be written"});
}

int print(const Answer& answer, const std::string& expression, const Options& options) {
    if (!answer.report) {
        print_error(expression, answer.error);
        return answer.code;
    }
    fmt::print("{}", options.json ? render::line_of(render::to_json(*answer.report)) + "\n"
                                  : render::to_text(*answer.report));
    return draw(*answer.report, options);
}

template <class Report>
int show_report(cgt::Session& session, const std::string& expression, const Options& options, Report ask) {
    try {
        const auto report = ask();
        if (!report) return print({std::nullopt, report.error(), Exit::bad_input}, expression, options);
        fmt::print(
            "{}", options.json ? render::line_of(render::to_json(*report)) + "\n" : render::to_text(*report));
        return Exit::answered;
    } catch (const cgt::TooLarge& e) {
        refuse(session.cancelled() ? "interrupted" : e.what());
        return session.cancelled() ? Exit::interrupted : Exit::no_answer;
    }
}

// One object a line.
int answer_lines(const Options& options) {
    constexpr std::size_t enough = std::size_t{1}
                                   << 30;  // bytes, before a fresh start costs less than memory
    auto session = new_session(options);
    return batch([&](const std::string& line) {
        const Answer result = answer(*session, line, options.side());
        if (result.code == Exit::interrupted) return Exit::interrupted;
        if (result.report) {
            fmt::print("{}\n", render::line_of(render::to_json(*result.report)));
        } else {
            print_json_error(line, result.error);
        }
        if (session->store().memory() > enough || result.code == Exit::no_answer)
            session = new_session(options);
        return result.code;
    });
}

// The names that a line defines; nothing for what is no program.
std::vector<std::string> defined_by(const std::string& line) {
    std::vector<std::string> names;
    const auto statements = cgt::parse_program(line);
    if (!statements) return names;
    for (const cgt::Syntax& statement : *statements) {
        if (statement.form == cgt::Syntax::Form::definition) names.push_back(statement.word);
    }
    return names;
}

// Lines of a file that are one program: names may be used before they are defined, and refer to each other in a circle.
struct Program {
    std::string text;
    std::vector<std::pair<std::size_t, int>> starts;  // where a line starts in it, and its number
    std::vector<std::string> names, lines;

    void add(const std::string& line, int number) {
        if (!text.empty()) text += "; ";
        starts.push_back({text.size(), number});
        text += line;
        lines.push_back(line);
    }
    // Where in the file something is that a message places in the text.
    Error placed(const Error& error) const {
        const std::size_t at = error.column > 0 ? static_cast<std::size_t>(error.column) - 1 : 0;
        std::size_t i = 0;
        while (i + 1 < starts.size() && starts[i + 1].first <= at) ++i;
        return Error{error.message, starts[i].second, static_cast<int>(at - starts[i].first) + 1};
    }
};

// Where a comment begins, or the line ends; a # in quotation marks is a square.
std::size_t comment_in(const std::string& line) {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') quoted = !quoted;
        if (line[i] == '#' && !quoted) return i;
    }
    return line.size();
}

// Definitions, one or several a line, as `save` writes them, or the positions and moves of a game: `A = {B|1}`.  What is
// behind # is a comment.
int load(cgt::Session& session, const std::string& path, const Options& options,
         std::vector<std::string>& kept) {
    const auto text = read_input(path);
    if (!text) return refuse(path, text.error());
    Program program;
    const auto flush = [&]() -> int {
        if (program.lines.empty()) return Exit::answered;
        const Answer result = answer(session, program.text, options.side());
        if (!result.report) return refuse(path, program.placed(result.error));
        kept.insert(kept.end(), program.lines.begin(), program.lines.end());
        program = {};
        return Exit::answered;
    };
    std::istringstream lines(*text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        line.resize(comment_in(line));
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const auto names = defined_by(line);
        const bool again = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return std::find(program.names.begin(), program.names.end(), name) != program.names.end();
        });
        if (again) {
            if (const int code = flush(); code != Exit::answered) return code;
        }
        program.add(line, number);
        program.names.insert(program.names.end(), names.begin(), names.end());
    }
    return flush();
}

// The calculator; `save FILE` keeps what was defined, `load FILE` defines it again.
int calculate(const Options& options) {
    const auto session = new_session(options);
    std::vector<std::string> kept;
    if (!options.load.empty()) {
        if (const int code = load(*session, options.load, options, kept); code != Exit::answered) return code;
    }
    const auto evaluate = [&](const std::string& line) {
        if (line.starts_with("load ")) {
            load(*session, line.substr(5), options, kept);
        } else if (line.starts_with("save ")) {
            if (!write_output(line.substr(5), fmt::format("{}\n", fmt::join(kept, "\n"))))
                refuse(line.substr(5), Error{"cannot be written"});
        } else {
            const Answer result = answer(*session, line, options.side());
            if (result.report && !defined_by(line).empty()) kept.push_back(line);
            print(result, line, options);
        }
    };
    return calculator({"history", [&] { return cgt_words(*session); }, [&] { return session->names(); },
                       [&](std::string_view topic) { return cgt_help(*session, topic); }, evaluate});
}

// How our answers compare with a table of others'.
int check_oracles(const Options& options) {
    const auto table = read_input(options.oracles);
    if (!table) return refuse(options.oracles, table.error());
    const trial::GameOracles report = trial::game_oracles(*table, options.limits());
    fmt::print("{}", to_text(report));
    return report.differences.empty() ? Exit::answered : Exit::check_failed;
}

int run(const Options& options) {
    if (!options.oracles.empty()) return check_oracles(options);
    std::vector<std::string> words = options.words;
    // An expression may begin with a minus sign, which the parser of options takes for one.
    for (const std::string& word : options.leftovers) {
        if (word.size() > 2 && word.starts_with("--") &&
            std::isalpha(static_cast<unsigned char>(word[2])) != 0) {
            return refuse(fmt::format("there is no option {} (see `tedomari help cgt`)", word));
        }
        words.push_back(word);
    }
    const std::string expression = fmt::format("{}", fmt::join(words, " "));
    if (words.empty()) return calculate(options);
    if (expression == "-") return answer_lines(options);
    const auto session = new_session(options);
    std::vector<std::string> kept;
    if (!options.load.empty()) {
        if (const int code = load(*session, options.load, options, kept); code != Exit::answered) return code;
    }
    const cgt::Side komaster = options.side().value_or(cgt::Side::left);
    if (options.top_down) {  // what [Berlekamp 1996, 2.4] promises: the mast needs little of the game
        return show_report(*session, expression, options,
                           [&] { return analysis::top_down(*session, expression, komaster); });
    }
    if (options.lines) {
        return show_report(*session, expression, options,
                           [&] { return analysis::lines_of_play(*session, expression, komaster); });
    }
    return print(answer(*session, expression, options.side()), expression, options);
}

void declare(Form& form, Options& options) {
    form.option("expression", options.words,
                "a game or an expression; - reads one a line; none: a calculator");
    form.flag("--json", options.json, "print JSON");
    form.flag("--plot", options.plot, "draw the thermograph in characters");
    form.option("--svg", options.svg, "draw the thermograph into this file").called("FILE");
    form.option("--load", options.load,
                "first read definitions from this file, as the calculator's `save FILE` writes them")
        .called("FILE");
    form.option("--tikz", options.tikz, "write the thermograph as a TikZ picture for LaTeX").called("FILE");
    form.flag("--scaffolds", options.scaffolds, "draw the scaffolds too");
    form.flag("--top-down", options.top_down,
              "find the thermograph from its mast down, and say how little of the game it took");
    form.flag("--lines", options.lines,
              "the positions by the lines of play that lead there: mean, temperature, stable or not, main "
              "line or not");
    form.option("--komaster", options.komaster, "who wins kos in loopy games").one_of({"left", "right"});
    form.option("--time", options.seconds, "stop after this many seconds").positive().shows_default();
    form.option("--memory", options.megabytes, "use at most this many megabytes").positive().shows_default();
    form.option("--oracles", options.oracles, "compare with a table of game, property, value").called("FILE");
    form.leftovers(options.leftovers);
}

}  // namespace

Command cgt_command() {
    return {"cgt",
            "values of combinatorial games: canonical forms, thermographs, kos",
            {{"cgt '{1|10||0|||-20||-21}'", "its canonical form, outcome, stops, mean and temperature"},
             {"cgt 'A={24|B}; B={A|-9}; A' --komaster left", "a ko, when Left wins it"},
             {"cgt '{10|4||0}' --plot --scaffolds", "its thermograph, drawn in characters"},
             {"cgt 'domineering(4x4) + ^'", "a board and an arrow"},
             {"cgt 'go(\"examples/sente.txt\") + domineering(2x2)'", "a Go region and a Domineering board"},
             {"cgt --top-down '{100|{1|10||0|||-20||-21}}'", "how much of a game its temperature needs"},
             {"cgt 'rules(\"left every xo -> .x; right every ox -> .o\", \"xo|ox\")'",
              "a game of your own: Clobber"},
             {"cgt --load positions.txt A", "a game by a file of its positions and moves: A = {B|1} …"},
             {"cgt --lines '{{15|1}|-2}'", "what comes of a game: stable positions, the main line"},
             {"cgt 'dissociate({12|2||0})'", "the mean and heated infinitesimals"},
             {"cgt", "a calculator; `help` lists the functions"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
