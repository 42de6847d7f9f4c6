// SPDX-License-Identifier: MIT
#include "life/reading.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "life/search.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

Outcome plain(Fate fate) {
    if (fate == Fate::unknown) return Outcome::unknown();
    return fate == Fate::lives ? Outcome::won() : Outcome::lost();
}

// With both obeying bans, then with the loser ignoring them.
Reading read_kos(const Arena& arena, Color first, Table& table, Budget& budget) {
    table.clear();
    Reading reading;
    const Solution obeyed = Search(arena, {}, table, budget).solve(first);
    reading.outcome = plain(obeyed.fate);
    reading.best = obeyed.best;
    reading.nodes = budget.nodes();
    if (obeyed.fate == Fate::unknown || !obeyed.met_ban) return reading;
    // A ko was in the way: what if the loser may ignore every ban?
    const bool killed = obeyed.fate == Fate::killed;
    const KoThreats threats = killed ? KoThreats{0, KoThreats::always} : KoThreats{KoThreats::always, 0};
    const Solution ignored = Search(arena, threats, table, budget).solve(first);
    reading.nodes = budget.nodes();
    if (ignored.fate == Fate::unknown) {
        reading.outcome = Outcome::unknown();
    } else if (ignored.fate != obeyed.fate) {
        reading.outcome = killed ? Outcome::ko_down() : Outcome::ko_up();
        const bool loser_first = (first == arena.owner) == killed;
        if (loser_first) {
            reading.best = ignored.best;
            reading.threats = threats;
        }
    } else {
        reading.best = ignored.best;
        reading.threats = threats;
    }
    return reading;
}

// Small enough to read to the end.
bool is_small(const Board& board) {
    int empty = 0;
    go::for_each_point(board.size(), [&](Point p) { empty += board.is_empty(p); });
    return empty <= 16;
}

}  // namespace

Limits half_of(Budget& budget) {
    Limits limits = budget.limits();
    if (limits.time != std::chrono::nanoseconds::max())
        limits.time = std::max(limits.time - budget.elapsed(), std::chrono::nanoseconds(0)) / 2;
    if (limits.nodes != std::numeric_limits<std::uint64_t>::max())
        limits.nodes = (limits.nodes - std::min(limits.nodes, budget.nodes())) / 2;
    if (budget.cancelled()) limits.nodes = 0;
    return limits;
}

Reading read(const Arena& arena, Color first, Table& table, Budget& budget) {
    Reading reading = read_kos(arena, first, table, budget);
    if (reading.outcome.is_unknown()) return reading;
    const Certainty sure = certainty(arena);
    const bool proved = reading.outcome == Outcome::won()    ? sure.life
                        : reading.outcome == Outcome::lost() ? sure.death
                                                             : sure.life && sure.death;
    reading.evidence = proved ? Evidence::proved : Evidence::judged;
    reading.area = arena.area;
    return reading;
}

Reading read(const Board& board, const PointSet& targets, Color first, Table& table, Budget& budget,
             const PointSet& rivals) {
    std::vector<Arena> arenas;
    for (const Width width : {Width::narrow, Width::normal, Width::wide}) {
        Arena arena = frame(board, targets, width, rivals);
        if (arenas.empty() || arena.area != arenas.back().area) arenas.push_back(std::move(arena));
    }
    if (is_small(board)) arenas.push_back(whole_board(board, targets));
    Reading last;
    for (const Arena& arena : arenas) {
        const Reading reading = read(arena, first, table, budget);
        if (!reading.outcome.is_unknown()) last = reading;
        if (last.evidence == Evidence::proved || budget.spent()) break;
    }
    last.nodes = budget.nodes();
    return last;
}

Status status(const Board& board, const PointSet& targets, Table& table, Budget& budget) {
    const Color owner = color_of(board.at(targets.first()));
    Status found;
    Budget half(half_of(budget));
    found.killer_first = read(board, targets, opponent(owner), table, half);
    budget.spend(half.nodes());
    // Who lives though the other moves first need not be asked again.
    found.owner_first = found.killer_first;
    found.owner_first.best = Point();
    if (found.killer_first.outcome != Outcome::won())
        found.owner_first = read(board, targets, owner, table, budget);
    return found;
}

}  // namespace tedomari::life
