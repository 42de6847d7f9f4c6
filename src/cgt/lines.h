// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cgt/ko_graph.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

enum class Stability {
    stable,      // dormant at the temperature of its nearest stable ancestor: play may go elsewhere
    semistable,  // just dormant there: treated as stable
    transient,   // hotter: the next player answers
};

// A position as reached by one line of play from the first [Berlekamp 1996, 2.3, refined definitions].
struct LinePosition {
    KoThermographs::State state;
    std::size_t parent = 0;  // index of the position moved from; the root is its own
    Side mover = Side::left;
    std::size_t option = 0;  // which of the mover's options
    Rational ambient;        // the activation temperature of the nearest stable position, itself included
    Stability stability = Stability::stable;
    bool mainline = true;  // reached ever more often when ever more copies of the first position are played
};

// Lines of play from a position, shortest first.
struct Lines {
    std::vector<LinePosition> positions;
    bool complete = true;  // false when there were more than the limit

    std::string path(std::size_t i) const;  // "", "L", "LR", "LR2" for the second option
    const LinePosition* find(std::string_view path) const;
};

// Unrolls the graph from `root`, whose thermographs must be exact; lines through bounds end there.
Lines lines(const KoThermographs& solution, Vertex root, std::size_t limit = 10'000);

// Which of the mover's options do best when the tax is t, as indices into options(s, mover).
std::vector<std::size_t> orthodox_options(const KoThermographs& solution, KoThermographs::State s, Side mover,
                                          Rational t);
std::vector<Game> orthodox_options(Thermographs& thermographs, Game game, Side mover, Rational t);

// A game's canonical form as a graph, numbers as leaves; vertex 0 is the game.  TooLarge past the limit.
GameGraph game_graph_of(Thermographs& thermographs, Game game, std::size_t limit = 1'000'000);
// The same within a larger graph; returns the game's vertex.
Vertex add_game(GraphBuilder& builder, Thermographs& thermographs, Game game, std::size_t limit = 1'000'000);

std::string_view to_string(Stability stability);

}  // namespace tedomari::cgt
