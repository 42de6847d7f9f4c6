// SPDX-License-Identifier: MIT
#include "net/tree_search.h"

#include <algorithm>
#include <cmath>

#include "base/hash.h"
#include "base/rng.h"
#include "base/side_by_side.h"
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

// Who owns the points, as a value; Black's view.
double owned(const Look& look, const go::PointSet& points) {
    double sum = 0;
    points.for_each([&](Point p) { sum += look.ownership(p); });
    return sum / points.size();
}

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
struct TreeSearch::Seen : Prospect {
    std::unique_ptr<go::PointMap<float>> owners;  // nothing: not kept
};

// A position.
struct TreeSearch::Node {
    Color mover = Color::black;
    int visits = 0;
    int pending = 0;  // visits under way
    Seen own;         // by the look at it
    double value_sum = 0, score_sum = 0, win_sum = 0;
    double value_squares = 0, score_squares = 0;  // of scores with what may still change
    std::vector<Edge> edges;                      // none: the game is over here

    double value() const { return value_sum / visits; }
    double score() const { return score_sum / visits; }
    double win() const { return win_sum / visits; }
    double value_spread() const { return spread(value_squares, value()); }
    double score_spread() const { return spread(score_squares, score()); }
    void add(const Seen& seen) {
        ++visits;
        value_sum += seen.value;
        score_sum += seen.score;
        win_sum += seen.win;
        value_squares += seen.value * seen.value;
        score_squares += seen.score * seen.score + seen.spread * seen.spread;
    }

private:
    double spread(double squares, double mean) const {
        return std::sqrt(std::max(0.0, squares / visits - mean * mean));
    }
};

Prospect prospect(const Look& look, const Game& game) {
    const double score = expected_score(look, game);
    double undecided = 0;
    go::for_each_point(look.size, [&](Point p) {
        const double b = look.ownership(p);
        undecided += 1 - b * b;
    });
    return {win_of(score, undecided),
            value_of(score, undecided),
            score,
            spread_of(undecided),
            score + look.other_area() - look.area(),
            undecided};
}

double value_of(const Look& look, const Game& game) { return prospect(look, game).value; }

TreeSearch::TreeSearch(Network& network, const TreeSettings& settings)
    : network_(network), settings_(settings) {}

TreeSearch::~TreeSearch() = default;

void TreeSearch::forget() { root_ = nullptr; }

// What was thought of this position while the game was elsewhere, else nothing.
void TreeSearch::find_root(const Game& game) {
    const auto moves = game.moves();
    const bool fits = size_ == game.size() && komi_ == game.komi() && barred_ == settings_.barred &&
                      stake_ == settings_.stake && (owners_ || !keeps_owners());
    const bool goes_on = fits && root_ && game.start().board.hash() == start_ &&
                         moves.size() >= path_.size() &&
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
    komi_ = game.komi();
    barred_ = settings_.barred;
    stake_ = settings_.stake;
    owners_ = keeps_owners();
}

struct TreeSearch::View {
    Seen seen;
    std::vector<Edge> edges;
};

TreeSearch::View TreeSearch::view(const Game& game, bool first) {
    const bool all_ways = first && settings_.judging;
    const Look look = all_ways ? network_.look(game, Ways::all) : look_at(network_, game, settings_.seed);
    if (all_ways) look_ = look;
    View view{{{prospect(look, game)}, nullptr}, {}};
    if (!settings_.stake.empty()) view.seen.value = view.seen.win = owned(look, settings_.stake);
    if (keeps_owners()) {
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

// What chance adds to a first move, so that more of them are looked at.
double TreeSearch::first_bonus(const Edge& edge, int visits) const {
    Rng rng(combine(combine(settings_.seed, static_cast<std::uint64_t>(visits)),
                    static_cast<std::uint64_t>(edge.move.point.index())));
    if (rng.below(2) == 0) return 0;
    double bell = 0;  // nearly
    for (int i = 0; i < 12; ++i) bell += rng.unit();
    return settings_.wider * std::abs(bell - 6);
}

// Of what the policy recommends, where only points at stake count; else all.
double TreeSearch::share_of_open(const Node& node, int depth) const {
    if (settings_.stake.empty() || !settings_.barred) return 1;
    double open = 0;
    for (const Edge& edge : node.edges) open += settings_.barred->holds(edge.move, depth) ? 0 : edge.prior;
    return std::max(open, 1e-3);
}

// Nothing: every move is barred.
TreeSearch::Edge* TreeSearch::select(Node& node, int depth) const {
    double tried = 0;
    for (const Edge& edge : node.edges) tried += edge.node ? edge.prior : 0;
    const auto worth_of = [&](const Node& seen) {
        return for_mover(settings_.for_points ? seen.score_sum / usual_margin : seen.value_sum, node.mover);
    };
    const bool first = depth == 0;
    const double caution = first ? settings_.first_caution.value_or(settings_.caution) : settings_.caution;
    const double untried = worth_of(node) / node.visits - caution * std::sqrt(tried);
    const double reach =
        settings_.curiosity * std::sqrt(static_cast<double>(node.visits)) / share_of_open(node, depth);
    Edge* best = nullptr;
    double most = 0;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
        Edge& edge = node.edges[i];
        if (settings_.barred && settings_.barred->holds(edge.move, depth)) continue;
        const int pending = edge.node ? edge.node->pending : 0;
        const int visits = edge.node ? edge.node->visits + pending : 0;
        const double found = visits > 0 ? (worth_of(*edge.node) - pending) / visits : untried;
        const double prior = first && !first_priors_.empty() ? first_priors_[i] : edge.prior;
        double worth = found + reach * prior / (1 + visits);
        if (first && settings_.wider > 0) worth += first_bonus(edge, node.visits);
        if (best != nullptr && worth <= most) continue;
        best = &edge;
        most = worth;
    }
    return best;
}

// Down to a position that nobody has seen, or to the end of a game; the game is left there.
TreeSearch::Line TreeSearch::descend(Game& game) {
    Line line{root_.get()};
    ++root_->pending;
    while (line.back()->visits > 0 && !line.back()->edges.empty()) {
        Edge* edge = select(*line.back(), static_cast<int>(line.size()) - 1);
        if (edge == nullptr) break;
        game.play(edge->move);
        if (!edge->node) {
            edge->node = std::make_unique<Node>();
            edge->node->mover = go::opponent(edge->move.color);
        }
        ++edge->node->pending;
        line.push_back(edge->node.get());
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
        if (leaf.visits > 0) {  // the game is over, or all is barred: seen again
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
        if (!node.edges.empty() && !barred_ && node.visits != below + 1) return false;
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

TreeMove TreeSearch::summary(const Edge& edge) const {
    const Node& known = edge.node && edge.node->visits > 0 ? *edge.node : *root_;
    TreeMove move{edge.move,
                  &known == root_.get() ? 0 : known.visits,
                  for_mover(known.value(), root_->mover),
                  known.score(),
                  edge.prior,
                  {}};
    move.win = for_mover(known.win(), root_->mover);
    move.value_spread = known.value_spread();
    move.score_spread = known.score_spread();
    move.line.push_back(edge.move);
    move.line_visits.push_back(move.visits);
    for (const Node* node = edge.node.get(); node != nullptr;) {
        const Edge* most = most_visited(*node);
        if (most != nullptr) {
            move.line.push_back(most->move);
            move.line_visits.push_back(most->node->visits);
        }
        node = most != nullptr ? most->node.get() : nullptr;
    }
    return move;
}

TreeChoice TreeSearch::choice() const {
    TreeChoice choice;
    choice.visits = root_->visits;
    choice.first = root_->own;
    for (const Edge& edge : root_->edges) choice.priors[edge.move.point] = static_cast<float>(edge.prior);
    for (const Edge& edge : root_->edges) {
        if (!settings_.barred || !settings_.barred->holds(edge.move, 0))
            choice.moves.push_back(summary(edge));
    }
    if (choice.moves.empty()) {  // the game is over, or all is barred
        const Move pass = Move::pass(root_->mover);
        choice.moves = {
            {pass, root_->visits, for_mover(root_->value(), root_->mover), root_->score(), 1, {pass}}};
        choice.moves[0].win = for_mover(root_->win(), root_->mover);
        choice.moves[0].score_spread = root_->score_spread();
        choice.moves[0].line_visits = {root_->visits};
    }
    std::stable_sort(choice.moves.begin(), choice.moves.end(),
                     [](const TreeMove& a, const TreeMove& b) { return a.visits > b.visits; });
    choice.move = choice.moves.front().move;
    sum_up(choice);
    return choice;
}

// The look at the position itself has seen nothing of what comes, and counts only where nothing was tried.
void TreeSearch::sum_up(TreeChoice& choice) const {
    int below = 0;
    for (const Edge& edge : root_->edges) below += edge.node ? edge.node->visits : 0;
    const double own = below > 0 ? root_->visits - below : 0;
    const double counted = root_->visits - own;
    choice.score = (root_->score_sum - own * root_->own.score) / counted;
    choice.value = for_mover((root_->value_sum - own * root_->own.value) / counted, root_->mover);
    choice.win = for_mover((root_->win_sum - own * root_->own.win) / counted, root_->mover);
    choice.value_spread = root_->value_spread();
    choice.score_spread = root_->score_spread();
    if (!keeps_owners()) return;
    if (settings_.judging) choice.look = look_;
    sum_owners(choice);
}

namespace {

// Sums of what looks say of owners.
struct OwnerSums {
    go::PointMap<float> sum, squares;
    float looks = 0;

    void add(const go::PointMap<float>& owners, float times, go::Size size) {
        looks += times;
        go::for_each_point(size, [&](Point p) {
            sum[p] += times * owners[p];
            squares[p] += times * owners[p] * owners[p];
        });
    }
    void add(const OwnerSums& other, go::Size size) {
        looks += other.looks;
        go::for_each_point(size, [&](Point p) {
            sum[p] += other.sum[p];
            squares[p] += other.squares[p];
        });
    }
    Owned owned(go::Size size) const {
        Owned result;
        go::for_each_point(size, [&](Point p) {
            result.mean[p] = sum[p] / looks;
            result.spread[p] =
                std::sqrt(std::max(0.0F, squares[p] / looks - result.mean[p] * result.mean[p]));
        });
        return result;
    }
};

}  // namespace

// Ends of games are seen again, all other positions once.
void TreeSearch::sum_owners(TreeChoice& choice) const {
    const auto sums_of = [&](const Node& top) {
        OwnerSums sums;
        std::vector<const Node*> todo{&top};
        while (!todo.empty()) {
            const Node& node = *todo.back();
            todo.pop_back();
            int own = node.visits;
            for (const Edge& edge : node.edges) {
                if (!edge.node || edge.node->visits == 0) continue;
                own -= edge.node->visits;
                todo.push_back(edge.node.get());
            }
            if (own > 0) sums.add(*node.own.owners, static_cast<float>(own), size_);
        }
        return sums;
    };
    OwnerSums all;
    for (const Edge& edge : root_->edges) {
        if (!edge.node || edge.node->visits == 0) continue;
        const OwnerSums sums = sums_of(*edge.node);
        all.add(sums, size_);
        if (!settings_.owners) continue;
        for (TreeMove& move : choice.moves) {
            if (move.move == edge.move) move.owned = std::make_shared<const Owned>(sums.owned(size_));
        }
    }
    if (all.looks == 0) all.add(*root_->own.owners, 1, size_);
    const Owned owned = all.owned(size_);
    choice.owners = owned.mean;
    if (settings_.owners) choice.owned = std::make_shared<const Owned>(owned);
}

TreeChoice TreeSearch::think(const Game& game, Color color, Budget& budget) {
    grow(game, color, budget);
    return choice();
}

int TreeSearch::grow(const Game& game, Color color, Budget& budget) {
    Game turned = go::under_strict_rules(game);
    turned.set_to_move(color);
    find_root(turned);
    visit_until(1, turned, budget);
    first_priors_.clear();
    if (settings_.flatter != 1) {
        double all = 0;
        for (const Edge& edge : root_->edges) {
            first_priors_.push_back(std::pow(std::max(edge.prior, 1e-9), 1 / settings_.flatter));
            all += first_priors_.back();
        }
        for (double& prior : first_priors_) prior /= all;
    }
    constexpr std::uint64_t most = 1'000'000'000;
    const auto enough = static_cast<int>(settings_.visits == 0 ? most : std::min(settings_.visits, most));
    const int threads = std::min(settings_.threads, enough - root_->visits);
    side_by_side(static_cast<std::size_t>(std::max(threads, 1)),
                 [&](std::size_t) { visit_until(enough, turned, budget); });
    return root_->visits;
}

}  // namespace tedomari::net
