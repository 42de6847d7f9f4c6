// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <chrono>

namespace tedomari::analysis {

Result<RegionReport> region(const go::Position& position, const go::PointSet& points,
                            const endgame::Effort& effort) {
    const auto start = std::chrono::steady_clock::now();
    auto game = endgame::evaluate(position.board, points, effort);
    if (!game) return game.error();
    RegionReport report{position, std::move(*game), 0};
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace tedomari::analysis
