// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <unordered_map>
#include <vector>

#include "cgt/diagram.h"
#include "cgt/games.test.h"
#include "cgt/ruleset.h"

// A strong test of a ruleset in one call.
namespace tedomari::cgt {

inline std::string text_of(const Diagram& board) {
    std::string text;
    for (int row = 0; row < board.rows; ++row) {
        if (row > 0) text += '|';
        for (int column = 0; column < board.columns; ++column) text += board.at(row, column);
    }
    return text;
}

// Every move of a side on a diagram, written down without splitting, symmetries or bits.
using SlowMoves = std::vector<std::string> (*)(const std::string& diagram, Side side);

// The value of a diagram by those moves alone.
inline Game slow_value(Store& store, const std::string& diagram, SlowMoves moves,
                       std::unordered_map<std::string, Game>& known) {
    if (const auto found = known.find(diagram); found != known.end()) return found->second;
    std::vector<Game> left, right;
    for (const std::string& after : moves(diagram, Side::left))
        left.push_back(slow_value(store, after, moves, known));
    for (const std::string& after : moves(diagram, Side::right))
        right.push_back(slow_value(store, after, moves, known));
    return known[diagram] = store.make(left, right);
}

// For every diagram: the solver agrees with the slow twin; a position and its normal form have the same
// value, or opposite ones as it says; normal forms are their own.
template <Ruleset R>
void expect_ruleset_laws(const std::vector<std::string>& diagrams, SlowMoves moves) {
    Store store;
    Solver<R> solver(store);
    std::unordered_map<std::string, Game> known;
    for (const std::string& diagram : diagrams) {
        const auto parts = R::parse(diagram);
        ASSERT_TRUE(parts) << diagram << ": " << describe(parts.error());
        ASSERT_EQ(to_text(store, solver.value(*parts)),
                  to_text(store, slow_value(store, diagram, moves, known)))
            << diagram;
        for (const auto& part : *parts) {
            const auto normal = R::normal(part);
            const auto again = R::normal(normal.position);
            ASSERT_TRUE(again.position == normal.position && !again.negated) << diagram;
            // A solver of its own, so that the memo of the normal form does not answer.
            Solver<R> fresh(store);
            std::vector<typename R::Position> after;
            std::vector<std::uint32_t> counts;
            std::vector<Game> options[2];
            for (const Side side : {Side::left, Side::right}) {
                after.clear();
                counts.clear();
                R::moves(part, side, after, counts);
                const typename R::Position* at = after.data();
                for (const std::uint32_t count : counts) {
                    options[static_cast<int>(side)].push_back(fresh.value(std::span(at, count)));
                    at += count;
                }
            }
            const Game value = store.make(options[0], options[1]);
            ASSERT_EQ(fresh.value(normal.position), normal.negated ? store.negative(value) : value)
                << diagram;
        }
    }
}

}  // namespace tedomari::cgt
