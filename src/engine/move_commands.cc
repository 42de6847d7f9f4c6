// SPDX-License-Identifier: MIT
#include <ctime>
#include <fmt/format.h>

#include "engine/tables.h"
#include "engine/taking.h"
#include "engine/turn.h"

// Choosing a move, and the time there is for it.
namespace tedomari::engine {

namespace {

using player::Seconds;

Answer genmove(State& state, go::Color color) {
    const auto move = take_turn(state, color);
    return Answer(move ? to_string(move->point) : "resign");
}

// The same move, not played and not timed.
Answer reg_genmove(State& state, go::Color color) {
    return Answer(to_string(choose(state, color, Limits{}).point));
}

Answer time_settings(State& state, Seconds main, Seconds overtime, int stones) {
    if (stones < 0) return Error{"syntax error"};
    state.clock.set({main, overtime, stones});
    return Answer("");
}

Answer absolute_time(State& state, const std::string&, Seconds main) {
    state.clock.set({main, Seconds(0), 0});
    return Answer("");
}

Answer time_with_overtime(State& state, const std::string& kind, Seconds main, Seconds overtime, int number) {
    if (number < 0 || (kind != "canadian" && kind != "byoyomi")) return Error{"syntax error"};
    // All periods of byoyomi but the last are a reserve.
    state.clock.set({main, overtime, kind == "byoyomi" ? 1 : number});
    return Answer("");
}

// none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN OVERTIME STONES
Answer kgs_time_settings(State& state, const Request& request) {
    const std::string kind = request.arguments.empty() ? "" : request.arguments[0];
    if (kind == "absolute") return call(absolute_time, state, request);
    if (kind != "none") return call(time_with_overtime, state, request);
    state.clock.remove();
    return Answer("");
}

// As those of KGS, and two that add to the clock after every move.
Answer kata_time_settings(State& state, const Request& request) {
    const std::string kind = request.arguments.empty() ? "" : request.arguments[0];
    if (kind != "fischer" && kind != "fischer-capped") return kgs_time_settings(state, request);
    Arguments arguments(request, state.game.size());
    (void)arguments.word();
    const auto main = arguments.seconds();
    if (!main) return main.error();
    const auto increment = arguments.seconds();
    if (!increment) return increment.error();
    if (kind == "fischer-capped") {  // the limits only shorten what the referee's clock says anyway
        if (!arguments.number() || !arguments.number()) return Error{"syntax error"};
    }
    if (!arguments.at_end()) return Error{"syntax error"};
    // Each move may use what is added, and the main time is a reserve: one stone in a period of that length.
    state.clock.set({*main, *increment, increment->count() > 0 ? 1 : 0});
    return Answer("");
}

Answer list_time_settings(State&, const Request&) {
    return Answer("none absolute byoyomi canadian fischer fischer-capped");
}

Answer time_left(State& state, go::Color color, double left, int stones) {
    if (stones < 0) return Error{"syntax error"};
    state.clock.set_left(color, Seconds(left), stones);
    return Answer("");
}

Answer cputime(State&, const Request&) {
    return Answer(fmt::format("{:.3f}", static_cast<double>(std::clock()) / CLOCKS_PER_SEC));
}

Answer set_random_seed(State& state, int seed) {
    state.settings.monte_carlo.seed = static_cast<std::uint64_t>(seed);
    return Answer("");
}

Answer get_random_seed(State& state, const Request&) {
    return Answer(std::to_string(state.settings.monte_carlo.seed));
}

constexpr Entry move_table[] = {
    {"genmove", taking<genmove>},
    {"reg_genmove", taking<reg_genmove>},
    {"time_settings", taking<time_settings>},
    {"kgs-time_settings", kgs_time_settings},
    {"kata-time_settings", kata_time_settings},
    {"kata-list_time_settings", list_time_settings},
    {"time_left", taking<time_left>},
    {"cputime", cputime},
    {"gomill-cpu_time", cputime},
    {"set_random_seed", taking<set_random_seed>},
    {"get_random_seed", get_random_seed},
};

}  // namespace

std::span<const Entry> move_commands() { return move_table; }

}  // namespace tedomari::engine
