// SPDX-License-Identifier: MIT
#include "endgame/lines.h"

#include "endgame/solve.h"
#include "local/side.h"

namespace tedomari::endgame {

namespace {

constexpr std::size_t longest = 30;

// The mover's best edge at t, by the guess, which is exact where the proof went.
std::optional<Edge> best_edge(Graph& graph, NodeId id, Side side, std::int64_t t) {
    graph.agenda().ensure_expanded(id);
    const Bounds& bounds = graph.bounds();
    std::optional<Edge> best;
    const std::int64_t sign = side == Side::left ? 1 : -1;
    const Bound proved = side == Side::left ? Bound::low : Bound::high;
    std::int64_t best_value = 0, best_proof = 0;
    for (const Edge& e : graph.positions().moves(id, side)) {
        const std::int64_t value = sign * bounds.at(e, other(side), Bound::guess, t);
        const std::int64_t proof = sign * bounds.at(e, other(side), proved, t);
        if (!best || proof > best_proof || (proof == best_proof && value > best_value)) {
            best = e;
            best_value = value;
            best_proof = proof;
        }
    }
    return best;
}

// What is played from the root on, and where that leads.
class Path {
public:
    Path(Graph& graph, const Target& root, std::int64_t t, Reasons reasons)
        : graph_(graph), t_(t), here_(root), reasons_(reasons) {
        look();
    }

    const std::vector<go::Move>& moves() const { return moves_; }
    const std::vector<local::Step>& steps() const { return steps_; }
    bool is_hot() const {
        const Bounds& bounds = graph_.bounds();
        return !here_.is_settled() && bounds.at(here_, Side::left, Bound::guess, t_) >
                                          bounds.at(here_, Side::right, Bound::guess, t_);
    }
    // A ko has been taken, and its master may not leave it.
    bool is_pending() const { return !here_.is_settled() && graph_.positions()[here_.node()].is_banned; }

    // The best move of `side`; whether there is one.
    bool play(Side side) {
        if (here_.is_settled() || moves_.size() >= longest) return false;
        const auto found = best_edge(graph_, here_.node(), side, t_);
        if (!found) return false;
        moves_.push_back({local::color_of(side),
                          graph_.positions().terrain().points[static_cast<std::size_t>(found->point)]});
        stones_ += side == Side::left ? 1 : -1;
        here_ = found->raised(here_.offset());
        look();
        if (reasons_ == Reasons::given) steps_.push_back(step(side));
        return true;
    }

    // `side` moves again while the other plays elsewhere; whether there is a move.
    bool play_again(Side side) {
        moves_.push_back(go::Move::pass(local::color_of(other(side))));
        const bool played = play(side);
        if (!played) moves_.pop_back();
        return played;
    }

    // What follows a move of `side` while somebody is in a hurry to answer, or `side` has a ko to finish.
    void play_out(Side side) {
        while (is_hot() || is_pending()) {
            if (is_hot() ? !play(other(side)) : !play_again(side)) return;
            side = local::side_of(moves_.back().color);
        }
    }

    std::optional<Rational> count() const {
        const auto low = graph_.bounds().mast(here_, Bound::low),
                   high = graph_.bounds().mast(here_, Bound::high);
        if (!low || low != high) return {};
        return to_rational(*low) - stones_;
    }

    // The temperature by territory of what is left, where that is more than t.
    std::optional<Rational> heat() const {
        if (here_.is_settled() || !graph_.bounds().has_walls(here_.node())) return {};
        Exactness exactness;
        const auto frozen = [&](Bound left, Bound right) {
            return freezing_point(graph_.bounds().wall(here_.node(), Side::left, left),
                                  graph_.bounds().wall(here_.node(), Side::right, right), exactness);
        };
        const std::int64_t least = frozen(Bound::low, Bound::high);
        if (least != frozen(Bound::high, Bound::low) || exactness.lost) return {};
        return to_rational(least) - 1;
    }

private:
    // Why the move just played is answered, or not.
    local::Step step(Side side) const {
        local::Step step{moves_.back(), heat(), is_hot(), {}, {}};
        Path again = *this;
        again.reasons_ = Reasons::left_out;
        if (is_pending() || !again.play_again(side)) return step;
        step.ignored = again.moves();
        step.ignored_count = again.count();
        return step;
    }

    // Works out what it takes to go on: the walls from t upwards, or as much of them as the budget allows.
    void look() {
        if (here_.is_settled()) return;
        graph_.agenda().ensure_expanded(here_.node());
        if (graph_.bounds().has_walls(here_.node())) sharpen(graph_, here_, t_);
    }

    Graph& graph_;
    std::int64_t t_;
    Target here_;
    Reasons reasons_;
    std::vector<go::Move> moves_;
    std::vector<local::Step> steps_;
    int stones_ = 0;  // Black's less White's: what area counting gives for them
};

}  // namespace

local::Line best_line(Graph& graph, const Target& root, Side first, std::int64_t t, Reasons reasons) {
    local::Line line;
    Path path(graph, root, t, reasons);
    if (!path.play(first)) return line;
    if (path.is_hot()) line.threat = path.heat();
    Path again = path;
    const bool goes_on = path.is_pending() && !path.is_hot();
    path.play_out(first);
    line.moves = path.moves();
    line.steps = path.steps();
    line.count = path.count();
    if (!path.is_pending()) line.rest = path.heat();
    if (!goes_on && again.play_again(first)) {
        if (again.is_pending()) again.play_out(first);
        line.ignored = again.moves();
        line.ignored_count = again.count();
    }
    return line;
}

}  // namespace tedomari::endgame
