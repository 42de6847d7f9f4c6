// SPDX-License-Identifier: MIT
#pragma once

#include "playout/lockstep_area.h"
#include "playout/lockstep_candidates.h"
#include "playout/lockstep_choice.h"
#include "playout/lockstep_liberties.h"
#include "playout/lockstep_points.h"

namespace tedomari::playout {

// Plays the games of a task in lock-step, a game a lane, one move in each a step; a lane whose game has ended
// gets the next one.  The rule is that of game.h.  See lockstep_boards.h for the layout and
// docs/notes/playouts.md for why it is fast.
//
// Hot.  A step, by file:  candidates  what the last moves did; where one may play
//                         choice      one of the candidates, uniformly
//                         liberties   the stones are placed; who has a liberty
//                         here        suicide, ko, pass or end of the game
//
// A visitor may have any of these; what it lacks costs nothing:
//      played(p, black, white)         lanes in which that color has just played at plane p
//      began(boards, lanes)            games begin in these lanes
//      stepped(boards, lanes)          after each step of these games, before it is carried out
//      ended(boards, lanes, reach, score)
template <class V, class Shape, class Visitor>
class Lockstep {
public:
    using B = Boards<V, Shape>;

    Lockstep(const LockstepTask& task, LockstepTally& tally, Visitor& visitor)
        : task_(task), tally_(tally), visitor_(visitor), boards_(Shape(task.width, task.height)) {
        for (int i = 0; i < columns_of<V>; ++i) {
            rng_.seed(i, task.seeds[i]);
            left_[i] = task.games[i];
        }
        for (V& plane : white_reach_) plane = V{};
    }

    void play() {
        begin_games(all_lanes<V>(), 0);
        for (unsigned step = 0; any(boards_.live);) {
            for (int i = 0; i < steps_between_counts; ++i, ++step) make_step(static_cast<Classes>(step % 4));
            carry_out(boards_, visitor_);
            if (!any(boards_.done)) continue;
            const V done = boards_.done;
            count_games();
            boards_.done = V{};
            begin_games(done, static_cast<std::uint64_t>(count(done)));
        }
    }

private:
    static constexpr int steps_between_counts = 8;

    [[gnu::always_inline]] inline void make_step(Classes classes) {
        [[maybe_unused]] const V playing = boards_.live;
        find_candidates(boards_, visitor_);
        choose(boards_, rng_);
        place_and_find_liberties(boards_, classes);
        judge();
        if constexpr (requires { visitor_.stepped(boards_, playing); }) visitor_.stepped(boards_, playing);
    }

    // What the moves came to, from the stones they left without liberties: own ones and no enemy's are
    // suicide; one of each are a ko.
    [[gnu::noinline]] void judge() {
        B& b = boards_;
        V enemy{}, enemies{}, own{}, owns{}, some{};
        for (int y = 0; y < b.height(); ++y) {
            enemies = or3(enemies, b.dead[y].enemies, enemy & b.dead[y].enemy);
            enemy |= b.dead[y].enemy;
            owns = or3(owns, b.dead[y].owns, own & b.dead[y].own);
            own |= b.dead[y].own;
        }
        for (const V& bit : b.below[b.height()]) some |= bit;
        b.refused = own & ~enemy;
        b.ko = and_nor(enemy & own, enemies, owns);
        const V pass = b.live & ~some;
        V ended = pass & b.passed;
        b.passed = (b.refused & b.passed) | pass;
        b.black_to_move ^= ~b.refused;
        V carry = b.live & ~b.refused;
        for (V& bit : b.length) {
            const V old = bit;
            bit = old ^ carry;
            carry &= old;
        }
        ended |= b.live & b.length[B::length_bits - 1];
        b.done |= ended;
        b.live &= ~ended;
    }

    [[gnu::noinline]] void count_games() {
        const Reach<B> reach{boards_.breathing, white_reach_};  // nobody needs `breathing` between two steps
        V score[16], length[16];
        find_reach(boards_, reach);
        find_scores(boards_, reach, score);
        if constexpr (requires { visitor_.ended(boards_, boards_.done, reach, score); }) {
            visitor_.ended(boards_, boards_.done, reach, score);
        }
        for (int bit = 0; bit < 16; ++bit) length[bit] = boards_.length[bit];
        transpose(score);
        transpose(length);
        constexpr int numbers = lanes_of<V> / 16;
        std::uint16_t scores[16 * numbers], lengths[16 * numbers];
        __builtin_memcpy(scores, score, sizeof score);
        __builtin_memcpy(lengths, length, sizeof length);
        const int area = boards_.width() * boards_.height();
        for (int i = 0; i < columns_of<V>; ++i) {
            for (std::uint64_t done = boards_.done[i]; done != 0; done &= done - 1) {
                const int lane = 64 * i + __builtin_ctzll(done), at = lane % 16 * numbers + lane / 16;
                ++tally_.games;
                ++tally_.by_score[static_cast<std::int16_t>(scores[at]) + area];
                tally_.length += static_cast<std::uint64_t>(lengths[at] - first_length());
            }
        }
    }

    int first_length() const { return longest_game + 1 - task_.move_limit; }

    // The next games of each column begin in the idle lanes, while there are any.
    void begin_games(V idle, std::uint64_t ended) {
        if (!task_.gate->may_begin(ended)) {
            for (std::uint64_t& left : left_) left = 0;
        }
        V lanes{};
        for (int i = 0; i < columns_of<V>; ++i) {
            std::uint64_t free = idle[i], taken = 0;
            for (; free != 0 && left_[i] > 0; free &= free - 1, --left_[i]) taken |= free & -free;
            lanes[i] = taken;
        }
        if (!any(lanes)) return;
        set_up(lanes);
        if constexpr (requires { visitor_.began(boards_, lanes); }) visitor_.began(boards_, lanes);
    }

    void set_up(V lanes) {
        B& b = boards_;
        const go::Cell mine = go::cell(task_.to_move);
        for (int y = 0, i = 0; y < b.height(); ++y) {
            for (int x = 0; x < b.width(); ++x, ++i) {
                const int p = b.at(x, y);
                const go::Cell cell = task_.cells[i];
                b.own[p] = (b.own[p] & ~lanes) | (cell == mine ? lanes : V{});
                b.enemy[p] = (b.enemy[p] & ~lanes) | (go::is_stone(cell) && cell != mine ? lanes : V{});
                b.candidate[p] = task_.ko == i ? b.candidate[p] & ~lanes : b.candidate[p] | lanes;
                b.safe[p] &= ~lanes;
            }
        }
        b.passed &= ~lanes;
        b.live |= lanes;
        b.black_to_move =
            task_.to_move == go::Color::black ? b.black_to_move | lanes : b.black_to_move & ~lanes;
        for (int bit = 0; bit < B::length_bits; ++bit) {
            b.length[bit] = (first_length() >> bit & 1) != 0 ? b.length[bit] | lanes : b.length[bit] & ~lanes;
        }
    }

    const LockstepTask& task_;
    LockstepTally& tally_;
    Visitor& visitor_;
    B boards_;
    V white_reach_[B::planes];
    LaneRng<V> rng_;
    std::uint64_t left_[columns_of<V>];
};

}  // namespace tedomari::playout
