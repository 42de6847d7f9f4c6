// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/budget.h"
#include "base/evidence.h"
#include "go/board.h"
#include "outcome/outcome.h"
#include "search/proof.h"
#include "search/table.h"
#include "search/threats.h"
#include "tactics/ko_board.h"

// What reading a goal takes and gives.  Who reads is in reader.h; only who calls it needs its templates.
namespace tedomari::tactics {

using outcome::Outcome;
using search::Verdict;

// How hard to try before a goal is called lost.
struct Effort {
    int least_order = 2;      // a loss must have been searched to this order, or it is unknown
    int order = 4;            // threats of up to this order: chains of up to order + 1 liberties
    bool exhaustive = false;  // then every move of the board, so that a loss is a proof too
    bool persistent = false;  // against an enclosed chain go on to the last order while the budget lasts
    bool proof = false;       // draw the tree of every win
    int threats = 3;          // as far as the threats that a ko needs are counted: so many, or more
    // Replies in a line that the goal does not call likely.  What is lost with few is lost with all; what is won is a
    // judgement.
    static constexpr int all = 255;
    int unlikely = all;
    search::Threats from = {};  // in vain with fewer than these, as is known from elsewhere
};

// The answer for one side moving first, seen from the attacker, whose goal it is.
struct Reading {
    Outcome outcome;
    // How the outcome is known; a won goal is proved, or judged where unlikely replies were left out.
    Evidence evidence = Evidence::bounded;
    search::Threats threats;  // allowed in the search that gave the answer
    int order = 0;            // of the proof, or the highest tried in vain
    go::Point best;           // of the side that moves first, when it has one that works; else nowhere
    KoRule rule;              // the ko rule under which `best` works
    go::PointSet trace;       // positive of a proof, negative of a refutation
    std::uint64_t nodes = 0;
    search::Proof<go::Point> proof;  // if asked for, of a goal won under `rule`
};

using ReadingTable = search::Table<go::Point, go::PointSet>;

// How hard each search of a goal tries that a question about several goals asks at every node.
struct AimEffort {
    int order = 3;                // threats of up to this order
    bool exhaustive = false;      // then every move of the board, so that a loss is a proof too
    std::uint64_t nodes = 5'000;  // of one search, then it is unknown
};

// What one of Max's goals looks like in a position.
struct Prospect {
    Verdict verdict = Verdict::unknown;  // won: Max reaches it
    go::PointSet trace;                  // of the search that was run: a stone elsewhere leaves the verdict
    go::Point best;                      // of the side that moves first, where it has one that works
};

// GNU Go's code for the side that moves first: 1 works, 2 by a ko that it takes first, 3 by a ko for which it
// must threaten first, 0 fails.  Unknown is 0 as well: a protocol without a word for it.
constexpr int gnugo_code(Outcome outcome, Side first) {
    const Outcome o = first == Side::attacker ? outcome : reversed(outcome);
    switch (o.kind) {
        case outcome::Kind::won: return 1;
        case outcome::Kind::ko_up: return 2;
        case outcome::Kind::ko_down: return 3;
        default: return 0;
    }
}

}  // namespace tedomari::tactics
