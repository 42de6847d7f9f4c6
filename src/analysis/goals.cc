// SPDX-License-Identifier: MIT
#include "analysis/goals.h"

#include <algorithm>
#include <chrono>

#include "base/seconds.h"

namespace tedomari::analysis {

namespace {

int rank(const GoalSummary& summary) {
    if (summary.status.is_unsettled()) return 0;
    return summary.status.is_known() ? 2 : 1;
}

}  // namespace

std::vector<tactics::Goal> relevant_goals(const go::Board& board, const GoalSearchOptions& options) {
    tactics::GoalKinds kinds;
    kinds.empty_connections = options.empty_connections;
    return tactics::relevant_goals(board, kinds);
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
    Limits each;
    each.time = nanoseconds_of(options.seconds_each);
    each.nodes = options.nodes_each;
    for (const tactics::Goal& goal : goals) {
        if (budget.spent()) {
            report.complete = false;
            break;
        }
        report.goals.push_back(tactics::summary_of(position.board, goal, effort, each, table));
        progress.advance();
        if (options.progress) options.progress(report.goals.size(), goals.size());
    }
    std::stable_sort(report.goals.begin(), report.goals.end(),
                     [](const GoalSummary& x, const GoalSummary& y) { return rank(x) < rank(y); });
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace tedomari::analysis
