// SPDX-License-Identifier: MIT
#include "life/look.h"

#include <algorithm>

#include "go/chain_life.h"
#include "life/search.h"

namespace tedomari::life {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr std::uint32_t dear = 8;  // disproof numbers for a liberty of a rival's

}  // namespace

Look::Look(const Arena& arena, KoThreats threats, Budget& budget, Aim aim)
    : Odds(arena, threats), budget_(budget), aim_(aim) {
    rivals_are_safe_ = !arena.staked || arena.board.chain_size(arena.targets.first()) >= roomy;
    targets_ = zone_of(arena.targets);
}

// A fight of its own, with the parts changed.
bool Look::keeps_rivals(Color mover) {
    if (rivals_are_safe_) return true;
    if (!aftermath_) aftermath_ = std::make_unique<Table>(std::size_t{4} << 20);
    Arena arena{board_, arena_.area, {}, killer_};
    arena.board.forget_plays();
    arena_.rivals.for_each([&](Point p) {
        if (board_.at(p) == cell(killer_)) arena.targets.insert(p);
    });
    arena.bold = arena_.bold;
    if (arena.targets.empty()) return true;  // they served their turn
    return Search(arena, {threats_.defender, threats_.attacker}, *aftermath_, budget_).solve(mover).fate !=
           Fate::dead;
}

bool Look::can_take_for_good(Point last) {
    if (rivals_are_safe_) return true;
    play(killer_, last);
    const bool kept = keeps_rivals(owner_);
    undo();
    return kept;
}

// Whether the inner points are too few for two eyes and the killer has been to where he must.
bool Look::is_too_small(const FixedVector<Point, 4>& inner) const {
    if (inner.size() < 2) return true;
    const auto links = [&](Point p) {
        return std::ranges::count_if(p.neighbours(),
                                     [&](Point q) { return std::ranges::find(inner, q) != inner.end(); });
    };
    if (inner.size() == 2) return links(inner[0]) == 1;
    return inner.size() == 3 && std::ranges::any_of(inner, [&](Point p) {
               return links(p) == 2 && board_.at(p) == cell(killer_);
           });
}

// How many of the points are next to no wall, as far as four.
int Look::count_inner(const PointSet& points) const {
    int inner = 0;
    points.for_each([&](Point p) {
        if (inner > 3) return;
        inner += std::ranges::none_of(p.neighbours(),
                                      [&](Point q) { return board_.at(q) == cell(killer_) && is_wall(q); });
    });
    return inner;
}

// Whether the only target is lost whatever happens.  Inner points are those next to no wall.  All others that it
// can reach the killer fills one after the other, and nothing can be done about it.
std::optional<PointSet> Look::hopeless() const {
    const Point stone = target();
    if (plays_out_ || count_inner(board_.liberty_set(stone)) > 3) return {};
    FixedVector<Point, 4> inner;
    PointSet reached = board_.liberty_set(stone);
    if (!is_single_target() || !rivals_are_safe_) return {};
    board_.for_each_enemy_chain(stone, [&](Point name) {
        if (!is_wall(name)) reached |= board_.stones(name);
    });
    if (!arena_.area.includes(reached)) return {};
    for (PointSet layer = reached; !layer.empty();) {
        PointSet next;
        bool open = false;
        layer.for_each([&](Point p) {
            if (open) return;
            bool walled = false;
            for (const Point q : p.neighbours()) {
                const Cell c = board_.at(q);
                if (c == Cell::edge || reached.contains(q)) continue;
                if (c == cell(killer_) && is_wall(q)) {
                    walled = true;
                } else if (c == cell(owner_) && board_.chain(q) == board_.chain(stone)) {
                    continue;
                } else if (!arena_.area.contains(q)) {
                    open = true;
                } else {
                    next.insert(q);
                }
            }
            if (!walled && inner.size() == 3) open = true;
            if (!walled && !open) inner.push_back(p);
        });
        if (open) return {};
        reached |= next;
        layer = next;
    }
    if (!is_too_small(inner)) return {};
    reached |= board_.stones(stone);
    return reached;
}

// A move of the killer's in a hopeless position: next to a wall if there is such a point.
Point Look::filling_move(const PointSet& reached) const {
    Point found;
    bool walled = false;
    reached.for_each([&](Point p) {
        if (walled || !board_.is_empty(p) || !board_.is_legal({killer_, p}, go::Suicide::forbidden)) return;
        walled = std::ranges::any_of(p.neighbours(),
                                     [&](Point q) { return board_.at(q) == cell(killer_) && is_wall(q); });
        if (walled || found.is_nowhere()) found = p;
    });
    return found;
}

// What the position says by itself, the mover to play.
Numbers Look::look(Color mover) {
    const Point stone = target();
    const bool staked = !rivals_are_safe_;
    if (stone.is_nowhere() && staked && !keeps_rivals(mover)) return Numbers::lives(Zone::everything());
    if (stone.is_nowhere()) return killed(staked ? Zone::everything() : Zone());
    if (has_escaped()) return Numbers::lives({});
    if (is_killer(mover) && board_.liberties(stone) == 1 && is_single_target()) {
        const Point last = board_.liberty_set(stone).first();
        if (may_play(killer_, last) && can_take_for_good(last)) {
            if (staked) return killed(Zone::everything(), last);
            return killed(zone_with(zone_of_taken(killer_, last), last), last);
        }
    }
    PointSet seen, eyes;
    arena_.targets.for_each([&](Point p) {
        if (!eyes.empty() || board_.at(p) != cell(owner_) || seen.contains(board_.chain(p))) return;
        seen.insert(board_.chain(p));
        eyes = go::eyes_for_good(board_, p);
    });
    if (!eyes.empty()) return Numbers::lives(zone_of(eyes));
    if (const auto lost = hopeless())
        return killed(zone_of(*lost), is_killer(mover) ? filling_move(*lost) : Point());
    Numbers numbers;
    static_cast<search::ProofNumbers&>(numbers) = first_numbers(mover);
    if (const Point rival = rival_left(); !rival.is_nowhere())
        numbers.dn = std::min(numbers.dn, dear * static_cast<std::uint32_t>(board_.liberties(rival)));
    return numbers;
}

// A stone put where a target stood is a target: no such point is out of a kill's zone.
Numbers Look::killed(Zone zone, Point best, int taint) const {
    zone |= targets_;
    return Numbers::killed(aim_ == Aim::eyes ? Zone::everything() : zone, best, taint);
}

}  // namespace tedomari::life
