// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "endgame/inquiry.h"

namespace tedomari::endgame {

// What a search with unproved shortcuts says.
struct Opinion {
    std::unique_ptr<Attempt> attempt;
    const char* source = "";
};

// A ladder of shortcuts, each rung less bold than the one before: what the highest rung says that came to an
// end is the opinion.  A proof takes more than twice as long as the boldest, so where that does not end no
// proof will.
//
//      two steps    no play further from either colour, an intruder of six stones shut in is dead
//      two steps    the same with three stones
//      (the proof)
//      three steps  with three stones
//      the mask     where not even the first ends: play is kept inside
class Opinions {
public:
    explicit Opinions(Inquiry& inquiry) : inquiry_(inquiry) {}

    void consult_boldly(const Answer& answer);     // before the proof
    void consult_carefully(const Answer& answer);  // when the proof was not found in its time

    bool has_one() const { return best_.attempt != nullptr; }
    const Opinion& best() const { return best_; }

private:
    bool consult(const Answer& answer, const Model& model, const char* source);

    Inquiry& inquiry_;
    Opinion best_;
};

}  // namespace tedomari::endgame
