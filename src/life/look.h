// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "base/budget.h"
#include "base/fixed_vector.h"
#include "life/odds.h"

namespace tedomari::life {

// What a position says by itself: two eyes, an escape, a capture, a space that is too small, or how likely they are.
// Hot.
class Look : public Odds {
public:
    Look(const Arena& arena, KoThreats threats, Budget& budget, Aim aim);

    // From now on lost targets are taken off the board, not only called lost.  For whoever writes proofs out; the
    // table must be clear.
    void play_out() { plays_out_ = true; }
    bool is_settled(go::Color mover) { return look(mover).solved(); }  // the position itself tells

protected:
    Numbers look(go::Color mover);
    Numbers killed(Zone zone, go::Point best = {}, int taint = Numbers::clean) const;
    bool can_take_for_good(go::Point last);  // the killer, the single target's last liberty

    Budget& budget_;
    Aim aim_;

private:
    static constexpr int roomy = 7;  // no space of so many points is killed from inside

    bool keeps_rivals(go::Color mover);  // with the targets gone
    int count_inner(const go::PointSet& points) const;
    bool is_too_small(const FixedVector<go::Point, 4>& inner) const;
    std::optional<go::PointSet> hopeless() const;
    go::Point filling_move(const go::PointSet& reached) const;

    bool plays_out_ = false;
    bool rivals_are_safe_ = true;  // whatever is taken leaves so much room that nobody asks
    Zone targets_;
    std::unique_ptr<Table> aftermath_;  // of keeping the rivals
};

}  // namespace tedomari::life
