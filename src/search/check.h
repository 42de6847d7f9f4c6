// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace tedomari::search {

// What became of a proof that was played against all replies; later is worse.
enum class Check : std::uint8_t { accepted, unfinished, refuted };

constexpr Check worse(Check a, Check b) { return std::max(a, b); }

template <class Move>
struct Verification {
    Check check = Check::unfinished;
    std::vector<Move> line;  // of a refutation: the play to which the proof has no answer, or a wrong one
    std::uint64_t nodes = 0;
};

}  // namespace tedomari::search
