// SPDX-License-Identifier: MIT
#include "analysis/sente.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "valuation/plays.h"

namespace tedomari::analysis {

using search::Verdict;

std::size_t SenteReport::sente() const {
    return static_cast<std::size_t>(std::count_if(
        pairs.begin(), pairs.end(), [](const SenteFinding& f) { return f.sente.verdict == Verdict::won; }));
}

SenteOptions quick_sente() {
    SenteOptions options;
    options.search.order = 2;
    options.search.seconds_each = 0.02;
    options.search.nodes_each = 4'000;
    options.effort.aim.order = 2;
    options.effort.aim.nodes = 500;
    options.effort.depth = 6;
    return options;
}

namespace {

// Which chains hold together.
class Groups {
public:
    explicit Groups(const go::Board& board) : board_(board) {}

    go::Point of(go::Point stone) const {
        go::Point name = board_.chain(stone);
        while (!above_[name].is_nowhere()) name = above_[name];
        return name;
    }
    void join(go::Point a, go::Point b) {
        if (of(a) != of(b)) above_[of(a)] = of(b);
    }

private:
    const go::Board& board_;
    go::PointMap<go::Point> above_;
};

}  // namespace

std::vector<GoalSummary> different_goals(const go::Board& board, const std::vector<GoalSummary>& goals) {
    const auto is_between_chains = [&](const GoalSummary& goal) {
        return goal.goal.kind == tactics::GoalKind::connect && go::is_stone(board.at(goal.goal.a)) &&
               go::is_stone(board.at(goal.goal.b));
    };
    const outcome::Status settled{outcome::Outcome::won(), outcome::Outcome::won()};
    Groups groups(board);
    for (const GoalSummary& goal : goals) {
        if (is_between_chains(goal) && goal.status == settled) groups.join(goal.goal.a, goal.goal.b);
    }
    std::vector<GoalSummary> kept;
    std::set<std::pair<go::Point, go::Point>> seen;
    for (const GoalSummary& goal : goals) {
        if (is_between_chains(goal) && groups.of(goal.goal.a) != groups.of(goal.goal.b)) {
            if (!seen.insert(std::minmax({groups.of(goal.goal.a), groups.of(goal.goal.b)})).second) continue;
        }
        kept.push_back(goal);
    }
    return kept;
}

SenteReport find_sente(const go::Position& position, const SenteOptions& options, Budget& budget,
                       Progress& progress) {
    SenteReport report;
    report.position = position;
    const auto start = budget.elapsed();
    const GoalsReport goals = find_goals(position, options.search, budget, progress);
    report.goals = goals.goals.size();
    report.complete = goals.complete;
    valuation::PlaySettings settings;
    settings.at = options.at;
    settings.effort = options.effort;
    settings.nodes_each = options.nodes_each;
    const auto different = different_goals(position.board, goals.goals);
    const valuation::Plays found = valuation::find_plays(position.board, different, settings, budget);
    report.complete = report.complete && found.complete;
    report.unsettled = found.unsettled;
    report.moves = found.plays.size();
    report.threats = found.threats;
    report.unknown = found.unknown;
    report.played = found.played;
    for (const valuation::Play& play : found.plays) {
        for (const valuation::ThreatFound& threat : play.threats)
            report.pairs.push_back({{play.move, play.goal, threat.goal}, threat.sente});
    }
    report.seconds = std::chrono::duration<double>(budget.elapsed() - start).count();
    return report;
}

}  // namespace tedomari::analysis
