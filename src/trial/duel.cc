// SPDX-License-Identifier: MIT
#include "trial/duel.h"

#include "analysis/tactical.h"

namespace tedomari::trial {

using go::Board;
using go::Move;
using go::Point;
using tactics::Goal;
using tactics::GoalKind;
using tactics::Side;

namespace {

constexpr int longest = 60;  // moves

}  // namespace

std::optional<Success> success_of(const std::string& answer, Side first) {
    if (answer.empty() || answer[0] < '0' || answer[0] > '3') return {};
    static constexpr Success codes[] = {Success::none, Success::sure, Success::winning_ko,
                                        Success::losing_ko};
    const Success own = codes[answer[0] - '0'];
    if (first == Side::attacker) return own;
    return static_cast<Success>(static_cast<int>(Success::sure) - static_cast<int>(own));
}

std::string query_of(const Goal& goal, Side first) {
    const bool attacks = first == Side::attacker;
    if (goal.kind == GoalKind::capture) return (attacks ? "attack " : "defend ") + go::to_string(goal.a);
    return (attacks ? "connect " : "disconnect ") + go::to_string(goal.a) + " " + go::to_string(goal.b);
}

DuelEnd Duel::play(Board board, Side first) const {
    Side side = first;
    for (int move = 0; move < longest; ++move, side = search::other(side)) {
        const auto end = side == ours ? our_move(board, side) : move_of_rival(board, side);
        if (end) return *end;
    }
    return DuelEnd::open;
}

std::optional<DuelEnd> Duel::move_of_rival(Board& board, Side side) const {
    const auto answer = rival(board, query_of(goal, side));
    const auto success = answer ? success_of(answer->text, side) : std::nullopt;
    if (!success) return DuelEnd::open;
    const Success gives_up = side == Side::attacker ? Success::none : Success::sure;
    if (*success == gives_up) return side == Side::attacker ? DuelEnd::prevented : DuelEnd::reached;
    if (*success != Success::none && *success != Success::sure) return DuelEnd::open;
    const auto point = go::parse_point(answer->text.substr(answer->text.find(' ') + 1), board.size());
    return advance(
        board, {side == Side::attacker ? goal.attacker : opponent(goal.attacker), point ? *point : Point()});
}

std::optional<DuelEnd> Duel::our_move(Board& board, Side side) const {
    Budget budget(limits, cancel);
    const auto answer = analysis::ask(board, goal, side, table, budget);
    if (cancel != nullptr && cancel->load()) return DuelEnd::open;
    if (side == Side::attacker) {
        if (answer.code == 0) return DuelEnd::prevented;
        if (answer.code == 1 && answer.proved) return DuelEnd::reached;
        return advance(board, {goal.attacker, answer.move});
    }
    if (answer.code == 0 && answer.proved) return DuelEnd::reached;
    return advance(board, {opponent(goal.attacker), answer.code == 0 ? Point() : answer.move});
}

std::optional<DuelEnd> Duel::advance(Board& board, Move move) const {
    if (!move.is_pass() && !board.is_legal(move, go::Suicide::forbidden)) return DuelEnd::open;
    board.play(move);
    const go::Cell stone =
        goal.kind == GoalKind::capture ? cell(opponent(goal.attacker)) : cell(goal.attacker);
    if (goal.kind == GoalKind::capture && board.at(goal.a) != stone) return DuelEnd::reached;
    if (goal.kind == GoalKind::connect && (board.at(goal.a) != stone || board.at(goal.b) != stone))
        return DuelEnd::prevented;
    return {};
}

}  // namespace tedomari::trial
