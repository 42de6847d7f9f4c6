// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "go/benson.h"
#include "life/arena.h"

namespace tedomari::life {

// The slow twin of the search: all positions that play in the area can reach, every move and pass of both
// sides, then the least set from which the killer takes the targets.  Loops are his failures.
class AllPlay {
public:
    AllPlay(const Arena& arena, KoThreats threats, std::size_t most)
        : arena_(arena), threats_(threats), most_(most), board_(arena.board) {
        arena.area.for_each([&](go::Point p) { points_.push_back(p); });
        points_.push_back(go::Point());
    }

    // The owner's aim is two eyes or an escape; who goes round in circles, or passes with the other, fails.
    AllPlay& for_eyes() {
        eyes_ = true;
        return *this;
    }

    // Nothing when there are too many positions.
    std::optional<bool> kills(go::Color first) {
        std::vector<Step> open{{add(threats_, first).first, 0, threats_, first}};
        while (!open.empty()) {
            if (states_.size() > most_) return {};
            Step& step = open.back();
            if (states_[step.state].is_over || step.next == points_.size()) {
                open.pop_back();
                if (!open.empty()) board_.undo();
                continue;
            }
            const go::Point p = points_[step.next++];
            KoThreats threats = step.threats;
            if (!may_play(step.mover, p, threats)) continue;
            board_.play({step.mover, p});
            const auto [place, is_new] = add(threats, opponent(step.mover));
            edges_.push_back({step.state, place});
            ++states_[step.state].open_moves;
            if (is_new) {
                open.push_back({place, 0, threats, opponent(step.mover)});
            } else {
                board_.undo();
            }
        }
        settle(eyes_ ? arena_.killer() : arena_.owner);
        return states_[0].won != eyes_;
    }

private:
    struct State {
        go::Color mover;
        bool is_over;
        bool won;  // by who must win in a finite play: the killer, or the owner who wants eyes
        std::uint32_t open_moves;  // of the other: not yet known to lose
    };
    struct Step {
        std::size_t state, next;
        KoThreats threats;
        go::Color mover;
    };

    bool may_play(go::Color mover, go::Point p, KoThreats& threats) const {
        if (p.is_nowhere()) return true;
        const auto legality = board_.legality({mover, p}, go::Suicide::forbidden);
        std::uint8_t& left = mover == arena_.owner ? threats.defender : threats.attacker;
        if (legality == go::Legality::ko && left > 0) {
            if (left != KoThreats::always) --left;
            return true;
        }
        return legality == go::Legality::legal;
    }

    std::pair<std::size_t, bool> add(KoThreats threats, go::Color mover) {
        const auto state = static_cast<std::uint64_t>(board_.ko().index()) << 32 |
                           std::uint64_t{threats.attacker} << 16 | std::uint64_t{threats.defender} << 8 |
                           static_cast<std::uint64_t>(mover);
        const auto [found, is_new] = places_.try_emplace(combine(board_.hash(), state), states_.size());
        if (is_new) {
            bool killed = true;
            arena_.targets.for_each([&](go::Point p) { killed &= board_.at(p) != cell(arena_.owner); });
            const bool safe = eyes_ && is_safe();
            states_.push_back({mover, killed || safe, eyes_ ? safe : killed, 0});
        }
        return {found->second, is_new};
    }

    bool is_safe() const {
        const go::PointSet living = go::unconditional_life(board_, arena_.owner).stones;
        bool safe = false;
        arena_.targets.for_each([&](go::Point p) {
            if (board_.at(p) == cell(arena_.owner))
                safe |= living.contains(p) || !arena_.area.includes(board_.liberty_set(p));
        });
        return safe;
    }

    // The least set of states from which one side wins, where `other` moves only if all his moves lead there.
    void settle(go::Color other) {
        std::vector<std::vector<std::size_t>> into(states_.size());
        for (const auto& [from, to] : edges_) into[to].push_back(from);
        std::vector<std::size_t> won;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_[i].won) won.push_back(i);
        }
        while (!won.empty()) {
            const std::size_t to = won.back();
            won.pop_back();
            for (const std::size_t from : into[to]) {
                State& state = states_[from];
                if (state.won || state.is_over || (--state.open_moves > 0 && state.mover == other)) continue;
                state.won = true;
                won.push_back(from);
            }
        }
    }

    const Arena& arena_;
    KoThreats threats_;
    std::size_t most_;
    bool eyes_ = false;
    go::Board board_;
    std::vector<go::Point> points_;
    std::vector<State> states_;
    std::vector<std::pair<std::size_t, std::size_t>> edges_;
    std::unordered_map<std::uint64_t, std::size_t> places_;
};

}  // namespace tedomari::life
