// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "analysis/life.h"
#include "base/budget.h"
#include "life/table.h"
#include "tactics/goal.h"
#include "tactics/verify.h"
#include "trial/problem_file.h"

namespace tedomari::trial {

// What we say to a problem; `known` false when we have no reader for it or it gave up.
struct Spoken {
    std::string text;
    bool known = true, proved = false;
    std::optional<tactics::Check> check = {};  // of its proof, if asked for
};

// Answers problems of every kind that the house has a reader for, one after the other with the same tables.
class ProblemSolver {
public:
    // So many nodes for the check of each proof against all legal replies; 0: none is checked.
    explicit ProblemSolver(std::uint64_t nodes_to_verify, int threads = 1)
        : nodes_to_verify_(nodes_to_verify), threads_(threads) {}

    Spoken solve(const Problem& problem, Budget& budget);

private:
    Spoken both_chains(const Problem& problem, tactics::Side first, Budget& budget);
    Spoken combination(const Problem& problem, Budget& budget);
    std::optional<Spoken> life_answer(const Problem& problem, Budget& budget);
    Spoken does(const Problem& problem, Budget& budget);
    Spoken spoken(const analysis::LifeAnswer& answer);
    Spoken tsumego(const Problem& problem, Budget& budget);
    Spoken goal(const go::Board& board, const tactics::Goal& asked, tactics::Side first, Budget& budget);
    Spoken of_one_stone(const Problem& problem, Budget& budget);
    Spoken of_two_stones(const Problem& problem, Budget& budget);

    std::uint64_t nodes_to_verify_;
    int threads_;
    tactics::ReadingTable table_;
    life::Table lives_;
};

}  // namespace tedomari::trial
