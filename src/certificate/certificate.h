// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "endgame/value_proof.h"
#include "life/proof.h"
#include "search/check.h"
#include "tactics/goal.h"

// Answers as files that a stranger can check without trusting us: docs/certificates.md has the format, and
// tools/verify.py reads it without a line of this program.
namespace tedomari::certificate {

inline constexpr int version = 1;

using Json = nlohmann::ordered_json;
using search::Check;

// Of life or death in an arena: the winner's move in every position that the loser can reach.  `given` is the
// board without walls that were put up.  Nothing if the proof does not hold, or is too large for the budget.
std::optional<Json> of_life(const life::Claim& claim, const life::Proof& proof, const go::Board& given,
                            Budget& budget);

// Of the count and the size of a move: the positions to look at, for each komaster; one proof without kos will do
// for both.
Json of_value(const go::Board& board, const go::PointSet& mask, endgame::Beyond beyond,
              const std::vector<endgame::ValueProof>& proofs);

// Of a goal: the attacker's answer to everything.  `where` is as far as the loser's replies matter.
Json of_goal(const go::Board& board, const tactics::Goal& goal, tactics::KoRule rule,
             const tactics::ProofTree& proof, const go::PointSet& where);

// A file of such claims, one a line.
std::string text_of(const std::vector<Json>& claims);

// What became of one claim.
struct Finding {
    std::string claim;  // in words
    std::string leans;  // what it takes for granted, in words
    Check check = Check::unfinished;
    std::string why;  // of a refutation
    std::size_t positions = 0;
    double seconds = 0;
};
// Each claim by itself, within so many nodes.  An error is the file's.
Result<std::vector<Finding>> verify(std::string_view text, std::uint64_t nodes);

}  // namespace tedomari::certificate
