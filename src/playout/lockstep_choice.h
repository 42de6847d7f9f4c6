// SPDX-License-Identifier: MIT
#pragma once

#include "playout/lockstep_boards.h"

// Hot.  The second part of a step: each game chooses one of its candidates, all equally likely.
namespace tedomari::playout {

// A generator for every column: xoshiro256++ in each 64-bit word, as in base/rng.h, and a slow one beside it.
template <class V>
class LaneRng {
public:
    [[gnu::always_inline]] inline void seed(int column, std::uint64_t seed) {
        for (V& word : state_) word[column] = split(seed);
        spare_[column] = seed;
    }

    [[gnu::always_inline]] inline V next() {
        const V result = rotate_left(state_[0] + state_[3], 23) + state_[0];
        const V shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate_left(state_[3], 45);
        return result;
    }

    // Replaces n in every lane by a number below n, exactly uniform [Lemire 2019]; 0 stays 0.  Sixteen bits
    // of randomness a lane; the few lanes whose draw must be rejected draw again from the slow generator.
    [[gnu::always_inline]] inline void draw_below(V (&numbers)[16]) {
        transpose(numbers);
        V suspects{}, low[16], bound[16];
#pragma GCC unroll 16
        for (int j = 0; j < 16; ++j) {
            const Shorts<V> n = (Shorts<V>)numbers[j], random = (Shorts<V>)next();
            const Shorts<V> product = random * n;
            bound[j] = (V)n;
            low[j] = (V)product;
            numbers[j] = (V)high_product<V>(random, n);
            suspects |= (V)(product < n);
        }
        if (any(suspects)) [[unlikely]] {
            for (int j = 0; j < 16; ++j) redraw(numbers[j], (Shorts<V>)low[j], (Shorts<V>)bound[j]);
        }
        transpose(numbers);
    }

private:
    static std::uint64_t split(std::uint64_t& state) {
        std::uint64_t x = (state += 0x9e3779b97f4a7c15);
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return x ^ (x >> 31);
    }

    [[gnu::noinline]] void redraw(V& numbers, Shorts<V> low, Shorts<V> bound) {
        if (!any((V)(low < bound))) return;
        Shorts<V> result = (Shorts<V>)numbers;
        for (int i = 0; i < lanes_of<V> / 16; ++i) {
            if (low[i] >= bound[i]) continue;
            const auto threshold = static_cast<std::uint16_t>(0x10000 % bound[i]);
            if (low[i] >= threshold) continue;
            std::uint32_t product;
            do {
                product = static_cast<std::uint32_t>(split(spare_[i / 4]) >> 48) * bound[i];
            } while (static_cast<std::uint16_t>(product) < threshold);
            result[i] = static_cast<std::uint16_t>(product >> 16);
        }
        numbers = (V)result;
    }

    V state_[4] = {};
    std::uint64_t spare_[columns_of<V>] = {};
};

// Finds the candidate with the drawn number: first its row, by the counts below each; then all games' rows
// are laid over one another, and the rest of the number is counted down along the columns.
template <class B>
[[gnu::noinline]] void choose(B& b, LaneRng<typename B::Lanes>& rng) {
    using V = typename B::Lanes;
    constexpr int row_bits = B::row_bits, area_bits = B::area_bits;
    const int width = b.width(), height = b.height();
    V number[16] = {}, some{};
    for (int bit = 0; bit < area_bits; ++bit) {
        number[bit] = b.below[height][bit];
        some |= number[bit];
    }
    rng.draw_below(number);

    const V moving = b.live & some;
    V found = ~moving, before_row[row_bits] = {};
#pragma GCC unroll 1
    for (int y = 0; y < height; ++y) {
        V less{};  // is the number less than below[y + 1]
#pragma GCC unroll 16
        for (int bit = 0; bit < area_bits; ++bit) less = borrow3(number[bit], b.below[y + 1][bit], less);
        const V here = less & ~found;
        found |= less;
        b.row[y] = here;
#pragma GCC unroll 8
        for (int bit = 0; bit < row_bits; ++bit) {
            before_row[bit] = or_and(before_row[bit], here, b.below[y][bit]);
        }
    }
    V rest[row_bits], borrow{};  // the number less those below its row
    for (int bit = 0; bit < row_bits; ++bit) {
        rest[bit] = sum3(number[bit], before_row[bit], borrow);
        borrow = borrow3(number[bit], before_row[bit], borrow);
    }

    V candidate[B::max_width];  // of the row of each game
#pragma GCC unroll 32
    for (int x = 0; x < width; ++x) candidate[x] = b.row[0] & b.candidate[b.at(x, 0)];
#pragma GCC unroll 1
    for (int y = 1; y < height; ++y) {
        const V here = b.row[y];
#pragma GCC unroll 32
        for (int x = 0; x < width; ++x) candidate[x] = or_and(candidate[x], here, b.candidate[b.at(x, y)]);
    }
    V searching = moving;
#pragma GCC unroll 1
    for (int x = 0; x < width; ++x) {
        V one = candidate[x] & searching;  // taken from the rest; found where that is less than nothing
#pragma GCC unroll 8
        for (int bit = 0; bit < row_bits; ++bit) {
            const V difference = rest[bit] ^ one;
            one &= ~rest[bit];
            rest[bit] = difference;
        }
        b.column[x] = one;
        searching &= ~one;
    }
}

}  // namespace tedomari::playout
