// SPDX-License-Identifier: MIT
#include "analysis/values.h"

namespace tedomari::analysis {

ValuesReport values(const go::Position& position, const valuation::ValueSettings& settings, Budget& budget) {
    ValuesReport report{settings, valuation::value_goals(position, settings, budget), {}};
    report.games = valuation::local_games(report.valuation);
    return report;
}

}  // namespace tedomari::analysis
