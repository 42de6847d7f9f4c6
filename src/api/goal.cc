// SPDX-License-Identifier: MIT
#include "render/goal.h"

#include <tedomari/goal.h>

#include "analysis/multi_goal.h"
#include "api/convert.h"
#include "render/json_text.h"

namespace tedomari::api {

namespace {

// What one goal and several have in common.
template <class Report>
GoalReport common(const Report& report) {
    GoalReport said;
    said.status = to_string(report.status);
    said.friend_first = to_string(report.status.friend_first);
    said.opponent_first = to_string(report.status.opponent_first);
    said.winning_moves = given(report.winning_moves);
    said.preventing_moves = given(report.preventing_moves);
    said.complete = report.complete;
    said.seconds = report.seconds;
    said.text = render::to_text(report);
    said.json = render::line_of(render::to_json(report));
    return said;
}

GoalReport told(const analysis::GoalReport& report) {
    GoalReport said = common(report);
    said.goal = tactics::to_string(report.question);
    said.friend_color = given(report.question.friend_color());
    said.friend_evidence = given(report.friend_evidence);
    said.opponent_evidence = given(report.opponent_evidence);
    said.friend_move = point_or_nothing(report.friend_first.best);
    said.opponent_move = point_or_nothing(report.opponent_first.best);
    said.nodes = report.nodes;
    return said;
}

GoalReport told(const analysis::MultiGoalReport& report) {
    GoalReport said = common(report);
    said.goal = tactics::to_string(report.wish);
    said.friend_color = given(tactics::friend_color(report.wish));
    said.friend_evidence = given(report.friend_first.evidence);
    said.opponent_evidence = given(report.opponent_first.evidence);
    said.friend_move = point_or_nothing(report.friend_first.best);
    said.opponent_move = point_or_nothing(report.opponent_first.best);
    said.nodes = report.nodes_apart + report.nodes_jointly;
    return said;
}

}  // namespace

GoalReport goal(const Position& position, const std::string& goal, const Effort& effort) {
    const go::Position here = position.state().game().position();
    const tactics::Wish wish = succeeded(tactics::parse_wish(goal, here.board));
    analysis::MultiGoalOptions options;
    options.effort.order = 3;  // as `tedomari goal`
    options.memory = std::size_t{256} << 20;
    Budget budget = budget_of(effort, 10);
    return std::visit([](const auto& report) { return told(report); },
                      analysis::study(here, wish, options, budget));
}

}  // namespace tedomari::api
