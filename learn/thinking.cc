// SPDX-License-Identifier: MIT
#include "learn/thinking.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "go/own_eye.h"
#include "net/chance.h"

namespace tedomari::learn {

namespace {

constexpr double curiosity = 1.1, caution = 0.2;  // as in net/tree_search.h
constexpr double trust = 8;     // what a whole game is worth as a logarithm of a probability
constexpr double doubt = 1;     // visits that a move has for being no better than the others
constexpr double reach = 0.75;  // points that count, of the side of the board
constexpr float least = 1e-4F;  // probability

double for_mover(double value, go::Color mover) { return mover == go::Color::black ? value : -value; }

go::Point at_slot(std::size_t slot) {
    return go::Point::at(static_cast<int>(slot % side), static_cast<int>(slot / side));
}

double gumbel(Rng& rng) { return -std::log(-std::log(std::max(rng.unit(), 1e-12))); }

}  // namespace

void Thinking::begin(const Effort& effort, const Aim& aim, go::Color mover, Rng& rng) {
    Node root;
    if (kept_) root = std::move(nodes_[static_cast<std::size_t>(path_[0])]);
    root.visits = 0;
    root.sum = 0;
    root.mover = mover;
    for (Edge& edge : root.edges) edge.child = -1;
    if (!kept_) root.seen = false;
    nodes_.clear();
    nodes_.push_back(std::move(root));
    effort_ = effort;
    aim_ = aim;
    rng_ = &rng;
    used_ = 0;
    drawn_ = false;
    if (nodes_[0].seen) settle_komi();
}

void Thinking::settle_komi() {
    if (aim_.fair) aim_.komi = std::round(nodes_[0].area + aim_.more);
    aim_.fair = false;
    centre_ = nodes_[0].area - aim_.komi;
}

double Thinking::utility(const Node& node) const {
    const double score = node.area - aim_.komi;
    return (1 - aim_.points) * net::value_of(score, node.undecided) +
           aim_.points * std::tanh((score - centre_) / (reach * side_));
}

void Thinking::draw_candidates() {
    drawn_ = true;
    candidates_.clear();
    const double power = effort_.visits == 0 ? effort_.sharpness : 1;
    const auto& edges = nodes_[0].edges;
    for (std::size_t i = 0; i < edges.size(); ++i)
        candidates_.push_back({i, effort_.chance * gumbel(*rng_) + power * std::log(edges[i].prior)});
    const auto most = std::min(candidates_.size(), static_cast<std::size_t>(std::max(1, effort_.candidates)));
    std::partial_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(most),
                      candidates_.end(),
                      [](const Candidate& a, const Candidate& b) { return a.chance > b.chance; });
    candidates_.resize(most);
    rounds_ = std::max(1, static_cast<int>(std::bit_width(most - 1)));
    round_ends_ = std::max(1, effort_.visits / (rounds_ * static_cast<int>(most)));
}

// What a move is thought to be worth that nobody tried: the look at the position counts once, the moves that were tried as
// often as they were visited, each by its probability.
void Thinking::settle_mean() {
    double weighed = 0, shares = 0, visits = 0;
    for (const Edge& edge : nodes_[0].edges) {
        if (edge.child < 0) continue;
        const Node& child = nodes_[static_cast<std::size_t>(edge.child)];
        if (child.visits == 0) continue;
        weighed += edge.prior * for_mover(child.sum, nodes_[0].mover) / child.visits;
        shares += edge.prior;
        visits += child.visits;
    }
    const double look = for_mover(utility(nodes_[0]), nodes_[0].mover);
    mean_ = shares > 0 ? (look + visits * weighed / shares) / (1 + visits) : look;
}

int Thinking::visits_of(std::size_t edge) const {
    const std::int32_t child = nodes_[0].edges[edge].child;
    return child < 0 ? 0 : nodes_[static_cast<std::size_t>(child)].visits;
}

double Thinking::found(std::size_t edge) const {
    const std::int32_t at = nodes_[0].edges[edge].child;
    if (at < 0) return 0;
    const Node& child = nodes_[static_cast<std::size_t>(at)];
    return (for_mover(child.sum, nodes_[0].mover) - child.visits * mean_) / (child.visits + doubt);
}

// The least visited; when all have had their share of the round, the better half goes on.
std::size_t Thinking::next_candidate() {
    const auto fewer = [&](const Candidate& a, const Candidate& b) {
        return visits_of(a.edge) < visits_of(b.edge);
    };
    auto least_visited = std::min_element(candidates_.begin(), candidates_.end(), fewer);
    if (visits_of(least_visited->edge) < round_ends_) return least_visited->edge;
    if (candidates_.size() > 2) {
        settle_mean();
        std::stable_sort(candidates_.begin(), candidates_.end(), [&](const Candidate& a, const Candidate& b) {
            return a.chance + trust * found(a.edge) > b.chance + trust * found(b.edge);
        });
        candidates_.resize((candidates_.size() + 1) / 2);
    }
    round_ends_ += std::max(1, effort_.visits / (rounds_ * static_cast<int>(candidates_.size())));
    return std::min_element(candidates_.begin(), candidates_.end(), fewer)->edge;
}

std::size_t Thinking::select(const Node& node) const {
    double tried = 0;
    for (const Edge& edge : node.edges) tried += edge.child >= 0 ? edge.prior : 0;
    const double untried = for_mover(node.sum, node.mover) / node.visits - caution * std::sqrt(tried);
    const double wide = curiosity * std::sqrt(static_cast<double>(node.visits));
    std::size_t best = 0;
    double most = -1e9;
    for (std::size_t i = 0; i < node.edges.size(); ++i) {
        const Edge& edge = node.edges[i];
        const Node* child = edge.child < 0 ? nullptr : &nodes_[static_cast<std::size_t>(edge.child)];
        const int visits = child == nullptr ? 0 : child->visits;
        const double worth = (visits > 0 ? for_mover(child->sum, node.mover) / visits : untried) +
                             wide * edge.prior / (1 + visits);
        if (worth <= most) continue;
        most = worth;
        best = i;
    }
    return best;
}

void Thinking::back_up() {
    const Node& leaf = nodes_[static_cast<std::size_t>(path_.back())];
    const double value = utility(leaf);
    for (const std::int32_t at : path_) {
        Node& node = nodes_[static_cast<std::size_t>(at)];
        ++node.visits;
        node.sum += value;
    }
}

bool Thinking::descend(go::Game& game) {
    side_ = game.size().width;
    for (;;) {
        path_ = {0};
        if (!nodes_[0].seen) return true;
        if (!drawn_) draw_candidates();
        if (used_ >= effort_.visits || candidates_.size() < 2) return false;
        ++used_;
        std::size_t played = 0;
        while (nodes_[static_cast<std::size_t>(path_.back())].seen) {
            const Node& node = nodes_[static_cast<std::size_t>(path_.back())];
            if (node.edges.empty()) break;  // the game is over
            const std::size_t chosen = path_.size() == 1 ? next_candidate() : select(node);
            const auto here = static_cast<std::size_t>(path_.back());
            const go::Move move{node.mover, node.edges[chosen].point};
            if (nodes_[here].edges[chosen].child < 0) {
                nodes_[here].edges[chosen].child = static_cast<std::int32_t>(nodes_.size());
                Node next;
                next.mover = opponent(move.color);
                nodes_.push_back(std::move(next));
            }
            path_.push_back(nodes_[here].edges[chosen].child);
            game.play(move);
            ++played;
        }
        if (!nodes_[static_cast<std::size_t>(path_.back())].seen) return true;
        back_up();
        while (played-- > 0) game.undo();
    }
}

void Thinking::expand(Node& node, const Answer& answer, const go::Game& game) {
    node.seen = true;
    node.area = for_mover(answer.area, node.mover);
    node.undecided = answer.undecided;
    node.edges.clear();
    if (game.is_over()) return;
    float all = 0;
    const auto add = [&](go::Point p, float share) {
        node.edges.push_back({p, std::max(share, least), -1});
        all += node.edges.back().prior;
    };
    for (std::size_t i = 0; i < Answer::most && answer.shares[i] > 0; ++i) {
        const go::Point p = at_slot(answer.moves[i]);
        if (!go::is_own_eye(game.board(), p, node.mover) && game.is_legal({node.mover, p}))
            add(p, answer.shares[i]);
    }
    add(go::Point(), answer.pass);
    for (Edge& edge : node.edges) edge.prior /= all;
}

void Thinking::hear(const Answer& answer, go::Game& game) {
    Node& leaf = nodes_[static_cast<std::size_t>(path_.back())];
    expand(leaf, answer, game);
    if (path_.size() == 1) {
        settle_komi();
        return;
    }
    back_up();
    for (std::size_t i = 1; i < path_.size(); ++i) game.undo();
}

go::Point Thinking::choose() {
    const Node& root = nodes_[0];
    settle_mean();
    std::size_t best = candidates_[0].edge;
    double most = -1e9;
    for (const Candidate& candidate : candidates_) {
        const double worth = candidate.chance + trust * found(candidate.edge);
        if (worth > most) best = candidate.edge;
        most = std::max(most, worth);
    }
    improved_.clear();
    double all = 0;
    for (std::size_t i = 0; i < root.edges.size(); ++i) {
        const double share = root.edges[i].prior * std::exp(trust * found(i));
        improved_.push_back({root.edges[i].point, share});
        all += share;
    }
    for (Share& share : improved_) share.share /= all;
    const std::int32_t next = root.edges[best].child;
    kept_ = next >= 0 && nodes_[static_cast<std::size_t>(next)].seen;
    path_ = {next};
    return root.edges[best].point;
}

}  // namespace tedomari::learn
