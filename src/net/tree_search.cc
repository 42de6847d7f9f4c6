// SPDX-License-Identifier: MIT
#include "net/tree_search.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "base/hash.h"
#include "go/own_eye.h"
#include "go/strict.h"
#include "net/chance.h"

namespace tedomari::net {

namespace {

using go::Color;
using go::Game;
using go::Move;
using go::Point;

double for_mover(double value, Color mover) { return mover == Color::black ? value : -value; }

constexpr double usual_margin = 20;  // points, of a search for points

// The network errs a little differently on every side of the board: turned by chance, its errors do not add
// up along a line.
Look look_at(Network& network, const Game& game, std::uint64_t seed) {
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

// What a look shows, Black's view.
struct TreeSearch::Seen {
    double value = 0, score = 0;
    std::unique_ptr<go::PointMap<float>> owners;  // nothing: not kept
};

// A position.
struct TreeSearch::Node {
    Color mover = Color::black;
    int visits = 0;
    int pending = 0;  // visits under way
    Seen own;         // by the look at it
    double value_sum = 0, score_sum = 0;
    std::vector<Edge> edges;  // none: the game is over here

    double value() const { return value_sum / visits; }
    double score() const { return score_sum / visits; }
    void add(const Seen& seen) {
        ++visits;
        value_sum += seen.value;
        score_sum += seen.score;
    }
};

double value_of(const Look& look, const Game& game) {
    double undecided = 0;
    go::for_each_point(look.size, [&](Point p) {
        const double b = look.ownership(p);
        undecided += 1 - b * b;
    });
    return value_of(expected_score(look, game), undecided);
}

TreeSearch::TreeSearch(Network& network, const TreeSettings& settings)
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
    size_ = game.size();
}

struct TreeSearch::View {
    Seen seen;
    std::vector<Edge> edges;
};

TreeSearch::View TreeSearch::view(const Game& game, bool first) {
    const bool all_ways = first && settings_.judging;
    const Look look = all_ways ? network_.look(game, Ways::all) : look_at(network_, game, settings_.seed);
    if (all_ways) look_ = look;
    View view{{value_of(look, game), expected_score(look, game), nullptr}, {}};
    if (settings_.judging) {
        view.seen.owners = std::make_unique<go::PointMap<float>>();
        go::for_each_point(game.size(), [&](Point p) { (*view.seen.owners)[p] = look.ownership(p); });
    }
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

void TreeSearch::end_visit(const Line& line, const Seen& seen) {
    for (Node* node : line) node->add(seen);
}

// What several threads do at once.  A look is the long part, and nobody waits for it but who comes to the
// same position.
void TreeSearch::visit_until(int enough, Game game, Budget& budget) {
    std::unique_lock lock(mutex_);
    while (root_->visits + root_->pending < enough && (root_->visits == 0 || !budget.spent())) {
        const Line line = descend(game);
        Node& leaf = *line.back();
        if (leaf.visits > 0) {  // the game is over: seen again
            end_visit(line, leaf.own);
        } else if (leaf.pending > 1) {
            turn_back(line, game);
            seen_.wait(lock);
            continue;
        } else {
            lock.unlock();
            View view = this->view(game, &leaf == root_.get());
            lock.lock();
            leaf.edges = std::move(view.edges);
            leaf.own = std::move(view.seen);
            end_visit(line, leaf.own);
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
    sum_up(choice);
    return choice;
}

// The look at the position itself has seen nothing of what comes, and counts only where nothing was tried.
void TreeSearch::sum_up(TreeChoice& choice) const {
    const int below = root_->edges.empty() ? 0 : root_->visits - 1;
    choice.score = below > 0 ? (root_->score_sum - root_->own.score) / below : root_->score();
    if (!settings_.judging) return;
    choice.look = look_;
    std::vector<const Node*> todo;
    for (const Edge& edge : root_->edges) {
        if (edge.node) todo.push_back(edge.node.get());
    }
    if (todo.empty()) todo.push_back(root_.get());
    const float part = 1.0F / static_cast<float>(std::max(below, 1));
    while (!todo.empty()) {
        const Node& node = *todo.back();
        todo.pop_back();
        const int own = node.edges.empty() && below > 0 ? node.visits : 1;  // ends of games are seen again
        const float share = part * static_cast<float>(own);
        go::for_each_point(size_, [&](Point p) { choice.owners[p] += share * (*node.own.owners)[p]; });
        for (const Edge& edge : node.edges) {
            if (edge.node && &node != root_.get()) todo.push_back(edge.node.get());
        }
    }
}

TreeChoice TreeSearch::think(const Game& game, Color color, Budget& budget) {
    Game turned = go::under_strict_rules(game);
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

}  // namespace tedomari::net
