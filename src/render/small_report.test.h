// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/whole_board.h"
#include "go/diagram.h"

namespace tedomari::render {

// One proved gote of a point in a corner where White is ahead by 3 1/2.
inline analysis::WholeBoardReport small_report() {
    analysis::WholeBoardReport report;
    report.position = go::position(R"(
        . . O . .
        X X O . .
        . X O . .
        . X O . .
        . X O . .)");
    report.rules = *go::parse_rules("japanese");
    report.lead = local::Estimate::exact(Rational(-7, 2));
    report.forecast = -4;
    report.give_or_take = Rational(9, 5);
    report.temperature = local::Estimate::exact(1);
    analysis::BoardRegion region;
    region.name = "A";
    region.points = {go::at("A5"), go::at("B5")};
    region.empty = 2;
    region.game.region = region.points;
    region.game.evidence = Evidence::proved;
    region.game.count = local::Estimate::exact(0);
    region.game.temperature = local::Estimate::exact(1);
    region.game.kind = local::Kind::gote;
    region.game.black.moves = {{go::Color::black, go::at("B5")}};
    region.game.white.moves = {{go::Color::white, go::at("B5")}};
    report.regions = {region};
    report.moves = {{0, region.game.black.moves, 1, 0, false, true}};
    report.sentestrat = report.hotstrat = report.thermostrat = 0;
    report.open_points = report.exact_points = 2;
    report.evidence = Evidence::learned;
    report.safety_proved = false;
    report.judge = "the network";
    return report;
}

}  // namespace tedomari::render
