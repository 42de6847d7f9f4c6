// SPDX-License-Identifier: MIT
#include "analysis/goals.h"

#include <algorithm>
#include <chrono>

#include "tactics/distance.h"

namespace tedomari::analysis {

using go::Board;
using go::Point;
using go::PointSet;
using tactics::Goal;
using tactics::Rings;
using tactics::Side;
using tactics::Ways;

namespace {

std::vector<Point> chains_of(const Board& board) {
    std::vector<Point> names;
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(board.at(p)) && board.chain(p) == p) names.push_back(p);
    });
    return names;
}

// Liberties of order 1 to 4, and those of adjacent enemies with fewer than three.
PointSet points_to_join(const Board& board, Point chain) {
    constexpr int orders = 4;
    const tactics::Layout layout = tactics::layout_of(board);
    const Ways ways{board, layout, color_of(board.at(chain))};
    Rings rings(ways, chain, orders);
    rings.grow(orders);
    PointSet points;
    for (int i = 1; i <= orders; ++i) points |= rings.ring(i);
    board.for_each_enemy_chain(chain, [&](Point name) {
        if (board.liberties(name) < 3) points |= board.liberty_set(name);
    });
    return points;
}

int rank(const GoalSummary& summary) {
    if (summary.status.is_unsettled()) return 0;
    return summary.status.is_known() ? 2 : 1;
}

}  // namespace

std::vector<Goal> relevant_goals(const Board& board, const GoalSearchOptions& options) {
    constexpr int danger = 4, near = 3;
    std::vector<Goal> goals;
    const auto chains = chains_of(board);
    const tactics::Layout layout = tactics::layout_of(board);
    const Ways of_black{board, layout, go::Color::black}, of_white{board, layout, go::Color::white};
    for (const Point chain : chains) {
        if (board.liberties(chain) <= danger) goals.push_back(tactics::capture(board, chain));
    }
    for (std::size_t i = 0; i < chains.size(); ++i) {
        for (std::size_t j = i + 1; j < chains.size(); ++j) {
            if (board.at(chains[i]) != board.at(chains[j])) continue;
            const Ways& ways = board.at(chains[i]) == go::Cell::black ? of_black : of_white;
            if (tactics::moves_apart(ways, chains[i], chains[j], near) <= near)
                goals.push_back(tactics::connect(board, chains[i], chains[j]));
        }
    }
    if (!options.empty_connections) return goals;
    for (const Point chain : chains) {
        points_to_join(board, chain).for_each([&](Point p) {
            if (board.is_empty(p)) goals.push_back(tactics::connect(board, chain, p));
        });
    }
    return goals;
}

GoalsReport find_goals(const go::Position& position, const GoalSearchOptions& options, Budget& budget,
                       Progress& progress) {
    GoalsReport report;
    report.position = position;
    const auto start = std::chrono::steady_clock::now();
    const auto goals = relevant_goals(position.board, options);
    report.found = goals.size();
    tactics::ReadingTable table;
    tactics::Effort effort;
    effort.order = options.order;
    for (const Goal& goal : goals) {
        if (budget.spent()) {
            report.complete = false;
            break;
        }
        const auto read = [&](Side first) {
            Limits limits;
            limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(options.seconds_each * 1e9));
            Budget each(limits);
            return tactics::read(position.board, goal, first, effort, table, each);
        };
        const auto mine = read(Side::attacker);
        const auto theirs = read(Side::defender);
        GoalSummary summary{goal,
                            {mine.outcome, theirs.outcome},
                            mine.best,
                            theirs.best,
                            Evidence::bounded,
                            mine.trace,
                            theirs.trace};
        if (mine.evidence == Evidence::proved && theirs.evidence == Evidence::proved)
            summary.evidence = Evidence::proved;
        report.goals.push_back(summary);
        progress.advance();
    }
    std::stable_sort(report.goals.begin(), report.goals.end(),
                     [](const GoalSummary& x, const GoalSummary& y) { return rank(x) < rank(y); });
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace tedomari::analysis
