// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>

#include "tactics/sente_search.h"

namespace tedomari::tactics {

// Whether Max reaches both goals although Min moves first [Cazenave, Helmstetter 2005].  Each must be safe by
// itself; then only moves on both traces can be too much, and Max answers on either.
template <search::ThreatGame G, search::ThreatGame T>
class DoubleGoal {
public:
    DoubleGoal(KoBoard& ground, go::Color max, Aim<G> one, Aim<T> other, const SenteEffort& effort,
               Budget& budget)
        : ground_(ground),
          max_(max),
          one_(std::move(one)),
          other_(std::move(other)),
          effort_(effort),
          budget_(budget) {}

    Verdict run() {
        Verdict found = Verdict::unknown;
        for (int depth = 0; depth <= effort_.depth && found == Verdict::unknown && !budget_.spent();
             ++depth) {
            known_.clear();
            found = min_node(depth);
        }
        return found;
    }

private:
    static Verdict both(Verdict a, Verdict b) {
        if (a == Verdict::lost || b == Verdict::lost) return Verdict::lost;
        return a == Verdict::won && b == Verdict::won ? Verdict::won : Verdict::unknown;
    }

    Verdict min_node(int depth) {
        const Prospect one = one_.with_min_first(), other = other_.with_min_first();
        const Verdict apart = both(one.verdict, other.verdict);
        if (apart != Verdict::won) return apart;
        return best_of(go::opponent(max_), one.trace & other.trace, depth);
    }

    Verdict max_node(int depth) {
        const Prospect one = one_.with_min_first(), other = other_.with_min_first();
        const Verdict best = both(one_.with_max_first().verdict, other_.with_max_first().verdict);
        if (best != Verdict::won) return best;
        const bool safe = one.verdict == Verdict::won && other.verdict == Verdict::won;
        if (!safe) return best_of(max_, one.trace | other.trace, depth);
        // Where neither is threatened Max may pass, or play to keep them apart.
        const go::PointSet shared = one.trace & other.trace;
        if (shared.empty()) return Verdict::won;
        if (depth == 0) return Verdict::unknown;
        ground_.play(go::Move::pass(max_));
        const Verdict passed = min_node(depth - 1);
        ground_.undo();
        return passed == Verdict::won ? passed : best_of(max_, shared, depth);
    }

    Verdict best_of(go::Color mover, const go::PointSet& points, int depth) {
        const bool is_max = mover == max_;
        const std::uint64_t key = combine(ground_.hash(), static_cast<std::uint64_t>(mover));
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        known_[key] = Verdict::unknown;  // a repetition decides nothing
        Verdict best = is_max ? Verdict::lost : Verdict::won;
        for (const go::Point p : order_.of(points, {}, depth)) {
            if (!ground_.may_play({mover, p})) continue;
            if (depth == 0 || budget_.spent()) return Verdict::unknown;
            ground_.play({mover, p});
            const Verdict after = is_max ? min_node(depth - 1) : max_node(depth - 1);
            ground_.undo();
            if (after == (is_max ? Verdict::won : Verdict::lost)) {
                order_.reward(depth, p, depth);
                return known_[key] = after;
            }
            if (after == Verdict::unknown) best = Verdict::unknown;
        }
        return known_[key] = best;
    }

    KoBoard& ground_;
    go::Color max_;
    Aim<G> one_;
    Aim<T> other_;
    const SenteEffort& effort_;
    Budget& budget_;
    MoveOrder order_;
    std::unordered_map<std::uint64_t, Verdict> known_;
};

}  // namespace tedomari::tactics
