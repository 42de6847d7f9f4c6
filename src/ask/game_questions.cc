// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/game_value.h"
#include "analysis/outcome_value.h"
#include "analysis/sum_play.h"
#include "ask/question.h"
#include "base/seconds.h"
#include "render/game_plot.h"
#include "render/game_value.h"
#include "render/outcome_value.h"
#include "render/sum_play.h"

// Questions about combinatorial games.  Nobody hands in go("FILE") here: the server reads no files for anyone.
namespace tedomari::ask {

namespace {

constexpr double longest = 600;  // seconds
constexpr std::size_t memory = std::size_t{256} << 20;
constexpr std::size_t longest_expression = 100'000;

Limits work_of(double seconds) {
    Limits limits = limits_of(seconds);
    limits.memory = memory;
    return limits;
}

// Drawn at once: the games of a report end with their session.
Drawing ready(std::string text) {
    return [text = std::move(text)] { return text; };
}

std::string expression_field(Fields& fields) {
    std::string text = fields.needed_text("expression");
    if (text.size() > longest_expression) fields.refuse("expression", Error{"the expression is too long"});
    return text;
}

void read_cgt(Fields& fields, Fields& options, Question& question) {
    const std::string expression = expression_field(fields);
    const double seconds = options.number("time", 20, 0.01, longest);
    const std::string komaster = options.one_of("komaster", {"", "left", "right"});
    const bool scaffolds = options.flag("scaffolds");
    question.key = expression;
    question.seconds_most = seconds + 10;
    question.answer = [expression, seconds, komaster, scaffolds](Desk& desk) {
        cgt::Session session(work_of(seconds), &desk.cancel);
        std::optional<cgt::Side> side;
        if (!komaster.empty()) side = komaster == "left" ? cgt::Side::left : cgt::Side::right;
        const auto report = analysis::game_value(session, expression, side);
        if (!report) return no_answer(describe(report.error()));
        Answer answer{render::to_json(*report)};
        answer.files["report.txt"] = ready(render::to_text(*report));
        using render::WithScaffolds;
        if (const auto plot = render::plot_of(*report, scaffolds ? WithScaffolds::yes : WithScaffolds::no))
            answer.files["thermograph.svg"] = ready(render::to_svg(*plot));
        return answer;
    };
}

void read_outcome(Fields& fields, Fields& options, Question& question) {
    const std::string expression = expression_field(fields);
    const std::string risk = options.one_of("risk", {"between", "cautious", "bold", "undecided"});
    question.key = expression;
    question.answer = [expression, risk](Desk&) -> Answer {
        outcome::Risk policy = outcome::Risk::between;
        for (const auto r : {outcome::Risk::cautious, outcome::Risk::bold, outcome::Risk::undecided}) {
            if (risk == outcome::to_string(r)) policy = r;
        }
        outcome::Games games(policy);
        outcome::Session session(games);
        const auto report = analysis::outcome_value(session, expression);
        if (!report) return no_answer(describe(report.error()));
        return {render::to_json(*report), true, {{"report.txt", ready(render::to_text(*report))}}};
    };
}

// "human": "left" and his "plays", each {"summand", "option"} or "pass".
void read_human(Fields& options, analysis::SumQuestion& asked) {
    const std::string side = options.one_of("human", {"", "left", "right"});
    const nlohmann::json plays = options.value("plays");
    if (side.empty()) return;
    asked.human = side == "left" ? cgt::Side::left : cgt::Side::right;
    constexpr std::size_t most = 1000;
    if (plays.is_null()) return;
    if (!plays.is_array() || plays.size() > most)
        return options.refuse("plays", Error{"a list of moves is expected"});
    for (const nlohmann::json& play : plays) {
        if (play == "pass") {
            asked.plays.push_back(std::nullopt);
            continue;
        }
        Fields one(play, "plays.");
        const auto summand = one.integer("summand", 0, 1'000'000),
                   option = one.integer("option", 0, 1'000'000);
        if (!summand || !option)
            return options.refuse("plays", Error{"a move is {\"summand\", \"option\"} or \"pass\""});
        asked.plays.push_back(
            economy::Turn{static_cast<std::size_t>(*summand), static_cast<std::size_t>(*option)});
    }
}

void read_sum(Fields& fields, Fields& options, Question& question) {
    const nlohmann::json sum = fields.value("sum");
    const double seconds = options.number("time", 10, 0.01, longest);
    if (!sum.is_object()) return fields.refuse("sum", Error{"an object is needed, as `sum --game` reads it"});
    auto asked = analysis::read_sum_question(wire_text(sum));
    if (!asked) return fields.refuse("sum", Error{asked.error().message});
    constexpr std::size_t most_summands = 200;
    if (asked->summands.size() > most_summands)
        return fields.refuse("sum", Error{fmt::format("at most {} summands are taken", most_summands)});
    read_human(options, *asked);
    question.key = wire_text(sum);
    question.takes(seconds);
    question.answer = [asked = *std::move(asked), seconds](Desk& desk) -> Answer {
        cgt::Session session(work_of(seconds), &desk.cancel);
        Budget budget(work_of(seconds), &desk.cancel);
        const auto report = analysis::sum_play(session, asked, budget);
        if (!report) return no_answer(describe(report.error()));
        return {render::to_json(*report),
                true,
                {{"picture.svg", ready(render::to_svg(*report))},
                 {"report.txt", ready(render::to_text(*report))}}};
    };
}

}  // namespace

std::vector<QuestionKind> game_questions() {
    return {{"cgt", read_cgt}, {"outcome", read_outcome}, {"sum", read_sum}};
}

}  // namespace tedomari::ask
