// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/tables.h"
#include "engine/taking.h"
#include "engine/turn.h"
#include "kata/params.h"
#include "render/json_text.h"

// What KataGo, KGS's client and CGOS ask beside the game: parameters, models, memory, the end of a game.
namespace tedomari::engine {

namespace {

Answer done(State&, const Request&) { return Answer(""); }

Answer clear_cache(State& state, const Request&) {
    state.forget();
    return Answer("");
}

Answer models(State&, const Request&) { return Answer(kata::models_json().dump()); }

// What the player thinks with is what these names mean to it.
void tell_player(State& state, std::string_view name) {
    if (name == "maxVisits" || name == "maxPlayouts") state.settings.visits = state.params.visits;
    if (name == "maxTime") state.settings.time_per_move = player::Seconds(state.params.seconds);
    if (name == "numSearchThreads")
        state.settings.monte_carlo.threads = std::min(state.params.search_threads, 64);
}

kata::Params told_by_player(const State& state) {
    kata::Params params = state.params;
    if (state.settings.visits > 0) params.visits = state.settings.visits;
    if (state.settings.time_per_move.count() > 0) params.seconds = state.settings.time_per_move.count();
    params.search_threads = state.settings.monte_carlo.threads;
    return params;
}

Answer get_param(State& state, const std::string& name) {
    const auto value = kata::get_param(told_by_player(state), name);
    return value ? Answer(*value) : Answer(value.error());
}

// A name of KataGo's that changes nothing here is refused: who asks must not think that it does.
Answer set_param(State& state, const Request& request) {
    if (request.arguments.size() != 2)
        return Error{"Expected two arguments for kata-set-param but got '" + request.text + "'"};
    const std::string& name = request.arguments[0];
    if (auto error = kata::set_param(state.params, name, request.arguments[1])) return *error;
    tell_player(state, name);
    return Answer("");
}

Answer list_params(State&, const Request&) {
    return Answer(fmt::format("{}", fmt::join(kata::param_names(), " ")));
}

Answer get_params(State& state, const Request&) {
    nlohmann::json object;
    const kata::Params params = told_by_player(state);
    for (const std::string& name : kata::param_names()) object[name] = *kata::get_param(params, name);
    return Answer(object.dump());
}

// All or none of {"name": value, …}.
Answer set_params(State& state, const Request& request) {
    const auto object = nlohmann::json::parse(request.text, nullptr, false);
    if (!object.is_object()) return Error{"Expected a JSON dictionary of parameters"};
    kata::Params params = state.params;
    for (const auto& [name, value] : object.items()) {
        const std::string text = value.is_string() ? value.get<std::string>() : render::line_of(value);
        if (auto error = kata::set_param(params, name, text)) return *error;
    }
    state.params = params;
    for (const auto& [name, value] : object.items()) tell_player(state, name);
    return Answer("");
}

// All stones that are dead are captured before a pass, as where nobody agrees on anything.
Answer genmove_cleanup(State& state, go::Color color) {
    const go::Rules rules = state.game.rules();
    go::Rules strict = rules;
    strict.friendly_pass_ok = false;
    strict.scoring = go::Scoring::area;
    state.game.set_rules(strict);
    const auto move = take_turn(state, color);
    state.game.set_rules(rules);
    return Answer(move ? to_string(move->point) : "resign");
}

Answer describe(State&, const Request&) {
    return Answer("Tedomari: a search that a network guides, and proofs of local values");
}

Answer benchmark(State& state, int visits) {
    if (visits < 1 || visits > 100'000) return Error{"Expected a number of visits from 1 to 100000"};
    const auto start = std::chrono::steady_clock::now();
    net::TreeSearch search(state.network());
    search.settings().visits = static_cast<std::uint64_t>(visits);
    search.settings().threads = state.settings.monte_carlo.threads;
    Budget budget(Limits{}, &state.cancel);
    const int done = search.think(state.game, state.game.to_move(), budget).visits;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return Answer(
        fmt::format("{} visits in {:.3f} seconds, {:.1f} a second", done, took.count(), done / took.count()));
}

constexpr Entry kata_table[] = {
    {"cgos-opponent_name", done},
    {"cgos-opponent_rating", done},
    {"clear_cache", clear_cache},
    {"gomill-describe_engine", describe},
    {"kata-benchmark", taking<benchmark>},
    {"kata-get-models", models},
    {"kata-get-param", taking<get_param>},
    {"kata-get-params", get_params},
    {"kata-list-params", list_params},
    {"kata-set-param", set_param},
    {"kata-set-params", set_params},
    {"kgs-chat", done},
    {"kgs-game_over", done},
    {"kgs-genmove_cleanup", taking<genmove_cleanup>},
    {"stop", done},
};

}  // namespace

std::span<const Entry> kata_commands() { return kata_table; }

}  // namespace tedomari::engine
