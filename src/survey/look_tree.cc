// SPDX-License-Identifier: MIT
#include "survey/look_tree.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/nearest.h"
#include "go/area.h"
#include "survey/judged_region.h"

namespace tedomari::survey {

namespace {

using cgt::Thermograph;
using go::Color;
using go::Point;
using go::PointSet;

// A move this much less likely than the likeliest is not tried.
constexpr double worth_trying = 0.1;

struct Node {
    go::Game game;
    Point move;           // that led here
    Rational count;       // of the region, in territory
    int black_moves = 0;  // more than White's since the root
    std::array<go::PointMap<double>, 2> policy;
    std::array<std::vector<std::size_t>, 2> options;  // by color
};

class Growing {
public:
    Growing(const PointSet& region, const Judge& judge, int stones)
        : region_(region), judge_(judge), stones_(stones) {}

    std::optional<LookTree> grow(const go::Game& game, const Judgement& judgement, const LookEffort& effort);

private:
    void branch(std::size_t from, std::size_t to, int most);
    bool look(std::size_t from);
    std::vector<Point> favourites(const Node& node, Color color, int most) const;
    Thermograph walls(const Node& node) const;
    std::size_t best(const Node& node, Color color, Rational t) const;
    void follow(Color color, Rational t, LookTree& tree) const;

    const PointSet& region_;
    const Judge& judge_;
    int stones_;  // black minus white ones in the region at the root
    std::vector<Node> nodes_;
};

std::vector<Point> Growing::favourites(const Node& node, Color color, int most) const {
    const auto& policy = node.policy[static_cast<std::size_t>(color)];
    std::vector<Point> found;
    region_.for_each([&](Point p) {
        if (policy[p] > 0 && node.game.board().is_empty(p)) found.push_back(p);
    });
    std::sort(found.begin(), found.end(), [&](Point a, Point b) { return policy[a] > policy[b]; });
    std::vector<Point> chosen;
    for (const Point p : found) {
        if (static_cast<int>(chosen.size()) == most || policy[p] < worth_trying * policy[found.front()])
            break;
        if (node.game.is_legal({color, p})) chosen.push_back(p);
    }
    return chosen;
}

// Grows the options of nodes [from, to).
void Growing::branch(std::size_t from, std::size_t to, int most) {
    for (std::size_t i = from; i < to; ++i) {
        for (const Color color : {Color::black, Color::white}) {
            for (const Point p : favourites(nodes_[i], color, most)) {
                Node next{nodes_[i].game, p, 0, nodes_[i].black_moves + go::sign(color), {}, {}};
                next.game.play({color, p});
                nodes_[i].options[static_cast<std::size_t>(color)].push_back(nodes_.size());
                nodes_.push_back(std::move(next));
            }
        }
    }
}

// Looks at all nodes from there on, with either color to move; false when the judge does not answer.
bool Growing::look(std::size_t from) {
    std::vector<go::Game> games;
    for (std::size_t i = from; i < nodes_.size(); ++i) {
        for (const Color color : {Color::black, Color::white}) {
            games.push_back(nodes_[i].game);
            games.back().set_to_move(color);
        }
    }
    const std::vector<Outlook> seen = judge_.glance(games);
    if (seen.size() != games.size()) return false;
    for (std::size_t i = from; i < nodes_.size(); ++i) {
        const Outlook* both = &seen[2 * (i - from)];
        double area = 0;
        region_.for_each([&](Point p) { area += (both[0].ownership[p] + both[1].ownership[p]) / 2; });
        nodes_[i].count = nearest(area, 8) - stones_ - nodes_[i].black_moves;
        for (const std::size_t color : {0u, 1u}) nodes_[i].policy[color] = both[color].policy;
    }
    return true;
}

Thermograph Growing::walls(const Node& node) const {
    if (node.options[0].empty() || node.options[1].empty()) return Thermograph::mast(node.count);
    cgt::Scaffolding scaffolding;
    for (const std::size_t i : node.options[0]) scaffolding.left_option(walls(nodes_[i]).right);
    for (const std::size_t i : node.options[1]) scaffolding.right_option(walls(nodes_[i]).left);
    return thermograph(std::move(scaffolding).finish(), {cgt::coldest, node.count});
}

// The option that is worth most to the color at a temperature.
std::size_t Growing::best(const Node& node, Color color, Rational t) const {
    const auto worth = [&](std::size_t i) {
        const Thermograph its = walls(nodes_[i]);
        return color == Color::black ? its.right.at(t) : -its.left.at(t);
    };
    const auto& options = node.options[static_cast<std::size_t>(color)];
    return *std::max_element(options.begin(), options.end(),
                             [&](std::size_t a, std::size_t b) { return worth(a) < worth(b); });
}

void Growing::follow(Color color, Rational t, LookTree& tree) const {
    const Node& move = nodes_[best(nodes_[0], color, t)];
    const Color other = go::opponent(color);
    auto& line = color == Color::black ? tree.black : tree.white;
    line = {{color, move.move}};
    const Rational after = walls(move).temperature();
    if (after <= t || move.options[static_cast<std::size_t>(other)].empty()) return;
    line.push_back({other, nodes_[best(move, other, t)].move});
    (color == Color::black ? tree.black_threat : tree.white_threat) = after;
}

std::optional<LookTree> Growing::grow(const go::Game& game, const Judgement& judgement,
                                      const LookEffort& effort) {
    nodes_.push_back(
        {game, {}, count_by(judgement.ownership, game.board(), region_), 0, judgement.policy, {}});
    branch(0, 1, effort.first);
    const std::size_t children = nodes_.size();
    if (nodes_[0].options[0].empty() || nodes_[0].options[1].empty() || !look(1)) return std::nullopt;
    branch(1, children, effort.then);
    if (nodes_.size() > children && !look(children)) return std::nullopt;
    LookTree tree;
    tree.walls = walls(nodes_[0]);
    const Rational t = tree.walls.temperature();
    follow(Color::black, t, tree);
    follow(Color::white, t, tree);
    tree.walls += nodes_[0].count - tree.walls.mean();
    return tree;
}

}  // namespace

std::optional<LookTree> look_tree(const go::Game& game, const PointSet& region, const Judge& judge,
                                  const Judgement& judgement, const LookEffort& effort) {
    return Growing(region, judge, go::stone_balance(game.board(), region)).grow(game, judgement, effort);
}

}  // namespace tedomari::survey
