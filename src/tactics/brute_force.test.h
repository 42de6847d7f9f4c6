// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "tactics/verify.h"

namespace tedomari::tactics {

// The slow twin of every goal search: all positions that any legal play can reach, every move and pass of
// both sides, then the least set from which the attacker forces the goal.  Loops are his failures.
class BruteForce {
public:
    BruteForce(const Claim& claim, std::size_t most_states) : claim_(claim), most_(most_states) {}

    // Nothing when there are too many states.
    std::optional<bool> wins(Side first) {
        states_.clear();
        places_.clear();
        if (add(claim_.board, claim_.rule, first) == too_many) return {};
        go::Board board = claim_.board;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (!expand(i, board)) return {};
        }
        settle();
        return states_[0].won;
    }

private:
    static constexpr std::size_t too_many = ~std::size_t{0};
    struct State {
        std::vector<go::Cell> cells;
        go::Move ban;
        KoRule rule;
        Side mover;
        bool won = false;
        std::vector<std::size_t> next;
    };

    std::size_t add(const go::Board& board, KoRule rule, Side mover) {
        const std::uint64_t ko = static_cast<std::uint64_t>(board.ko().index());
        const std::uint64_t key =
            combine(board.hash(), ko << 24 | std::uint64_t{rule.attacker} << 16 |
                                      std::uint64_t{rule.defender} << 8 | static_cast<std::uint64_t>(mover));
        if (const auto found = places_.find(key); found != places_.end()) return found->second;
        if (states_.size() >= most_) return too_many;
        // The first position is its own: a goal standing there must still survive the first reply.
        if (!states_.empty()) places_[key] = states_.size();
        State state{{}, board.ko_ban(), rule, mover, false, {}};
        go::for_each_point(board.size(), [&](go::Point p) { state.cells.push_back(board.at(p)); });
        // Only the attacker's own move reaches the goal.
        if (mover == Side::defender && !states_.empty()) state.won = claim_.reached(board, rule.defender);
        states_.push_back(std::move(state));
        return states_.size() - 1;
    }

    void set_up(const State& state, go::Board& board) const {
        std::size_t i = 0;
        go::for_each_point(board.size(), [&](go::Point p) {
            const go::Cell cell = state.cells[i++];
            if (cell == board.at(p)) return;
            if (cell == go::Cell::empty) {
                board.remove(p);
            } else {
                board.place(p, color_of(cell));
            }
        });
        board.set_ko_ban(state.ban);
    }

    bool expand(std::size_t i, go::Board& board) {
        if (states_[i].won) return true;
        const Side mover = states_[i].mover;
        const go::Color color = mover == Side::attacker ? claim_.attacker : opponent(claim_.attacker);
        bool complete = true;
        set_up(states_[i], board);
        const auto try_move = [&](go::Point p) {
            KoRule rule = states_[i].rule;
            std::uint8_t& bans = mover == Side::attacker ? rule.attacker : rule.defender;
            const auto legality = board.legality({color, p}, go::Suicide::forbidden);
            if (legality == go::Legality::ko && bans > 0) {
                if (bans != KoRule::always) --bans;
            } else if (legality != go::Legality::legal) {
                return;
            }
            board.play({color, p});
            const std::size_t place = add(board, rule, search::other(mover));
            board.undo();
            if (place == too_many) {
                complete = false;
            } else {
                states_[i].next.push_back(place);
            }
        };
        try_move(go::Point());
        go::for_each_point(board.size(), try_move);
        return complete;
    }

    void settle() {
        for (bool changed = true; changed;) {
            changed = false;
            for (State& state : states_) {
                if (state.won) continue;
                std::size_t wins = 0;
                for (const std::size_t n : state.next) wins += states_[n].won;
                state.won = state.mover == Side::attacker ? wins > 0 : wins == state.next.size();
                changed |= state.won;
            }
        }
    }

    const Claim& claim_;
    std::size_t most_;
    std::vector<State> states_;
    std::unordered_map<std::uint64_t, std::size_t> places_;
};

}  // namespace tedomari::tactics
