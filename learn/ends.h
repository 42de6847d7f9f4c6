// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <span>

#include "go/game.h"
#include "learn/packed.h"
#include "scoring/counting.h"

namespace tedomari::learn {

// A final position as a network sees it: the chains whose points together lean to the other side are dead.
struct JudgedEnd {
    scoring::Tally tally;
    bool sure = true;  // no chain is in doubt
};

// `judged` are 361 numbers, 1 Black's and -1 White's.
inline JudgedEnd judged_end(const go::Game& game, std::span<const float> judged) {
    constexpr float no_doubt = 0.6F;
    const go::Board& board = game.board();
    go::FinalStatus status;
    JudgedEnd end;
    for_each_point(board.size(), [&](go::Point p) {
        if (!is_stone(board.at(p)) || board.chain(p) != p) return;
        float sum = 0;
        board.for_each_stone(p, [&](go::Point q) { sum += judged[slot(q)]; });
        if ((sum < 0) == (board.at(p) == go::Cell::black)) status.dead.insert(p);
        end.sure = end.sure && std::abs(sum) >= no_doubt * static_cast<float>(board.chain_size(p));
    });
    end.tally = scoring::tally(board, status, game.rules());
    return end;
}

}  // namespace tedomari::learn
