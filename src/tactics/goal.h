// SPDX-License-Identifier: MIT
#pragma once

#include "go/board.h"
#include "tactics/reading.h"
#include "tactics/verify.h"

namespace tedomari::tactics {

// What an attacker may want of a board.  Each kind is one type that satisfies search::ThreatGame.
enum class GoalKind : std::uint8_t {
    capture,   // take the chain at a
    connect,   // make a and b stones of one chain that is not simply captured; b may be empty
    separate,  // leave no way between the chains at a and b
    eye,       // make a an eye
    live,      // make the chain at a unconditionally alive
};

struct Goal {
    GoalKind kind = GoalKind::capture;
    go::Point a, b;                         // b only for goals about two points
    go::Color attacker = go::Color::black;  // the side whose goal it is

    friend bool operator==(const Goal&, const Goal&) = default;
};

// There must be a stone at the first point of each.
Goal capture(const go::Board& board, go::Point chain);
Goal connect(const go::Board& board, go::Point stone, go::Point other);
Goal separate(const go::Board& board, go::Point stone, go::Point other);
Goal live(const go::Board& board, go::Point chain);

// Tells goals, and boards of different sizes, apart.
std::uint64_t key_of(const Goal& goal, go::Size size);

// The outcome with this side moving first, from the attacker's point of view.  The table keeps what reads of
// the same goal have learnt of any position; another goal clears it.
Reading read(const go::Board& board, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget);

// The same on a board that several goals share, wherever the line of play on it has come to.  Nothing is
// cleared: the table serves all goals of a question.  The ground keeps layouts unless the goal is a capture.
Reading read(KoBoard& ground, const Goal& goal, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget);

// A connection with likely replies first, then with one other in a line, each for half of what is left of the budget.
// Lost so, it is lost.  Otherwise the rest goes into the proof; where that does not end, the win is judged.
Reading read_likely_first(const go::Board& board, const Goal& connection, Side first, const Effort& effort,
                          ReadingTable& table, Budget& budget);

// Whether a persistent effort would go on where another ends: a capture of an enclosed chain.
bool may_persist(const go::Board& board, const Goal& goal, Side first);

// What a proof of the goal claims.
Claim claim_of(const go::Board& board, const Goal& goal, KoRule rule);

}  // namespace tedomari::tactics
