// SPDX-License-Identifier: MIT
#include "analysis/tactical.h"

#include "go/unconditional.h"

namespace tedomari::analysis {

using go::Board;
using go::Point;
using tactics::Goal;
using tactics::Reading;
using tactics::Side;

namespace {

bool is_won_somehow(outcome::Outcome outcome) {
    return !outcome.is_unknown() && outcome != outcome::Outcome::lost();
}

// A proof without a tree, for want of budget, is left unfinished.
tactics::Check check(const Board& board, const Goal& goal, const Reading& reading, std::uint64_t nodes) {
    go::PointSet everywhere;
    go::for_each_point(board.size(), [&](Point p) { everywhere.insert(p); });
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    const tactics::Claim claim = tactics::claim_of(board, goal, reading.rule);
    return tactics::verify(claim, reading.proof, everywhere, budget).check;
}

}  // namespace

TacticalAnswer ask(const Board& board, const Goal& goal, Side first, tactics::ReadingTable& table,
                   Budget& budget, std::uint64_t nodes_to_verify) {
    tactics::Effort effort;
    effort.proof = nodes_to_verify > 0;
    effort.persistent = true;
    // What GNU Go asks of a chain are captures of a moment; ways around need one order more.
    effort.order = goal.kind == tactics::GoalKind::capture ? 3 : 4;
    const Reading reading = goal.kind == tactics::GoalKind::connect
                                ? read_likely_first(board, goal, first, effort, table, budget)
                                : read(board, goal, first, effort, table, budget);
    TacticalAnswer answer;
    answer.code = tactics::gnugo_code(reading.outcome, first);
    answer.known = !reading.outcome.is_unknown();
    answer.proved = answer.known && reading.evidence == Evidence::proved;
    answer.judged = reading.evidence == Evidence::judged;
    if (answer.code != 0) answer.move = reading.best;
    answer.nodes = reading.nodes;
    if (nodes_to_verify > 0 && is_won_somehow(reading.outcome) && !answer.judged)
        answer.check = check(board, goal, reading, nodes_to_verify);
    return answer;
}

TacticalAnswer ask_capture(const Board& board, Point stone, Side first, ReadingTable& table, Budget& budget) {
    return ask(board, tactics::capture(board, stone), first, table, budget);
}

TacticalAnswer ask_connection(const Board& board, Point a, Point b, Side first, ReadingTable& table,
                              Budget& budget) {
    return ask(board, tactics::connect(board, a, b), first, table, budget);
}

std::string to_string(const TacticalAnswer& answer) {
    if (answer.code == 0) return "0";
    return std::to_string(answer.code) + " " +
           (answer.move.is_nowhere() ? "PASS" : go::to_string(answer.move));
}

std::string unconditional_status(const Board& board, Point point) {
    return std::string(go::to_string(go::unconditional_status(board)[point]));
}

EyeAnswer eyes_at(const Board& board, Point point, tactics::ReadingTable& table, Budget& budget) {
    const auto rooms = tactics::eye_rooms(board, tactics::dead_stones(board, point, table, budget));
    EyeAnswer answer{tactics::eye_space(rooms, point, go::Color::black), {}};
    if (!answer.space) answer.space = tactics::eye_space(rooms, point, go::Color::white);
    if (answer.space) answer.eyes = tactics::count_eyes(board, *answer.space, table, budget);
    return answer;
}

std::string to_string(const EyeAnswer& answer) {
    if (!answer.space) return "-1";
    const tactics::EyeCount& eyes = answer.eyes;
    const std::string text = std::to_string(eyes.least) + " " + std::to_string(eyes.most);
    if (eyes.least == eyes.most) return text;
    const auto name = [](Point p) { return p.is_nowhere() ? std::string("PASS") : go::to_string(p); };
    return text + " " + name(eyes.attack) + " " + name(eyes.defend);
}

std::string eval_eye(const Board& board, Point point, tactics::ReadingTable& table, Budget& budget) {
    return to_string(eyes_at(board, point, table, budget));
}

}  // namespace tedomari::analysis
