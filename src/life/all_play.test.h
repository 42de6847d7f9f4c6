// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hash.h"
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

    // Nothing when there are too many positions.
    std::optional<bool> kills(go::Color first) {
        std::vector<Step> open{{add(threats_, first).first, 0, threats_, first}};
        while (!open.empty()) {
            if (states_.size() > most_) return {};
            Step& step = open.back();
            if (states_[step.state].killed || step.next == points_.size()) {
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
        settle();
        return states_[0].killed;
    }

private:
    struct State {
        go::Color mover;
        bool killed;
        std::uint32_t open_moves;  // of the owner: not yet known to lose
    };
    struct Step {
        std::size_t state, next;
        KoThreats threats;
        go::Color mover;
    };

    bool may_play(go::Color mover, go::Point p, KoThreats& threats) const {
        if (p.is_nowhere()) return true;
        const auto legality = board_.legality({mover, p}, go::Suicide::forbidden);
        std::uint8_t& left = mover == arena_.owner ? threats.owner : threats.killer;
        if (legality == go::Legality::ko && left > 0) {
            if (left != KoThreats::always) --left;
            return true;
        }
        return legality == go::Legality::legal;
    }

    std::pair<std::size_t, bool> add(KoThreats threats, go::Color mover) {
        const auto state = static_cast<std::uint64_t>(board_.ko().index()) << 32 |
                           std::uint64_t{threats.killer} << 16 | std::uint64_t{threats.owner} << 8 |
                           static_cast<std::uint64_t>(mover);
        const auto [found, is_new] = places_.try_emplace(combine(board_.hash(), state), states_.size());
        if (is_new) {
            bool killed = true;
            arena_.targets.for_each([&](go::Point p) { killed &= board_.at(p) != cell(arena_.owner); });
            states_.push_back({mover, killed, 0});
        }
        return {found->second, is_new};
    }

    void settle() {
        std::vector<std::vector<std::size_t>> into(states_.size());
        for (const auto& [from, to] : edges_) into[to].push_back(from);
        std::vector<std::size_t> killed;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_[i].killed) killed.push_back(i);
        }
        while (!killed.empty()) {
            const std::size_t to = killed.back();
            killed.pop_back();
            for (const std::size_t from : into[to]) {
                State& state = states_[from];
                if (state.killed || (--state.open_moves > 0 && state.mover == arena_.owner)) continue;
                state.killed = true;
                killed.push_back(from);
            }
        }
    }

    const Arena& arena_;
    KoThreats threats_;
    std::size_t most_;
    go::Board board_;
    std::vector<go::Point> points_;
    std::vector<State> states_;
    std::vector<std::pair<std::size_t, std::size_t>> edges_;
    std::unordered_map<std::uint64_t, std::size_t> places_;
};

}  // namespace tedomari::life
