// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/evidence.h"
#include "life/arena.h"
#include "life/frame.h"
#include "life/proof.h"
#include "life/table.h"
#include "outcome/outcome.h"

namespace tedomari::life {

using outcome::Outcome;

// The life of some stones with one side moving first, seen from their owner: won, they live, by two eyes, in
// seki or by escaping; lost, they die.
struct Reading {
    Outcome outcome;
    Evidence evidence = Evidence::judged;
    go::Point best;     // of the side that moves first, when it gets what it wants; nowhere: without a move
    KoThreats threats;  // under which `best` works
    // How many threats the ko takes is not known: no fewer than the outcome says.
    bool at_least = false;
    // A wider frame was not read to the end: what is judged may be otherwise out there.
    bool unread = false;
    go::PointSet area;  // in which it was read
    std::uint64_t nodes = 0;
    std::shared_ptr<const Arena> arena;  // the frame; nothing while the outcome is unknown
};

// What a reading says, as claims that can be proved and checked: a life or a death with the loser ignoring
// all bans; of a ko, who wins it without threats and that the other does with so many.
std::vector<Claim> claims_of(const Reading& reading, go::Color first);

// Writes the proofs out and plays them against every legal reply, so many nodes each.
Check check(const Reading& reading, go::Color first, Table& table, std::uint64_t nodes);

// What else there is to a question.
struct Circumstances {
    go::PointSet rivals = {};  // stones of the killer's in danger themselves, see frame()
    bool at_stake = false;     // … and he must keep them: a capture by which he loses them is none
    std::shared_ptr<const Hints> hints = {};
    go::PointSet safe = {};  // stones of his that live whatever happens, so that it need not be read again
    int threads = 1;         // that look for a proof
};

// A life that can be proved is looked for first (prover.h), with a part of the budget.  Then it is read in ever wider
// frames while the rest lasts; the last one solved tells, and `unread` whether there was a wider one.
Reading read(const go::Board& board, const go::PointSet& targets, go::Color first, Table& table,
             Budget& budget, const Circumstances& around = {});

// Whether what lives has two eyes (or has escaped), or is in seki; `best` becomes the move for the better of
// the two.  Nothing when it does not live, or the budget ends first.
std::optional<bool> is_seki(Reading& reading, go::Color first, Table& table, Budget& budget);

// In one arena, with the kos told apart.
Reading read(const Arena& arena, go::Color first, Table& table, Budget& budget);

// Both: alive when won with the killer first, dead when lost with the owner first, else unsettled or a ko.
// Several stones are one group: it lives if one of them does.
struct Status {
    Reading owner_first, killer_first;
    bool is_alive() const { return killer_first.outcome == Outcome::won(); }
    bool is_dead() const { return owner_first.outcome == Outcome::lost(); }
};
// Half of the budget for the killer's move.  Where he fails, or nothing is known, the owner's is not asked.
Status status(go::Color owner, Budget& budget, const std::function<Reading(go::Color first, Budget&)>& read);

// What can be proved: all, in a frame in which an answer holds on the whole board; of a group that is not shut in, or not
// read to the end there, that it lives (prover.h).
Status prove(const go::Board& board, const go::PointSet& targets, Table& table, Budget& budget);

}  // namespace tedomari::life
