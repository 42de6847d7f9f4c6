// SPDX-License-Identifier: MIT
#include "analysis/ladders.h"

#include "tactics/ladder.h"

namespace tedomari::analysis {

namespace {

constexpr int nodes_for_one = 100'000, nodes_for_each = 10'000;

}  // namespace

LadderReport find_ladders(const go::Board& board) {
    LadderReport report{board, {}};
    go::Board played = board;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (!go::is_stone(board.at(p)) || board.chain(p) != p || board.liberties(p) > 2) return;
        if (tactics::defend_in_ladder(played, p, nodes_for_each).ladder != tactics::Ladder::captured) return;
        report.caught.push_back(board.stones(p));
    });
    return report;
}

go::Point ladder_move(const go::Board& board, go::Point chain) {
    go::Board played = board;
    const auto reading = tactics::attack_in_ladder(played, chain, nodes_for_one);
    return reading.ladder == tactics::Ladder::captured ? reading.move : go::Point();
}

}  // namespace tedomari::analysis
