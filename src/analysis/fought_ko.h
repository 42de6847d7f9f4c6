// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "analysis/review_position.h"
#include "go/ko_name.h"

namespace tedomari::analysis {

struct ReviewedMove;

// A move elsewhere by who may not retake: the ko has just been taken.
struct PlayedThreat {
    int number = 0;
    go::Move move;
    std::optional<KoThreat>
        size;                // what the ledger said of it; nothing: no more than the ko, as far as was seen
    Rational ko;             // what a move in the ko was worth
    Rational ignored_below;  // of the size
    Rational elsewhere;      // what a move in neither was worth at most
    bool answered = false;   // not: the other played on in the ko
    std::optional<bool> right;  // whether that is what was recommended; nothing: something else was
    Rational lost;              // by what the other played
    Evidence evidence = Evidence::sampled;  // of that
};

// A ko that was fought in a game, from its first capture to whoever ended it: the ledger, move by move.
struct FoughtKo {
    std::array<go::Point, 2> points;  // where stones are taken
    int from = 0, to = 0;             // the first capture, and the move that ended it or the last
    bool ended = false;
    go::Color ended_by = go::Color::black;
    int captures = 0;
    KoAt first;  // before the first capture
    std::vector<PlayedThreat> threats;
};

// `positions` are those before and after each of `moves`.
std::vector<FoughtKo> fought_kos(std::span<const ReviewedPosition* const> positions,
                                 std::span<const ReviewedMove> moves);

}  // namespace tedomari::analysis
