// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "tactics/brute_force.test.h"
#include "tactics/sente.h"

namespace tedomari::tactics {

// The slow twin of the sente search: what a goal is worth by brute force over all play in a region, and
// MaxNode and MinNode over all its points, with no trace and no limit of depth.
class SenteTwin {
public:
    SenteTwin(const go::Board& board, const SenteQuestion& question, const go::PointSet& region,
              std::size_t most_states)
        : question_(question),
          region_(region),
          goal_(brute(board, question.goal, most_states)),
          threat_(brute(board, question.threat, most_states)) {}

    // Nothing when there are too many positions.
    std::optional<bool> is_sente(go::Board board) {
        too_large_ = false;
        board.forget_plays();
        board.play(question_.move);
        const bool sente = min_node(board);
        if (too_large_) return {};
        return sente;
    }

    // The opponent's moves after which it is no longer sente.
    std::vector<go::Point> refutations(go::Board board) {
        std::vector<go::Point> found;
        board.forget_plays();
        board.play(question_.move);
        if (!goal_with(board, false) || !threat_with(board, true)) return found;
        some_move(board, go::opponent(max()), [&](go::Point tried) {
            if (!max_node(board)) found.push_back(tried);
            return false;
        });
        return found;
    }

    // Of the position after the move: whether the goal is reached and with Max moving on the threat.
    bool goal_with(const go::Board& board, bool max_first) {
        return reached(goal_, question_.goal, board, max_first);
    }
    bool threat_with(const go::Board& board, bool max_first) {
        return reached(threat_, question_.threat, board, max_first);
    }
    bool too_large() const { return too_large_; }

private:
    go::Color max() const { return question_.move.color; }

    // The opponent of the mover may ignore every ban.
    BruteForce brute(const go::Board& board, const Question& question, std::size_t most) const {
        const KoRule rule =
            question.friend_side == Side::attacker ? KoRule{0, KoRule::always} : KoRule{KoRule::always, 0};
        return {claim_of(board, question.goal, rule), most, region_};
    }

    bool reached(BruteForce& truth, const Question& question, const go::Board& board, bool max_first) {
        const Side first = max_first ? question.friend_side : search::other(question.friend_side);
        const auto won = truth.wins(board, first);
        if (!won) too_large_ = true;
        return won && *won == (question.friend_side == Side::attacker);
    }

    // Min may ignore a ban, Max may not.
    template <class F>
    bool some_move(go::Board& board, go::Color mover, F&& f) {
        bool found = false;
        region_.for_each([&](go::Point p) {
            if (found || too_large_) return;
            const auto legality = board.legality({mover, p}, go::Suicide::forbidden);
            if (legality != go::Legality::legal && (legality != go::Legality::ko || mover == max())) return;
            board.play({mover, p});
            found = f(p);
            board.undo();
        });
        return found;
    }

    bool min_node(go::Board& board) {
        if (!goal_with(board, false) || !threat_with(board, true)) return false;
        return once(board, go::opponent(max()), [&] {
            return !some_move(board, go::opponent(max()), [&](go::Point) { return !max_node(board); });
        });
    }

    bool max_node(go::Board& board) {
        if (goal_with(board, false)) return true;
        if (!goal_with(board, true) || !threat_with(board, true)) return false;
        return once(board, max(),
                    [&] { return some_move(board, max(), [&](go::Point) { return min_node(board); }); });
    }

    // A repetition is Max's failure.
    template <class F>
    bool once(const go::Board& board, go::Color mover, F&& f) {
        const std::uint64_t key =
            combine(combine(board.hash(), static_cast<std::uint64_t>(board.ko().index())),
                    static_cast<std::uint64_t>(mover));
        if (std::find(path_.begin(), path_.end(), key) != path_.end()) return false;
        if (++nodes_ > 3'000) too_large_ = true;
        if (too_large_) return false;
        path_.push_back(key);
        const bool answer = f();
        path_.pop_back();
        return answer;
    }

    SenteQuestion question_;
    go::PointSet region_;
    BruteForce goal_, threat_;
    bool too_large_ = false;
    int nodes_ = 0;
    std::vector<std::uint64_t> path_;
};

}  // namespace tedomari::tactics
