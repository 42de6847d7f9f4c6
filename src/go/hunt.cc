// SPDX-License-Identifier: MIT
#include "go/hunt.h"

#include "base/hash.h"

namespace tedomari::go {

Hunted Hunt::hunt(Point target, Color first) {
    target_ = target;
    cut_ = false;
    known_.clear();
    const Found found = first == hunter_ ? hunts(0) : flees(0);
    if (found == Found::captured) return Hunted::captured;
    return cut_ && found == Found::open ? Hunted::unknown : Hunted::escaped;
}

bool Hunt::may_play(Color mover, Point p) const {
    if (!board_.is_empty(p)) return false;
    const Legality legality = board_.legality({mover, p}, Suicide::forbidden);
    if (legality == Legality::legal) return true;
    return legality == Legality::ko &&
           bans_ == (mover == hunter_ ? KoBans::for_fleer_only : KoBans::for_hunter_only);
}

template <class F>
Hunt::Found Hunt::remembered(Color mover, F&& search) {
    const std::uint64_t key = mix(board_.hash() ^ static_cast<std::uint64_t>(board_.ko().index()) << 1 ^
                                  static_cast<std::uint64_t>(mover));
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    known_[key] = Found::open;  // while on the path: a repetition
    const Found found = search();
    if (found == Found::open) {
        known_.erase(key);
    } else {
        known_[key] = found;
    }
    return found;
}

Hunt::Found Hunt::hunts(int depth) {
    if (board_.liberties(target_) == 1) {
        const Point last = board_.liberty_set(target_).first();
        if (area_.contains(last) && may_play(hunter_, last)) return Found::captured;
    }
    if (--nodes_ < 0 || depth > deepest) {
        cut_ = true;
        return Found::open;
    }
    return remembered(hunter_, [&] { return try_hunting(depth); });
}

Hunt::Found Hunt::try_hunting(int depth) {
    Found best = Found::escaped;
    bool captured = false;
    area_.for_each([&](Point p) {
        if (captured || !may_play(hunter_, p)) return;
        board_.play({hunter_, p});
        const Found found = is_gone() ? Found::captured : flees(depth + 1);
        board_.undo();
        captured = found == Found::captured;
        if (found == Found::open) best = Found::open;
    });
    return captured ? Found::captured : best;
}

Hunt::Found Hunt::flees(int depth) {
    return remembered(fleer(), [&] { return try_fleeing(depth); });
}

Hunt::Found Hunt::try_fleeing(int depth) {
    Found best = Found::captured;
    const auto reply = [&](Point p) {
        board_.play({fleer(), p});
        const Found found = hunts(depth + 1);
        board_.undo();
        if (best == Found::captured || found == Found::escaped) best = found;
    };
    reply(Point());
    area_.for_each([&](Point p) {
        if (best != Found::escaped && may_play(fleer(), p)) reply(p);
    });
    return best;
}

}  // namespace tedomari::go
