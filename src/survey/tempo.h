// SPDX-License-Identifier: MIT
#pragma once

#include "survey/survey.h"

namespace tedomari::survey {

// Tempo: what it is worth to have the move, as the judge has read it with either side to move.

// What a move is worth in these points by it, in territory.  Let moves be worth t, rt, r²t, …, taken in turn: who is first
// has 2t / (1 + r) more than who is second.  Where much is undecided the next move is as large as this one, and at the
// end there is none.  A stone costs the point it stands on.
Rational size_by_tempo(const Judgement& judgement, go::Color mover, const go::PointSet& points);

// The same at one glance; 0 from a judge that has none.
Rational size_at_a_glance(const go::Game& game, const Judge& judge, const go::PointSet& points);

// Gives the regions that are judged their sizes by it.  Moves taken in turn are worth t1 - t2 + t3 - … to who is first, so the
// hottest of these regions is no hotter than tempo allows; and where the judge would play, none of them is hotter.
void keep_to_tempo(Survey& survey, go::Color mover);

}  // namespace tedomari::survey
