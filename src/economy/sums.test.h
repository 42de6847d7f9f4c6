// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/rng.h"
#include "cgt/definitions.test.h"
#include "cgt/notation.h"
#include "economy/alternate.h"
#include "economy/economic.h"

// Sums for tests.
namespace tedomari::economy {

struct Workshop {
    cgt::Store store;
    cgt::Thermographs thermographs{store};

    cgt::Game game(const std::string& text) { return *cgt::parse_game(store, text); }
    std::shared_ptr<const Book> book(const std::string& text) { return open_book(thermographs, game(text)); }

    Sum sum(KoLaw law, const std::vector<std::string>& texts) {
        Sum result(law);
        for (const std::string& text : texts) result.add(book(text), {}, text);
        return result;
    }
};

inline const Strategy& strategy(std::string_view name) { return *find_strategy(name); }

inline std::shared_ptr<const Book> ko_book(const std::vector<cgt::Definition>& definitions, Side komaster) {
    return open_book(*cgt::game_graph(definitions), {komaster});
}

// A hot game with small integer stops.
inline cgt::Game random_hot_game(cgt::Store& store, Rng& rng, int depth) {
    if (depth == 0) return store.number(static_cast<int>(rng.below(13)) - 6);
    std::vector<cgt::Game> left, right;
    for (std::uint32_t n = rng.below(2) + 1; n > 0; --n) {
        left.push_back(
            random_hot_game(store, rng, static_cast<int>(rng.below(static_cast<std::uint32_t>(depth)))));
        right.push_back(
            random_hot_game(store, rng, static_cast<int>(rng.below(static_cast<std::uint32_t>(depth)))));
    }
    return store.make(left, right);
}

// A simple ko {a | B}, B = {A | b} with a - b a multiple of 3, which is placid.
inline std::vector<cgt::Definition> random_ko(Rng& rng) {
    const int low = static_cast<int>(rng.below(9)) - 6;
    const int high = low + 3 * static_cast<int>(rng.below(4) + 1);
    return {{"A", {std::to_string(high)}, {"B"}}, {"B", {"A"}, {std::to_string(low)}}};
}

}  // namespace tedomari::economy
