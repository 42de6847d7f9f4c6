// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "tactics/aim.h"
#include "tactics/sente.h"

namespace tedomari::tactics {

// Moves that cut off before are tried first: two killers for each depth, then by history.
class MoveOrder {
public:
    void reward(int ply, go::Point move, int depth) {
        auto& killers = killers_[slot(ply)];
        if (killers[0] != move) killers = {move, killers[0]};
        history_[move] += static_cast<std::uint32_t>(depth * depth + 1);
    }
    // The preferred before the others, each set in order.
    std::vector<go::Point> of(const go::PointSet& preferred, const go::PointSet& others, int ply) const {
        std::vector<go::Point> moves;
        preferred.for_each([&](go::Point p) { moves.push_back(p); });
        const auto first = static_cast<std::ptrdiff_t>(moves.size());
        (others - preferred).for_each([&](go::Point p) { moves.push_back(p); });
        const auto by_worth = [&](go::Point a, go::Point b) { return worth(ply, a) > worth(ply, b); };
        std::stable_sort(moves.begin(), moves.begin() + first, by_worth);
        std::stable_sort(moves.begin() + first, moves.end(), by_worth);
        return moves;
    }

private:
    static constexpr std::size_t plies = 64;
    static constexpr std::uint32_t killer = 1u << 30;

    static std::size_t slot(int ply) { return static_cast<std::size_t>(ply) % plies; }
    std::uint32_t worth(int ply, go::Point p) const {
        const auto& killers = killers_[slot(ply)];
        if (p == killers[0]) return 2 * killer;
        return p == killers[1] ? killer : history_[p];
    }

    std::array<std::array<go::Point, 2>, plies> killers_{};
    go::PointMap<std::uint32_t> history_{};
};

// One template for any pair of goals.  Max has just moved; verdicts are his.
template <search::ThreatGame G, search::ThreatGame T>
class SenteSearch {
public:
    SenteSearch(KoBoard& ground, go::Color max, Aim<G> goal, Aim<T> threat, const SenteEffort& effort,
                Budget& budget)
        : ground_(ground),
          max_(max),
          goal_(std::move(goal)),
          threat_(std::move(threat)),
          effort_(effort),
          budget_(budget) {}

    // Deepens until it is known.
    Sente run() {
        Sente found;
        for (int depth = 0; depth <= effort_.depth; ++depth) {
            cut_ = false;
            found.verdict = min_node(depth, 0);
            found.depth = depth;
            if (found.verdict != Verdict::unknown || !cut_ || budget_.spent()) break;
        }
        explain(found);
        return found;
    }

private:
    static constexpr int clean = 1 << 20;

    struct Known {
        Verdict verdict = Verdict::unknown;
        int depth = -1;
    };
    // Puts a node on the path for as long as it lives; a repetition is found among them.
    class Visit {
    public:
        Visit(SenteSearch& search, std::uint64_t key) : search_(search) { search_.path_.push_back(key); }
        ~Visit() { search_.path_.pop_back(); }
        Visit(const Visit&) = delete;
        Visit& operator=(const Visit&) = delete;

    private:
        SenteSearch& search_;
    };

    // Worse for Max: lost, unknown, won.
    static constexpr int rank(Verdict v) { return v == Verdict::lost ? 0 : v == Verdict::unknown ? 1 : 2; }

    // Min to move.  Lost unless the goal is safe and Max, were he to move again, would reach the threat; and
    // so it must stay after each of Min's moves that might threaten the goal.
    Verdict min_node(int depth, int ply) {
        const Prospect goal = goal_.with_min_first();
        if (goal.verdict != Verdict::won) return goal.verdict;
        const Prospect threat = threat_.with_max_first();
        if (threat.verdict != Verdict::won) return threat.verdict;
        go::PointSet tries = goal.trace;
        if (effort_.tries == Tries::of_the_paper) tries &= threat.trace;
        return best_of(go::opponent(max_), order_.of(goal.trace & threat.trace, tries, ply), depth, ply);
    }

    // Max to move.  If Min's last move does not threaten the goal Max has kept the initiative.
    Verdict max_node(int depth, int ply) {
        const Prospect held = goal_.with_min_first();
        if (held.verdict != Verdict::lost) return held.verdict;
        const Verdict goal = goal_.with_max_first().verdict;
        if (goal != Verdict::won) return goal;
        const Prospect threat = threat_.with_max_first();
        if (threat.verdict != Verdict::won) return threat.verdict;
        // A move beside the trace leaves the goal as lost as it is.
        return best_of(max_, order_.of(held.trace & threat.trace, held.trace, ply), depth, ply);
    }

    // The best for the mover of the moves that the rules allow; Max's best is nothing when there are none.
    Verdict best_of(go::Color mover, const std::vector<go::Point>& moves, int depth, int ply) {
        const bool is_max = mover == max_;
        const Verdict wanted = is_max ? Verdict::won : Verdict::lost;
        const std::uint64_t key = combine(ground_.hash(), static_cast<std::uint64_t>(mover));
        if (const auto known = recall(key, depth)) return *known;
        const Visit visit(*this, key);
        const int outer = std::exchange(leans_on_, clean);
        Verdict best = is_max ? Verdict::lost : Verdict::won;
        for (const go::Point p : moves) {
            if (!ground_.may_play({mover, p})) continue;
            if (depth == 0) {
                cut_ = true;
                best = Verdict::unknown;
                break;
            }
            if (budget_.spent()) return Verdict::unknown;
            ground_.play({mover, p});
            const Verdict after = is_max ? min_node(depth - 1, ply + 1) : max_node(depth - 1, ply + 1);
            ground_.undo();
            if (is_max ? rank(after) > rank(best) : rank(after) < rank(best)) best = after;
            if (best != wanted) continue;
            order_.reward(ply, p, depth);
            if (ply == 0) refutation_ = p;
            break;
        }
        if (leans_on_ >= ply) leans_on_ = clean;
        if (leans_on_ == clean) known_[key] = {best, depth};
        leans_on_ = std::min(outer, leans_on_);
        return best;
    }

    // A position that repeats itself is Max's failure: he has not got on.
    std::optional<Verdict> recall(std::uint64_t key, int depth) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            if (path_[i] != key) continue;
            leans_on_ = std::min(leans_on_, static_cast<int>(i));
            return Verdict::lost;
        }
        const auto found = known_.find(key);
        if (found == known_.end()) return {};
        if (found->second.verdict == Verdict::unknown && found->second.depth < depth) return {};
        if (found->second.verdict == Verdict::unknown) cut_ = true;
        return found->second.verdict;
    }

    void explain(Sente& found) {
        const Prospect goal = goal_.with_min_first();
        const Prospect threat = threat_.with_max_first();
        switch (found.verdict) {
            case Verdict::won:
                found.why = Why::threatened;
                if (effort_.tries == Tries::sound && goal_.is_positive() && threat_.is_positive())
                    found.evidence = Evidence::proved;
                found.answers = answers_to(threat.trace);
                found.reached_too = found.answers.empty() && threat_.with_min_first().verdict == Verdict::won;
                break;
            case Verdict::lost:
                found.refutation = refutation_;
                found.why = goal.verdict == Verdict::lost     ? Why::goal_missed
                            : threat.verdict == Verdict::lost ? Why::nothing_follows
                                                              : Why::prevented;
                break;
            case Verdict::unknown: break;
        }
        if (effort_.aim.exhaustive && found.verdict != Verdict::unknown) found.evidence = Evidence::proved;
    }

    // Min's moves after which Max no longer reaches what he threatens.
    std::vector<go::Point> answers_to(const go::PointSet& trace) {
        std::vector<go::Point> answers;
        trace.for_each([&](go::Point p) {
            if (budget_.spent() || !ground_.may_play({opponent(max_), p})) return;
            ground_.play({opponent(max_), p});
            if (threat_.with_max_first().verdict == Verdict::lost) answers.push_back(p);
            ground_.undo();
        });
        return answers;
    }

    KoBoard& ground_;
    go::Color max_;
    Aim<G> goal_;
    Aim<T> threat_;
    const SenteEffort& effort_;
    Budget& budget_;
    MoveOrder order_;
    go::Point refutation_;
    bool cut_ = false;      // by the limit of depth
    int leans_on_ = clean;  // the lowest ancestor that a result repeats; it is not remembered then
    std::vector<std::uint64_t> path_;
    std::unordered_map<std::uint64_t, Known> known_;
};

}  // namespace tedomari::tactics
