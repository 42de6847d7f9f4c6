// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::endgame {

// Chains of one color and the ground by which they live: empty points and enemy stones shut in.  Their owner
// answers in it whenever the enemy plays there, and needs nothing else.
struct Refuge {
    go::PointSet chains;        // all stones of them
    go::PointSet ground;        // none of their stones
    go::PointSet friends = {};  // other stones of the owner's that live whatever happens on the ground
};

// Whether no stone of the chains is ever taken, whatever happens outside the ground, be it played by the
// enemy, by their owner, or by nobody.  No suicide.  False too when so many nodes do not tell; what is left
// of them stays in `nodes`.
//
// The question is put to a small game.  All points that are neither chains nor ground nor friends hold enemy
// stones that cannot be taken; what touches a friend cannot be taken either.  The enemy moves first, on the
// ground; each may pass but the owner after a pass.  The enemy wins when he takes anything at all, a chain or
// a stone that the owner played later.  The owner wins when all his chains live though he passes from now on,
// and no enemy can live in what they shut in.  So the owner's stones only become more, nothing repeats, no ko
// is ever fought, and the game is over soon.  (Not to lose would do to live.  But who lives in seki owes his
// points to liberties that he may lose outside; who wins has all that he shuts in, whatever happens there.)
//
// Why the real board is no worse for the owner.  To a move on the ground he answers as in the game; after any
// other it is still the enemy's turn there, and he need do nothing.  At all times
//   (1) on the ground his real stones are those of the game, and
//   (2) the enemy's real stones are among those of the game, where what he lacks belongs to chains that in
//       the game hold on to the outside and cannot be taken.
// Points that are empty in the game are then really empty, so his chains have at least the liberties they
// have in the game, and more where they reach out.  What has none left in reality has none in the game:
// nothing of his is taken, which keeps (1).  An enemy chain that is really taken without being so in the game
// touches the outside, for on the ground it has the same neighbours in both: that keeps (2).  What the owner
// takes in the game has no other liberties in reality.  The enemy's move is allowed in the game or puts back
// what he lacks, which is no move in it: a liberty that it really has lies on the ground, empty or one of
// those he lacks, or outside, and either will do in the game.  The owner's answer is legal, having more
// liberties; no ban can forbid it, since nothing of his was taken on the ground, and for the same reason it
// never repeats a position.
//
// Several refuges whose grounds are apart hold together: each takes the others' play for play outside.  That
// would not be true of life with sacrifices: stones that are lost in the game may stand in reality, joined to
// friends outside, and fill the eye that was to come of their loss.
bool is_held(const go::Board& board, const Refuge& refuge, std::uint64_t& nodes);

}  // namespace tedomari::endgame
