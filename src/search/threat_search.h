// SPDX-License-Identifier: MIT
// Hot: no allocation once its stacks have grown.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "base/hash.h"
#include "search/proof.h"
#include "search/table.h"
#include "search/threats.h"

namespace tedomari::search {

enum class Side : std::uint8_t { attacker, defender };
enum class Verdict : std::uint8_t { won, lost, unknown };  // for the attacker, whose goal it is

constexpr Side other(Side side) { return side == Side::attacker ? Side::defender : Side::attacker; }

// A two-player game about one goal, as the threat search sees it.  The defender may always pass.
//
// The trace of a proof is the set of moves that may upset it: a defender's move outside it is as good as a
// pass.  The game says what a single win and a single move lean on; the search adds up.
template <class G>
concept ThreatGame = requires(G g, const G c, typename G::Move move, typename G::Trace trace, int order,
                              Side side, std::vector<typename G::Move>& moves) {
    // Of all that matters but who is to move; and of what similar positions share, to learn good moves from.
    { c.hash() } -> std::same_as<std::uint64_t>;
    { c.kin() } -> std::same_as<std::uint64_t>;
    // The attacker's moves in a row to the goal: a lower bound.
    { c.distance() } -> std::same_as<int>;
    // With the attacker to move: a move that wins at once, and what such a win leans on.
    { g.winning_move() } -> std::same_as<std::optional<typename G::Move>>;
    { g.trace_of_win(move) } -> std::same_as<typename G::Trace>;
    // What an attacker's move leans on, before it is played; what the distance leans on.
    { g.trace_of_move(move) } -> std::same_as<typename G::Trace>;
    { g.trace_of_distance() } -> std::same_as<typename G::Trace>;
    // The attacker's moves worth a try when threats of this order are allowed, the best first.
    g.attacks(order, moves);
    // A few replies likely to refute; then all replies on a trace, to which it may add.
    g.urgent_replies(moves);
    g.replies(trace, moves);
    g.play(side, move);  // Move{} is a pass
    g.undo();
};

// Generalized threats search [Cazenave 2003], driven by proof numbers [Nagai 2002].
//
// The attacker may only play moves that threaten (see Threats).  At a defender's node the pass is searched
// first, with ever higher orders; if it does not lose, the node does not, and if it does, only moves on the
// trace of that threat can help.  The children of a node are then the replies on the traces of all that has
// been proved below it, until no new one appears, which makes every `won` a proof over all legal replies.
// `lost` means: not with these threats, not with the moves offered.
//
// Loops are failures of the attacker.  A proof never leans on one; a refutation that leans on an ancestor is
// stored together with that ancestry and is a stranger elsewhere [after Kishimoto & Müller 2004].
template <ThreatGame G>
class ThreatSearch {
public:
    using Move = typename G::Move;
    using Trace = typename G::Trace;

    struct Answer {
        Verdict verdict = Verdict::unknown;
        Move best{};         // the attacker's winning or the defender's refuting move
        Trace trace{};       // positive when won, negative when lost
        bool exact = false;  // a loss that no limit of depth has touched
    };

    // The table must hold nothing of another goal, or of this one with other traces.
    ThreatSearch(G& game, Table<Move, Trace>& table, Budget& budget)
        : game_(game), table_(table), budget_(budget) {}

    Answer search(Side first, Threats threats) {
        stopped_ = false;
        const Numbers n = first == Side::attacker ? solve(first, threats) : solve_first_reply(threats);
        if (n.pn == 0) return {Verdict::won, best_, trace_, true};
        if (n.dn == 0) return {Verdict::lost, best_, trace_, n.taint == clean};
        return {};
    }

    // The tree of a search that has just been won.  Parts that the table has lost are searched again; empty
    // when the budget does not last or the table is too small to hold the proof.
    Proof<Move> proof(Side first, Threats threats) {
        Proof<Move> tree;
        tree.attacker_first = first == Side::attacker;
        places_.clear();
        bool complete = true;
        if (first == Side::attacker) {
            complete = grow(tree, threats).has_value();
        } else {
            tree.nodes.emplace_back();
            complete = grow_replies(tree, 0, threats);
        }
        return complete ? tree : Proof<Move>{};
    }

private:
    static constexpr std::uint32_t infinite = 1'000'000'000;
    static constexpr int clean = std::numeric_limits<int>::max();
    static constexpr std::size_t deepest = 2000;
    static constexpr std::size_t unfinished = std::numeric_limits<std::size_t>::max();

    // What is known of a node.  A refutation is tainted by the shallowest ancestor that it needs on the path.
    struct Numbers {
        std::uint32_t pn = 1, dn = 1;
        int taint = clean;

        static constexpr Numbers won() { return {0, infinite, clean}; }
        static constexpr Numbers lost(int taint = clean) { return {infinite, 0, taint}; }
        bool solved() const { return pn == 0 || dn == 0; }
    };
    struct Child {
        Move move;
        Numbers numbers;
    };
    struct Limits {
        std::uint32_t pn = infinite, dn = infinite;
    };

    std::uint64_t key(Side side, Threats threats) const {
        return combine(game_.hash(), threats.key() * 2 + static_cast<std::uint64_t>(side));
    }

    // What the table knows of the position; fills best_ and trace_ when it is solved.  A win is a win
    // whatever threats are allowed and is kept under the key of no limit.
    std::optional<Numbers> recall(Side side, Threats threats, std::uint64_t own_key) {
        const auto* entry = table_.find(key(side, Threats::unbounded()));
        if (entry == nullptr || entry->pn != 0) {
            if (!threats.is_unbounded()) entry = table_.find(own_key);
            if (entry == nullptr) return {};
        }
        if (entry->dn == 0 && entry->path != 0 && entry->path != path_hash_) return Numbers{};
        Numbers n{entry->pn, entry->dn, clean};
        if (n.solved()) {
            best_ = entry->best;
            trace_ = table_.trace(*entry);
            if (entry->path != 0) n.taint = static_cast<int>(entry->work);
        }
        return n;
    }

    void remember(Side side, std::uint64_t own_key, Numbers n, std::uint64_t work) {
        auto& entry = table_.slot(n.pn == 0 ? key(side, Threats::unbounded()) : own_key);
        entry.pn = n.pn;
        entry.dn = n.dn;
        entry.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, infinite));
        entry.path = 0;
        if (!n.solved()) return;
        entry.best = best_;
        table_.trace(entry) = trace_;
        if (n.taint == clean) return;
        entry.path = path_hash_;
        entry.work = static_cast<std::uint32_t>(n.taint);
    }

    // The first numbers of a node, from the table or from a glance at the board.
    Numbers glance(Side side, Threats threats) {
        const std::uint64_t k = key(side, threats);
        for (std::size_t i = path_.size(); i-- > 0;) {
            if (path_[i] == k) return lost_at_a_glance(static_cast<int>(i));
        }
        if (const auto known = recall(side, threats, k)) return *known;
        const int order = threats.order();
        const int distance = game_.distance();
        if (distance > order + (side == Side::attacker)) return lost_at_a_glance(clean);
        if (side == Side::attacker) {
            if (const auto move = game_.winning_move()) {
                best_ = *move;
                trace_ = game_.trace_of_win(*move);
                remember(side, k, Numbers::won(), 1);
                return Numbers::won();
            }
        }
        if (order == 0) return lost_at_a_glance(clean);
        // Near the goal is easy to prove; far from it, easy to refute.
        const int slack = std::min(order, 8) + (side == Side::attacker) - distance;
        return {static_cast<std::uint32_t>(std::max(distance, 1)),
                static_cast<std::uint32_t>(1 + std::max(slack, 0)), clean};
    }

    Numbers lost_at_a_glance(int taint) {
        best_ = Move{};
        trace_ = game_.trace_of_distance();
        return Numbers::lost(taint);
    }

    // Until solved or stopped.
    Numbers solve(Side side, Threats threats) {
        const Numbers n = glance(side, threats);
        return n.solved() ? n : node(side, threats, {});
    }

    // At the root the defender may answer a threat that needs all the attacker is allowed, not only the less
    // that is left to him after a move of his.
    Numbers solve_first_reply(Threats threats) {
        if (threats.is_unbounded()) return solve(Side::defender, threats);
        game_.play(Side::defender, Move{});
        const Numbers threat = solve(Side::attacker, threats);
        game_.undo();
        best_ = Move{};
        if (stopped_ || threat.dn == 0) return threat;
        traces_.push_back(trace_);
        Numbers n = add_replies(threats, 0) ? lost_by_last() : defend_loop(threats, 0, {});
        children_.clear();
        traces_.pop_back();
        return n;
    }

    Numbers node(Side side, Threats threats, Limits limits) {
        if (!budget_.spend()) stopped_ = true;
        if (stopped_) return {};
        if (path_.size() >= deepest) return lost_at_a_glance(-1);
        const std::uint64_t before = budget_.nodes();
        const std::uint64_t k = key(side, threats);
        const std::uint64_t ancestors = path_hash_;
        const std::size_t base = children_.size();
        path_.push_back(k);
        path_hash_ ^= mix(k);
        traces_.emplace_back();
        Numbers n = side == Side::attacker ? attack(threats, limits) : defend(threats, limits);
        traces_.pop_back();
        children_.resize(base);
        path_.pop_back();
        path_hash_ = ancestors;
        if (n.taint >= static_cast<int>(path_.size())) n.taint = clean;
        if (stopped_) return n;
        if (n.solved() && !(best_ == Move{})) table_.set_hint(hint_key(side), best_);
        remember(side, k, n, budget_.nodes() - before);
        return n;
    }

    std::uint64_t hint_key(Side side) const { return combine(game_.kin(), static_cast<std::uint64_t>(side)); }

    // A move that settled this position under other threats or ko rules is tried first.
    void prefer_hint(Side side, std::size_t base, std::uint32_t Numbers::*wanted) {
        const Move hint = table_.hint(hint_key(side));
        if (hint == Move{}) return;
        for (std::size_t i = base; i < children_.size(); ++i) {
            Numbers& n = children_[i].numbers;
            if (n.solved()) continue;
            n.*wanted = children_[i].move == hint ? 1 : n.*wanted + 1;
        }
    }

    // Plays each move, looks at it and takes it back; true when the last one settles the node for its mover.
    // Those settled the other way leave their traces.
    bool expand(Side side, Threats threats, std::size_t first_move) {
        for (std::size_t i = first_move; i < moves_.size(); ++i) {
            const Move move = moves_[i];
            game_.play(side, move);
            const Numbers n = glance(other(side), threats);
            game_.undo();
            children_.push_back({move, n});
            if (!n.solved()) continue;
            if ((n.pn == 0) == (side == Side::attacker)) {
                best_ = move;
                moves_.resize(first_move);
                return true;
            }
            traces_.back() |= trace_;
        }
        moves_.resize(first_move);
        return false;
    }

    Numbers attack(Threats threats, Limits limits) {
        const std::size_t base = children_.size();
        const std::size_t first_move = moves_.size();
        game_.attacks(threats.order(), moves_);
        Numbers n = Numbers::won();
        if (!expand(Side::attacker, threats, first_move)) {
            prefer_hint(Side::attacker, base, &Numbers::pn);
            n = attack_loop(threats, base, limits);
        }
        if (n.pn == 0) {
            trace_ |= game_.trace_of_move(best_);
        } else if (n.dn == 0) {
            trace_ = traces_.back();
            trace_ |= game_.trace_of_distance();
            best_ = Move{};
        }
        return n;
    }

    Numbers attack_loop(Threats threats, std::size_t base, Limits limits) {
        while (true) {
            const Choice choice = choose(base, &Numbers::pn, &Numbers::dn);
            if (choice.sum == 0) return Numbers::lost(choice.taint);
            if (choice.least >= limits.pn || choice.sum >= limits.dn)
                return {choice.least, choice.sum, clean};
            const Move move = children_[choice.child].move;
            const Limits below{std::min(limits.pn, grown(choice.second)),
                               raised(limits.dn, choice.sum, children_[choice.child].numbers.dn)};
            game_.play(Side::attacker, move);
            const Numbers n = node(Side::defender, threats, below);
            game_.undo();
            if (stopped_) return {};
            children_[choice.child].numbers = n;
            if (n.dn == 0) traces_.back() |= trace_;
            if (n.pn != 0) continue;
            best_ = move;
            return Numbers::won();
        }
    }

    Numbers defend(Threats threats, Limits limits) {
        const std::size_t base = children_.size();
        const std::size_t first_move = moves_.size();
        if (threats.is_unbounded()) {
            moves_.push_back(Move{});
            game_.urgent_replies(moves_);
            if (expand(Side::defender, threats, first_move)) return lost_by_last();
            return defend_loop(threats, base, limits);
        }
        // Before the threat is examined: does an obvious reply leave the goal out of its reach?
        game_.urgent_replies(moves_);
        if (expand(Side::defender, threats, first_move)) return lost_by_last();
        traces_.back() = {};
        children_.resize(base);

        const int order = order_of_threat(threats);
        if (stopped_) return {};
        if (order == 0) {
            best_ = Move{};
            return Numbers::lost();
        }
        const Threats left = threats.spent(order);
        if (add_replies(left, base)) return lost_by_last();
        prefer_hint(Side::defender, base, &Numbers::dn);
        return defend_loop(left, base, limits);
    }

    // The lowest order at which the attacker wins if the defender passes; 0 when he does not.
    // Leaves the trace of that win, or of the last failure in trace_.
    int order_of_threat(Threats threats) {
        game_.play(Side::defender, Move{});
        int found = 0;
        const int distance = game_.distance();
        for (int order = std::max(distance, 1); order <= threats.order() && found == 0 && !stopped_;
             ++order) {
            if (threats.count(order) > 0 && solve(Side::attacker, threats.below(order)).pn == 0)
                found = order;
        }
        game_.undo();
        if (found != 0) traces_.back() |= trace_;
        return found;
    }

    Numbers lost_by_last() {
        best_ = children_.back().move;
        return Numbers::lost(children_.back().numbers.taint);
    }

    Numbers defend_loop(Threats threats, std::size_t base, Limits limits) {
        while (true) {
            const Choice choice = choose(base, &Numbers::dn, &Numbers::pn);
            if (choice.sum == 0) {
                const std::size_t before = children_.size();
                if (add_replies(threats, base)) return lost_by_last();
                if (children_.size() > before) continue;
                best_ = Move{};
                trace_ = traces_.back();
                return Numbers::won();
            }
            if (choice.sum >= limits.pn || choice.least >= limits.dn)
                return {choice.sum, choice.least, clean};
            const Move move = children_[choice.child].move;
            const Limits below{raised(limits.pn, choice.sum, children_[choice.child].numbers.pn),
                               std::min(limits.dn, grown(choice.second))};
            game_.play(Side::defender, move);
            const Numbers n = node(Side::attacker, threats, below);
            game_.undo();
            if (stopped_) return {};
            children_[choice.child].numbers = n;
            if (n.pn == 0) traces_.back() |= trace_;
            if (n.dn != 0) continue;
            best_ = move;
            return Numbers::lost(n.taint);
        }
    }

    // Tries the replies on the trace that have not been tried; true when one of them refutes at a glance.
    bool add_replies(Threats threats, std::size_t base) {
        const std::size_t first_move = moves_.size();
        game_.replies(traces_.back(), moves_);
        const auto tried = [&](Move move) {
            return std::any_of(children_.begin() + static_cast<std::ptrdiff_t>(base), children_.end(),
                               [&](const Child& child) { return child.move == move; });
        };
        moves_.erase(
            std::remove_if(moves_.begin() + static_cast<std::ptrdiff_t>(first_move), moves_.end(), tried),
            moves_.end());
        return expand(Side::defender, threats, first_move);
    }

    // The node of the current position, attacker to move.
    std::optional<std::size_t> grow(Proof<Move>& tree, Threats threats) {
        const std::uint64_t k = key(Side::attacker, Threats::unbounded());
        if (const auto found = places_.find(k); found != places_.end()) {
            if (found->second == unfinished) return {};
            return found->second;
        }
        if (solve(Side::attacker, threats).pn != 0) return {};
        places_[k] = unfinished;
        const std::size_t place = tree.nodes.size();
        tree.nodes.push_back({best_, false, {}});
        const auto win = game_.winning_move();
        if (win && *win == best_) {
            tree.nodes[place].wins = true;
        } else {
            game_.play(Side::attacker, best_);
            const bool complete = grow_replies(tree, place, threats);
            game_.undo();
            if (!complete) return {};
        }
        places_[k] = place;
        return place;
    }

    bool grow_replies(Proof<Move>& tree, std::size_t place, Threats threats) {
        if (solve(Side::defender, threats).pn != 0 && solve_first_reply(threats).pn != 0) return false;
        std::vector<Move> replies{Move{}};
        Trace trace = trace_;
        game_.replies(trace, replies);
        for (const Move reply : replies) {
            game_.play(Side::defender, reply);
            const auto next = grow(tree, threats);
            game_.undo();
            if (!next) return false;
            tree.nodes[place].replies.push_back({reply, *next});
        }
        return true;
    }

    // The child to go on with: the least in what the mover wants low, and what the others add up to.
    struct Choice {
        std::size_t child = 0;
        std::uint32_t least = infinite, second = infinite, sum = 0;
        int taint = clean;
    };
    Choice choose(std::size_t base, std::uint32_t Numbers::*wanted, std::uint32_t Numbers::*added) const {
        Choice choice;
        std::uint64_t sum = 0;
        for (std::size_t i = base; i < children_.size(); ++i) {
            const Numbers& n = children_[i].numbers;
            sum += n.*added;
            choice.taint = std::min(choice.taint, n.taint);
            if (n.*added == 0) continue;
            if (n.*wanted < choice.least) {
                choice.second = choice.least;
                choice.least = n.*wanted;
                choice.child = i;
            } else if (n.*wanted < choice.second) {
                choice.second = n.*wanted;
            }
        }
        choice.sum = static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, infinite - 1));
        return choice;
    }

    // The rival's number and a quarter: staying a little longer saves coming back [Pawlewicz & Lew 2007].
    static std::uint32_t grown(std::uint32_t second) {
        return second >= infinite ? infinite : second + second / 4 + 1;
    }
    static std::uint32_t raised(std::uint32_t limit, std::uint32_t sum, std::uint32_t own) {
        return static_cast<std::uint32_t>(
            std::min<std::uint64_t>(infinite, std::uint64_t{limit} - sum + own));
    }

    G& game_;
    Table<Move, Trace>& table_;
    Budget& budget_;
    bool stopped_ = false;
    Move best_{};    // of the node solved last
    Trace trace_{};  // likewise
    std::uint64_t path_hash_ = 1;
    // Stacks shared by the nodes on the path.
    std::vector<std::uint64_t> path_;
    std::vector<Child> children_;
    std::vector<Move> moves_;
    std::vector<Trace> traces_;                              // of what is settled below each node
    std::unordered_map<std::uint64_t, std::size_t> places_;  // of positions in the proof being drawn
};

}  // namespace tedomari::search
