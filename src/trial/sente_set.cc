// SPDX-License-Identifier: MIT
#include "trial/sente_set.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "go/benson.h"
#include "trial/json_board.h"

namespace tedomari::trial {

using go::Board;
using go::Color;
using go::Point;
using nlohmann::json;

namespace {

Result<tactics::Question> goal_of(const json& line, const char* key, const Board& board, Color mover) {
    const auto question = tactics::parse_question(text_of(line, key), board);
    if (!question) return Error{std::string(key) + ": " + question.error().message};
    if (question->friend_color() != mover)
        return Error{std::string(key) + " is not a goal of the side that moves"};
    return *question;
}

// A stone outside the region that needs more than what is outside to live; a search of the region alone would be
// wrong about it.
std::optional<Point> stone_at_risk(const Board& board, const go::PointSet& region) {
    std::optional<Point> found;
    if (region.empty()) return found;
    for (const Color color : {Color::black, Color::white}) {
        const auto life = go::unconditional_life(board, color, region);
        go::for_each_point(board.size(), [&](Point p) {
            if (board.at(p) == cell(color) && !region.contains(p) && !life.stones.contains(p)) found = p;
        });
    }
    return found;
}

Result<SenteProblem> problem_of(const json& line) {
    if (!line.is_object()) return Error{"expected one object a line"};
    SenteProblem problem;
    problem.id = text_of(line, "id");
    problem.type = text_of(line, "type");
    auto board = board_with_holes(line);
    if (!board) return board.error();
    problem.board = *board;
    const std::string color = text_of(line, "color");
    if (color != "black" && color != "white") return Error{"color must be black or white"};
    const auto move = go::parse_point(text_of(line, "move"), board->size());
    if (!move) return Error{"move: " + move.error().message};
    problem.question.move = {color == "black" ? Color::black : Color::white, *move};
    if (!board->is_legal(problem.question.move, go::Suicide::forbidden))
        return Error{"the move is not legal"};
    const auto goal = goal_of(line, "goal", *board, problem.question.move.color);
    if (!goal) return goal.error();
    problem.question.goal = *goal;
    board->play(problem.question.move);
    const auto threat = goal_of(line, "threat", *board, problem.question.move.color);
    if (!threat) return threat.error();
    problem.question.threat = *threat;
    if (const auto region = line.find("region"); region != line.end() && region->is_array()) {
        for (const json& name : *region) {
            const auto p = name.is_string() ? go::parse_point(name.get<std::string>(), board->size())
                                            : Result<Point>(Error{"expected points"});
            if (!p) return Error{"region: " + p.error().message};
            problem.region.insert(*p);
        }
    }
    if (const auto weak = stone_at_risk(problem.board, problem.region))
        return Error{"region: the stones around it must live whatever happens in it, and " +
                     go::to_string(*weak) + " does not"};
    const auto sente = line.find("sente");
    if (sente == line.end() || !sente->is_boolean()) return Error{"sente must be true or false"};
    problem.sente = sente->get<bool>();
    return problem;
}

}  // namespace

Result<std::vector<SenteProblem>> parse_sente_problems(std::string_view text) {
    std::vector<SenteProblem> problems;
    const auto failed = for_each_line(text, [&](std::string_view line) -> std::optional<Error> {
        const json parsed = json::parse(line, nullptr, false);
        if (parsed.is_discarded()) return Error{"not JSON"};
        auto problem = problem_of(parsed);
        if (!problem) return problem.error();
        if (problem->id.empty()) problem->id = std::to_string(problems.size() + 1);
        problems.push_back(*std::move(problem));
        return {};
    });
    if (failed) return *failed;
    return problems;
}

SenteSetReport solve_sente_problems(const std::vector<SenteProblem>& problems,
                                    const tactics::SenteEffort& effort, const std::atomic<bool>* cancel) {
    SenteSetReport report;
    tactics::ReadingTable table;
    for (const SenteProblem& problem : problems) {
        if (cancel != nullptr && cancel->load()) {
            report.interrupted = true;
            break;
        }
        table.clear();
        table.forget_hints();
        tactics::SenteEffort own = effort;
        own.region = problem.region;
        Budget budget(Limits{.time = std::chrono::seconds(10)}, cancel);
        SenteResult result;
        result.problem = problem;
        const std::clock_t before = std::clock();
        result.answer = tactics::is_sente(problem.board, problem.question, own, table, budget);
        result.seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
        Budget again(Limits{.time = std::chrono::seconds(10)}, cancel);
        result.both = tactics::both_after_two_moves(problem.board, problem.question, own, table, again);
        report.cases.push_back(std::move(result));
    }
    return report;
}

namespace {

std::string word(search::Verdict verdict) {
    return verdict == search::Verdict::won ? "sente" : verdict == search::Verdict::lost ? "not" : "unknown";
}

}  // namespace

std::string to_text(const SenteSetReport& report) {
    std::string text = fmt::format("{:<26} {:<24} {:<6} {:<6} {:>6} {:>8}  {}\n", "problem", "type", "truth",
                                   "ours", "moves", "ms", "double goal");
    for (const SenteResult& r : report.cases) {
        text += fmt::format("{:<26} {:<24} {:<6} {:<6} {:>6} {:>8.3f}  {}\n", r.problem.id, r.problem.type,
                            r.problem.sente ? "sente" : "not",
                            word(r.answer.verdict) + (r.is_right() ? "" : " !"), r.answer.moves,
                            1000 * r.seconds, word(r.both) + (r.is_misled() ? " (misled)" : ""));
    }
    const auto moves = report.sum(&SenteResult::moves);
    const double seconds = report.sum(&SenteResult::seconds);
    text += fmt::format("{} of {} right, {} moves in {:.2f} ms: {:.2f} million a second\n",
                        report.count(&SenteResult::is_right), report.cases.size(), moves, 1000 * seconds,
                        seconds > 0 ? static_cast<double>(moves) / seconds / 1e6 : 0);
    return text;
}

nlohmann::json to_json(const SenteSetReport& report) {
    const auto one = [](const SenteResult& r) {
        return nlohmann::json{{"id", r.problem.id},
                              {"type", r.problem.type},
                              {"sente", r.problem.sente},
                              {"answer", word(r.answer.verdict)},
                              {"right", r.is_right()},
                              {"why", std::string(tactics::to_string(r.answer.why))},
                              {"refutation", r.answer.refutation.is_nowhere()
                                                 ? nlohmann::json(nullptr)
                                                 : nlohmann::json(go::to_string(r.answer.refutation))},
                              {"movesPlayed", r.answer.moves},
                              {"seconds", r.seconds},
                              {"doubleGoal", word(r.both)}};
    };
    return {{"right", report.count(&SenteResult::is_right)},
            {"total", report.cases.size()},
            {"movesPlayed", report.sum(&SenteResult::moves)},
            {"seconds", report.sum(&SenteResult::seconds)},
            {"problems", report.json(one)}};
}

}  // namespace tedomari::trial
