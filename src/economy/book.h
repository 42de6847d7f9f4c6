// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "base/result.h"
#include "cgt/ko_graph.h"
#include "cgt/thermographs.h"

namespace tedomari::economy {

using cgt::other;
using cgt::Side;
using cgt::Thermograph;

// Erdős' Book, opened at one game: its graph and the thermograph of every position [Berlekamp 1996, 1.1].
class Book {
public:
    explicit Book(cgt::GameGraph graph, const cgt::KoRules& rules = {});
    Book(const Book&) = delete;  // the solution refers to the graph
    Book& operator=(const Book&) = delete;

    const cgt::GameGraph& graph() const { return graph_; }
    const cgt::KoThermographs& solution() const { return solution_; }
    // Whether every thermograph is exact: no cycle but kos, nothing left undone.  Only then can it be played.
    bool is_exact() const { return solution_.unresolved().empty() && solution_.finished(); }
    bool is_loop_free() const { return is_exact() && solution_.size() == graph_.size(); }

private:
    cgt::GameGraph graph_;
    cgt::KoThermographs solution_;
};

std::shared_ptr<const Book> open_book(cgt::Thermographs& thermographs, cgt::Game game);
std::shared_ptr<const Book> open_book(cgt::GameGraph graph, const cgt::KoRules& rules = {});

// The same graph where numbers, too, can be moved in: 2 to 1, 1/2 to 0 or 1.  For taxes below 0, which pay
// for such moves.  Vertices keep their index.  Prices that are no values of games stay leaves.  An error when
// a number is too far from 0 to be played out.
Result<cgt::GameGraph> with_moves_in_numbers(const cgt::GameGraph& graph);

// One step of a recorded line: who moved, and where the game stood then.
struct LineStep {
    Side mover;
    Rational mean, temperature;
};

// A loop-free game whose positions along a line have the means and temperatures given: where only those are
// known, as of a demonstration game.  At every position the player who did not move could have gone to a
// number. The last position is a switch; below 0 that is a number as it is written. An error when no such
// game exists (a temperature that the means contradict).
Result<cgt::GameGraph> game_with_line(Rational mean, Rational temperature, const std::vector<LineStep>& line);

}  // namespace tedomari::economy
