// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "endgame/attempt.h"

namespace tedomari::endgame {

// Why a region is worth what it is, for one komaster: the positions that have to be looked at.  Whoever plays every
// move of both sides in each of them, and takes of all others only what is seen at once, finds mean and
// temperature between bounds that meet.  Nothing is read for life and nothing is folded, so that the rules of
// state.h and the four operations on walls are all there is to trust.
struct ValueProof {
    Terrain ground;
    State start;
    Side master = Side::left;
    std::vector<State> parts;
    std::vector<std::vector<std::uint32_t>> sums;  // of parts, by their numbers
    Range temperature, mean;                       // by area
    int shift = 0;                                 // count by territory = mean - shift
    bool has_ko = false;                           // if not, it holds whoever can win kos
};

// Nothing when the region cannot be searched, or the budget ends first.
std::optional<ValueProof> write_value_proof(const go::Board& board, const go::PointSet& mask,
                                            const Model& model, Side master, Budget budget,
                                            std::size_t memory);

// What the positions prove: exact where they are enough.
struct Proven {
    Range temperature, mean;
    bool has_ko = false;
    std::size_t looked_at = 0;
};
Proven prove_value(const ValueProof& proof);

}  // namespace tedomari::endgame
