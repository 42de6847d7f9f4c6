// SPDX-License-Identifier: MIT
#include "analysis/double_goals.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/progress.h"
#include "go/diagram.h"
#include "tactics/question.h"

namespace tedomari::analysis {

namespace {

std::vector<std::string> pairs_on(std::string_view picture) {
    go::Position position;
    position.board = go::parse_diagram(picture)->board;
    Budget budget;
    Progress progress;
    GoalSearchOptions options;
    options.seconds_each = 1;
    options.order = 2;
    std::vector<std::string> found;
    for (const DoubleGoal& d :
         find_double_goals(find_goals(position, options, budget, progress), 5000, budget)) {
        const auto name = [](const tactics::Goal& g) {
            return to_string(tactics::Question{g, tactics::Side::attacker});
        };
        found.push_back(std::string(to_string(d.kind)) + " " +
                        (d.move.is_nowhere() ? "" : go::to_string(d.move) + " ") + name(d.a) + " " +
                        name(d.b));
    }
    return found;
}

}  // namespace

TEST(double_goals, one_move_threatens_two_links) {
    const auto found = pairs_on(R"(
        . . . . . . .
        . . O O O . .
        X X O O O X X
        . X . X . X .
        . X X . X X .
        . . . O . . .
        . . . O . . .)");
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [](const std::string& line) {
        return line.starts_with("double threat D3 connect(") && line.find("D4") != std::string::npos;
    })) << ::testing::PrintToString(found);
}

}  // namespace tedomari::analysis
