// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <memory>

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
    std::string svg;
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
    if (!options.plot && options.svg.empty()) return Exit::answered;
    using render::WithScaffolds;
    const auto plot = render::plot_of(report, options.scaffolds ? WithScaffolds::yes : WithScaffolds::no);
    if (!plot) return refuse("there is no thermograph to draw: this is not a game");
    if (options.plot && !options.json) fmt::print("\n{}", render::to_text(*plot));
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

// What [Berlekamp 1996, 2.4] promises: the mast needs little of the game.
int look_from_the_top(cgt::Session& session, const std::string& expression, const Options& options) {
    try {
        const auto report = analysis::top_down(session, expression);
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

int calculate(const Options& options) {
    const auto session = new_session(options);
    return calculator(
        {"history", [&] { return cgt_words(*session); }, [&] { return session->names(); },
         [&](std::string_view topic) { return cgt_help(*session, topic); },
         [&](const std::string& line) { print(answer(*session, line, options.side()), line, options); }});
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
    if (options.top_down) return look_from_the_top(*session, expression, options);
    return print(answer(*session, expression, options.side()), expression, options);
}

void declare(Form& form, Options& options) {
    form.option("expression", options.words,
                "a game or an expression; - reads one a line; none: a calculator");
    form.flag("--json", options.json, "print JSON");
    form.flag("--plot", options.plot, "draw the thermograph in characters");
    form.option("--svg", options.svg, "draw the thermograph into this file").called("FILE");
    form.flag("--scaffolds", options.scaffolds, "draw the scaffolds too");
    form.flag("--top-down", options.top_down,
              "find the thermograph from its mast down, and say how little of the game it took");
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
             {"cgt 'dissociate({12|2||0})'", "the mean and heated infinitesimals"},
             {"cgt", "a calculator; `help` lists the functions"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
