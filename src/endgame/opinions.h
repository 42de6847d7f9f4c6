// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "endgame/inquiry.h"

namespace tedomari::endgame {

// What a search says that proves nothing.
struct Opinion {
    std::unique_ptr<Attempt> attempt;
    const char* source = "";
    std::optional<Rational> bolder;  // what the rung below said a move is worth
};

// Few moves, exact leaves: a ladder of searches that try only what instinct finds likely, each rung leaving out less than
// the one before.  What the highest rung says that came to an end is the opinion.  A proof takes longer than any of them,
// so where the first does not end no proof will.  Where instinct has nothing to say the moves are those no more than two
// steps away from either colour.
class Opinions {
public:
    explicit Opinions(Inquiry& inquiry) : inquiry_(inquiry) {}

    // Where not even the first rung ends, play is kept inside the mask.
    void consult(const Answer& answer);

    bool has_one() const { return best_.attempt != nullptr; }
    const Opinion& best() const { return best_; }

private:
    bool ask(const Answer& answer, const Model& model, const char* source);

    Inquiry& inquiry_;
    Opinion best_;
};

}  // namespace tedomari::endgame
