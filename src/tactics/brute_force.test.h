// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tactics/verify.h"

namespace tedomari::tactics {

// The slow twin of every goal search: all positions that any legal play can reach, every move and pass of
// both sides, then the least set from which the attacker forces the goal.  Loops are his failures.
// It remembers what it has settled, so that on a board of nine points a thousand questions about one goal
// cost little more than the first.
class BruteForce {
public:
    BruteForce(Claim claim, std::size_t most_states)
        : claim_(std::move(claim)), most_(most_states), board_(claim_.board) {
        go::for_each_point(board_.size(), [&](go::Point p) { where_.insert(p); });
    }
    // Play is on these points alone, as where everything else is alive and filled.
    BruteForce(Claim claim, std::size_t most_states, const go::PointSet& where)
        : claim_(std::move(claim)), most_(most_states), board_(claim_.board), where_(where) {}

    // From this position, of the claim's size.  Nothing when there are too many states; then all are
    // forgotten.
    std::optional<bool> wins(const go::Board& board, Side first) {
        board_ = board;
        board_.forget_plays();
        const std::size_t settled = states_.size();
        edges_.clear();
        // The first position is its own: a goal standing there must still survive the first reply.
        states_.push_back({first, false, 0});
        open_.push_back({settled, 0, claim_.rule, first});
        while (!open_.empty()) {
            if (states_.size() > most_) {
                states_.clear();
                open_.clear();
                places_.clear();
                return {};
            }
            advance();
        }
        settle(settled);
        return states_[settled].won;
    }

private:
    struct State {
        Side mover;
        bool won = false;
        std::uint32_t open_moves = 0;  // of the defender: not yet known to lose
    };
    // A state on the way from the first to the one looked at; points are numbered from 1, 0 is the pass.
    struct Step {
        std::size_t state;
        int next_move;
        KoRule rule;
        Side mover;
    };
    struct Edge {
        std::uint32_t from, to;
    };

    // The state of the board as it stands, and whether it is new.
    std::pair<std::size_t, bool> add(KoRule rule, Side mover) {
        const auto ko = static_cast<std::uint64_t>(board_.ko().index());
        const std::uint64_t key =
            combine(board_.hash(), ko << 24 | std::uint64_t{rule.attacker} << 16 |
                                       std::uint64_t{rule.defender} << 8 | static_cast<std::uint64_t>(mover));
        const auto [found, is_new] = places_.try_emplace(key, states_.size());
        if (!is_new) return {found->second, false};
        // Only the attacker's own move reaches the goal.
        const bool won = mover == Side::defender && claim_.reached(board_, rule.defender);
        states_.push_back({mover, won, 0});
        return {states_.size() - 1, true};
    }

    // Tries the next move of the last step, or takes it back.
    void advance() {
        Step& step = open_.back();
        const auto size = board_.size();
        if (step.next_move > size.width * size.height) {
            open_.pop_back();
            if (!open_.empty()) board_.undo();
            return;
        }
        const int number = step.next_move++;
        const go::Point p =
            number == 0 ? go::Point() : go::Point::at((number - 1) % size.width, (number - 1) / size.width);
        if (number > 0 && !where_.contains(p)) return;
        const go::Color color = step.mover == Side::attacker ? claim_.attacker : opponent(claim_.attacker);
        KoRule rule = step.rule;
        std::uint8_t& bans = step.mover == Side::attacker ? rule.attacker : rule.defender;
        const auto legality = board_.legality({color, p}, go::Suicide::forbidden);
        if (legality == go::Legality::ko && bans > 0) {
            if (bans != KoRule::always) --bans;
        } else if (legality != go::Legality::legal) {
            return;
        }
        board_.play({color, p});
        const Side mover = search::other(step.mover);
        const auto [place, is_new] = add(rule, mover);
        edges_.push_back({static_cast<std::uint32_t>(step.state), static_cast<std::uint32_t>(place)});
        ++states_[step.state].open_moves;
        if (is_new && !states_[place].won) {
            open_.push_back({place, 0, rule, mover});
        } else {
            board_.undo();
        }
    }

    // Backwards from the states that are won; those before `settled` have been through it.
    void settle(std::size_t settled) {
        std::vector<std::uint32_t> first(states_.size() + 1), into(edges_.size());
        for (const Edge& e : edges_) ++first[e.to + 1];
        for (std::size_t i = 0; i < states_.size(); ++i) first[i + 1] += first[i];
        std::vector<std::uint32_t> next = first;
        for (const Edge& e : edges_) into[next[e.to]++] = e.from;
        std::vector<std::size_t> won;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_[i].won && (i >= settled || first[i] < first[i + 1])) won.push_back(i);
        }
        while (!won.empty()) {
            const std::size_t to = won.back();
            won.pop_back();
            for (std::uint32_t i = first[to]; i < first[to + 1]; ++i) {
                State& from = states_[into[i]];
                if (from.won || (--from.open_moves > 0 && from.mover == Side::defender)) continue;
                from.won = true;
                won.push_back(into[i]);
            }
        }
    }

    Claim claim_;
    std::size_t most_;
    go::Board board_;
    go::PointSet where_;
    std::vector<State> states_;
    std::vector<Step> open_;
    std::vector<Edge> edges_;
    std::unordered_map<std::uint64_t, std::size_t> places_;
};

}  // namespace tedomari::tactics
