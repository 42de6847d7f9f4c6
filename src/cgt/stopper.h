// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

#include "cgt/side.h"
#include "cgt/store.h"

// Games that may go on for ever, without a rule against it: infinite play is a draw [Winning Ways, ch. 11].  A stopper
// is one in which turns taken alternately come to an end; `over` = {0|over} and `on` = {on|} are.
namespace tedomari::cgt {

// Positions and the moves between them; moves may lead back, and to the position itself.  Position 0 is the game.
struct LoopyGraph {
    struct Position {
        std::vector<std::size_t> left, right;
        const std::vector<std::size_t>& options(Side side) const { return side == Side::left ? left : right; }
        friend bool operator==(const Position&, const Position&) = default;
    };
    std::vector<Position> positions;

    LoopyGraph negative() const;
};

// Of a short game: its canonical form.  All below throw TooLarge past this many positions.
inline constexpr std::size_t most_loopy_positions = 20'000;
LoopyGraph loopy_graph(Store& store, Game game);
LoopyGraph sum(const LoopyGraph& g, const LoopyGraph& h);

enum class PlayResult { left_wins, right_wins, draw };
PlayResult result(const LoopyGraph& game, Side first);
bool is_stopper(const LoopyGraph& game);
// Whether each player can always move, whatever the other does and how often: then nobody ever loses in a sum with it.
bool is_dud(const LoopyGraph& game);

// Of stoppers: G >= H when Left, going second in G - H, survives.
std::partial_ordering compare(const LoopyGraph& g, const LoopyGraph& h);

// Without dominated and reversible options and with equal positions merged.  Of a stopper.
LoopyGraph simplest(const LoopyGraph& game);

// "over", "1 + upon", "{0|a}; a={…}": the value of a stopper, or what is known of another game.
std::string loopy_text(Store& store, const LoopyGraph& game);

}  // namespace tedomari::cgt
