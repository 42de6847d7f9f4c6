// SPDX-License-Identifier: MIT
#include "life/fight.h"

#include <algorithm>

namespace tedomari::life {

using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

Fight::Fight(const Arena& arena, KoThreats threats)
    : arena_(arena), board_(arena.board), owner_(arena.owner), killer_(arena.killer()), threats_(threats) {
    board_.forget_plays();
    zones_ = arena.area.size() <= 128;
    std::uint8_t next = 0;
    if (zones_) arena.area.for_each([&](Point p) { number_[p] = next++; });
}

bool Fight::may_play(Color mover, Point p) {
    const auto legality = board_.legality({mover, p}, go::Suicide::forbidden);
    if (legality == go::Legality::legal) return true;
    if (legality != go::Legality::ko) return false;
    banned_ = true;
    return (is_killer(mover) ? threats_.attacker : threats_.defender) > 0;
}

void Fight::play(Color mover, Point p) {
    steps_.push_back(threats_);
    std::uint8_t& left = is_killer(mover) ? threats_.attacker : threats_.defender;
    if (!p.is_nowhere() && board_.ko_ban() == Move{mover, p} && left != KoThreats::always) --left;
    board_.play({mover, p});
}

void Fight::undo() {
    board_.undo();
    threats_ = steps_.back();
    steps_.pop_back();
}

Point Fight::target() const {
    Point found = arena_.targets.first();
    if (board_.at(found) == cell(owner_)) return found;
    found = {};
    arena_.targets.for_each([&](Point p) {
        if (found.is_nowhere() && board_.at(p) == cell(owner_)) found = p;
    });
    return found;
}

bool Fight::is_single_target() const {
    const Point first = target();
    bool single = !first.is_nowhere();
    arena_.targets.for_each([&](Point p) {
        single = single && board_.at(p) == cell(owner_) && board_.chain(p) == board_.chain(first);
    });
    return single;
}

bool Fight::has_escaped() const {
    bool escaped = false;
    arena_.targets.for_each([&](Point p) {
        if (!escaped && board_.at(p) == cell(owner_)) escaped = !arena_.area.includes(board_.liberty_set(p));
    });
    return escaped;
}

Point Fight::rival_left() const {
    Point found;
    arena_.rivals.for_each([&](Point p) {
        if (found.is_nowhere() && board_.at(p) == cell(killer_)) found = p;
    });
    return found;
}

// Nobody can take it: it has a liberty where nobody plays.
bool Fight::is_wall(Point stone) const { return !arena_.area.includes(board_.liberty_set(stone)); }

// Whether the move takes something.
bool Fight::takes(Color mover, Point p) const {
    return std::ranges::any_of(p.neighbours(), [&](Point q) {
        return board_.at(q) == cell(opponent(mover)) && board_.liberties(q) == 1;
    });
}

Zone Fight::zone_of(const PointSet& points) const {
    if (!zones_) return Zone::everything();
    Zone zone;
    (points & arena_.area).for_each([&](Point p) { zone.insert(number_[p]); });
    return zone;
}

Zone Fight::zone_with(Zone zone, Point p) const {
    if (zones_ && !p.is_nowhere()) zone.insert(number_[p]);
    return zone;
}

// Sees to it that no chain of the color loses its last liberty by stones outside the zone: two of its liberties are
// in it, or its only one, unless it has one where nobody plays.
void Fight::keep_breath(Color color, Zone& zone) const {
    if (!zones_) return;
    PointSet seen;
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        for (const Point q : p.neighbours()) {
            if (board_.at(q) != cell(color) || seen.contains(board_.chain(q))) continue;
            seen.insert(board_.chain(q));
            const PointSet& liberties = board_.liberty_set(q);
            if (!arena_.area.includes(liberties)) continue;
            int kept = 0;
            liberties.for_each([&](Point l) { kept += zone.contains(number_[l]); });
            liberties.for_each([&](Point l) {
                if (kept >= 2 || zone.contains(number_[l])) return;
                zone.insert(number_[l]);
                ++kept;
            });
        }
    });
}

// What the move takes.
Zone Fight::zone_of_taken(Color mover, Point p) const {
    if (!zones_) return Zone::everything();
    Zone zone;
    if (p.is_nowhere()) return zone;
    for (const Point q : p.neighbours()) {
        if (board_.at(q) != cell(opponent(mover)) || board_.liberties(q) != 1) continue;
        board_.for_each_stone(q, [&](Point stone) {
            if (arena_.area.contains(stone)) zone.insert(number_[stone]);
        });
    }
    return zone;
}

// The color's stones for want of which a move of its own would not be suicide.
Zone Fight::stones_without_breath(Color color) const {
    if (!zones_) return Zone::everything();
    Zone zone;
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        if (board_.legality({color, p}, go::Suicide::forbidden) != go::Legality::suicide) return;
        for (const Point q : p.neighbours()) {
            if (board_.at(q) == cell(color))
                board_.for_each_stone(q, [&](Point stone) {
                    if (arena_.area.contains(stone)) zone.insert(number_[stone]);
                });
        }
    });
    return zone;
}

}  // namespace tedomari::life
