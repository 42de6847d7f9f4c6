// SPDX-License-Identifier: MIT
#include "cli/oracles.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "trial/game_oracles.h"

namespace tedomari::cli {

int check_oracles(const std::string& path, const Limits& limits) {
    const auto table = read_input(path);
    if (!table) return refuse(path, table.error());
    const trial::GameOracles report = trial::game_oracles(*table, limits);
    fmt::print("{}", to_text(report));
    return report.differences.empty() ? Exit::answered : Exit::check_failed;
}

}  // namespace tedomari::cli
