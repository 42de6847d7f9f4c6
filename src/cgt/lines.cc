// SPDX-License-Identifier: MIT
#include "cgt/lines.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

#include "cgt/sente.h"

namespace tedomari::cgt {

namespace {

using State = KoThermographs::State;

// The wall that counts after a move: its owner moves next.
const Wall& wall_after(const Thermograph& option, Side mover) {
    return mover == Side::left ? option.right : option.left;
}

// The indices of the walls that are best for the mover at t.
std::vector<std::size_t> best_at(const std::vector<const Wall*>& walls, Side mover, Rational t) {
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < walls.size(); ++i) {
        if (walls[i]->is_infinite()) continue;
        const Rational value = walls[i]->at(t);
        if (!best.empty()) {
            const Rational other = walls[best[0]]->at(t);
            if (mover == Side::left ? value < other : value > other) continue;
            if (value != other) best.clear();
        }
        best.push_back(i);
    }
    return best;
}

class Unrolling {
public:
    Unrolling(const KoThermographs& solution, std::size_t limit) : solution_(solution), limit_(limit) {}

    Lines run(Vertex root) && {
        LinePosition first;
        first.state = root;
        if (is_exact(first.state)) first.ambient = solution_[first.state].low.temperature();
        lines_.positions.push_back(first);
        for (std::size_t i = 0; i < lines_.positions.size() && lines_.complete; ++i) follow(i);
        return std::move(lines_);
    }

private:
    bool is_exact(State s) const { return solution_[s].exact() && !solution_[s].low.left.is_infinite(); }

    void follow(std::size_t i) {
        const LinePosition from = lines_.positions[i];
        if (!is_exact(from.state)) return;
        for (const Side mover : {Side::left, Side::right}) {
            const std::vector<State> options = solution_.options(from.state, mover);
            if (options.empty()) continue;
            std::vector<std::size_t> main;
            if (from.mainline && moves_on_mainline(i, mover)) {
                main = orthodox_options(solution_, from.state, mover, from.ambient);
            }
            for (std::size_t option = 0; option < options.size(); ++option) {
                if (lines_.positions.size() == limit_) {
                    lines_.complete = false;
                    return;
                }
                const bool mainline = std::find(main.begin(), main.end(), option) != main.end();
                add({options[option], i, mover, option, from.ambient, Stability::transient, mainline});
            }
        }
    }

    // From a stable position whoever moves in rich surroundings; from a transient one whoever has to.
    bool moves_on_mainline(std::size_t i, Side mover) const {
        const LinePosition& from = lines_.positions[i];
        const Thermograph& game = solution_[from.state].low;
        if (from.stability != Stability::transient) {
            if (from.ambient == game.left.base()) return true;
            const Sente below = sente_below(game, from.ambient);
            const int plays = mover == Side::left ? below.left_plays : below.right_plays;
            return below.initiative == Initiative::gote || plays <= 0;
        }
        const Scaffolds scaffolds = solution_.scaffolds(from.state).low;
        const Side next = other(from.mover);
        const bool next_moves = wants_to_move(game, scaffolds, next, from.ambient);
        return (mover == next) == next_moves;
    }

    void add(LinePosition position) {
        if (!solution_.is_critical(position.state) && is_exact(position.state)) {
            for (const Phase& phase : phases(solution_[position.state].low)) {
                const bool reaches = !phase.to || position.ambient <= *phase.to;
                if (phase.active() || phase.from > position.ambient || !reaches) continue;
                position.stability =
                    phase.from == position.ambient ? Stability::semistable : Stability::stable;
                position.ambient = phase.from;
                break;
            }
        }
        lines_.positions.push_back(position);
    }

    const KoThermographs& solution_;
    std::size_t limit_;
    Lines lines_;
};

}  // namespace

Lines lines(const KoThermographs& solution, Vertex root, std::size_t limit) {
    return Unrolling(solution, limit).run(root);
}

std::string Lines::path(std::size_t i) const {
    std::string result;
    for (; i != 0; i = positions[i].parent) {
        std::string step = positions[i].mover == Side::left ? "L" : "R";
        if (positions[i].option > 0) step += std::to_string(positions[i].option + 1);
        result.insert(0, step);
    }
    return result;
}

const LinePosition* Lines::find(std::string_view wanted) const {
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (path(i) == wanted) return &positions[i];
    }
    return nullptr;
}

std::vector<std::size_t> orthodox_options(const KoThermographs& solution, State s, Side mover, Rational t) {
    std::vector<const Wall*> walls;
    for (const State option : solution.options(s, mover))
        walls.push_back(&wall_after(solution[option].low, mover));
    return best_at(walls, mover, t);
}

std::vector<Game> orthodox_options(Thermographs& thermographs, Game game, Side mover, Rational t) {
    Store& store = thermographs.store();
    const auto options = mover == Side::left ? store.left(game) : store.right(game);
    std::vector<const Wall*> walls;
    for (const Game option : options) walls.push_back(&wall_after(thermographs.of(option), mover));
    std::vector<Game> result;
    for (const std::size_t i : best_at(walls, mover, t)) result.push_back(options[i]);
    return result;
}

GameGraph game_graph_of(Thermographs& thermographs, Game game, std::size_t limit) {
    GraphBuilder builder;
    add_game(builder, thermographs, game, limit);
    auto graph = std::move(builder).build();
    assert(graph);  // canonical forms do not move to themselves
    return *std::move(graph);
}

Vertex add_game(GraphBuilder& builder, Thermographs& thermographs, Game game, std::size_t limit) {
    Store& store = thermographs.store();
    std::unordered_map<Game, Vertex> made;
    std::vector<Game> todo;
    const auto vertex_of = [&](Game g) {
        const auto found = made.find(g);
        if (found != made.end()) return found->second;
        if (made.size() >= limit) throw TooLarge();
        const Vertex v = store.is_number(g) ? builder.leaf(thermographs.of(g)) : builder.position();
        made.emplace(g, v);
        if (!store.is_number(g)) todo.push_back(g);
        return v;
    };
    const Vertex first = vertex_of(game);
    while (!todo.empty()) {
        const Game g = todo.back();
        todo.pop_back();
        const Vertex v = made[g];
        const auto left = store.left(g), right = store.right(g);
        for (const Game option : left) builder.option(v, Side::left, vertex_of(option));
        for (const Game option : right) builder.option(v, Side::right, vertex_of(option));
    }
    return first;
}

std::string_view to_string(Stability stability) {
    constexpr std::string_view names[] = {"stable", "semistable", "transient"};
    return names[static_cast<int>(stability)];
}

}  // namespace tedomari::cgt
