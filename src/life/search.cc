// SPDX-License-Identifier: MIT
#include "life/search.h"

#include <algorithm>

#include "base/hash.h"
#include "life/two_eyes.h"

namespace tedomari::life {

using go::Board;
using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

Search::Search(const Arena& arena, KoThreats threats, Table& table, Budget& budget)
    : arena_(arena),
      board_(arena.board),
      owner_(arena.owner),
      killer_(arena.killer()),
      threats_(threats),
      table_(table),
      budget_(budget) {
    board_.forget_plays();
}

Solution Search::solve(Color first) {
    Numbers numbers = glance(first);
    if (!numbers.solved()) numbers = explore(first, {});
    Solution solution{Fate::unknown, numbers.best, met_ban_};
    if (numbers.pn == 0) solution.fate = Fate::killed;
    if (numbers.dn == 0) solution.fate = Fate::lives;
    return solution;
}

std::uint64_t Search::key(Color mover) const {
    const Move ban = board_.ko_ban();
    const std::uint64_t ko = ban.is_pass() ? 0u : static_cast<std::uint64_t>(ban.point.index());
    const std::uint64_t bans = std::uint64_t{threats_.killer} << 8 | threats_.owner;
    return board_.hash() ^ mix(ko << 17 | bans << 1 | (mover == Color::white));
}

bool Search::may_play(Color mover, Point p) {
    const auto legality = board_.legality({mover, p}, go::Suicide::forbidden);
    if (legality == go::Legality::legal) return true;
    if (legality != go::Legality::ko) return false;
    met_ban_ = true;
    return (is_killer(mover) ? threats_.killer : threats_.owner) > 0;
}

void Search::play(Color mover, Point p) {
    past_threats_.push_back(threats_);
    std::uint8_t& left = is_killer(mover) ? threats_.killer : threats_.owner;
    if (!p.is_nowhere() && board_.ko_ban() == Move{mover, p} && left != KoThreats::always) --left;
    board_.play({mover, p});
}

void Search::undo() {
    board_.undo();
    threats_ = past_threats_.back();
    past_threats_.pop_back();
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
        if (single && board_.at(p) == cell(owner_) && board_.chain(p) != board_.chain(first)) single = false;
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

// What the position says by itself, the mover to play.
Numbers Search::look(Color mover) {
    const Point stone = target();
    if (stone.is_nowhere()) return Numbers::killed();
    if (has_escaped()) return Numbers::lives();
    if (is_killer(mover) && board_.liberties(stone) == 1 && is_single_target()) {
        const Point last = board_.liberty_set(stone).first();
        if (may_play(killer_, last)) return Numbers::killed(last);
    }
    PointSet seen;
    bool alive = false;
    arena_.targets.for_each([&](Point p) {
        if (alive || board_.at(p) != cell(owner_) || seen.contains(board_.chain(p))) return;
        seen.insert(board_.chain(p));
        alive = eyes_for_good(board_, p).has_value();
    });
    if (alive) return Numbers::lives();
    Numbers numbers;
    numbers.pn = 1 + static_cast<std::uint32_t>(std::min(board_.liberties(stone), 8)) / 2;
    return numbers;
}

Numbers Search::glance(Color mover) {
    const std::uint64_t k = key(mover);
    if (on_path_[k % on_path_.size()] > 0) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            if (path_[i] == k) return Numbers::lives(static_cast<int>(i));
        }
    }
    if (const Numbers* known = table_.find(k, path_hash_)) return *known;
    const Numbers numbers = look(mover);
    table_.store(k, path_hash_, numbers, 0);
    return numbers;
}

void Search::add(Color mover, Point p) {
    play(mover, p);
    children_.push_back({p, glance(opponent(mover))});
    undo();
}

// Whether the point touches nothing but the target's chain and walls.
bool Search::is_walled_liberty(Point p, Point stone) const {
    return std::ranges::all_of(p.neighbours(), [&](Point q) {
        const Cell c = board_.at(q);
        if (c == Cell::edge) return true;
        if (c == Cell::empty) return false;
        if (c == cell(owner_)) return board_.chain(q) == board_.chain(stone);
        return !arena_.area.includes(board_.liberty_set(q));
    });
}

// The points of which the killer must take one, since elsewhere he lets the owner live at the next move.
PointSet Search::must_play() {
    PointSet points = arena_.area, captures;
    std::vector<Point> tries;
    arena_.area.for_each([&](Point p) {
        if (!board_.is_empty(p)) return;
        for (const Point q : p.neighbours()) {
            if (board_.at(q) == cell(owner_) && board_.liberties(q) == 1) captures.insert(p);
        }
        if (board_.is_legal({owner_, p}, go::Suicide::forbidden)) tries.push_back(p);
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
    }
    return points;
}

void Search::killer_moves() {
    const Point stone = target();
    const bool single = is_single_target();
    bool walled = false;
    must_play().for_each([&](Point p) {
        if (!board_.is_empty(p) || !may_play(killer_, p)) return;
        if (single && is_walled_liberty(p, stone)) {
            if (walled) return;
            walled = true;
        }
        moves_.push_back(p);
    });
    const Move ban = board_.ko_ban();
    if (!ban.is_pass() && ban.color == killer_) moves_.push_back(Point());
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
    const bool forced = single && board_.liberties(stone) == 1 &&
                        board_.is_legal({killer_, board_.liberty_set(stone).first()}, go::Suicide::forbidden);
    const PointSet points = forced ? rescues(stone) & arena_.area : arena_.area;
    points.for_each([&](Point p) {
        if (!board_.is_empty(p) || !may_play(owner_, p)) return;
        if (single && !forced && is_walled_liberty(p, stone)) return;
        moves_.push_back(p);
    });
    if (!forced) moves_.push_back(Point());
}

void Search::expand(Color mover) {
    moves_.clear();
    is_killer(mover) ? killer_moves() : owner_moves();
    const std::vector<Point> moves = moves_;
    for (const Point p : moves) {
        add(mover, p);
        const Numbers& n = children_.back().numbers;
        if (is_killer(mover) ? n.pn == 0 : n.dn == 0 && n.taint == Numbers::clean) return;
    }
}

Numbers Search::sum_up(Color mover, std::size_t first, Choice& choice) const {
    const bool kills = is_killer(mover);
    std::uint32_t least = Numbers::infinite, most = 0, open = 0;
    int taint = Numbers::clean;
    choice = {};
    for (std::size_t i = first; i < children_.size(); ++i) {
        const Numbers& n = children_[i].numbers;
        const std::uint32_t wanted = kills ? n.pn : n.dn, other = kills ? n.dn : n.pn;
        if (wanted == 0 && (kills || n.taint == Numbers::clean))
            return kills ? Numbers::killed(children_[i].move) : Numbers::lives(n.taint, children_[i].move);
        if (other == 0) {
            if (kills) taint = std::min(taint, n.taint);
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
    if (open == 0) return kills ? Numbers::lives(taint) : Numbers::killed();
    const Numbers& best = children_[choice.child].numbers;
    if (!kills && best.dn == 0) return Numbers::lives(best.taint, children_[choice.child].move);
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
    if (depth > deepest) return {Numbers::infinite - 1, Numbers::infinite - 1, Numbers::clean, {}};
    path_.push_back(k);
    path_hash_ ^= mix(k);
    ++on_path_[k % on_path_.size()];
    expand(mover);
    Numbers numbers;
    for (;;) {
        Choice choice;
        numbers = sum_up(mover, first, choice);
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
