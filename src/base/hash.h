// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tedomari {

// Spreads every input bit over all output bits (the finalizer of SplitMix64); a bijection, mix(0) == 0.
constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

// The hash of a sequence, one element at a time; order matters.
constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t next) {
    return mix(hash + 0x9e3779b97f4a7c15 + mix(next));
}

}  // namespace tedomari
