// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>

#include "playout/light_board.h"

namespace tedomari::playout {

// One random game at a time, with any policy and any visitor: for what the lock-step engine cannot do, and as
// a check on it.  Some ten times slower on 9x9 and four times on 19x19.
//
// The rule: players alternate; a player who has a playable point (policy permitting) must play, else passes;
// two passes in a row end the game, and so does the move limit.  Suicide is never legal, a simple ko may not
// be retaken at once, one's own eye is not filled.  The score is Chinese: stones and the empty regions that
// touch one color only.

// Chooses the next move; may reorder the board's list of empty points but not change the position.
template <class P>
concept Policy = requires(P policy, LightBoard& board, go::Color color, Rng& rng) {
    { policy.choose(board, color, rng) } -> std::same_as<go::Point>;  // nowhere passes
};

// Sees every move once it is played, and the final board.
template <class V>
concept Visitor = requires(V visitor, const LightBoard& board, go::Move move, int score) {
    visitor.played(board, move);
    visitor.finished(board, score);
};

// Every playable point is equally likely.
struct Uniform {
    go::Point choose(LightBoard& board, go::Color color, Rng& rng) const {
        return board.find_empty(rng, [&](go::Point p) { return board.is_playable(p, color); });
    }
};

struct NoVisitor {
    void played(const LightBoard&, go::Move) {}
    void finished(const LightBoard&, int) {}
};

struct Outcome {
    int score = 0;   // Black's area minus White's
    int length = 0;  // moves, passes included
};

constexpr int default_move_limit(go::Size size) { return 3 * size.points(); }

inline int area_score(const LightBoard& board) {
    int score = 0;
    go::for_each_point(board.size(), [&](go::Point p) {
        const go::Cell owner = board.owner(p);
        score += static_cast<int>(owner == go::Cell::black) - static_cast<int>(owner == go::Cell::white);
    });
    return score;
}

// Plays the game on `board` to its end.
template <Policy P, Visitor V>
Outcome play_game(LightBoard& board, go::Color color, int move_limit, Rng& rng, P&& policy, V&& visitor) {
    Outcome outcome;
    for (int passes = 0; passes < 2 && outcome.length < move_limit; ++outcome.length) {
        const go::Move move{color, policy.choose(board, color, rng)};
        passes = move.is_pass() ? passes + 1 : 0;
        board.play(move);
        visitor.played(board, move);
        color = go::opponent(color);
    }
    outcome.score = area_score(board);
    visitor.finished(board, outcome.score);
    return outcome;
}

}  // namespace tedomari::playout
