// SPDX-License-Identifier: MIT
#include "render/game_plot.h"

#include "render/ticks.h"

namespace tedomari::render {

std::optional<ThermographPlot> plot_of(const analysis::GameValue& report, WithScaffolds scaffolds) {
    const bool drawn = scaffolds == WithScaffolds::yes;
    ThermographPlot plot;
    plot.title = report.expression;
    if (width_of(plot.title) > 70) plot.title = "";
    if (const auto* game = std::get_if<analysis::ShortGameValue>(&report.value)) {
        plot.graphs.push_back({{game->thermograph, game->thermograph}, "", std::nullopt});
        if (drawn) plot.graphs[0].scaffolds = game->scaffolds;
        return plot;
    }
    const auto* loopy = std::get_if<analysis::LoopyGameValue>(&report.value);
    if (loopy == nullptr) return std::nullopt;
    for (const analysis::KoValue& ko : loopy->komasters) {
        const std::string master = ko.komaster == cgt::Side::left ? "Left" : "Right";
        plot.graphs.push_back({ko.thermograph, master + " is komaster", std::nullopt});
        if (drawn && ko.thermograph.exact()) plot.graphs.back().scaffolds = ko.scaffolds.low;
    }
    return plot;
}

}  // namespace tedomari::render
