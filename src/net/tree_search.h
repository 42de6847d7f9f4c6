// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "go/game.h"
#include "net/look.h"

namespace tedomari::net {

// Moves that a search leaves out: of each color, each until so many moves deep; 1 is the first move alone.
class Barred {
public:
    int& until(go::Move move) { return until_[static_cast<std::size_t>(move.color)][move.point]; }
    bool holds(go::Move move, int depth) const {
        return depth < until_[static_cast<std::size_t>(move.color)][move.point];
    }
    void bar_all(go::Color color, int until) {
        until_[static_cast<std::size_t>(color)] = go::PointMap<int>(until);
    }

private:
    std::array<go::PointMap<int>, 2> until_;  // of nowhere: of passing
};

// How a search divides its attention.
struct TreeSettings {
    std::uint64_t visits = 0;  // positions looked at for a move; 0: as many as the budget allows
    double curiosity = 1.1;    // weight of what the policy recommends against what the search has found
    double caution = 0.2;      // a move nobody has tried is thought so much worse than the position
    std::uint64_t seed = 0;    // says how the board is turned for each look; 0: not at all
    bool for_points = false;   // the score counts, not who wins
    bool judging = false;      // the first look is from all sides, and what each look says of owners is kept
    int threads = 1;  // that look side by side; more than one, and the moves are not the same every time
    // Of who wants to see: owners are kept of every look, and summed up for every move.
    bool owners = false;
    std::shared_ptr<const Barred> barred = {};
    // Not empty: who owns these points is all that counts, and moves that are not barred share what is recommended.
    go::PointSet stake = {};
    // At the first move only: how much the policy is flattened, how much chance makes up for what was found, and the
    // caution there.
    double flatter = 1, wider = 0;
    std::optional<double> first_caution = {};
};

// What a look promises, Black's view: how sure the win is, the same with a little for points (which the search
// follows), and the points with their spread.
struct Prospect {
    double win = 0, value = 0;  // 1 won, -1 lost
    double score = 0, spread = 0;
    double other_score = 0;  // if the other side had the move
    double undecided = 0;    // points, about
};
Prospect prospect(const Look& look, const go::Game& game);

// Who will own what, by several looks: 1 Black, -1 White.
struct Owned {
    go::PointMap<float> mean, spread;
};

// What the search thinks of a move; from the side of the player to move.
struct TreeMove {
    go::Move move;
    int visits = 0;
    double value = 0;  // -1 lost, 1 won
    double score = 0;  // expected points, Black's view
    double prior = 0;
    std::vector<go::Move> line;  // what the search expects, the move first
    double win = 0;              // as the value, nothing given for points
    double value_spread = 0;     // of the values seen
    double score_spread = 0;     // of how the game ends
    std::vector<int> line_visits = {};
    std::shared_ptr<const Owned> owned = {};  // where owners are wanted, of what was visited
};

struct TreeChoice {
    go::Move move;
    std::vector<TreeMove> moves;  // the most visited first; a pass once both have passed
    int visits = 0;               // looked at for it now and before
    double score = 0;  // the mean of what was seen, Black's view: after the moves, where any was tried
    double value = 0, win = 0;  // likewise, by the side of the player to move
    double value_spread = 0, score_spread = 0;
    Prospect first;              // by the look at the position itself
    go::PointMap<float> priors;  // of the moves that may be tried, barred or not; of nowhere: of passing
    std::shared_ptr<const Owned> owned = {};  // where owners are wanted
    // Of a judging search: the first look, and who will own what by all others, 1 Black and -1 White.
    Look look;
    go::PointMap<float> owners;
};

// How good the expected score is (net/chance.h), Black's view.
double value_of(const Look& look, const go::Game& game);

// Tree search guided by the network [Rosin 2011] [Silver et al. 2016]: the policy says which moves to look
// at, the owners how a position will end.  Keeps what it knows when the game goes on.  Threads share the
// tree: a position that one of them is on its way to counts as lost once more for who moves there, so that
// the others go elsewhere.
class TreeSearch {
public:
    explicit TreeSearch(Network& network, const TreeSettings& settings = {});
    ~TreeSearch();

    // At least one look, whatever the budget.  Moves repeat no position and fill no eye, whatever the rules
    // allow.
    TreeChoice think(const go::Game& game, go::Color color, Budget& budget);
    // The same in two steps, for who looks at the choice now and then only: to sum it up takes time in a large tree.
    int grow(const go::Game& game, go::Color color, Budget& budget);  // the visits now
    TreeChoice choice() const;

    TreeSettings& settings() { return settings_; }
    Network& network() { return network_; }
    void forget();  // all that is known
    // Nobody is on his way any more, and every position was visited once for itself and else for a move.
    bool check_invariants() const;

private:
    struct Node;
    struct Edge;
    struct Seen;
    struct View;
    using Line = std::vector<Node*>;  // from the root down

    void find_root(const go::Game& game);
    void visit_until(int enough, go::Game game, Budget& budget);
    Line descend(go::Game& game);
    static void turn_back(const Line& line, go::Game& game);
    static void end_visit(const Line& line, const Seen& seen);
    View view(const go::Game& game, bool first);
    Edge* select(Node& node, int depth) const;
    double first_bonus(const Edge& edge, int visits) const;
    double share_of_open(const Node& node, int depth) const;
    static const Edge* most_visited(const Node& node);
    bool keeps_owners() const { return settings_.judging || settings_.owners; }
    TreeMove summary(const Edge& edge) const;
    void sum_up(TreeChoice& choice) const;
    void sum_owners(TreeChoice& choice) const;

    Network& network_;
    TreeSettings settings_;
    std::unique_ptr<Node> root_;
    std::vector<go::Move> path_;  // moves of the game that lead to the root
    std::uint64_t start_ = 0;     // the board these moves began with
    go::Size size_;
    Rational komi_;
    Look look_;                             // the first, when judging
    std::shared_ptr<const Barred> barred_;  // what the tree was grown under
    go::PointSet stake_;                    // likewise
    bool owners_ = false;
    std::vector<double> first_priors_;  // of the root's edges; empty: their own
    std::mutex mutex_;                  // of the tree
    std::condition_variable seen_;      // somebody ended a visit
};

}  // namespace tedomari::net
