// SPDX-License-Identifier: MIT
#pragma once

#include "playout/lockstep_area.h"

// Hot.  Statistics of points, as a visitor of the lock-step engine.
namespace tedomari::playout {

// Notes who was first to play where, two planes a point.  Summing scores over the lanes is dear, so the
// planes of a game that ends are put aside, each lane in its own place, and summed when a place is wanted
// again: once in about as many steps as the shortest game has moves.
template <class B>
class PointTally {
    using V = typename B::Lanes;

public:
    PointTally(typename B::Shape shape, PointResults* points) : shape_(shape), points_(points) {}

    [[gnu::always_inline]] inline void played(int p, V black, V white) {
        const V black_first = black_first_[p], white_first = white_first_[p];
        black_first_[p] = or_andn(black_first, black, white_first);
        white_first_[p] = or_andn(white_first, white, black_first);
    }

    void began(const B&, V lanes) {
        for_each_plane([&](int, int p) {
            black_first_[p] &= ~lanes;
            white_first_[p] &= ~lanes;
        });
    }

    void ended(const B&, V lanes, const Reach<B>& reach, const V (&score)[16]) {
        if (any(aside_.lanes & lanes)) sum();
        aside_.lanes |= lanes;
        for (int bit = 0; bit < score_bits; ++bit)
            aside_.score[bit] = or_and(aside_.score[bit], lanes, score[bit]);
        for_each_plane([&](int, int p) {
            aside_.black_first[p] = or_and(aside_.black_first[p], lanes, black_first_[p]);
            aside_.white_first[p] = or_and(aside_.white_first[p], lanes, white_first_[p]);
            aside_.black_area[p] = or_and(aside_.black_area[p], lanes, reach.black_area(p));
            aside_.white_area[p] = or_and(aside_.white_area[p], lanes, reach.white_area(p));
        });
    }

    // Sums what is put aside; must be called at the end.
    [[gnu::noinline]] void sum() {
        for_each_plane([&](int i, int p) {
            PointResults& point = points_[i];
            point.black_first += number(aside_.black_first[p]);
            point.white_first += number(aside_.white_first[p]);
            point.black_score += score_of(aside_.black_first[p]);
            point.white_score += score_of(aside_.white_first[p]);
            point.black_owned += number(aside_.black_area[p]);
            point.white_owned += number(aside_.white_area[p]);
        });
        aside_ = {};
    }

private:
    static constexpr int score_bits = B::area_bits + 1;  // the last is worth -2^area_bits

    struct Aside {
        V lanes{};
        V score[score_bits] = {};
        V black_first[B::planes] = {}, white_first[B::planes] = {};
        V black_area[B::planes] = {}, white_area[B::planes] = {};
    };

    template <class F>
    [[gnu::always_inline]] inline void for_each_plane(F&& f) const {
        for (int y = 0, i = 0; y < shape_.height(); ++y) {
            for (int x = 0; x < shape_.width(); ++x) f(i++, plane(shape_, x, y));
        }
    }

    static std::uint64_t number(V lanes) { return static_cast<std::uint64_t>(count(lanes)); }

    [[gnu::always_inline]] inline std::int64_t score_of(V lanes) const {
        std::int64_t total = 0;
        for (int bit = 0; bit < score_bits; ++bit) {
            const std::int64_t worth = std::int64_t{1} << bit, games = count(lanes & aside_.score[bit]);
            total += bit == B::area_bits ? -worth * games : worth * games;
        }
        return total;
    }

    [[no_unique_address]] typename B::Shape shape_;
    V black_first_[B::planes] = {}, white_first_[B::planes] = {};
    Aside aside_;
    PointResults* points_;
};

// The visitor of those who want none.
struct NoTally {};

}  // namespace tedomari::playout
