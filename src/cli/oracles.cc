// SPDX-License-Identifier: MIT
#include "cli/oracles.h"

#include <fmt/format.h>

#include "analysis/game_oracles.h"
#include "cli/command.h"
#include "cli/options.h"

namespace tedomari::cli {

int check_oracles(const std::string& path, const Limits& limits) {
    const auto table = read_input(path);
    if (!table) return refuse(path, table.error());
    const analysis::GameOracles report = analysis::game_oracles(*table, limits);
    fmt::print("{:<36} {:>6} {:>6} {:>8}\n", "property", "equal", "differ", "skipped");
    for (const auto& [name, tally] : report.properties) {
        fmt::print("{:<36} {:>6} {:>6} {:>8}\n", name, tally.right, tally.wrong, tally.skipped);
    }
    for (const auto& [why, count] : report.skipped) fmt::print("skipped {}: {}\n", count, why);
    for (const auto& d : report.differences) {
        fmt::print("line {}: {} of {}: expected {}, ours {}\n", d.line, d.property, d.game, d.expected,
                   d.ours);
    }
    fmt::print("{} equal, {} differ, {} skipped\n", report.right(), report.differences.size(),
               report.skips());
    return report.differences.empty() ? Exit::answered : Exit::check_failed;
}

}  // namespace tedomari::cli
