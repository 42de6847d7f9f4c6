// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <sstream>

#include "analysis/double_goals.h"
#include "analysis/goal.h"
#include "analysis/goals.h"
#include "analysis/multi_goal.h"
#include "analysis/sente.h"
#include "analysis/tsumego.h"
#include "analysis/values.h"
#include "go/diagram.h"
#include "render/double_goals.h"
#include "render/goal.h"
#include "render/goals.h"
#include "render/multi_goal.h"
#include "render/sente.h"
#include "render/tsumego.h"
#include "render/values.h"
#include "sgf/record.h"
#include "sgf/writer.h"
#include "web/edit.h"
#include "web/position.h"
#include "web/question.h"

// Questions of tactics: goals, what is sente, life and death.
namespace tedomari::web {

namespace {

constexpr double longest = 600;  // seconds
constexpr std::size_t table_memory = std::size_t{128} << 20;

Limits limits_of(double seconds) {
    Limits limits;
    limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
    return limits;
}

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
    question.seconds_most = seconds * 2 + 10;
    question.answer = [position, wish = *wish, effort, jointly, seconds](Desk& desk) {
        tactics::ReadingTable table(table_memory);
        Budget budget(limits_of(seconds), &desk.cancel);
        Answer answer;
        if (wish.form == tactics::Wish::Form::goal) {
            const auto report = analysis::study_goal(position, wish.question, effort, table, budget);
            answer.report = render::to_json(report);
            answer.files["report.txt"] = render::to_text(report);
            if (std::string proof = render::proof_sgf(report); !proof.empty())
                answer.files["proof.sgf"] = std::move(proof);
        } else {
            analysis::MultiGoalOptions study;
            study.effort = effort;
            study.always_jointly = jointly;
            const auto report = analysis::study_wish(position, wish, study, table, budget);
            answer.report = render::to_json(report);
            answer.files["report.txt"] = render::to_text(report);
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
    const bool pairs = options.flag("pairs");
    if (!game) return;
    question.key = fmt::format("{} {} {} {} {}\n{}", seconds, search.seconds_each, search.order,
                               search.empty_connections, pairs, key_of(game->position()));
    question.seconds_most = seconds * 2 + 10;
    question.answer = [position = game->position(), search, pairs, seconds](Desk& desk) {
        constexpr std::uint64_t nodes_each_pair = 2000;
        Budget budget(limits_of(seconds), &desk.cancel);
        Progress silent;
        analysis::GoalSearchOptions told = search;
        told.progress = [&](std::size_t done, std::size_t of) { desk.progress(done, of, "goals"); };
        const auto report = analysis::find_goals(position, told, budget, silent);
        Answer answer;
        answer.report = render::to_json(report);
        answer.files["report.txt"] = render::to_text(report);
        if (pairs)
            answer.report["pairs"] =
                render::to_json(analysis::find_double_goals(report, nodes_each_pair, budget));
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
    question.seconds_most = seconds * 2 + 10;
    question.answer = [position = game->position(), sente, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        Progress silent;
        analysis::SenteOptions told = sente;
        told.search.progress = [&](std::size_t done, std::size_t of) {
            done < of ? desk.progress(done, of, "goals") : desk.progress(0, 0, "threats");
        };
        const auto report = analysis::find_sente(position, told, budget, silent);
        Answer answer;
        answer.report = render::to_json(report);
        answer.files = {{"report.sgf", render::to_sgf(report)}, {"report.txt", render::to_text(report)}};
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
    question.seconds_most = seconds * 2 + 10;
    question.answer = [position = game->position(), seconds, games, seed](Desk& desk) {
        constexpr std::size_t most = 10;  // in the text
        valuation::ValueSettings settings;
        settings.games = static_cast<std::uint64_t>(games);
        settings.sampling.seed = static_cast<std::uint64_t>(seed);
        settings.sampling.policy = playout::PolicyKind::informed;
        Budget budget(limits_of(seconds), &desk.cancel);
        const auto report = analysis::values(position, settings, budget);
        Answer answer;
        answer.report = render::to_json(report);
        answer.files["report.txt"] = render::to_text(report, most);
        answer.complete = !desk.cancel;
        return answer;
    };
}

// Solved from the start of the record; of a position without one, from a record made of it.
void read_problem(Fields& fields, Fields& options, Question& question) {
    std::string text;
    if (fields.has("sgf") && !fields.has("node")) {
        if (const auto place = read_place(fields)) text = place->record.text();
    } else if (const auto game = read_position(fields)) {
        go::Game alone(game->position(), game->rules());
        text = sgf::print(sgf::to_tree(alone));
    }
    const double seconds = options.number("time", 10, 0.01, longest);
    const std::string word = options.text("target");
    std::optional<go::Point> target;
    if (!word.empty()) {
        const auto point = go::parse_point(word, go::square(go::max_size));
        if (!point) return options.refuse("target", point.error());
        target = *point;
    }
    if (!fields.ok()) return;
    question.key = fmt::format("{} {}\n{}", seconds, word, text);
    question.seconds_most = seconds * 2 + 10;
    question.answer = [text, target, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        const auto report = analysis::solve_tsumego(text, {.target = target}, budget);
        Answer answer;
        if (!report) {
            answer.error = report.error().message;
            return answer;
        }
        answer.report = render::to_json(*report);
        answer.files = {{"report.sgf", render::to_sgf(*report)}, {"report.txt", render::to_text(*report)}};
        answer.complete = !desk.cancel;
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
