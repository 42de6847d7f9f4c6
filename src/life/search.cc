// SPDX-License-Identifier: MIT
#include "life/search.h"

#include <algorithm>

#include "base/fixed_vector.h"
#include "base/hash.h"
#include "life/two_eyes.h"

namespace tedomari::life {

using go::Board;
using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

Search::Search(const Arena& arena, KoThreats threats, Table& table, Budget& budget, Aim aim)
    : arena_(arena),
      board_(arena.board),
      owner_(arena.owner),
      killer_(arena.killer()),
      threats_(threats),
      table_(table),
      budget_(budget),
      aim_(aim) {
    board_.forget_plays();
    zones_ = arena.area.size() <= 128;
    rivals_are_safe_ = !arena.staked || arena.board.chain_size(arena.targets.first()) >= roomy;
    std::uint8_t next = 0;
    if (zones_) arena.area.for_each([&](Point p) { number_[p] = next++; });
}

Solution Search::solve(Color first) {
    Numbers numbers = glance(first, 0);
    if (!numbers.solved()) numbers = explore(first, {});
    Solution solution{Fate::unknown, numbers.best, met_ban_};
    if (numbers.pn == 0) solution.fate = Fate::killed;
    if (numbers.dn == 0) solution.fate = Fate::lives;
    return solution;
}

bool Search::is_settled(Color mover) { return look(mover).solved(); }

std::uint64_t Search::rest_of_key(Color mover, Point ko) const {
    const std::uint64_t banned = ko.is_nowhere() ? 0u : static_cast<std::uint64_t>(ko.index());
    const std::uint64_t bans = std::uint64_t{threats_.killer} << 8 | threats_.owner;
    const std::uint64_t eyes = aim_ == Aim::eyes;
    return mix(eyes << 40 | banned << 17 | bans << 1 | (mover == Color::white));
}

std::uint64_t Search::key(Color mover) const {
    const Move ban = board_.ko_ban();
    return board_.hash() ^ rest_of_key(mover, ban.is_pass() ? Point() : ban.point);
}

bool Search::may_play(Color mover, Point p) {
    const auto legality = board_.legality({mover, p}, go::Suicide::forbidden);
    if (legality == go::Legality::legal) return true;
    if (legality != go::Legality::ko) return false;
    met_ban_ = true;
    return (is_killer(mover) ? threats_.killer : threats_.owner) > 0;
}

void Search::play(Color mover, Point p) {
    steps_.push_back({threats_, p});
    std::uint8_t& left = is_killer(mover) ? threats_.killer : threats_.owner;
    if (!p.is_nowhere() && board_.ko_ban() == Move{mover, p} && left != KoThreats::always) --left;
    board_.play({mover, p});
}

void Search::undo() {
    board_.undo();
    threats_ = steps_.back().threats;
    steps_.pop_back();
}

Point Search::target() const {
    Point found;
    arena_.targets.for_each([&](Point p) {
        if (found.is_nowhere() && board_.at(p) == cell(owner_)) found = p;
    });
    return found;
}

bool Search::is_single_target() const {
    const Point first = target();
    bool single = !first.is_nowhere();
    arena_.targets.for_each([&](Point p) {
        single = single && board_.at(p) == cell(owner_) && board_.chain(p) == board_.chain(first);
    });
    return single;
}

bool Search::has_escaped() const {
    bool escaped = false;
    arena_.targets.for_each([&](Point p) {
        if (!escaped && board_.at(p) == cell(owner_)) escaped = !arena_.area.includes(board_.liberty_set(p));
    });
    return escaped;
}

Point Search::rival_left() const {
    Point found;
    arena_.rivals.for_each([&](Point p) {
        if (found.is_nowhere() && board_.at(p) == cell(killer_)) found = p;
    });
    return found;
}

// A fight of its own, with the parts changed.
bool Search::keeps_rivals(Color mover) {
    if (rivals_are_safe_) return true;
    if (!aftermath_) aftermath_ = std::make_unique<Table>(std::size_t{4} << 20);
    Arena arena{board_, arena_.area, {}, killer_};
    arena.board.forget_plays();
    arena_.rivals.for_each([&](Point p) {
        if (board_.at(p) == cell(killer_)) arena.targets.insert(p);
    });
    arena.bold = arena_.bold;
    if (arena.targets.empty()) return true;  // they served their turn
    return Search(arena, {threats_.owner, threats_.killer}, *aftermath_, budget_).solve(mover).fate !=
           Fate::killed;
}

bool Search::can_take_for_good(Point last) {
    if (rivals_are_safe_) return true;
    play(killer_, last);
    const bool kept = keeps_rivals(owner_);
    undo();
    return kept;
}

Zone Search::zone_of(const PointSet& points) const {
    if (!zones_) return Zone::everything();
    Zone zone;
    (points & arena_.area).for_each([&](Point p) { zone.insert(number_[p]); });
    return zone;
}

Zone Search::zone_with(Zone zone, Point p) const {
    if (zones_ && !p.is_nowhere()) zone.insert(number_[p]);
    return zone;
}

// The liberties of a color's chains that have none outside.
Zone Search::liberties_in_danger(Color color) const {
    if (!zones_) return Zone::everything();
    Zone zone;
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        for (const Point q : p.neighbours()) {
            if (board_.at(q) != cell(color) || !arena_.area.includes(board_.liberty_set(q))) continue;
            zone.insert(number_[p]);
            return;
        }
    });
    return zone;
}

// What the move takes.
Zone Search::zone_of_taken(Color mover, Point p) const {
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
Zone Search::stones_without_breath(Color color) const {
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

// How far two eyes look to be: by the points that only the owner touches, and those that the killer does not.
std::uint32_t Search::eyes_to_make() const {
    int eyes = 0, room = 0;
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        bool touched = false, open = false;
        for (const Point q : p.neighbours()) {
            touched |= board_.at(q) == cell(killer_);
            open |= board_.is_empty(q);
        }
        room += !touched;
        eyes += !touched && !open;
    });
    if (eyes > 0) return eyes > 1 ? 1 : 2;
    return room >= 3 ? 3 : 5;
}

// Whether the inner points are too few for two eyes and the killer has been to where he must.
bool Search::is_too_small(const FixedVector<Point, 4>& inner) const {
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
int Search::count_inner(const PointSet& points) const {
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
std::optional<PointSet> Search::hopeless() const {
    const Point stone = target();
    if (count_inner(board_.liberty_set(stone)) > 3) return {};
    FixedVector<Point, 4> inner;
    PointSet reached = board_.liberty_set(stone);
    if (!is_single_target() || !rivals_are_safe_) return {};
    board_.for_each_enemy_chain(stone, [&](Point name) {
        if (!is_wall(name)) board_.for_each_stone(name, [&](Point p) { reached.insert(p); });
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
    board_.for_each_stone(stone, [&](Point p) { reached.insert(p); });
    return reached;
}

// A move of the killer's in a hopeless position: next to a wall if there is such a point.
Point Search::filling_move(const PointSet& reached) const {
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
Numbers Search::look(Color mover) {
    const Point stone = target();
    const bool staked = !rivals_are_safe_;
    if (stone.is_nowhere() && staked && !keeps_rivals(mover)) return Numbers::lives(Zone::everything());
    if (stone.is_nowhere()) return killed(staked ? Zone::everything() : Zone());
    if (has_escaped()) return Numbers::lives({});
    if (is_killer(mover) && board_.liberties(stone) == 1 && is_single_target()) {
        const Point last = board_.liberty_set(stone).first();
        if (may_play(killer_, last) && can_take_for_good(last)) {
            if (staked) return killed(Zone::everything(), last);
            Zone zone = zone_with(liberties_in_danger(killer_), last);
            zone |= zone_of_taken(killer_, last);
            return killed(zone, last);
        }
    }
    PointSet seen;
    std::optional<PointSet> eyes;
    arena_.targets.for_each([&](Point p) {
        if (eyes || board_.at(p) != cell(owner_) || seen.contains(board_.chain(p))) return;
        seen.insert(board_.chain(p));
        eyes = eyes_for_good(board_, p);
    });
    if (eyes) return Numbers::lives(zone_of(*eyes));
    if (const auto lost = hopeless())
        return killed(zone_of(*lost), is_killer(mover) ? filling_move(*lost) : Point());
    Numbers numbers;
    numbers.pn = 1 + static_cast<std::uint32_t>(std::min(board_.liberties(stone), 12));
    numbers.dn = eyes_to_make();
    if (const Point rival = rival_left(); !rival.is_nowhere())
        numbers.dn = std::min(numbers.dn, static_cast<std::uint32_t>(board_.liberties(rival)));
    return numbers;
}

Numbers Search::killed(Zone zone, Point best, int taint) const {
    return Numbers::killed(aim_ == Aim::eyes ? Zone::everything() : zone, best, taint);
}

// The position stands at this depth of the path already.
Numbers Search::repeated(int depth) const {
    return aim_ == Aim::eyes ? killed({}, {}, depth) : Numbers::lives({}, depth);
}

Numbers Search::glance(Color mover, std::uint32_t doubtful) {
    const std::uint64_t k = key(mover);
    if (on_path_[k % on_path_.size()] > 0) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            if (path_[i] == k) return repeated(static_cast<int>(i));
        }
    }
    if (const Numbers* known = table_.find(k, path_hash_)) return *known;
    Numbers numbers = look(mover);
    if (!numbers.solved()) (is_killer(mover) ? numbers.dn : numbers.pn) += doubtful;
    table_.store(k, path_hash_, numbers, 0);
    return numbers;
}

// How much a move looks like nothing: a pass, one far from the target, one into atari.
std::uint32_t Search::doubt(Color mover, Point p) const {
    if (p.is_nowhere()) return 3;
    const PointSet& liberties = board_.liberty_set(target());
    std::uint32_t doubt = 0;
    if (!liberties.contains(p)) {
        const bool next = std::ranges::any_of(p.neighbours(), [&](Point q) { return liberties.contains(q); });
        doubt += next ? 1 : 2;
    }
    int breath = 0;  // liberties of the stone, as far as one sees
    for (const Point q : p.neighbours()) {
        if (board_.is_empty(q)) ++breath;
        if (board_.at(q) == cell(mover)) breath += board_.liberties(q) - 1;
        if (board_.at(q) == cell(opponent(mover)) && board_.liberties(q) == 1) breath += 2;
    }
    if (arena_.hints) doubt += arena_.hints->anywhere[p] + (path_.size() == 1 ? arena_.hints->first[p] : 0u);
    return doubt + (breath < 2 ? 2 : 0);
}

void Search::add(Color mover, Point p) {
    const std::uint32_t doubtful = doubt(mover, p);
    play(mover, p);
    children_.push_back({p, glance(opponent(mover), doubtful)});
    undo();
}

// Nobody can take it: it has a liberty where nobody plays.
bool Search::is_wall(Point stone) const { return !arena_.area.includes(board_.liberty_set(stone)); }

// The chain of which the point is an outer liberty: one of a row of empty points that all touch this chain and
// a wall of the other color, and nothing else but each other.  Nowhere if there is none.
Point Search::outer_liberty_of(Point p) const {
    FixedVector<Point, longest_row> row;
    PointSet seen{p};
    row.push_back(p);
    Point found;
    Cell wall = Cell::empty;
    for (std::size_t i = 0; i < row.size(); ++i) {
        bool walled = false, touches = false;
        for (const Point q : row[i].neighbours()) {
            const Cell c = board_.at(q);
            if (c == Cell::edge || seen.contains(q)) continue;
            if (c == Cell::empty) {
                if (row.full() || !arena_.area.contains(q)) return {};
                seen.insert(q);
                row.push_back(q);
            } else if (is_wall(q)) {
                if (wall != Cell::empty && wall != c) return {};
                wall = c;
                walled = true;
            } else {
                if (!found.is_nowhere() && found != board_.chain(q)) return {};
                found = board_.chain(q);
                touches = true;
            }
        }
        if (!walled || !touches) return {};
    }
    return wall == board_.at(found) ? Point() : found;
}

// Another such liberty of the same chain was listed already, or it is the mover's own.
bool Search::is_left_out(Color mover, Point p, PointSet& seen) const {
    const Point chain = outer_liberty_of(p);
    if (chain.is_nowhere()) return false;
    const bool all = arena_.bold && aim_ == Aim::stay;
    if (!all && (chain != board_.chain(target()) || !is_single_target())) return false;
    if (board_.at(chain) == cell(mover) || seen.contains(chain)) return true;
    seen.insert(chain);
    return false;
}

PointSet Search::must_play(Zone& zone) {
    PointSet points = arena_.area, captures;
    std::vector<Point> tries;
    const PointSet& liberties = board_.liberty_set(target());
    const PointSet near = liberties | liberties.neighbours();
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        if (takes(killer_, p)) captures.insert(p);
        if (near.contains(p) && board_.is_legal({owner_, p}, go::Suicide::forbidden)) tries.push_back(p);
    });
    for (const Point p : tries) {
        board_.play({owner_, p});
        const Point stone = target();
        std::optional<PointSet> eyes;
        if (!stone.is_nowhere()) eyes = eyes_for_good(board_, stone);
        board_.undo();
        if (!eyes) continue;
        eyes->insert(p);
        points &= *eyes | captures;
        zone |= zone_of(*eyes | captures);
    }
    return points;
}

// Whether the move takes something.
bool Search::takes(Color mover, Point p) const {
    return std::ranges::any_of(p.neighbours(), [&](Point q) {
        return board_.at(q) == cell(opponent(mover)) && board_.liberties(q) == 1;
    });
}

void Search::killer_moves(Zone& zone) {
    PointSet outer;  // chains of which one outer liberty is listed
    const Move ban = board_.ko_ban();
    if (aim_ == Aim::eyes || (!ban.is_pass() && ban.color == killer_)) moves_.push_back(Point());
    must_play(zone).for_each([&](Point p) {
        if (!board_.is_empty(p) || !may_play(killer_, p)) return;
        if (!is_left_out(killer_, p, outer)) moves_.push_back(p);
    });
}

// Moves that save a target in atari: its last liberty, and taking a neighbour.
PointSet Search::rescues(Point stone) const {
    PointSet points = board_.liberty_set(stone);
    board_.for_each_enemy_chain(stone, [&](Point name) {
        if (board_.liberties(name) == 1) points |= board_.liberty_set(name);
    });
    return points;
}

void Search::owner_moves() {
    const Point stone = target();
    const bool single = is_single_target();
    const bool forced =
        single && board_.liberties(stone) == 1 &&
        board_.is_legal({killer_, board_.liberty_set(stone).first()}, go::Suicide::forbidden) &&
        can_take_for_good(board_.liberty_set(stone).first());
    if (!forced) moves_.push_back(Point());
    PointSet outer;
    const PointSet points = forced ? rescues(stone) & arena_.area : arena_.area;
    points.for_each([&](Point p) {
        if (!board_.is_empty(p) || !may_play(owner_, p)) return;
        if (forced || !is_left_out(owner_, p, outer)) moves_.push_back(p);
    });
}

// Whether the child is lost for the mover and would be if he had passed: its stone is nothing to the winner.
bool Search::is_like_pass(Color mover, const Child& child) const {
    const Numbers& n = child.numbers;
    const bool failed = (is_killer(mover) ? n.dn : n.pn) == 0 && n.taint == Numbers::clean;
    if (!zones_ || !failed) return false;
    return child.move.is_nowhere() || (!n.zone.contains(number_[child.move]) && !takes(mover, child.move));
}

// Whether the move fails because passing does, which the child shows.
bool Search::is_idle(const Child& pass, Color mover, Point p) const {
    return p.is_nowhere() || (!pass.numbers.zone.contains(number_[p]) && !takes(mover, p));
}

// Lists the children; gives the zone on which what is left out leans.
Zone Search::expand(Color mover) {
    Zone zone;
    moves_.clear();
    if (is_killer(mover)) {
        killer_moves(zone);
    } else {
        owner_moves();
        if (moves_.empty() || !moves_.front().is_nowhere())  // saving a target in atari
            zone = zone_of(board_.liberty_set(target()));
    }
    const std::size_t first = children_.size();
    const std::vector<Point> moves = moves_;
    for (const Point p : moves) {
        if (!p.is_nowhere())
            table_.expect(board_.hash_after({mover, p}) ^ rest_of_key(opponent(mover), Point()));
    }
    std::size_t idle = first;  // the last child that is like a pass
    bool some_idle = false;
    for (const Point p : moves) {
        if (some_idle && is_idle(children_[idle], mover, p)) continue;
        add(mover, p);
        const Numbers& n = children_.back().numbers;
        if ((is_killer(mover) ? n.pn : n.dn) == 0 && n.taint == Numbers::clean) return zone;
        if (!is_like_pass(mover, children_.back())) continue;
        some_idle = true;
        idle = children_.size() - 1;
    }
    if (some_idle) prune(mover, first, idle);
    return zone;
}

// Drops the moves that fail because a child like a pass does.
void Search::prune(Color mover, std::size_t first, std::size_t like_pass) {
    const Child pass = children_[like_pass];
    std::size_t kept = first;
    for (std::size_t i = first; i < children_.size(); ++i) {
        if (i == like_pass || !is_idle(pass, mover, children_[i].move)) children_[kept++] = children_[i];
    }
    children_.resize(kept);
}

Zone Search::won_by(Color mover, const Child& child) const {
    Zone zone = child.numbers.zone;
    zone |= zone_with(liberties_in_danger(mover), child.move);
    zone |= zone_of_taken(mover, child.move);
    return zone;
}

Numbers Search::sum_up(Color mover, std::size_t first, Zone zone, Choice& choice) const {
    const bool kills = is_killer(mover);
    std::uint32_t least = Numbers::infinite, most = 0, open = 0;
    int taint = Numbers::clean;
    const Child* loop = nullptr;  // a success by repetition, for want of a better
    choice = {};
    for (std::size_t i = first; i < children_.size(); ++i) {
        const Child& child = children_[i];
        const Numbers& n = child.numbers;
        const std::uint32_t wanted = kills ? n.pn : n.dn, other = kills ? n.dn : n.pn;
        if (wanted == 0 && n.taint == Numbers::clean) {
            zone = won_by(mover, child);
            return kills ? killed(zone, child.move) : Numbers::lives(zone, Numbers::clean, child.move);
        }
        if (wanted == 0) {
            if (loop == nullptr || loop->numbers.taint < n.taint) loop = &child;
            continue;
        }
        if (other == 0) {
            // A pass of the killer's need not be refuted: only what it lets be left out leans on it.
            taint = std::min(taint, n.taint);
            zone |= n.zone;
            continue;
        }
        ++open;
        most = std::max(most, other);
        if (wanted < least) {
            choice.second = least;
            least = wanted;
            choice.child = i;
        } else {
            choice.second = std::min(choice.second, wanted);
        }
    }
    if (open == 0 && loop != nullptr) {
        zone = won_by(mover, *loop);
        return kills ? killed(zone, loop->move, loop->numbers.taint)
                     : Numbers::lives(zone, loop->numbers.taint, loop->move);
    }
    if (open == 0) {
        zone |= liberties_in_danger(opponent(mover));
        zone |= stones_without_breath(mover);
        return kills ? Numbers::lives(zone, taint) : killed(zone, {}, taint);
    }
    choice.others = open - 1;
    Numbers numbers;
    const std::uint32_t sum = std::min(most + choice.others, Numbers::infinite - 1);
    numbers.pn = kills ? least : sum;
    numbers.dn = kills ? sum : least;
    numbers.best = children_[choice.child].move;
    return numbers;
}

Numbers Search::explore(Color mover, Limits limits) {
    const std::uint64_t k = key(mover), nodes = budget_.nodes();
    const int depth = static_cast<int>(path_.size());
    const std::size_t first = children_.size();
    stopped_ = stopped_ || !budget_.spend();
    if (depth > deepest) return {Numbers::infinite - 1, Numbers::infinite - 1, Numbers::clean, {}, {}};
    path_.push_back(k);
    path_hash_ ^= mix(k);
    ++on_path_[k % on_path_.size()];
    const Zone leans_on = expand(mover);
    Numbers numbers;
    for (;;) {
        Choice choice;
        numbers = sum_up(mover, first, leans_on, choice);
        if (numbers.solved() || stopped_ || numbers.pn >= limits.pn || numbers.dn >= limits.dn) break;
        const Child child = children_[choice.child];
        const std::uint32_t stay =
            choice.second >= Numbers::infinite ? Numbers::infinite : choice.second + choice.second / 4 + 1;
        Limits below;
        std::uint32_t& wanted = is_killer(mover) ? below.pn : below.dn;
        std::uint32_t& other = is_killer(mover) ? below.dn : below.pn;
        wanted = std::min(stay, is_killer(mover) ? limits.pn : limits.dn);
        const std::uint32_t most = is_killer(mover) ? limits.dn : limits.pn;
        other = most >= Numbers::infinite ? most : most - choice.others;
        play(mover, child.move);
        const Numbers found = explore(opponent(mover), below);
        undo();
        children_[choice.child].numbers = found;
        if (found.solved() && is_like_pass(mover, children_[choice.child])) prune(mover, first, choice.child);
    }
    children_.resize(first);
    --on_path_[k % on_path_.size()];
    path_hash_ ^= mix(k);
    path_.pop_back();
    if (numbers.taint >= depth) numbers.taint = Numbers::clean;
    table_.store(k, path_hash_, numbers, static_cast<std::uint32_t>(budget_.nodes() - nodes));
    return numbers;
}

}  // namespace tedomari::life
