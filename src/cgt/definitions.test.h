// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "cgt/game_graph.h"

namespace tedomari::cgt {

// A graph from definitions such as {"A", {"24"}, {"B"}}; an option is a defined name or a number.
struct Definition {
    std::string name;
    std::vector<std::string> left, right;
};
inline Result<GameGraph> game_graph(const std::vector<Definition>& definitions) {
    GraphBuilder builder;
    std::unordered_map<std::string, Vertex> named;
    for (const Definition& definition : definitions) {
        if (!named.emplace(definition.name, builder.position(definition.name)).second) {
            return Error{definition.name + " is defined twice"};
        }
    }
    for (const Definition& definition : definitions) {
        for (const Side side : {Side::left, Side::right}) {
            for (const std::string& option : side == Side::left ? definition.left : definition.right) {
                const auto name = named.find(option);
                if (name != named.end()) {
                    builder.option(named[definition.name], side, name->second);
                    continue;
                }
                const auto number = parse_rational(option);
                if (!number) return Error{option + " is neither a number nor defined"};
                builder.option(named[definition.name], side, builder.number(*number));
            }
        }
    }
    return std::move(builder).build();
}

}  // namespace tedomari::cgt
