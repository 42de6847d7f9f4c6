// SPDX-License-Identifier: MIT
#include "life/search.h"

#include <algorithm>

#include "base/hash.h"

namespace tedomari::life {

using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

Search::Search(const Arena& arena, KoThreats threats, Table& table, Budget& budget, Aim aim)
    : Moves(arena, threats, budget, aim), table_(table) {}

Solution Search::solve(Color first) {
    Numbers numbers = glance(first, 0);
    if (!numbers.solved()) numbers = explore(first, {});
    Solution solution{Fate::unknown, numbers.best, numbers.bans};
    if (numbers.pn == 0) solution.fate = Fate::dead;
    if (numbers.dn == 0) solution.fate = Fate::alive;
    return solution;
}

std::uint64_t Search::rest_of_key(Color mover, Point ko, Kos kos) const {
    const std::uint64_t banned = ko.is_nowhere() ? 0u : static_cast<std::uint64_t>(ko.index());
    const std::uint64_t bans = kos == Kos::apart ? std::uint64_t{1} << 24
                                                 : std::uint64_t{threats_.attacker} << 8 | threats_.defender;
    const std::uint64_t eyes = aim_ == Aim::eyes;
    return mix(eyes << 62 | banned << 40 | bans << 1 | (mover == Color::white)) ^ arena_.name;
}

std::uint64_t Search::key(Color mover, Kos kos) const {
    const Move ban = board_.ko_ban();
    return board_.hash() ^ rest_of_key(mover, ban.is_pass() ? Point() : ban.point, kos);
}

void Search::keep(Color mover, std::uint64_t key_here, const Numbers& numbers, std::uint32_t work) {
    const bool shared = numbers.solved() && !numbers.bans && numbers.taint == Numbers::clean;
    table_.store(shared ? key(mover, Kos::apart) : key_here, path_hash_, numbers, work);
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
    if (const Numbers* known = table_.find(key(mover, Kos::apart), path_hash_)) return *known;
    if (const Numbers* known = table_.find(k, path_hash_)) return *known;
    banned_ = arena_.staked;  // then threats are needed for keeping the rivals, too
    Numbers numbers = look(mover);
    numbers.bans = banned_;
    if (!numbers.solved()) (is_killer(mover) ? numbers.dn : numbers.pn) += doubtful;
    keep(mover, k, numbers, 0);
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

// Lists the children; gives the zone and the bans on which what is left out leans.
Numbers Search::expand(Color mover) {
    Numbers left_out;
    moves_.clear();
    banned_ = arena_.staked;
    if (is_killer(mover)) {
        killer_moves(left_out.zone);
    } else {
        owner_moves();
        if (moves_.empty() || !moves_.front().is_nowhere())  // saving a target in atari
            left_out.zone = zone_of(board_.liberty_set(target()));
    }
    left_out.bans = banned_;
    const std::size_t first = children_.size();
    for (const Point p : moves_) {
        if (!p.is_nowhere())
            table_.expect(board_.hash_after({mover, p}) ^ rest_of_key(opponent(mover), Point(), Kos::apart));
    }
    std::size_t idle = first;  // the last child that is like a pass
    bool some_idle = false;
    for (const Point p : moves_) {
        if (some_idle && is_idle(children_[idle], mover, p)) continue;
        add(mover, p);
        const Numbers& n = children_.back().numbers;
        if ((is_killer(mover) ? n.pn : n.dn) == 0 && n.taint == Numbers::clean) return left_out;
        if (!is_like_pass(mover, children_.back())) continue;
        some_idle = true;
        idle = children_.size() - 1;
    }
    if (some_idle) prune(mover, first, idle);
    return left_out;
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

Numbers Search::won_by(Color mover, const Child& child) const {
    const Numbers& n = child.numbers;
    Zone zone = zone_with(n.zone, child.move);
    zone |= zone_of_taken(mover, child.move);
    Numbers won =
        is_killer(mover) ? killed(zone, child.move, n.taint) : Numbers::lives(zone, n.taint, child.move);
    won.bans = n.bans || board_.ko_ban() == Move{mover, child.move};
    return won;
}

Numbers Search::sum_up(Color mover, std::size_t first, const Numbers& left_out, Choice& choice) const {
    const bool kills = is_killer(mover);
    int taint = Numbers::clean;
    bool bans = left_out.bans;
    Zone zone = left_out.zone;
    const Child* loop = nullptr;  // a success by repetition, for want of a better
    choice = {};
    for (std::size_t i = first; i < children_.size(); ++i) {
        const Child& child = children_[i];
        const Numbers& n = child.numbers;
        const std::uint32_t wanted = kills ? n.pn : n.dn, other = kills ? n.dn : n.pn;
        if (wanted == 0 && n.taint == Numbers::clean) return won_by(mover, child);
        if (wanted == 0) {
            if (loop == nullptr || loop->numbers.taint < n.taint) loop = &child;
            continue;
        }
        if (other == 0) {
            // A pass of the killer's need not be refuted: only what it lets be left out leans on it.
            taint = std::min(taint, n.taint);
            bans |= n.bans;
            zone |= n.zone;
            continue;
        }
        choice.consider(i, wanted, other);
    }
    if (choice.none() && loop != nullptr) return won_by(mover, *loop);
    if (choice.none()) {
        keep_breath(opponent(mover), zone);
        keep_alike_together(mover, zone);
        zone |= stones_without_breath(mover);
        Numbers failed = kills ? Numbers::lives(zone, taint) : killed(zone, {}, taint);
        failed.bans = bans;
        return failed;
    }
    Numbers numbers;
    (kills ? numbers.pn : numbers.dn) = choice.least();
    (kills ? numbers.dn : numbers.pn) = choice.total();
    numbers.best = children_[choice.child()].move;
    return numbers;
}

Numbers Search::explore(Color mover, search::NumberLimits limits) {
    const std::uint64_t k = key(mover), nodes = budget_.nodes();
    const int depth = static_cast<int>(path_.size());
    const std::size_t first = children_.size();
    stopped_ = stopped_ || !budget_.spend();
    if (depth > deepest)
        return {{Numbers::infinite - 1, Numbers::infinite - 1}, Numbers::clean, {}, {}, false};
    path_.push_back(k);
    path_hash_ ^= mix(k);
    ++on_path_[k % on_path_.size()];
    const Numbers left_out = expand(mover);
    Numbers numbers;
    for (;;) {
        Choice choice;
        numbers = sum_up(mover, first, left_out, choice);
        if (numbers.solved() || stopped_ || numbers.pn >= limits.pn || numbers.dn >= limits.dn) break;
        const std::size_t child = choice.child();
        const search::NumberLimits below =
            is_killer(mover)
                ? search::NumberLimits{choice.wanted_below(limits.pn), choice.other_below(limits.dn)}
                : search::NumberLimits{choice.other_below(limits.pn), choice.wanted_below(limits.dn)};
        play(mover, children_[child].move);
        const Numbers found = explore(opponent(mover), below);
        undo();
        children_[child].numbers = found;
        if (found.solved() && is_like_pass(mover, children_[child])) prune(mover, first, child);
    }
    children_.resize(first);
    --on_path_[k % on_path_.size()];
    path_hash_ ^= mix(k);
    path_.pop_back();
    if (numbers.taint >= depth) numbers.taint = Numbers::clean;
    keep(mover, k, numbers, static_cast<std::uint32_t>(budget_.nodes() - nodes));
    return numbers;
}

}  // namespace tedomari::life
