// SPDX-License-Identifier: MIT
#include "life/reading.h"

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

}  // namespace

Reading read(const Arena& arena, Color first, Table& table, Budget& budget) {
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

Reading read(const Board& board, const PointSet& targets, Color first, Table& table, Budget& budget) {
    Reading last;
    PointSet area;
    for (const Width width : {Width::narrow, Width::normal, Width::wide}) {
        const Arena arena = frame(board, targets, width);
        if (arena.area == area) continue;
        area = arena.area;
        const Reading reading = read(arena, first, table, budget);
        if (!reading.outcome.is_unknown()) last = reading;
        if (budget.spent()) break;
    }
    last.nodes = budget.nodes();
    return last;
}

}  // namespace tedomari::life
