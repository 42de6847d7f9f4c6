// SPDX-License-Identifier: MIT
#include "engine/question.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "render/rules_json.h"
#include "sgf/record.h"
#include "sgf/writer.h"

namespace tedomari::engine {

namespace {

// Everything a report depends on but the time.
std::string key_of(const go::Game& game) {
    return sgf::print(sgf::to_tree(game, {})) + render::to_json(game.rules()).dump() +
           to_string(game.komi()) + std::string(go::to_string(game.to_move()));
}

}  // namespace

Limits question_limits(const State& state, player::Seconds time) {
    Limits limits;
    if (state.settings.time_per_move.count() > 0) time = std::min(time, state.settings.time_per_move);
    limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(time);
    return limits;
}

survey::SurveySettings survey_settings(const State& state, player::Seconds time) {
    survey::SurveySettings settings;
    settings.time = question_limits(state, time).time;
    settings.cancel = &state.cancel;
    if (state.settings.network)
        settings.judge = std::make_shared<survey::LearnedJudge>(state.settings.network);
    return settings;
}

const analysis::WholeBoardReport& board_report(State& state, go::Color next, player::Seconds time) {
    go::Game game = state.game;
    if (next != game.to_move()) game.set_to_move(next);
    std::string key = key_of(game);
    if (state.seen && state.seen->key == key && state.seen->time >= time && state.seen->report.finished)
        return state.seen->report;
    state.seen = Seen{std::move(key), time, analysis::whole_board(game, survey_settings(state, time))};
    return state.seen->report;
}

}  // namespace tedomari::engine
