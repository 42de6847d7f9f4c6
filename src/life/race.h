// SPDX-License-Identifier: MIT
#pragma once

#include "life/arena.h"

namespace tedomari::life {

// What a player knows of a race between two groups before he reads it.  Rules of thumb, for arenas that are
// judged anyway.

// An outer liberty of the target and one of the rival are one move for either side: as many are filled on
// both sides as leave each of them `kept`, and who is first stays first.  Liberties kept give room for
// ataris, throw-ins and whatever else a race ends with.
void shorten(Arena& arena, int kept = 3);

// Lets nobody play into the eyes of chains of the killer's that live whatever happens, so that they cannot be
// taken.  False if one of them has no eye of its own to leave alone: then the arena cannot say that it lives.
bool leave_eyes_alone(Arena& arena, const go::PointSet& safe);

}  // namespace tedomari::life
