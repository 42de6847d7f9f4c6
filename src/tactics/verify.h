// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "base/budget.h"
#include "go/board.h"
#include "go/point_set.h"
#include "search/check.h"
#include "search/proof.h"
#include "tactics/ko_board.h"

namespace tedomari::tactics {

using ProofTree = search::Proof<go::Point>;

// What a proof claims, in words of the board alone.  The verifier shares no code with the searches but the
// board.
struct Claim {
    go::Board board;
    go::Color attacker;
    KoRule rule;
    // Whether the attacker, having just moved, has reached the goal; the defender may ignore this many bans.
    std::function<bool(const go::Board&, int defender_allowance)> reached;
};

using search::Check;
using Verification = search::Verification<go::Move>;

// Plays the proof against every legal reply on `where`, passes included; replies that the proof does not list
// are played on the board and answered as the pass.  Over the whole board this is brute force and leans on no
// argument; on a proof's trace it leans on the argument of the goal that no other point matters.
Verification verify(const Claim& claim, const ProofTree& proof, const go::PointSet& where, Budget& budget);

}  // namespace tedomari::tactics
