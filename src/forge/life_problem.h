// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "base/budget.h"
#include "forge/problem.h"
#include "life/table.h"

namespace tedomari::forge {

// Whether a shape has not been tried yet.
using IsNew = std::function<bool(const std::string& shape)>;

struct LifeEffort {
    std::uint64_t nodes = 100'000;  // of each question
    std::size_t tree = 400;  // moves of each proof and refutation, before the shorter replies are left out
    int most_empty = 16;     // points to play on
    int least_empty = 3;
    int least_stones = 3;  // of the group
    int widest = 13;       // lines of the board it is shown on
    int most_moves = 3;    // by which a piece may differ from the game
    const std::atomic<bool>* cancel = nullptr;
};

// The life of these stones as a problem: cut out with nothing but the killer's living stones around, so that every line
// can be read to its end.  Where the group is dead or alive whoever is first, the network plays for the weaker side until
// it is neither.  Nothing where no single first move is best, or some move's outcome is not found.  Where several moves
// live and just one does so with two eyes, that one is right.
std::optional<Problem> life_problem(const go::Board& board, const go::PointSet& group, life::Table& table,
                                    const LifeEffort& effort, const IsNew& is_new);

// Groups of so many stones whose life hangs on who moves first, as the network sees it, the most doubtful first.
std::vector<go::PointSet> groups_at_stake(const go::Position& position, int least_stones);

}  // namespace tedomari::forge
