// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/budget.h"
#include "base/evidence.h"
#include "base/result.h"
#include "go/position.h"
#include "life/proof.h"
#include "outcome/outcome.h"
#include "sgf/position.h"

namespace tedomari::analysis {

using Checked = life::Check;
using ReplyTree = life::ProofNode;

// A life-and-death problem: what the player to move gets, by which first moves, what refutes the others, and
// whether the book says the same.
struct TsumegoReport {
    struct Try {
        go::Point move;
        outcome::Outcome outcome;     // for the player to move
        go::Point refutation;         // the answer, if the move does not get the best outcome
        std::vector<ReplyTree> tree;  // what follows: of a right move its proof, else its refutation's
        bool is_cut = false;          // more replies would follow at once
        Evidence evidence = Evidence::proved;  // of the outcome; seen on the board unless it was read
    };

    go::Position position;
    go::Point target;          // a stone of the group in question
    go::PointSet targets;      // all that were named: at least one of them is to live, or all are to die
    bool kills = false;        // the player to move is to kill it, not to make it live
    outcome::Outcome outcome;  // for the player to move
    Evidence evidence = Evidence::judged;
    std::string ko;               // which kind, where it is one
    std::optional<bool> wins_ko;  // with the threats that were given
    std::optional<bool> seki;     // of a group that lives: without two eyes; nothing when it is not known
    std::vector<Try> tries;       // every first move in the frame, the best first
    bool complete = true;         // false when some were not decided in time
    bool unread = false;          // judged, and looks waver: it may differ outside
    bool uncounted = false;       // how many threats the ko takes is not known
    std::vector<go::Point> book;  // the first moves that the file calls right
    std::uint64_t nodes = 0;
    std::optional<Checked> check;     // of the proof, if asked for
    std::vector<life::Claim> claims;  // what is to be shown of the answer; each can be proved by itself

    std::vector<go::Point> right_moves() const;
    // Whether a right move is one of the book's; nothing when the file has no answer or we have none.
    std::optional<bool> agrees() const;
};

struct TsumegoSettings {
    std::optional<go::Point> target;
    std::size_t tree = 0;               // moves of each proof that are written out; 0: none
    std::uint64_t nodes_to_verify = 0;  // of the proof, against all legal replies; 0: it is not checked
    // Ko threats that the player has more than the opponent; less than 0: fewer.
    std::optional<int> more_threats = {};
    bool all_moves = true;  // every first move is tried, not only the best looked for
    bool is_guess = false;  // the target: another group is looked for when the move does not decide its life
    std::vector<go::Point> more_targets = {};  // stones of the same player: at least one of all is to live
    int threads = 1;                           // that look for a proof
};
// Of a position.  Without a target, a group is taken that the player saves or kills by moving first and not
// second, of several the one whose move the network likes best; an empty report when there is none.
TsumegoReport solve_tsumego(const go::Position& position, const TsumegoSettings& settings, Budget& budget);
// Of a file, read as one that asks for a problem (sgf/position.h): its book is what follows the position.  A first move
// is right where a node below it says RIGHT or CORRECT in its comment or is marked TE; in a file without such marks the
// first variation is.  Fails when there is no stone at the target.
Result<TsumegoReport> solve_tsumego(const sgf::FoundPosition& problem, const TsumegoSettings& settings,
                                    Budget& budget);

// How the problems of a book came out.
struct TsumegoTally {
    int asked = 0, answered = 0, same = 0, different = 0;  // as the book, or otherwise
    int accepted = 0, refuted = 0, too_large = 0;          // proofs

    void add(const TsumegoReport& report);
};

}  // namespace tedomari::analysis
