// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "endgame/graph.h"

namespace tedomari::endgame {

// A graph with all that it needs to grow.  Searches that differ only in what lies beyond the border share one: they
// begin at different roots and meet soon.
struct Field {
    // What was found under other ko rules; kept as long as somebody leans on it.
    struct Leaning {
        std::shared_ptr<const Field> floor, ceiling, beside;

        friend bool operator==(const Leaning&, const Leaning&) = default;
    };

    Field(Terrain on, KoRule under, const Gates& with, std::size_t memory, Leaning on_others)
        : terrain(std::move(on)),
          leaning(std::move(on_others)),
          graph(terrain, under, with, budget, memory,
                {graph_of(leaning.floor), graph_of(leaning.ceiling), graph_of(leaning.beside)}) {}

    // Whether a search of this kind can go on here.
    bool suits(const Terrain& on, KoRule under, const Gates& with, const Leaning& on_others) const {
        const Positions& positions = graph.positions();
        return positions.rule() == under && positions.gates() == with && leaning == on_others &&
               terrain.points == on.points && terrain.beside == on.beside && terrain.margin == on.margin;
    }

    Terrain terrain;
    Budget budget;
    Leaning leaning;
    Graph graph;

private:
    static const Graph* graph_of(const std::shared_ptr<const Field>& field) {
        return field != nullptr ? &field->graph : nullptr;
    }
};

}  // namespace tedomari::endgame
