// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "base/rng.h"
#include "endgame/refuge.h"
#include "go/random_boards.test.h"

namespace tedomari::endgame {

// What may happen to refuges on a whole small board, told without the game that proves them.  Somebody who
// wants a chain off the board plays stones of both colors wherever he likes, but for an owner's on his own
// ground; to an enemy move there the owner has one answer there, or passes.  All positions are looked at, and
// the least set from which a stone is taken found.
class AllHostility {
public:
    AllHostility(const go::Board& board, std::vector<Refuge> refuges)
        : board_(board), refuges_(std::move(refuges)) {
        for (const Refuge& refuge : refuges_)
            owners_.push_back(go::color_of(board.at(refuge.chains.first())));
    }
    // Nor does he play a color's stones here …
    AllHostility& spare(go::Color color, const go::PointSet& points) {
        spared_[static_cast<std::size_t>(color)] = points;
        return *this;
    }
    // … or take these.
    AllHostility& keep(const go::PointSet& stones) {
        kept_ = stones;
        return *this;
    }

    // Nothing when there are too many positions.
    std::optional<bool> takes(std::size_t most) {
        most_ = most;
        add(nobody);
        explore(0);
        if (states_.size() > most_) return {};
        settle();
        return states_[0].lost;
    }

private:
    static constexpr std::size_t nobody = SIZE_MAX;
    struct State {
        std::size_t answers;  // whose owner is to answer
        bool lost;
        int moves = 0;
        std::vector<std::size_t> from = {};
    };

    void explore(std::size_t from) {
        if (states_[from].lost || states_.size() > most_) return;
        const std::size_t answers = states_[from].answers;
        if (answers != nobody) lead(from, nobody);
        go::for_each_point(board_.size(), [&](go::Point p) {
            for (const go::Color color : {go::Color::black, go::Color::white}) {
                if (answers == nobody ? is_hostile(color, p) : is_answer(answers, color, p))
                    play(from, {color, p});
            }
        });
    }
    bool is_hostile(go::Color color, go::Point p) const {
        if (spared_[static_cast<std::size_t>(color)].contains(p)) return false;
        for (std::size_t i = 0; i < refuges_.size(); ++i) {
            if (refuges_[i].ground.contains(p) && owners_[i] == color) return false;
        }
        return true;
    }
    bool is_answer(std::size_t refuge, go::Color color, go::Point p) const {
        return color == owners_[refuge] && refuges_[refuge].ground.contains(p);
    }

    void play(std::size_t from, go::Move move) {
        const bool answers = states_[from].answers != nobody;
        // Whoever is hostile takes kos back at once.
        const auto legality = board_.legality(move, go::Suicide::forbidden);
        if (legality != go::Legality::legal && (answers || legality != go::Legality::ko)) return;
        board_.play(move);
        bool kept = true;
        kept_.for_each([&](go::Point p) { kept = kept && !board_.is_empty(p); });
        if (kept) lead(from, answers ? nobody : attacked_by(move));
        board_.undo();
    }
    std::size_t attacked_by(go::Move move) const {
        for (std::size_t i = 0; i < refuges_.size(); ++i) {
            if (refuges_[i].ground.contains(move.point) && owners_[i] != move.color) return i;
        }
        return nobody;
    }

    // From a position to the one that is on the board.
    void lead(std::size_t from, std::size_t answers) {
        const auto [to, is_new] = add(answers);
        states_[to].from.push_back(from);
        ++states_[from].moves;
        if (is_new) explore(to);
    }

    std::pair<std::size_t, bool> add(std::size_t answers) {
        const std::uint64_t ban = answers != nobody ? static_cast<std::uint64_t>(board_.ko().index()) : 0;
        const auto [found, is_new] =
            places_.try_emplace(combine(board_.hash(), ban << 8 | (answers + 1)), states_.size());
        if (is_new) {
            bool lost = false;
            for (std::size_t i = 0; i < refuges_.size(); ++i) {
                refuges_[i].chains.for_each(
                    [&](go::Point p) { lost = lost || board_.at(p) != go::cell(owners_[i]); });
            }
            states_.push_back({answers, lost});
        }
        return {found->second, is_new};
    }

    void settle() {
        std::vector<std::size_t> lost;
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_[i].lost) lost.push_back(i);
        }
        while (!lost.empty()) {
            const std::size_t to = lost.back();
            lost.pop_back();
            for (const std::size_t from : states_[to].from) {
                State& state = states_[from];
                if (state.lost || (--state.moves > 0 && state.answers != nobody)) continue;
                state.lost = true;
                lost.push_back(from);
            }
        }
    }

    go::Board board_;
    std::vector<Refuge> refuges_;
    std::vector<go::Color> owners_;
    go::PointSet spared_[2], kept_;
    std::size_t most_ = 0;
    std::vector<State> states_;
    std::unordered_map<std::uint64_t, std::size_t> places_;
};

// A small board after a while of random play.
inline go::Board random_small_board(Rng& rng) {
    const go::Size sizes[] = {{3, 3}, {4, 3}, {5, 2}, {4, 4}, {5, 3}, {6, 2}};
    const go::Size size = sizes[rng.below(6)];
    const auto moves = static_cast<std::uint32_t>(size.points()) + rng.below(60);
    go::Board board = go::random_board(size, static_cast<int>(moves), rng);
    board.set_ko_ban(go::Move::pass(go::Color::black));
    board.forget_plays();
    return board;
}

}  // namespace tedomari::endgame
