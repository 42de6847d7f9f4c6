// SPDX-License-Identifier: MIT
#include "analysis/last_move.h"
#include "analysis/multi_goal.h"
#include "analysis/region.h"
#include "analysis/sente.h"
#include "analysis/values.h"
#include "engine/arguments.h"
#include "engine/question.h"
#include "engine/tables.h"
#include "engine/taking.h"
#include "go/point_list.h"
#include "player/goal_hotstrat.h"
#include "render/goal.h"
#include "render/gogui.h"
#include "render/json_text.h"
#include "render/last_move.h"
#include "render/region.h"
#include "render/sente.h"
#include "render/values.h"
#include "render/whole_board.h"

// The main job through GTP: the whole board, a region, a goal, the last move.  Every answer is a report of
// `analysis` written down by `render`.
namespace tedomari::engine {

namespace {

// [color] [seconds]
Result<const analysis::WholeBoardReport*> asked_report(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    go::Color next = state.game.to_move();
    if (!arguments.at_end()) {
        if (const auto color = Arguments(request, state.game.size()).color()) {
            next = *color;
            (void)arguments.word();
        }
    }
    player::Seconds time = patience;
    if (!arguments.at_end()) {
        const auto seconds = arguments.number();
        if (!seconds) return seconds.error();
        if (*seconds <= 0 || *seconds > 1e6 || !arguments.at_end()) return Error{"syntax error"};
        time = player::Seconds(*seconds);
    }
    return &board_report(state, next, time);
}

using Report = analysis::WholeBoardReport;
template <std::string (*write)(const Report& report)>
Answer analyze(State& state, const Request& request) {
    const auto report = asked_report(state, request);
    return report ? Answer(write(**report)) : Answer(report.error());
}
std::string json_line(const Report& report) { return render::line_of(render::to_json(report)); }

// Points with blanks or commas between them.
Answer region(State& state, const Request& request) {
    go::PointSet points;
    if (!go::add_points(request.text, state.game.size(), points)) return Error{"invalid coordinate"};
    if (points.empty()) return Error{"syntax error"};
    analysis::RegionEffort effort;
    effort.time = question_limits(state, patience).time;
    effort.memory = std::size_t{512} << 20;
    effort.cancel = &state.cancel;
    const auto judge = survey_settings(state, patience).judge;
    auto report = analysis::region(state.game.position(), points, effort, judge.get());
    if (!report) return report.error();
    if (state.game.rules().scoring == go::Scoring::area) report->counting = analysis::Counting::area;
    return Answer(render::to_text(*report));
}

// One, or several joined by and, or, not.
Answer goal(State& state, const Request& request) {
    const auto wish = analysis::parse_wish(unquoted(request.text), state.game.board());
    if (!wish) return Error{wish.error().message};
    analysis::MultiGoalOptions options;
    options.effort.order = 3;
    Budget budget(question_limits(state, patience), &state.cancel);
    const auto report = analysis::study(state.game.position(), *wish, options, budget);
    return Answer(std::visit([](const auto& found) { return render::to_text(found); }, report));
}

// All moves, or those on the point given.
Answer sente(State& state, const Request& request) {
    const go::Position position = state.game.position();
    analysis::SenteOptions options = analysis::quick_sente();
    if (!request.text.empty()) {
        const auto at = go::parse_point(request.text, position.size());
        if (!at) return Error{at.error().message};
        options.at = *at;
    }
    Budget budget(question_limits(state, patience), &state.cancel);
    Progress silent;
    return Answer(render::to_text(analysis::find_sente(position, options, budget, silent)));
}

// What the player hotstrat-goals would see here: the goals that are open, and how hot the moves are.
Answer goal_values(State& state, go::Color color) {
    constexpr std::size_t most = 10;
    const player::Means& means = state.settings;
    auto position = state.game.position();
    position.to_move = color;
    const auto settings =
        player::goal_settings(means.threats, means.policy, means.monte_carlo, means.literal);
    Budget budget(question_limits(state, patience), &state.cancel);
    return Answer(render::to_text(analysis::values(position, settings, budget), most));
}

Answer review_move(State& state, const Request&) {
    const auto report = analysis::last_move(state.game, survey_settings(state, patience));
    if (!report) return Error{"no move was made"};
    return Answer(render::to_text(*report));
}

constexpr Entry analysis_table[] = {
    {"tedomari-analyze", analyze<render::to_text>},
    {"tedomari-analyze_json", analyze<json_line>},
    {"tedomari-analyze_gfx", analyze<render::to_gfx>},
    {"tedomari-region", region},
    {"tedomari-goal", goal},
    {"tedomari-sente", sente},
    {"tedomari-goal_values", taking<goal_values>},
    {"tedomari-review_move", review_move},
};

}  // namespace

std::span<const Entry> analysis_commands() { return analysis_table; }

}  // namespace tedomari::engine
