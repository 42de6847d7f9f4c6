// SPDX-License-Identifier: MIT
#include "trial/problem_solver.h"

#include <vector>

#include "analysis/combination.h"
#include "analysis/life.h"
#include "analysis/tactical.h"
#include "analysis/tsumego.h"
#include "tactics/dragon.h"
#include "tactics/ladder.h"

namespace tedomari::trial {

using go::Board;
using go::Color;
using go::Point;
using tactics::Side;

namespace {

// A stone thrown into atari there, taken, and the takers taken back, more of them than the one stone of a ko.
bool is_snapback(Board board, Point p, Color color) {
    if (!board.is_legal({color, p}, go::Suicide::forbidden)) return false;
    board.play({color, p});
    if (board.liberties(p) != 1) return false;
    const Point last = board.liberty_set(p).first();
    if (!board.is_legal({opponent(color), last}, go::Suicide::forbidden)) return false;
    board.play({opponent(color), last});
    return board.liberties(last) == 1 && board.chain_size(last) > 1;
}

// Whether the chain can take an enemy beside it that is in atari and is itself out of atari then.
bool can_take_back(Board board, Point stone) {
    const Color color = color_of(board.at(stone));
    bool can = false;
    std::vector<Point> moves;
    board.for_each_enemy_chain(stone, [&](Point name) {
        if (board.liberties(name) == 1) moves.push_back(board.liberty_set(name).first());
    });
    for (const Point p : moves) {
        if (!board.is_legal({color, p}, go::Suicide::forbidden)) continue;
        board.play({color, p});
        can |= board.liberties(stone) > 1;
        board.undo();
    }
    return can;
}

Spoken ladder(Board board, Point target) {
    const auto reading = tactics::defend_in_ladder(board, target, 100'000);
    if (reading.ladder == tactics::Ladder::unknown) return {"", false};
    return {reading.ladder == tactics::Ladder::captured ? "1" : "0", true, true};
}

bool has_stone(const Problem& problem, std::size_t i) {
    return i < problem.points.size() && go::is_stone(problem.board.at(problem.points[i]));
}

}  // namespace

Spoken ProblemSolver::solve(const Problem& problem, Budget& budget) {
    const std::string& kind = problem.kind;
    if (kind == "combination_attack" || kind == "combination_defend") return combination(problem, budget);
    if (problem.points.empty()) return {"", false};
    const Board& board = problem.board;
    const Point point = problem.points[0];
    if (kind == "unconditional_status") {
        const std::string status = analysis::unconditional_status(board, point);
        return {status, true, status != "undecided"};  // a theorem says what it says, not what it does not
    }
    if (kind == "eval_eye") return {analysis::eval_eye(board, point, table_, budget), true, false};
    if (kind == "snapback") return {is_snapback(board, point, problem.color) ? "1" : "0", true, false};
    if (kind == "owl_does_attack" || kind == "owl_does_defend") return does(problem, budget);
    if (kind == "breaking_nakade_seki")
        return spoken(analysis::breaks_seki(board, point, problem.color, lives_, budget));
    if (!has_stone(problem, 0)) return {"", false};
    if (const auto life = life_answer(problem, budget)) return *life;
    if (has_stone(problem, 1) && board.at(problem.points[1]) == board.at(point))
        return of_two_stones(problem, budget);
    return of_one_stone(problem, budget);
}

Spoken ProblemSolver::goal(const Board& board, const tactics::Goal& asked, Side first, Budget& budget) {
    const analysis::TacticalAnswer answer =
        analysis::ask(board, asked, first, table_, budget, nodes_to_verify_);
    return {answer.known ? to_string(answer) : "", answer.known, answer.proved, answer.check};
}

Spoken ProblemSolver::of_one_stone(const Problem& problem, Budget& budget) {
    const Board& board = problem.board;
    const Point stone = problem.points[0];
    const std::string& kind = problem.kind;
    if (kind == "two_eyes")
        return {tactics::has_two_eyes(board, stone, table_, budget) ? "1" : "0", true, false};
    if (kind == "can_countercap") return {can_take_back(board, stone) ? "1" : "0", true, false};
    if (kind == "attack") return goal(board, tactics::capture(board, stone), Side::attacker, budget);
    if (kind == "defend") return goal(board, tactics::capture(board, stone), Side::defender, budget);
    if (kind == "ladder" || kind == "ladder_any") return ladder(board, stone);
    return {"", false};
}

Spoken ProblemSolver::of_two_stones(const Problem& problem, Budget& budget) {
    const Board& board = problem.board;
    const Point a = problem.points[0], b = problem.points[1];
    const std::string& kind = problem.kind;
    if (kind == "attack_either") return both_chains(problem, Side::attacker, budget);
    if (kind == "defend_both") return both_chains(problem, Side::defender, budget);
    if (kind == "same_dragon")
        return {analysis::is_same_dragon(board, a, b, table_, budget) ? "1" : "0", true, false};
    if (kind == "connect") return goal(board, tactics::connect(board, a, b), Side::attacker, budget);
    if (kind == "disconnect") return goal(board, tactics::connect(board, a, b), Side::defender, budget);
    return {"", false};
}

// One of two chains taken, or neither; read as one goal.
Spoken ProblemSolver::both_chains(const Problem& problem, Side first, Budget& budget) {
    tactics::Wish wish;
    wish.form = tactics::Wish::Form::either;
    for (const Point p : {problem.points[0], problem.points[1]}) {
        wish.parts.emplace_back();
        wish.parts.back().question = {tactics::capture(problem.board, p), Side::attacker};
    }
    const tactics::Reading reading = tactics::read(problem.board, wish, first, {}, table_, budget);
    if (reading.outcome.is_unknown()) return {"", false};
    const int code = tactics::gnugo_code(reading.outcome, first);
    const std::string move = code == 0                   ? ""
                             : reading.best.is_nowhere() ? " PASS"
                                                         : " " + go::to_string(reading.best);
    return {std::to_string(code) + move, true, reading.evidence == Evidence::proved};
}

Spoken ProblemSolver::combination(const Problem& problem, Budget& budget) {
    const analysis::Combination found =
        analysis::find_combination(problem.board, problem.color, table_, budget);
    if (!found.found) return {"PASS", true, false};
    if (problem.kind == "combination_attack") return {go::to_string(found.move), true, !found.is_ko};
    std::string text;
    for (const Point p : moves_against(problem.board, found, problem.color, table_, budget))
        text += (text.empty() ? "" : " ") + go::to_string(p);
    return {text, !text.empty(), false};
}

// The proofs of a life are checked inside the frames in which it was read.
Spoken ProblemSolver::spoken(const analysis::LifeAnswer& answer) {
    Spoken said{answer.text, answer.known, answer.proved};
    if (nodes_to_verify_ == 0 || !answer.known) return said;
    for (const auto& [reading, first] : answer.readings) {
        const search::Check found = life::check(reading, first, lives_, nodes_to_verify_);
        said.check = search::worse(found, said.check.value_or(found));
    }
    return said;
}

// What GNU Go asks about the life of groups; nothing for other kinds.
std::optional<Spoken> ProblemSolver::life_answer(const Problem& problem, Budget& budget) {
    const Board& board = problem.board;
    const Point stone = problem.points[0];
    const std::string& kind = problem.kind;
    if (kind == "owl_attack") return spoken(analysis::owl_attack(board, stone, lives_, budget));
    if (kind == "owl_defend") return spoken(analysis::owl_defend(board, stone, lives_, budget));
    if (kind == "tsumego_kill" || kind == "tsumego_live") return tsumego(problem, budget);
    if (kind == "dragon_status") return spoken(analysis::dragon_status(board, stone, lives_, budget));
    if (kind != "analyze_semeai" || !has_stone(problem, 1)) return {};
    const Point other = problem.points[1];
    if (board.at(other) == board.at(stone)) return {};
    return spoken(analysis::analyze_semeai(board, stone, other, lives_, budget));
}

// The group that the file names; where that is a guess and comes to nothing, the group that the move decides.
Spoken ProblemSolver::tsumego(const Problem& problem, Budget& budget) {
    const Board& board = problem.board;
    const Point stone = problem.points[0];
    const bool kills = problem.kind == "tsumego_kill";
    if (problem.must_live && !problem.targets.empty()) {
        go::PointSet targets;
        for (const Point p : problem.targets) {
            if (board.at(p) == board.at(stone)) targets.insert(p);
        }
        const Color owner = color_of(board.at(stone));
        return spoken(
            analysis::prove_life(board, targets, kills ? opponent(owner) : owner, lives_, budget, threads_));
    }
    if (!problem.is_guessed) {
        const analysis::LifeAnswer named = kills ? analysis::kill(board, stone, lives_, budget)
                                                 : analysis::make_live(board, stone, lives_, budget);
        return spoken(named);
    }
    const Color owner = color_of(board.at(stone));
    analysis::TsumegoSettings settings;
    settings.all_moves = false;
    settings.target = stone;
    settings.is_guess = true;
    settings.nodes_to_verify = nodes_to_verify_;
    const analysis::TsumegoReport found =
        solve_tsumego(go::Position{board, kills ? opponent(owner) : owner}, settings, budget);
    const auto moves = found.right_moves();
    if (moves.empty() || moves.front().is_nowhere()) return {"", false};
    Spoken said{"1 " + go::to_string(moves.front()), true,
                found.outcome == outcome::Outcome::won() && found.evidence == Evidence::proved};
    said.check = found.check;
    return said;
}

Spoken ProblemSolver::does(const Problem& problem, Budget& budget) {
    if (!has_stone(problem, 1)) return {"", false};
    const Point move = problem.points[0], stone = problem.points[1];
    return spoken(problem.kind == "owl_does_attack"
                      ? analysis::owl_does_attack(problem.board, move, stone, lives_, budget)
                      : analysis::owl_does_defend(problem.board, move, stone, lives_, budget));
}

}  // namespace tedomari::trial
