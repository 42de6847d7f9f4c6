// SPDX-License-Identifier: MIT
#include <ctime>
#include <fmt/format.h>

#include "engine/arguments.h"
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

Result<Seconds> take_seconds(Arguments& arguments) {
    const auto number = arguments.number();
    if (!number) return number.error();
    if (*number < 0 || *number > 1e9) return Error{"syntax error"};
    return Seconds(*number);
}

Result<int> take_count(Arguments& arguments) {
    const auto number = arguments.integer();
    if (number && *number < 0) return Error{"syntax error"};
    return number;
}

// main time, overtime, stones
Answer time_settings(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    const auto main = take_seconds(arguments);
    if (!main) return main.error();
    const auto overtime = take_seconds(arguments);
    if (!overtime) return overtime.error();
    const auto stones = take_count(arguments);
    if (!stones) return stones.error();
    state.clock.set({*main, *overtime, *stones});
    return Answer("");
}

// none | absolute MAIN | byoyomi MAIN PERIOD PERIODS | canadian MAIN OVERTIME STONES
Answer kgs_time_settings(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    const auto kind = arguments.word();
    if (!kind) return kind.error();
    if (*kind == "none") {
        state.clock.remove();
        return Answer("");
    }
    const auto main = take_seconds(arguments);
    if (!main) return main.error();
    if (*kind == "absolute") {
        state.clock.set({*main, Seconds(0), 0});
        return Answer("");
    }
    const auto overtime = take_seconds(arguments);
    if (!overtime) return overtime.error();
    const auto number = take_count(arguments);
    if (!number) return number.error();
    if (*kind == "canadian") {
        state.clock.set({*main, *overtime, *number});
    } else if (*kind == "byoyomi") {
        state.clock.set({*main, *overtime, 1});  // all periods but the last are a reserve
    } else {
        return Error{"syntax error"};
    }
    return Answer("");
}

Answer time_left(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    const auto color = arguments.color();
    if (!color) return color.error();
    const auto left = arguments.number();
    if (!left) return left.error();
    const auto stones = take_count(arguments);
    if (!stones) return stones.error();
    state.clock.set_left(*color, Seconds(*left), *stones);
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
    {"time_settings", time_settings},
    {"kgs-time_settings", kgs_time_settings},
    {"time_left", time_left},
    {"cputime", cputime},
    {"set_random_seed", taking<set_random_seed>},
    {"get_random_seed", get_random_seed},
};

}  // namespace

std::span<const Entry> move_commands() { return move_table; }

}  // namespace tedomari::engine
