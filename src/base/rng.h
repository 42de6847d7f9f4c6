// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/hash.h"

namespace tedomari {

// A fast seeded generator (xoshiro256++): the same seed gives the same numbers on every machine.
// Also a standard UniformRandomBitGenerator, though the standard distributions are not portable: use below().
class Rng {
public:
    using result_type = std::uint64_t;

    explicit constexpr Rng(std::uint64_t seed) {
        for (auto& word : state_) word = mix(seed += 0x9e3779b97f4a7c15);
    }

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return ~result_type{0}; }

    constexpr result_type operator()() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Exactly uniform in [0, bound), bound > 0 [Lemire 2019].
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (operator()() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (operator()() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Uniform in [0, 1), 53 bits.
    constexpr double unit() { return static_cast<double>(operator()() >> 11) * 0x1p-53; }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace tedomari
