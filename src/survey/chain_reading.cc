// SPDX-License-Identifier: MIT
#include "survey/chain_reading.h"

#include <initializer_list>

namespace tedomari::survey {

namespace {

using go::Point;
using go::PointSet;
using outcome::Outcome;
using tactics::Side;

bool works(const tactics::Reading& reading) {
    return !reading.outcome.is_unknown() && reading.outcome != Outcome::lost();
}

PointSet points_of(std::initializer_list<Point> moves) {
    PointSet points;
    for (const Point p : moves) {
        if (!p.is_nowhere()) points.insert(p);
    }
    return points;
}

// So many stones and no fewer leave room for two eyes when they are taken.
constexpr int too_large_for_nakade = 7;

}  // namespace

void ChainReader::read_longer(const PointSet& stones, std::uint64_t nodes) {
    longer_ |= stones;
    longer_nodes_ = nodes;
}

// A chain with more liberties is not read: nearly none is captured, and asking is dear.
int ChainReader::most_liberties() const { return patient_ ? 8 : 5; }

tactics::Reading ChainReader::ask(const tactics::Goal& goal, Side first) {
    tactics::Effort effort;
    effort.order = 3;
    Limits limits;
    limits.nodes = patient_ ? longer_nodes_ : nodes_;
    tactics::Reading reading = budget_.lend(
        limits, [&](Budget& each) { return tactics::read(board_, goal, first, effort, table_, each); });
    return reading;
}

ChainReading ChainReader::captured(Point chain, Standing judged) {
    if (judged == Standing::open || board_.liberties(chain) > most_liberties()) return {};
    const tactics::Goal goal = tactics::capture(board_, chain);
    if (judged == Standing::dead)
        return {ask(goal, Side::defender).outcome == Outcome::won() ? Fate::dead : Fate::unknown, {}};
    const tactics::Reading falls = ask(goal, Side::attacker);
    if (!works(falls)) return {};
    return {Fate::unsettled, points_of({falls.best, ask(goal, Side::defender).best})};
}

ChainReading ChainReader::living(Point chain, Standing judged) {
    const GroupReading group = groups_.prove(chain, patient_ ? longer_nodes_ : nodes_, budget_);
    switch (group.fate) {
        case Fate::alive: return {Fate::alive, {}, group.area};
        case Fate::dead:
            if (judged == Standing::dead || board_.chain_size(chain) >= too_large_for_nakade)
                return {Fate::dead, {}};
            break;
        case Fate::unsettled:
            if (judged == Standing::open) break;
            return {Fate::unsettled, points_of({group.kills, group.saves})};
        case Fate::unknown: break;
    }
    return {};
}

ChainReading ChainReader::read(Point chain, Standing judged) {
    if (budget_.spent()) return {};
    patient_ = longer_.contains(chain);
    const ChainReading reading = captured(chain, judged);
    return reading.fate == Fate::unknown ? living(chain, judged) : reading;
}

}  // namespace tedomari::survey
