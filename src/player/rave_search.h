// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "base/budget.h"
#include "base/rng.h"
#include "go/game.h"
#include "playout/policies.h"

namespace tedomari::player {

// A search without a network: random games from the leaves of a tree.
struct RaveSettings {
    std::uint64_t games =
        10'000;  // a move, those kept from the move before included; 0: as the budget allows
    std::uint64_t seed = 1;
    int threads = 1;  // more than one, and the moves are not the same every time
    playout::PolicyKind policy = playout::PolicyKind::informed;
    double patience =
        1'000;  // games of a move after which its own count as much as those that played it later
    double curiosity = 0.05;  // weight of what few have tried
    double prior_games = 12;  // a first impression counts as so many
    bool goals = false;       // open goals of the position make first impressions too
};

struct RaveMove {
    go::Move move;
    int games = 0;
    double value = 0;  // of the player to move: 0 lost, 1 won
};

struct RaveChoice {
    go::Move move;
    std::vector<RaveMove> moves;  // the most tried first; none when passing is all there is
    std::uint64_t games = 0;
};

// UCT with RAVE [Gelly, Silver 2007]: a move is first judged by all games in which its player played it at
// some time, later by those in which he played it now.  Keeps the tree when the game goes on.
class RaveSearch {
public:
    explicit RaveSearch(const RaveSettings& settings = {});
    ~RaveSearch();

    // Moves repeat no position and fill no eye.  A pass only where nothing else can be played.
    RaveChoice think(const go::Game& game, go::Color color, Budget& budget);
    RaveSettings& settings() { return settings_; }

private:
    struct Node;
    struct Descent;

    void find_root(const go::Game& game);
    void open_root(const go::Game& game);
    void add_goals(const go::Game& game);
    void expand(Node& node, const playout::LightBoard& board, go::Color color) const;
    Node& select(Node& node, go::Color color) const;
    void play_one(const playout::LightBoard& start, double komi, std::uint64_t number);
    bool is_settled(std::uint64_t left) const;

    RaveSettings settings_;
    std::unique_ptr<Node> root_;
    go::Color to_move_ = go::Color::black;
    std::vector<go::Move> path_;  // moves of the game that lead to the root
    std::uint64_t start_ = 0;     // the board these moves began with
    std::uint64_t played_ = 0;    // games, ever: each draws its own numbers
    std::mutex mutex_;            // of the tree
};

}  // namespace tedomari::player
