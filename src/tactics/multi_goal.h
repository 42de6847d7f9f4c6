// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "tactics/goal_game.h"
#include "tactics/wish.h"

namespace tedomari::tactics {

// Which attacks on chains are tried: all that single goals try, or liberties only.  Where many chains are goals at
// once the first is too many; what is won with the second is won.
enum class Breadth : std::uint8_t { all, liberties };

// Several goals of one attacker, joined by and and or, as one game on one board: a search::ThreatGame.
//
// `a or b` is reached when one of them is.  `a and b` is reached when, after a move of the attacker, both stand
// at the same time; a chain once taken for good stays taken, whatever is played there later.  Distances are
// those of the nearest goal of an `or`, of the farthest of an `and`, for one move may serve two goals.  What a
// win leans on is what every goal that makes it one leans on.
class MultiGoal {
public:
    using Move = go::Point;
    using Trace = go::PointSet;

    // The wish must be pure, and its friend is the attacker.  The ground keeps layouts.
    MultiGoal(KoBoard& ground, const Wish& wish, Breadth breadth = Breadth::all);

    static constexpr std::span<const search::Threats> widening() { return widening_of_ways; }
    static constexpr int order_without_lower = 2;

    KoRule rule() const { return base().rule(); }
    void set_rule(KoRule rule) { base().set_rule(rule); }
    void set_reach(int reach);
    std::uint64_t hash() const { return base().hash() ^ salt_; }
    std::uint64_t kin() const { return base().kin() ^ key_; }
    std::uint16_t terms() const { return base().terms(); }
    bool is_no_easier(std::uint16_t terms, Side side) const { return base().is_no_easier(terms, side); }
    std::uint8_t notes() const { return base().notes(); }
    void set_notes(std::uint8_t bans) { base().set_notes(bans); }
    bool met_ban(Side side, std::uint8_t bans) const { return base().met_ban(side, bans); }

    int distance(int limit) const { return distance(root_, limit); }
    std::optional<Move> winning_move();
    Trace trace_of_win(Move move);
    std::optional<Trace> trace_if_held();
    std::optional<Trace> trace_if_held() const { return const_cast<MultiGoal*>(this)->trace_if_held(); }
    Trace trace_of_distance();
    Trace trace_of_move(Move move) { return base().trace_of_move(move); }
    Trace trace_of_reply(Move move) { return base().trace_of_reply(move); }
    Trace trace_of_failure(Move move) { return base().trace_of_failure(move); }
    void attacks(int order, std::vector<Move>& moves);
    void urgent_replies(std::vector<Move>& moves);
    void replies(Trace& trace, std::vector<Move>& moves);
    bool may_attack(Move move) { return base().may_attack(move); }
    void play(Side side, Move move);
    void undo();

private:
    using View = std::variant<Capture, Connect, Separate, Eye, Live>;
    struct Leaf {
        Goal goal;
        View view;
        std::function<bool(const go::Board&, int)> reached;
        bool is_done = false;  // taken for good
    };
    struct Node {
        Wish::Form form;
        std::size_t leaf = 0;
        std::vector<Node> parts;
    };
    struct Step {
        Side mover;
        std::uint64_t done;  // before the move, a bit each
    };

    Node build(KoBoard& ground, const Wish& wish);
    GoalView& base() const;
    int distance(const Node& node, int limit) const;
    bool holds(const Node& node);
    bool holds(Leaf& leaf);
    bool is_reached(const Leaf& leaf);
    std::optional<Move> winning_move(const Node& node);
    bool wins(const Node& node, Move move);
    Trace trace_of_hold(const Node& node);
    Trace trace_of_win(const Node& node, Move move);
    bool is_either(const Node& node) const;
    std::uint64_t done() const;
    void set_done(std::uint64_t bits);
    void note_taken();

    KoBoard& ground_;
    Breadth breadth_;
    std::vector<Leaf> leaves_;
    Node root_;
    std::uint64_t key_ = 0, salt_ = 0;
    std::vector<Step> steps_;
};

// The outcome of a pure wish with this side of its goals moving first, as the attacker sees it: the goals'
// attacker, who is the friend or, of negative goals, his opponent.
Reading read(const go::Board& board, const Wish& wish, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget, Breadth breadth = Breadth::all);

}  // namespace tedomari::tactics
