// SPDX-License-Identifier: MIT
// Hot: no allocation once its stacks have grown.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/hash.h"
#include "search/dfpn.h"
#include "search/known.h"
#include "search/table.h"
#include "search/threat_game.h"
#include "search/threats.h"

namespace tedomari::search {

// Whether replies are first answered as the pass was.  That is quicker, but such a win may take more threats
// than are allowed; once the table has lost it, the same search need not find it again.
enum class Models : std::uint8_t { followed, ignored };

// Generalized threats search [Cazenave 2002], driven by proof numbers (search/dfpn.h).
//
// The attacker may only play moves that threaten (see Threats).  At a defender's node the pass is searched
// first, with ever higher orders; if it does not lose, the node does not, and if it does, only moves on the
// trace of that threat can help.  The children of a node are then the replies on the traces of all that has
// been proved below it, until no new one appears, which makes every `won` a proof over all legal replies.
// `lost` means: not with these threats, not with the moves offered.
//
// Loops are failures of the attacker.  A proof never leans on one; a refutation that does is kept with its path.
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
        bool poor = false;   // a loss that more threats of the same orders might undo
    };

    // What the table holds of other goals, or of this one with other traces, must hash otherwise.
    ThreatSearch(G& game, Table<Move, Trace>& table, Budget& budget, Models models = Models::followed)
        : game_(game), table_(table), budget_(budget), models_(models), known_(game, table) {}

    Answer search(Side first, Threats threats) {
        const Numbers n = advance(first, threats, {});
        if (n.pn == 0) return {Verdict::won, known_.best, known_.trace, true, false};
        if (n.dn == 0) return {Verdict::lost, known_.best, known_.trace, n.taint == clean, n.poor};
        return {};
    }

    // Searches on until it is solved, one of its numbers reaches the limits or the budget is spent.
    Numbers advance(Side first, Threats threats, NumberLimits limits) {
        stopped_ = false;
        known_.set_ceiling(threats.is_unbounded() ? 0 : threats.order());
        return first == Side::attacker ? solve(first, threats, limits) : solve_first_reply(threats, limits);
    }
    bool is_stopped() const { return stopped_; }  // by the budget

private:
    static constexpr int clean = Numbers::clean;
    static constexpr std::size_t deepest = 2000;

    struct Child {
        Move move;
        Numbers numbers;
        bool is_fresh = true;  // not searched yet
    };

    std::span<const Child> since(std::size_t base) const {
        return {children_.data() + base, children_.size() - base};
    }
    Choice<AddUp> choose(std::size_t base, std::uint32_t Numbers::*wanted,
                         std::uint32_t Numbers::*other) const {
        Choice<AddUp> choice;
        for (std::size_t i = base; i < children_.size(); ++i)
            choice.consider(i, children_[i].numbers.*wanted, children_[i].numbers.*other);
        return choice;
    }
    // What all the failures lean on.
    Numbers lost_by_all(std::size_t base) const {
        Numbers lost = Numbers::lost();
        for (const Child& child : since(base)) {
            lost.taint = std::min(lost.taint, child.numbers.taint);
            lost.poor |= child.numbers.poor;
        }
        return lost;
    }

    Numbers solve(Side side, Threats threats, NumberLimits limits) {
        const Numbers n = known_.glance(side, threats);
        return n.solved() ? n : node(side, threats, limits);
    }

    // With the orders below this one alone.
    Numbers solve_below(Threats threats, int order) {
        const int before = known_.set_ceiling(order - 1);
        const Numbers n = solve(Side::attacker, threats.below(order), {});
        known_.set_ceiling(before);
        return n;
    }

    // At the root the defender may answer a threat that needs all the attacker is allowed, not only the less
    // that is left to him after a move of his.
    Numbers solve_first_reply(Threats threats, NumberLimits limits) {
        if (threats.is_unbounded()) return solve(Side::defender, threats, limits);
        if (const Numbers known = known_.glance(Side::defender, threats); known.pn == 0) return known;
        game_.play(Side::defender, Move{});
        const Numbers threat = solve(Side::attacker, threats, limits);
        game_.undo();
        known_.best = Move{};
        if (stopped_ || threat.pn != 0) return threat;
        traces_.push_back(known_.trace);
        Numbers n = add_replies(threats, 0) ? lost_by_last() : defend_loop(threats, 0, limits);
        children_.clear();
        traces_.pop_back();
        return n;
    }

    Numbers node(Side side, Threats threats, NumberLimits limits) {
        if (!budget_.spend()) stopped_ = true;
        if (stopped_) return {};
        if (known_.depth() >= deepest) return known_.lost_at_a_glance(-1);
        const std::uint64_t before = budget_.nodes();
        const std::uint64_t k = known_.key(side);
        const std::size_t base = children_.size();
        known_.enter(k, threats);
        traces_.emplace_back();
        Numbers n = side == Side::attacker ? attack(threats, limits) : defend(threats, limits);
        traces_.pop_back();
        children_.resize(base);
        known_.leave();
        if (n.taint >= static_cast<int>(known_.depth())) n.taint = clean;
        if (n.dn == 0) n.poor |= known_.is_poor(threats);
        if (stopped_) return n;
        if (n.solved() && !(known_.best == Move{})) table_.set_hint(hint_key(side), known_.best);
        known_.remember(threats, k, n, budget_.nodes() - before);
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
            const Numbers n = known_.glance(other(side), threats);
            game_.undo();
            children_.push_back({move, n});
            if (!n.solved()) continue;
            if ((n.pn == 0) == (side == Side::attacker)) {
                known_.best = move;
                moves_.resize(first_move);
                return true;
            }
            traces_.back() |= known_.trace;
        }
        moves_.resize(first_move);
        return false;
    }

    Numbers attack(Threats threats, NumberLimits limits) {
        if (threats.order() > G::order_without_lower && !threats.is_unbounded()) {
            const Numbers lower = solve_below(threats, threats.order());
            if (stopped_ || lower.pn == 0) return lower;
        }
        const std::size_t base = children_.size();
        const std::size_t first_move = moves_.size();
        game_.attacks(threats.order(), moves_);
        Numbers n = Numbers::won();
        if (!expand(Side::attacker, threats, first_move)) {
            prefer_hint(Side::attacker, base, &Numbers::pn);
            n = attack_loop(threats, base, limits);
        }
        if (n.pn == 0) {
            known_.trace |= game_.trace_of_move(known_.best);
        } else if (n.dn == 0) {
            known_.trace = traces_.back();
            known_.trace |= game_.trace_of_distance();
            for (const Child& child : since(base)) known_.trace |= game_.trace_of_failure(child.move);
            known_.best = Move{};
        }
        return n;
    }

    Numbers attack_loop(Threats threats, std::size_t base, NumberLimits limits) {
        while (true) {
            const auto choice = choose(base, &Numbers::pn, &Numbers::dn);
            if (choice.none()) return lost_by_all(base);
            if (choice.least() >= limits.pn || choice.total() >= limits.dn)
                return Numbers::open(choice.least(), choice.total());
            const std::size_t child = choice.child();
            const Move move = children_[child].move;
            const NumberLimits below{choice.wanted_below(limits.pn),
                                     choice.other_below(limits.dn, children_[child].numbers.dn)};
            game_.play(Side::attacker, move);
            const Numbers n = node(Side::defender, threats, below);
            game_.undo();
            if (stopped_) return {};
            children_[child].numbers = n;
            if (n.dn == 0) traces_.back() |= known_.trace;
            if (n.pn != 0) continue;
            known_.best = move;
            return Numbers::won();
        }
    }

    Numbers defend(Threats threats, NumberLimits limits) {
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

        const Threat threat = threat_after_pass(threats);
        if (stopped_) return {};
        if (threat.order == 0) {
            known_.best = Move{};
            return Numbers::lost(threat.taint, threat.poor);
        }
        const Threats left = threats.spent(threat.order);
        Numbers n;
        if (add_replies(left, base)) {
            n = lost_by_last();
        } else {
            prefer_hint(Side::defender, base, &Numbers::dn);
            n = defend_loop(left, base, limits);
        }
        if (n.dn == 0) {
            n.taint = std::min(n.taint, threat.taint);
            n.poor |= threat.poor;
        }
        return n;
    }

    // The lowest order at which the attacker wins if the defender passes, 0 when he does not; and what the
    // failures of lower orders lean on.
    struct Threat {
        int order = 0;
        int taint = clean;
        bool poor = false;
    };

    // Leaves the trace of that win, or of the last failure in known_.trace.
    Threat threat_after_pass(Threats threats) {
        Threat threat;
        game_.play(Side::defender, Move{});
        for (int order = std::max(game_.distance(threats.order()), 1); order <= threats.order() && !stopped_;
             ++order) {
            if (threats.count(order) == 0) {
                threat.poor = true;
                continue;
            }
            const Numbers n = solve_below(threats, order);
            if (n.pn == 0) {
                threat.order = order;
                break;
            }
            threat.taint = std::min(threat.taint, n.taint);
            threat.poor |= n.poor;
        }
        game_.undo();
        if (threat.order != 0) traces_.back() |= known_.trace;
        return threat;
    }

    // The reply that has just been found to refute.
    Numbers refuted_by(Move move, Numbers n) {
        known_.best = move;
        known_.trace |= game_.trace_of_reply(move);
        return Numbers::lost(n.taint, n.poor);
    }
    Numbers lost_by_last() { return refuted_by(children_.back().move, children_.back().numbers); }

    // Is the win against a pass a win against this reply as well, move by move?  Follows the proof that the
    // table holds of the position that differs from this one by `delta` [Kawano 1996].  Most replies make no
    // difference, and this finds it out without a search.
    bool answered_likewise(std::uint64_t delta, Threats threats) {
        if (!budget_.spend()) stopped_ = true;
        if (stopped_ || known_.depth() >= deepest) return false;
        if (const Numbers n = known_.glance(Side::attacker, threats); n.solved()) return n.pn == 0;
        const std::uint64_t model = combine(game_.hash() ^ delta, static_cast<std::uint64_t>(Side::attacker));
        const auto* entry = table_.find(model, [&](const auto& e) { return e.pn == 0 && known_.serves(e); });
        if (entry == nullptr) return false;
        const Move move = entry->best;
        const std::uint64_t k = known_.key(Side::attacker);
        known_.enter(k, threats);
        bool won = game_.may_attack(move);
        if (won) {
            game_.play(Side::attacker, move);
            won = holds_likewise(delta, threats);
            game_.undo();
        }
        known_.leave();
        if (!won) return false;
        known_.best = move;
        known_.trace |= game_.trace_of_move(move);
        known_.remember(threats, k, Numbers::won(), 1);
        return true;
    }

    // The same with the defender to move: the pass, then all replies on the traces.
    bool holds_likewise(std::uint64_t delta, Threats threats) {
        if (const Numbers n = known_.glance(Side::defender, threats); n.solved()) return n.pn == 0;
        const std::uint64_t k = known_.key(Side::defender);
        known_.enter(k, threats);
        game_.play(Side::defender, Move{});
        const std::uint64_t passed = game_.hash();
        // A pass costs an order, as in a search.
        const Threats lower = threats.is_unbounded() ? threats : threats.below(threats.order());
        bool won = answered_likewise(delta, lower);
        game_.undo();
        if (won) {
            traces_.push_back(known_.trace);
            won = all_answered_likewise(delta, passed, threats);
            traces_.pop_back();
        }
        known_.leave();
        if (!won) return false;
        known_.best = Move{};
        known_.remember(threats, k, Numbers::won(), 1);
        return true;
    }

    // A reply is answered as it was in the model or, if it was not tried there, as the pass.
    bool all_answered_likewise(std::uint64_t delta, std::uint64_t passed, Threats threats) {
        const std::size_t base = moves_.size();
        bool won = true;
        for (std::size_t before = base; won; before = moves_.size()) {
            add_untried(base);
            if (moves_.size() == before) break;
            for (std::size_t i = before, end = moves_.size(); i < end && won; ++i) {
                game_.play(Side::defender, moves_[i]);
                won = answered_likewise(delta, threats) ||
                      answered_likewise(delta ^ passed ^ game_.hash(), threats);
                game_.undo();
                if (won) traces_.back() |= known_.trace;
            }
        }
        moves_.resize(base);
        known_.trace = traces_.back();
        return won;
    }

    // Adds the replies on the trace that are not among the moves from `base` on.
    void add_untried(std::size_t base) {
        const std::size_t before = moves_.size();
        game_.replies(traces_.back(), moves_);
        const auto at = [&](std::size_t i) { return moves_.begin() + static_cast<std::ptrdiff_t>(i); };
        const auto is_tried = [&](Move move) { return std::find(at(base), at(before), move) != at(before); };
        moves_.erase(std::remove_if(at(before), moves_.end(), is_tried), moves_.end());
    }

    Numbers defend_loop(Threats threats, std::size_t base, NumberLimits limits) {
        game_.play(Side::defender, Move{});
        const std::uint64_t passed = game_.hash();
        game_.undo();
        while (true) {
            const auto choice = choose(base, &Numbers::dn, &Numbers::pn);
            if (choice.none()) {
                const std::size_t before = children_.size();
                if (add_replies(threats, base)) return lost_by_last();
                if (children_.size() > before) continue;
                known_.best = Move{};
                known_.trace = traces_.back();
                return Numbers::won();
            }
            if (choice.total() >= limits.pn || choice.least() >= limits.dn)
                return Numbers::open(choice.total(), choice.least());
            const std::size_t child = choice.child();
            const Move move = children_[child].move;
            const NumberLimits below{choice.other_below(limits.pn, children_[child].numbers.pn),
                                     choice.wanted_below(limits.dn)};
            const bool fresh = std::exchange(children_[child].is_fresh, false);
            game_.play(Side::defender, move);
            const Numbers n =
                fresh && models_ == Models::followed && answered_likewise(passed ^ game_.hash(), threats)
                    ? Numbers::won()
                    : node(Side::attacker, threats, below);
            game_.undo();
            if (stopped_) return {};
            children_[child].numbers = n;
            if (n.pn == 0) traces_.back() |= known_.trace;
            if (n.dn != 0) continue;
            return refuted_by(move, n);
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

    G& game_;
    Table<Move, Trace>& table_;
    Budget& budget_;
    Models models_;
    bool stopped_ = false;
    Known<G> known_;
    // Stacks shared by the nodes on the path.
    std::vector<Child> children_;
    std::vector<Move> moves_;
    std::vector<Trace> traces_;  // of what is settled below each node
};

}  // namespace tedomari::search
