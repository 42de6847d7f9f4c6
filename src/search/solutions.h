// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "search/dfpn.h"
#include "search/threat_search.h"

namespace tedomari::search {

// All first moves that settle a game for the side that makes them.  The search does not end with the first: each
// solution is detached, the others are searched on, the one with the best numbers first, and all are attached
// again at the end [Meijer, Koppelaar 2003].  Wider threats are tried on what narrower ones have left open.
template <ThreatGame G>
class Solutions {
public:
    using Move = typename G::Move;

    // The game is before the move.
    Solutions(G& game, Table<Move, typename G::Trace>& table, Budget& budget, Side first,
              const std::vector<Move>& moves)
        : game_(game), search_(game, table, budget), first_(first) {
        for (const Move move : moves) tries_.push_back({move});
    }

    // False when the budget was spent before all of them were known at these threats.
    bool widen(Threats threats) {
        for (Try& one : tries_) {
            if (!one.won) one.numbers = one.hopeless >= threats.order() ? Numbers::lost() : Numbers{};
        }
        while (true) {
            const auto [next, rival] = nearest();
            if (next == nullptr) return true;
            game_.play(first_, next->move);
            next->numbers = search_.advance(other(first_), threats, limits(rival));
            game_.undo();
            if (search_.is_stopped()) return false;
            next->won = next->numbers.pn == 0;
            if (next->numbers.dn == 0 && !next->numbers.poor) next->hopeless = threats.order();
        }
    }

    // After which the attacker wins, or has not been seen to: in the order given.
    std::vector<Move> settled_for(Side side) const {
        std::vector<Move> moves;
        for (const Try& one : tries_) {
            if (one.won == (side == Side::attacker)) moves.push_back(one.move);
        }
        return moves;
    }

private:
    struct Try {
        Move move;
        Numbers numbers{};
        int hopeless = 0;  // no number of threats up to this order will do for the attacker
        bool won = false;  // by the attacker
    };

    std::uint32_t wanted(const Try& one) const {
        return first_ == Side::attacker ? one.numbers.pn : one.numbers.dn;
    }
    // The other number is unlimited: every move is to be solved in the end.
    NumberLimits limits(std::uint32_t rival) const {
        NumberLimits limits;
        (first_ == Side::attacker ? limits.pn : limits.dn) = AddUp::stay(rival);
        return limits;
    }

    // The open move nearest to being a solution, and the next one's number.
    std::pair<Try*, std::uint32_t> nearest() {
        Try* best = nullptr;
        std::uint32_t rival = Numbers::infinite;
        for (Try& one : tries_) {
            if (one.numbers.solved()) continue;
            if (best == nullptr || wanted(one) < wanted(*best)) {
                if (best != nullptr) rival = wanted(*best);
                best = &one;
            } else {
                rival = std::min(rival, wanted(one));
            }
        }
        return {best, rival};
    }

    G& game_;
    ThreatSearch<G> search_;
    Side first_;
    std::vector<Try> tries_;
};

}  // namespace tedomari::search
