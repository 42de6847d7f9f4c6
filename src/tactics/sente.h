// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "base/evidence.h"
#include "tactics/question.h"
#include "tactics/reading.h"

namespace tedomari::tactics {

// A move is played to reach one goal; does that threaten another?  Both are goals of the player who moves,
// positive or negative, in the words of the board after the move: connect(B,C) may be about the stone just
// played.
struct SenteQuestion {
    go::Move move;
    Question goal, threat;
};

// The opponent's moves that are tried against a move that may be sente.
enum class Tries : std::uint8_t {
    sound,         // all on the trace of the goal: every move that might threaten it
    of_the_paper,  // only those on the trace of the threat as well [Cazenave 2005, 4.2]
};

struct SenteEffort {
    AimEffort aim;
    int depth = 12;  // of moves after the one in question
    Tries tries = Tries::sound;
    go::PointSet region;  // where alone moves are played, if not empty: then a search of it can be exhaustive
};

// Why, or why not.
enum class Why : std::uint8_t {
    threatened,       // sente
    goal_missed,      // the move does not reach the goal
    nothing_follows,  // the goal is reached, but the threat is none: a second move would not reach it
    prevented,        // the opponent prevents the threat while threatening the goal
    unknown,
};

struct Sente {
    Verdict verdict = Verdict::unknown;  // won: sente
    Why why = Why::unknown;
    // Sente on two positive goals is proved; what leans on a search that failed is not, unless that was
    // exhaustive.
    Evidence evidence = Evidence::bounded;
    // Sente by the letter alone: the threat goal is reached already, though the opponent moves, and nobody need
    // threaten it.
    bool reached_too = false;
    go::Point refutation;            // the opponent's move that prevents it
    std::vector<go::Point> answers;  // of the opponent to what is threatened, each verified; if sente
    int depth = 0;                   // of the search that decided
    std::uint64_t moves = 0;         // played on the board in all searches together
    std::uint64_t nodes = 0;         // of the searches of goals
};

// MaxNode and MinNode of [Cazenave 2005, 4.2], begun at a min node after the move.  The opponent may ignore
// every ko ban and the mover none, so what is called sente is sente whoever has the threats.  The move must be
// legal.  Nothing is cleared from the table: it serves all questions about one board size.
Sente is_sente(const go::Board& board, const SenteQuestion& question, const SenteEffort& effort,
               ReadingTable& table, Budget& budget);

// One search of one goal of the player who plays the move, after it; the parts of the question one by one.
enum class First : std::uint8_t { mover, opponent };
Prospect after_move(const go::Board& board, go::Move move, const Question& question, First first,
                    const AimEffort& effort, ReadingTable& table, Budget& budget);

// The idea that the paper shows to be wrong: after the move and a second one towards the threat, are both
// goals reached although the opponent moves first?  Neither necessary nor sufficient for sente.  The second
// move is the empty point of an empty connection, or the best move of the search.
Verdict both_after_two_moves(const go::Board& board, const SenteQuestion& question, const SenteEffort& effort,
                             ReadingTable& table, Budget& budget);

std::string_view to_string(Why why);  // "prevented"

}  // namespace tedomari::tactics
