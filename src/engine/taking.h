// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <tuple>
#include <type_traits>

#include "engine/arguments.h"
#include "engine/state.h"

namespace tedomari::engine {

// A point that must hold a stone.
struct Stone {
    go::Point at;
};

// A command written as a function of what it takes: `Answer captures(State& state, go::Color color)` stands in a table
// as taking<captures>.  The words of the request are read in order by the types of the parameters; the first that is
// wrong is the answer.
template <class... Ts>
Answer call(Answer (*command)(State&, Ts...), State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    std::optional<Error> wrong;
    const auto keep = [&](const auto& found) {
        if (!found && !wrong) wrong = found.error();
        return found.has_value();
    };
    const auto taken = [&]<class T>(std::type_identity<T>) -> T {
        if (wrong) return T{};
        if constexpr (std::is_same_v<T, Stone>) {
            const auto point = arguments.take<go::Point>();
            if (!keep(point)) return {};
            if (!go::is_stone(state.game.board().at(*point))) wrong = Error{"vertex must not be empty"};
            return {*point};
        } else {
            const auto found = arguments.take<T>();
            return keep(found) ? *found : T{};
        }
    };
    const std::tuple<std::decay_t<Ts>...> values{taken(std::type_identity<std::decay_t<Ts>>{})...};
    if (wrong) return *wrong;
    return std::apply([&](const auto&... value) { return command(state, value...); }, values);
}

template <auto command>
Answer taking(State& state, const Request& request) {
    return call(command, state, request);
}

}  // namespace tedomari::engine
