// SPDX-License-Identifier: MIT

#include "analysis/double_goals.h"
#include "analysis/goal.h"
#include "analysis/goals.h"
#include "analysis/multi_goal.h"
#include "analysis/sente.h"
#include "analysis/tsumego.h"
#include "analysis/values.h"
#include "ask/position.h"
#include "ask/question.h"
#include "base/seconds.h"
#include "go/diagram.h"
#include "render/goal.h"
#include "render/goals.h"
#include "render/sente.h"
#include "render/tsumego.h"
#include "render/values.h"
#include "sgf/writer.h"

// Questions of tactics: goals, what is sente, life and death.
namespace tedomari::ask {

namespace {

constexpr double longest = 600;  // seconds

std::string key_of(const go::Position& position) { return go::to_diagram(position); }

void read_goal(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const std::string text = fields.needed_text("goal");
    const double seconds = options.number("time", 10, 0.01, longest);
    analysis::MultiGoalOptions study;
    study.effort.order = options.integer("order", 3, 1, 4);
    study.effort.exhaustive = options.flag("exhaustive");
    study.always_jointly = options.flag("jointly");
    study.memory = std::size_t{128} << 20;
    if (!game || !fields.ok()) return;
    const go::Position position = game->position();
    const auto wish = tactics::parse_wish(text, position.board);
    if (!wish) return fields.refuse("goal", wish.error());
    question.key = text + "\n" + key_of(position);
    question.takes(seconds);
    question.answer = [position, wish = *wish, study, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        const auto told = [&](auto report) {
            using Report = decltype(report);
            Answer answer{render::to_json(report), !desk.cancel};
            return std::move(answer).draw_from(
                std::move(report), {{"report.txt", [](const Report& r) { return render::to_text(r); }}});
        };
        auto report = analysis::study(position, wish, study, budget);
        std::string proof;
        if (const auto* alone = std::get_if<analysis::GoalReport>(&report)) proof = render::proof_sgf(*alone);
        Answer answer = std::visit(told, std::move(report));
        if (!proof.empty()) answer.files["proof.sgf"] = [proof] { return proof; };
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
    question.key = key_of(game->position());
    question.takes(seconds);
    question.answer = [position = game->position(), search, pairs, combinations, seconds](Desk& desk) {
        constexpr std::uint64_t nodes_each_pair = 2000;
        Budget budget(limits_of(seconds), &desk.cancel);
        Progress silent;
        analysis::GoalSearchOptions told = search;
        told.progress = [&](std::size_t done, std::size_t of) { desk.progress(done, of, "goals"); };
        auto report = analysis::find_goals(position, told, budget, silent);
        Answer answer{render::to_json(report)};
        if (pairs)
            answer.report["pairs"] =
                render::to_json(analysis::find_double_goals(report, nodes_each_pair, budget));
        if (combinations)
            answer.report["combinations"] = render::to_json(
                analysis::find_combinations(position.board, limits_of(seconds / 4), &desk.cancel));
        answer.complete = !desk.cancel;
        return std::move(answer).draw_from(std::move(report), {{"report.txt", render::to_text}});
    };
}

void read_sente(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 5, 0.01, longest);
    analysis::SenteOptions sente = analysis::quick_sente();
    if (!game) return;
    sente.at = point_field(options, "at", game->size());
    question.key = key_of(game->position());
    question.takes(seconds);
    question.answer = [position = game->position(), sente, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        Progress silent;
        analysis::SenteOptions told = sente;
        told.search.progress = [&](std::size_t done, std::size_t of) {
            done < of ? desk.progress(done, of, "goals") : desk.progress(0, 0, "threats");
        };
        auto report = analysis::find_sente(position, told, budget, silent);
        Answer answer{render::to_json(report), !desk.cancel};
        return std::move(answer).draw_from(std::move(report),
                                           {{"report.sgf", render::to_sgf}, {"report.txt", render::to_text}});
    };
}

// What the open goals are worth, by random games.
void read_values(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 10, 0.01, longest);
    const double games = options.number("games", 10'000, 1, 1e9);
    const double seed = options.number("seed", 1, 0, 1e15);
    if (!game) return;
    question.key = key_of(game->position());
    question.takes(seconds);
    question.answer = [position = game->position(), seconds, games, seed](Desk& desk) {
        analysis::ValueSettings settings;
        settings.games = static_cast<std::uint64_t>(games);
        settings.sampling.seed = static_cast<std::uint64_t>(seed);
        settings.sampling.policy = analysis::PolicyKind::informed;
        Budget budget(limits_of(seconds), &desk.cancel);
        using Report = analysis::ValuesReport;
        Report report = analysis::values(position, settings, budget);
        Answer answer{render::to_json(report), !desk.cancel};
        return std::move(answer).draw_from(
            std::move(report), {{"report.txt", [](const Report& r) { return render::to_text(r); }}});
    };
}

// Of a record where its problem is, or at the node that is named; its book is what follows there.
void read_problem(Fields& fields, Fields& options, Question& question) {
    auto problem = find_position(fields, sgf::AsksFor::problem);
    const double seconds = options.number("time", 10, 0.01, longest);
    if (!problem || !fields.ok()) return;
    const go::Point target = point_field(options, "target", problem->game.size());
    question.key = key_of(problem->game.position());
    if (problem->record) question.key += sgf::print(problem->record->tree);
    question.takes(seconds);
    question.answer = [problem = *std::move(problem), target, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        analysis::TsumegoSettings settings;
        if (!target.is_nowhere()) settings.target = target;
        auto report = analysis::solve_tsumego(problem, settings, budget);
        if (!report) return no_answer(report.error().message);
        Answer answer{render::to_json(*report), !desk.cancel};
        return std::move(answer).draw_from(*std::move(report),
                                           {{"report.sgf", render::to_sgf}, {"report.txt", render::to_text}});
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

}  // namespace tedomari::ask
