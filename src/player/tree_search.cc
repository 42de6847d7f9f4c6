// SPDX-License-Identifier: MIT
#include "player/tree_search.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "base/hash.h"
#include "go/own_eye.h"
#include "player/passing.h"
#include "player/strict.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Game;
using go::Move;
using go::Point;

double for_mover(double value, Color mover) { return mover == Color::black ? value : -value; }

// The share of what is won that is given for points.
constexpr double for_points = 0.1, usual_margin = 20;

// The network errs a little differently on every side of the board: turned by chance, its errors do not add
// up along a line.
net::Look look_at(net::Network& network, const Game& game, std::uint64_t seed) {
    if (seed == 0) return network.look(game);
    const auto ways = go::symmetries(game.size());
    return network.look(game, ways[combine(seed, hash(game.position())) % ways.size()]);
}

}  // namespace

struct TreeSearch::Edge {
    Move move;
    double prior = 0;
    std::unique_ptr<Node> node;  // nothing: not tried yet
};

// A position.  Values and scores are Black's.
struct TreeSearch::Node {
    Color mover = Color::black;
    int visits = 0;
    int pending = 0;  // visits under way
    double value_sum = 0, score_sum = 0;
    std::vector<Edge> edges;  // none: the game is over here

    double value() const { return value_sum / visits; }
    double score() const { return score_sum / visits; }
    void add(double value, double score) {
        ++visits;
        value_sum += value;
        score_sum += score;
    }
};

double value_of(const net::Look& look, const Game& game) {
    const double score = net::expected_score(look, game);
    double undecided = 0;
    go::for_each_point(look.size, [&](Point p) {
        const double b = look.ownership(p);
        undecided += 1 - b * b;
    });
    // The likeliest winners of 322 KGS games that the network never learned from, at every twentieth move.
    const double spread = 0.5 + 0.5 * std::sqrt(undecided) + 0.1 * undecided;
    return (1 - for_points) * std::erf(score / spread / std::sqrt(2.0)) +
           for_points * std::tanh(score / usual_margin);
}

TreeSearch::TreeSearch(net::Network& network, const TreeSettings& settings)
    : network_(network), settings_(settings) {}

TreeSearch::~TreeSearch() = default;

// What was thought of this position while the game was elsewhere, else nothing.
void TreeSearch::find_root(const Game& game) {
    const auto moves = game.moves();
    const bool goes_on = root_ && game.start().board.hash() == start_ && moves.size() >= path_.size() &&
                         std::equal(path_.begin(), path_.end(), moves.begin());
    std::unique_ptr<Node> root = goes_on ? std::move(root_) : nullptr;
    for (std::size_t i = path_.size(); root && i < moves.size(); ++i) {
        std::unique_ptr<Node> next;
        for (Edge& edge : root->edges) {
            if (edge.move == moves[i]) next = std::move(edge.node);
        }
        root = std::move(next);
    }
    if (root && root->mover != game.to_move()) root = nullptr;
    root_ = root ? std::move(root) : std::make_unique<Node>();
    root_->mover = game.to_move();
    path_.assign(moves.begin(), moves.end());
    start_ = game.start().board.hash();
}

// What a look at a position shows.
struct TreeSearch::View {
    double value = 0, score = 0;
    std::vector<Edge> edges;
};

TreeSearch::View TreeSearch::view(const Game& game) const {
    const net::Look look = look_at(network_, game, settings_.seed);
    View view{value_of(look, game), net::expected_score(look, game), {}};
    if (game.is_over()) return view;
    const Color mover = game.to_move();
    double all = look.pass;
    const go::Board& board = game.board();
    go::for_each_point(game.size(), [&](Point p) {
        const Move move{mover, p};
        if (!board.is_empty(p) || go::is_own_eye(board, p, mover) || !game.is_legal(move)) return;
        view.edges.push_back({move, look.policy[p], nullptr});
        all += look.policy[p];
    });
    view.edges.push_back({Move::pass(mover), look.pass, nullptr});
    for (Edge& edge : view.edges) edge.prior /= all > 0 ? all : 1;
    std::stable_sort(view.edges.begin(), view.edges.end(),
                     [](const Edge& a, const Edge& b) { return a.prior > b.prior; });
    return view;
}

TreeSearch::Edge& TreeSearch::select(Node& node) const {
    double tried = 0;
    for (const Edge& edge : node.edges) tried += edge.node ? edge.prior : 0;
    const auto worth_of = [&](const Node& seen) {
        return for_mover(settings_.for_points ? seen.score_sum / usual_margin : seen.value_sum, node.mover);
    };
    const double untried = worth_of(node) / node.visits - settings_.caution * std::sqrt(tried);
    const double reach = settings_.curiosity * std::sqrt(static_cast<double>(node.visits));
    Edge* best = nullptr;
    double most = 0;
    for (Edge& edge : node.edges) {
        const int pending = edge.node ? edge.node->pending : 0;
        const int visits = edge.node ? edge.node->visits + pending : 0;
        const double found = visits > 0 ? (worth_of(*edge.node) - pending) / visits : untried;
        const double worth = found + reach * edge.prior / (1 + visits);
        if (best != nullptr && worth <= most) continue;
        best = &edge;
        most = worth;
    }
    return *best;
}

// Down to a position that nobody has seen, or to the end of a game; the game is left there.
TreeSearch::Line TreeSearch::descend(Game& game) {
    Line line{root_.get()};
    ++root_->pending;
    while (line.back()->visits > 0 && !line.back()->edges.empty()) {
        Edge& edge = select(*line.back());
        game.play(edge.move);
        if (!edge.node) {
            edge.node = std::make_unique<Node>();
            edge.node->mover = go::opponent(edge.move.color);
        }
        ++edge.node->pending;
        line.push_back(edge.node.get());
    }
    return line;
}

void TreeSearch::turn_back(const Line& line, Game& game) {
    for (Node* node : line) --node->pending;
    for (std::size_t i = 1; i < line.size(); ++i) game.undo();
}

void TreeSearch::end_visit(const Line& line, double value, double score) {
    for (Node* node : line) node->add(value, score);
}

// What several threads do at once.  A look is the long part, and nobody waits for it but who comes to the
// same position.
void TreeSearch::visit_until(int enough, Game game, Budget& budget) {
    std::unique_lock lock(mutex_);
    while (root_->visits + root_->pending < enough && (root_->visits == 0 || !budget.spent())) {
        const Line line = descend(game);
        Node& leaf = *line.back();
        if (leaf.visits > 0) {  // the game is over: seen again
            end_visit(line, leaf.value(), leaf.score());
        } else if (leaf.pending > 1) {
            turn_back(line, game);
            seen_.wait(lock);
            continue;
        } else {
            lock.unlock();
            View seen = view(game);
            lock.lock();
            leaf.edges = std::move(seen.edges);
            end_visit(line, seen.value, seen.score);
        }
        turn_back(line, game);
        seen_.notify_all();
    }
}

bool TreeSearch::check_invariants() const {
    std::vector<const Node*> todo;
    if (root_) todo.push_back(root_.get());
    while (!todo.empty()) {
        const Node& node = *todo.back();
        todo.pop_back();
        int below = 0;
        for (const Edge& edge : node.edges) {
            if (!edge.node) continue;
            below += edge.node->visits;
            todo.push_back(edge.node.get());
        }
        if (node.pending != 0 || node.visits < 1) return false;
        if (!node.edges.empty() && node.visits != below + 1) return false;
    }
    return true;
}

// Nothing when no move was tried.
const TreeSearch::Edge* TreeSearch::most_visited(const Node& node) {
    const Edge* most = nullptr;
    for (const Edge& edge : node.edges) {
        if (edge.node && (most == nullptr || edge.node->visits > most->node->visits)) most = &edge;
    }
    return most;
}

TreeChoice TreeSearch::choice() const {
    TreeChoice choice;
    choice.visits = root_->visits;
    if (root_->edges.empty()) {  // the game is over
        const Move pass = Move::pass(root_->mover);
        choice.moves = {
            {pass, root_->visits, for_mover(root_->value(), root_->mover), root_->score(), 1, {pass}}};
    }
    for (const Edge& edge : root_->edges) {
        TreeMove move{edge.move, 0, for_mover(root_->value(), root_->mover), root_->score(), edge.prior, {}};
        if (edge.node) {
            move.visits = edge.node->visits;
            move.value = for_mover(edge.node->value(), root_->mover);
            move.score = edge.node->score();
        }
        move.line.push_back(edge.move);
        for (const Node* node = edge.node.get(); node != nullptr;) {
            const Edge* most = most_visited(*node);
            if (most != nullptr) move.line.push_back(most->move);
            node = most != nullptr ? most->node.get() : nullptr;
        }
        choice.moves.push_back(std::move(move));
    }
    std::stable_sort(choice.moves.begin(), choice.moves.end(),
                     [](const TreeMove& a, const TreeMove& b) { return a.visits > b.visits; });
    choice.move = choice.moves.front().move;
    return choice;
}

TreeChoice TreeSearch::think(const Game& game, Color color, Budget& budget) {
    Game turned = under_strict_rules(game);
    turned.set_to_move(color);
    find_root(turned);
    visit_until(1, turned, budget);
    constexpr std::uint64_t most = 1'000'000'000;
    const auto enough = static_cast<int>(settings_.visits == 0 ? most : std::min(settings_.visits, most));
    const int threads = std::min(settings_.threads, enough - root_->visits);
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&] { visit_until(enough, turned, budget); });
    visit_until(enough, turned, budget);
    for (std::thread& other : others) other.join();
    return choice();
}

SearchedMove choose_by_search(const Game& game, Color color, TreeSearch& search, Budget& budget) {
    Game turned = under_strict_rules(game);
    turned.set_to_move(color);
    if (opponent_passed(game, color)) {
        const net::Look look = search.network().look(turned);
        if (should_end(game, color, look))
            return {Move::pass(color), for_mover(value_of(look, turned), color), {}};
    }
    std::vector<TreeMove> moves = search.think(game, color, budget).moves;
    SearchedMove best{moves.front().move, moves.front().value, std::move(moves)};
    if (!best.move.is_pass() || dead_stones_are_lifted(game.rules())) return best;
    const net::Look look = search.network().look(turned);
    if (!wins_as_it_stands(game, color, look)) best.move = cleaning_move(turned, color, look);
    return best;
}

}  // namespace tedomari::player
