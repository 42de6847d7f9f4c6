// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/double_goals.h"
#include "analysis/goal.h"
#include "analysis/goals.h"
#include "analysis/multi_goal.h"
#include "analysis/sente.h"
#include "analysis/tsumego.h"
#include "analysis/values.h"
#include "base/seconds.h"
#include "go/diagram.h"
#include "render/double_goals.h"
#include "render/goal.h"
#include "render/goals.h"
#include "render/multi_goal.h"
#include "render/sente.h"
#include "render/tsumego.h"
#include "render/values.h"
#include "sgf/writer.h"
#include "web/position.h"
#include "web/question.h"

// Questions of tactics: goals, what is sente, life and death.
namespace tedomari::web {

namespace {

constexpr double longest = 600;  // seconds
constexpr std::size_t table_memory = std::size_t{128} << 20;

std::string key_of(const go::Position& position) { return go::to_diagram(position); }

void read_goal(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const std::string text = fields.needed_text("goal");
    const double seconds = options.number("time", 10, 0.01, longest);
    tactics::Effort effort;
    effort.order = options.integer("order", 3, 1, 4);
    effort.exhaustive = options.flag("exhaustive");
    const bool jointly = options.flag("jointly");
    if (!game || !fields.ok()) return;
    const go::Position position = game->position();
    const auto wish = tactics::parse_wish(text, position.board);
    if (!wish) return fields.refuse("goal", wish.error());
    question.key = fmt::format("{} {} {} {} {}\n{}", seconds, effort.order, effort.exhaustive, jointly, text,
                               key_of(position));
    question.takes(seconds);
    question.answer = [position, wish = *wish, effort, jointly, seconds](Desk& desk) {
        tactics::ReadingTable table(table_memory);
        Budget budget(limits_of(seconds), &desk.cancel);
        Answer answer;
        if (wish.form == tactics::Wish::Form::goal) {
            using Report = analysis::GoalReport;
            Report report = analysis::study_goal(position, wish.question, effort, table, budget);
            answer.report = render::to_json(report);
            if (std::string proof = render::proof_sgf(report); !proof.empty())
                answer.files["proof.sgf"] = [proof] { return proof; };
            answer.draw_from(std::move(report),
                             {{"report.txt", [](const Report& r) { return render::to_text(r); }}});
        } else {
            analysis::MultiGoalOptions study;
            study.effort = effort;
            study.always_jointly = jointly;
            auto report = analysis::study_wish(position, wish, study, table, budget);
            answer.report = render::to_json(report);
            answer.draw_from(std::move(report), {{"report.txt", render::to_text}});
        }
        answer.complete = !desk.cancel;
        return answer;
    };
}

void read_goals(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 10, 0.01, longest);
    analysis::GoalSearchOptions search;
    search.seconds_each = options.number("timeEach", 0.05, 0.001, 60);
    search.order = options.integer("order", 3, 1, 4);
    search.empty_connections = options.flag("emptyConnections");
    const bool pairs = options.flag("pairs"), combinations = options.flag("combinations");
    if (!game) return;
    question.key = fmt::format("{} {} {} {} {} {}\n{}", seconds, search.seconds_each, search.order,
                               search.empty_connections, pairs, combinations, key_of(game->position()));
    question.takes(seconds);
    question.answer = [position = game->position(), search, pairs, combinations, seconds](Desk& desk) {
        constexpr std::uint64_t nodes_each_pair = 2000;
        Budget budget(limits_of(seconds), &desk.cancel);
        Progress silent;
        analysis::GoalSearchOptions told = search;
        told.progress = [&](std::size_t done, std::size_t of) { desk.progress(done, of, "goals"); };
        auto report = analysis::find_goals(position, told, budget, silent);
        Answer answer;
        answer.report = render::to_json(report);
        if (pairs)
            answer.report["pairs"] =
                render::to_json(analysis::find_double_goals(report, nodes_each_pair, budget));
        if (combinations)
            answer.report["combinations"] = render::to_json(
                analysis::find_combinations(position.board, limits_of(seconds / 4), &desk.cancel));
        answer.draw_from(std::move(report), {{"report.txt", render::to_text}});
        answer.complete = !desk.cancel;
        return answer;
    };
}

void read_sente(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 5, 0.01, longest);
    const std::string at = options.text("at");
    analysis::SenteOptions sente = analysis::quick_sente();
    if (!game) return;
    if (!at.empty()) {
        const auto point = go::parse_point(at, game->size());
        if (!point) return options.refuse("at", point.error());
        sente.at = *point;
    }
    question.key = fmt::format("{} {}\n{}", seconds, at, key_of(game->position()));
    question.takes(seconds);
    question.answer = [position = game->position(), sente, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        Progress silent;
        analysis::SenteOptions told = sente;
        told.search.progress = [&](std::size_t done, std::size_t of) {
            done < of ? desk.progress(done, of, "goals") : desk.progress(0, 0, "threats");
        };
        auto report = analysis::find_sente(position, told, budget, silent);
        Answer answer;
        answer.report = render::to_json(report);
        answer.draw_from(std::move(report),
                         {{"report.sgf", render::to_sgf}, {"report.txt", render::to_text}});
        answer.complete = !desk.cancel;
        return answer;
    };
}

// What the open goals are worth, by random games.
void read_values(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 10, 0.01, longest);
    const double games = options.number("games", 10'000, 1, 1e9);
    const double seed = options.number("seed", 1, 0, 1e15);
    if (!game) return;
    question.key = fmt::format("{} {} {}\n{}", seconds, games, seed, key_of(game->position()));
    question.takes(seconds);
    question.answer = [position = game->position(), seconds, games, seed](Desk& desk) {
        analysis::ValueSettings settings;
        settings.games = static_cast<std::uint64_t>(games);
        settings.sampling.seed = static_cast<std::uint64_t>(seed);
        settings.sampling.policy = analysis::PolicyKind::informed;
        Budget budget(limits_of(seconds), &desk.cancel);
        using Report = analysis::ValuesReport;
        Report report = analysis::values(position, settings, budget);
        Answer answer;
        answer.report = render::to_json(report);
        answer.draw_from(std::move(report),
                         {{"report.txt", [](const Report& r) { return render::to_text(r); }}});
        answer.complete = !desk.cancel;
        return answer;
    };
}

// Of a record where its problem is, or at the node that is named; its book is what follows there.
void read_problem(Fields& fields, Fields& options, Question& question) {
    auto problem = find_position(fields, sgf::AsksFor::problem);
    const double seconds = options.number("time", 10, 0.01, longest);
    const std::string word = options.text("target");
    if (!problem || !fields.ok()) return;
    std::optional<go::Point> target;
    if (!word.empty()) {
        const auto point = go::parse_point(word, problem->game.size());
        if (!point) return options.refuse("target", point.error());
        target = *point;
    }
    question.key = fmt::format("{} {}\n{}{}", seconds, word, key_of(problem->game.position()),
                               problem->record ? sgf::print(problem->record->tree) : "");
    question.takes(seconds);
    question.answer = [problem = *std::move(problem), target, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        auto report = analysis::solve_tsumego(problem, {.target = target}, budget);
        if (!report) return no_answer(report.error().message);
        Answer answer;
        answer.report = render::to_json(*report);
        answer.complete = !desk.cancel;
        answer.draw_from(*std::move(report),
                         {{"report.sgf", render::to_sgf}, {"report.txt", render::to_text}});
        return answer;
    };
}

}  // namespace

std::vector<QuestionKind> goal_questions() {
    return {{"goal", read_goal},
            {"goals", read_goals},
            {"sente", read_sente},
            {"values", read_values},
            {"problem", read_problem}};
}

}  // namespace tedomari::web
