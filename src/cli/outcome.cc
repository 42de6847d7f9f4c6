// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "cli/calculator.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/outcome_value.h"

namespace tedomari::cli {

namespace {

constexpr std::string_view notation_help = R"(Games, as Friend sees them
  W  L  U  U+  U-  KO↑  KO↓                won, lost, uncertain (more, less), kos; also KO^ KOv
  W|L                                      what Friend makes of it first | what Opponent does
  WL|L  W|L||L|L  {W,U|L}                  two moves deep: longer bars are further out
Expressions
  G and H   G or H   not G   (G)           of goals that share no move
  <  <=  >  >=  ==  !=  <>                 comparisons; <> is neither better nor worse
  G = W|L; G or G                          names
Functions
)";

struct Options {
    std::vector<std::string> words;
    bool json = false;
    std::string risk = "between";

    outcome::Risk policy() const {
        for (const auto r : {outcome::Risk::cautious, outcome::Risk::bold, outcome::Risk::undecided}) {
            if (risk == outcome::to_string(r)) return r;
        }
        return outcome::Risk::between;
    }
};

// The games and the names of one run; a new one where a question was too large.
struct Session {
    explicit Session(outcome::Risk risk) : games(risk), session(games) {}
    outcome::Games games;
    outcome::Session session;
};

std::string help(std::string_view topic) {
    std::string text(topic.empty() ? notation_help : "");
    bool found = topic.empty();
    for (const outcome::Function& f : outcome::functions()) {
        if (!topic.empty() && f.name != topic) continue;
        found = true;
        text += fmt::format("  {:<24} {}\n", fmt::format("{}({})", f.name, f.parameters), f.summary);
    }
    if (!found) return fmt::format("there is no function '{}'\n", topic);
    return topic.empty() ? text + "Also: names, help FUNCTION, quit\n" : text;
}

std::vector<std::string> completions(const outcome::Session& session) {
    std::vector<std::string> words = session.names();
    for (const outcome::Function& f : outcome::functions()) words.push_back(std::string(f.name) + "(");
    return words;
}

enum class Errors { with_caret, as_json };

Exit answer(Session& at, const std::string& expression, bool json, Errors errors) {
    try {
        const auto report = analysis::outcome_value(at.session, expression);
        if (!report) {
            (errors == Errors::as_json ? print_json_error : print_error)(expression, report.error());
            return Exit::bad_input;
        }
        fmt::print("{}", json ? render::line_of(render::to_json(*report)) + "\n" : render::to_text(*report));
        return Exit::answered;
    } catch (const outcome::TooLarge& e) {
        (errors == Errors::as_json ? print_json_error : print_error)(expression, Error{e.what()});
        return Exit::no_answer;
    }
}

int run(const Options& options) {
    auto at = std::make_unique<Session>(options.policy());
    std::string expression;
    for (const std::string& word : options.words) expression += (expression.empty() ? "" : " ") + word;
    if (expression == "-") {
        return batch([&](const std::string& line) {
            const Exit code = answer(*at, line, true, Errors::as_json);
            if (code == Exit::no_answer) at = std::make_unique<Session>(options.policy());
            return code;
        });
    }
    if (!options.words.empty()) return answer(*at, expression, options.json, Errors::with_caret);
    return calculator({"outcome-history", [&] { return completions(at->session); },
                       [&] { return at->session.names(); }, help,
                       [&](const std::string& line) {
                           const Exit code = answer(*at, line, options.json, Errors::with_caret);
                           if (code == Exit::no_answer) at = std::make_unique<Session>(options.policy());
                       }});
}

void declare(Form& form, Options& options) {
    form.option("expression", options.words,
                "goals joined by and, or, not; - reads one a line; none: a calculator");
    form.flag("--json", options.json, "print JSON");
    form.option("--risk", options.risk, "how an uncertain game ranks among kos")
        .one_of({"between", "cautious", "bold", "undecided"})
        .shows_default();
}

}  // namespace

Command outcome_command() {
    return {"outcome",
            "what several goals are worth together: and, or, kos, threats",
            {{"outcome 'W|L or W|L'", "one of two unsettled goals: won, with a threat against it"},
             {"outcome 'W|L and (W|U or KO↑|L)'", "three goals, one uncertain, one a ko"},
             {"outcome 'KO↑ or KO↓'", "a double ko"},
             {"outcome 'status(both_opponent(W|WL, W|WL))'", "two won goals and a double threat"},
             {"outcome", "a calculator; `help` lists the functions"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
