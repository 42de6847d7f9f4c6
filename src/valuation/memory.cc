// SPDX-License-Identifier: MIT
#include "valuation/memory.h"

#include "base/hash.h"

namespace tedomari::valuation {

using go::Point;
using go::PointSet;

namespace {

// Where two boards differ, the points that a ko forbids included.
PointSet changes(const go::Board& a, const go::Board& b) {
    PointSet found;
    go::for_each_point(a.size(), [&](Point p) {
        if (a.at(p) != b.at(p)) found.insert(p);
    });
    if (a.ko_ban() != b.ko_ban()) {
        for (const Point p : {a.ko(), b.ko()}) {
            if (!p.is_nowhere()) found.insert(p);
        }
    }
    return found;
}

// What a move leans on before it is played: the chains beside it that it may join or take.
PointSet footing(const go::Board& board, Point p) {
    constexpr int few = 3;
    PointSet points = {p};
    for (const Point q : p.neighbours()) {
        if (board.is_empty(q)) points.insert(q);
        if (!go::is_stone(board.at(q))) continue;
        points.insert(q);
        if (board.liberties(q) <= few) points |= board.liberty_set(q);
    }
    return points;
}

}  // namespace

void Memory::go_on(const go::Board& board) {
    if (board.size() != board_.size()) {
        summaries_.clear();
        verdicts_.clear();
    } else {
        const PointSet changed = changes(board, board_);
        std::erase_if(summaries_, [&](const auto& entry) {
            const tactics::GoalSummary& summary = entry.second;
            return changed.contains(summary.goal.a) || changed.contains(summary.goal.b) ||
                   changed.intersects(summary.friend_trace) || changed.intersects(summary.opponent_trace);
        });
        std::erase_if(verdicts_, [&](const auto& entry) { return changed.intersects(entry.second.second); });
    }
    board_ = board;
    board_.forget_plays();
}

std::optional<tactics::GoalSummary> Memory::summary(const tactics::Goal& goal) const {
    const auto found = summaries_.find(key(goal));
    return found == summaries_.end() ? std::nullopt : std::optional(found->second);
}

void Memory::keep(const tactics::GoalSummary& summary) {
    summaries_.insert_or_assign(key(summary.goal), summary);
}

std::uint64_t Memory::key(const Question& question) const {
    const auto move = static_cast<std::uint64_t>(question.move.point.index()) * 2 +
                      static_cast<std::uint64_t>(question.move.color);
    const bool pursues = question.goal.friend_side == tactics::Side::attacker;
    const bool at_once = question.first == tactics::First::mover;
    return combine(key(question.goal.goal), move * 4 + (pursues ? 2 : 0) + (at_once ? 1 : 0));
}

std::optional<tactics::Verdict> Memory::verdict(const Question& question) const {
    const auto found = verdicts_.find(key(question));
    return found == verdicts_.end() ? std::nullopt : std::optional(found->second.first);
}

void Memory::keep(const Question& question, tactics::Verdict verdict, const PointSet& trace) {
    PointSet points = trace | footing(board_, question.move.point);
    points.insert(question.goal.goal.a);
    if (!question.goal.goal.b.is_nowhere()) points.insert(question.goal.goal.b);
    verdicts_.insert_or_assign(key(question), std::pair(verdict, points));
}

}  // namespace tedomari::valuation
