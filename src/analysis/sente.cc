// SPDX-License-Identifier: MIT
#include "analysis/sente.h"

#include <algorithm>
#include <chrono>

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
    options.search.seconds_each = 0.004;
    options.effort.aim.order = 2;
    options.effort.aim.nodes = 500;
    options.effort.depth = 6;
    return options;
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
    const valuation::Plays found = valuation::find_plays(position.board, goals.goals, settings, budget);
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
