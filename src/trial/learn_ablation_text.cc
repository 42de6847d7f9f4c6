// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "trial/learn_ablation.h"

namespace tedomari::trial {

namespace {

std::string percent(std::size_t part, std::size_t whole, int digits) {
    return fmt::format("{:.{}f} %",
                       100 * static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(whole, 1)),
                       digits);
}

std::string cells(const Tested& t) {
    return fmt::format("{} | {} | {}", percent(t.blocks_right, t.blocks, 2),
                       percent(t.all_right, t.marked, 1), percent(t.exact, t.games, 1));
}

std::string table(const std::string& title, const std::vector<AblationRow>& rows) {
    std::string text = fmt::format(
        "| {} | blocks right | all of a game | exact | with proofs: blocks | all of a game | exact | winner "
        "| training "
        "s |\n|---|---|---|---|---|---|---|---|---|\n",
        title);
    for (const AblationRow& row : rows) {
        text += fmt::format("| {} | {} | {} | {} | {:.1f} |\n", row.what, cells(row.alone),
                            cells(row.with_proofs),
                            percent(row.with_proofs.winner_right, row.with_proofs.games, 1), row.seconds);
    }
    return text;
}

nlohmann::ordered_json tested(const Tested& t) {
    return {{"games", t.games},
            {"exact", t.exact},
            {"winnerRight", t.winner_right},
            {"marked", t.marked},
            {"blocks", t.blocks},
            {"blocksRight", t.blocks_right},
            {"allBlocksRight", t.all_right}};
}

nlohmann::ordered_json rows_of(const std::vector<AblationRow>& rows) {
    auto all = nlohmann::ordered_json::array();
    for (const AblationRow& row : rows) {
        all.push_back({{"what", row.what},
                       {"alone", tested(row.alone)},
                       {"withProofs", tested(row.with_proofs)},
                       {"seconds", row.seconds}});
    }
    return all;
}

}  // namespace

std::string to_text(const AblationReport& report) {
    return fmt::format("{} games, {} of them marked\n\n{}\n{}\n{}", report.games, report.marked,
                       table("features", report.features), table("method, one pass", report.methods),
                       table("way", report.ways));
}

nlohmann::ordered_json to_json(const AblationReport& report) {
    return {{"games", report.games},
            {"marked", report.marked},
            {"features", rows_of(report.features)},
            {"methods", rows_of(report.methods)},
            {"ways", rows_of(report.ways)}};
}

}  // namespace tedomari::trial
