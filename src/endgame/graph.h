// SPDX-License-Identifier: MIT
#pragma once

#include "endgame/agenda.h"

namespace tedomari::endgame {

class Graph;

// Graphs of the same terrain under other ko rules, finished or not: two whose walls bound the ones to be found from
// below and from above, and one whose walls hold here too wherever they owe nothing to a ko.
struct Props {
    const Graph* floor = nullptr;
    const Graph* ceiling = nullptr;
    const Graph* beside = nullptr;
};

// The game graph of one region for one ko rule, grown from the root as far as needed:
//
//      positions     which there are, and the moves between them
//      bounds        what is proved and guessed of each
//      agenda        which is looked at next
class Graph {
public:
    Graph(const Terrain& terrain, KoRule rule, const Gates& gates, Budget& budget, std::size_t memory,
          Props props = {})
        : positions_(terrain, rule, gates,
                     {positions_of(props.floor), positions_of(props.ceiling), positions_of(props.beside)}),
          bounds_(positions_, {bounds_of(props.floor), bounds_of(props.ceiling), bounds_of(props.beside)}),
          agenda_(positions_, bounds_, budget, memory) {}
    Graph(const Terrain& terrain, Side master, const Gates& gates, Budget& budget, std::size_t memory)
        : Graph(terrain, KoRule::komaster(master), gates, budget, memory) {}
    Graph(const Graph&) = delete;  // its parts know one another
    Graph& operator=(const Graph&) = delete;

    // The root of a position; its offset is what is settled at once.
    Target insert(const State& state) {
        const Target root = positions_.insert(state);
        agenda_.adopt();
        return root;
    }
    // Constant parts stay in their sums and nothing is read for life: slower, and no other values.
    void take_the_long_way() {
        positions_.keep_constants();
        agenda_.read_nothing();
    }

    const Positions& positions() const { return positions_; }
    const Bounds& bounds() const { return bounds_; }
    const Agenda& agenda() const { return agenda_; }
    Agenda& agenda() { return agenda_; }

    std::size_t memory() const { return agenda_.memory(); }
    bool has_ko() const { return positions_.has_ko(); }
    // Below this temperature the walls mean nothing: single neutral points are left out.
    std::int64_t ground() const { return positions_.gates().keep_dames ? 0 : unit; }

private:
    static const Positions* positions_of(const Graph* graph) {
        return graph != nullptr ? &graph->positions_ : nullptr;
    }
    static const Bounds* bounds_of(const Graph* graph) {
        return graph != nullptr ? &graph->bounds_ : nullptr;
    }

    Positions positions_;
    Bounds bounds_;
    Agenda agenda_;
};

}  // namespace tedomari::endgame
