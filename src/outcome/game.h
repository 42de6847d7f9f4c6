// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "outcome/outcome.h"

namespace tedomari::outcome {

// Whose goal it is, and who is against it.
enum class Player : std::uint8_t { friendly, opponent };
constexpr Player other(Player p) { return p == Player::friendly ? Player::opponent : Player::friendly; }

// An ordinal-scaled combinatorial game {F|O} [Meijer, Koppelaar 2003, definition 1]: an outcome, or what Friend
// and what Opponent can make of it with one move.  A value of the Games that made it.
class Game {
public:
    friend constexpr auto operator<=>(Game, Game) = default;
    constexpr std::uint32_t index() const { return index_; }

private:
    friend class Games;
    explicit constexpr Game(std::uint32_t index) : index_(index) {}
    std::uint32_t index_;
};

// More games than a question may make.
struct TooLarge : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// All games of a calculation, each stored once, without options that others dominate.
//
// A ko inside a game is what a move has led to: in W|KO↓ Opponent has just taken the ko and Friend may not
// retake at once.  A ko that stands for itself is a position, KO↑ = {W|KO↓} and KO↓ = {KO↑|L}, in which the ban
// is over: `rested` makes one of the other.
class Games {
public:
    explicit Games(Risk risk = Risk::between, std::size_t most = std::size_t{1} << 20);

    Game leaf(Outcome outcome);
    // Neither side may be empty.  {x|x} is x if x is an outcome.  Throws TooLarge.
    Game make(std::vector<Game> friendly, std::vector<Game> opponent);

    bool is_leaf(Game g) const { return nodes_[g.index()].friendly.empty(); }
    Outcome outcome(Game g) const { return nodes_[g.index()].outcome; }  // of a leaf
    const std::vector<Game>& moves(Game g, Player p) const {             // none of a leaf
        return p == Player::friendly ? nodes_[g.index()].friendly : nodes_[g.index()].opponent;
    }
    // How many moves in a row it has been evaluated for (definition 14).
    int tally(Game g) const { return nodes_[g.index()].tally; }

    // Whether Friend is at least as well off with a as with b, in any company: every move of Opponent's in a
    // is met by one as good for him in b, every move of Friend's in b by one in a.
    bool at_least(Game a, Game b);
    bool equal(Game a, Game b) { return at_least(a, b) && at_least(b, a); }

    // What comes of it when this player moves first and the moves alternate.
    Outcome result(Game g, Player first);
    Status status(Game g) { return {result(g, Player::friendly), result(g, Player::opponent)}; }
    // The same game evaluated for so many moves in a row only; a tally of 1 is its status.
    Game truncated(Game g, int tally);
    // As Opponent sees it.
    Game swapped(Game g);
    // W|U becomes W||U|L, and U|L becomes W|U||L: whoever moves once more wins what is uncertain.  So too a ko
    // that the side which did not make it needs threats for.
    Game expanded(Game g);
    Game rested(Game g);

    Outcome better(Outcome a, Outcome b, Player for_whom) const;
    Risk risk() const { return risk_; }
    std::size_t size() const { return nodes_.size(); }

private:
    struct Node {
        Outcome outcome;
        std::vector<Game> friendly, opponent;
        int tally = 0;
    };
    using Key = std::pair<std::vector<Game>, std::vector<Game>>;

    Game add(Node node);
    void drop_dominated(std::vector<Game>& options, Player mover);
    std::vector<Game> options_in_comparison(Game g, Player p, bool upper);
    bool simulates(Game a, Game b);
    Game expanded_option(Game option, Player mover);
    template <class F>
    Game mapped(Game g, F&& change);

    Risk risk_;
    std::size_t most_;
    std::vector<Node> nodes_;
    std::map<std::pair<Kind, std::uint8_t>, Game> leaves_;
    std::map<Key, Game> made_;
    std::unordered_map<std::uint64_t, bool> compared_;
    std::unordered_map<std::uint64_t, Outcome> results_;
};

}  // namespace tedomari::outcome
