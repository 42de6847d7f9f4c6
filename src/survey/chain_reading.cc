// SPDX-License-Identifier: MIT
#include "survey/chain_reading.h"

#include <vector>

namespace tedomari::survey {

namespace {

using go::Point;
using go::PointSet;
using outcome::Outcome;
using tactics::Side;

bool works(const tactics::Reading& reading) {
    return !reading.outcome.is_unknown() && reading.outcome != Outcome::lost();
}

// Empty points and enemy stones that the chain reaches through its own color and empty points; stops counting
// when it is too much.
int room_of(const go::Board& board, Point chain, int most) {
    PointSet seen{chain};
    std::vector<Point> todo{chain};
    int room = 0;
    while (!todo.empty() && room <= most) {
        const Point p = todo.back();
        todo.pop_back();
        for (const Point q : p.neighbours()) {
            if (!board.size().contains(q) || seen.contains(q)) continue;
            if (!board.is_empty(q) && board.at(q) != board.at(chain)) continue;
            seen.insert(q);
            todo.push_back(q);
            room += board.is_empty(q) ? 1 : 0;
        }
    }
    return room;
}

}  // namespace

void ChainReader::read_longer(const PointSet& stones, std::uint64_t nodes) {
    longer_ |= stones;
    longer_nodes_ = nodes;
}

// A chain with more liberties is not read: nearly none is captured, and asking is dear.
int ChainReader::most_liberties() const { return patient_ ? 8 : 5; }
// A group with more room than this lives, dies or neither, but a search to the end would not tell.
int ChainReader::most_room() const { return patient_ ? 14 : 9; }

tactics::Reading ChainReader::ask(const tactics::Goal& goal, Side first) {
    tactics::Effort effort;
    effort.order = 3;
    Limits limits;
    limits.nodes = patient_ ? longer_nodes_ : nodes_;
    Budget each(limits);
    tactics::Reading reading = tactics::read(board_, goal, first, effort, table_, each);
    budget_.spend(each.nodes());
    return reading;
}

ChainReading ChainReader::captured(Point chain, Standing judged) {
    if (judged == Standing::open || board_.liberties(chain) > most_liberties()) return {};
    const tactics::Goal goal = tactics::capture(board_, chain);
    if (judged == Standing::dead)
        return {ask(goal, Side::defender).outcome == Outcome::won() ? Fate::lost : Fate::unknown, {}};
    const tactics::Reading falls = ask(goal, Side::attacker);
    if (!works(falls)) return {};
    ChainReading reading{Fate::unsettled, {}};
    for (const Point p : {falls.best, ask(goal, Side::defender).best}) {
        if (!p.is_nowhere()) reading.vital.insert(p);
    }
    return reading;
}

ChainReading ChainReader::living(Point chain, Standing judged) {
    if (room_of(board_, chain, most_room()) > most_room()) return {};
    const tactics::Goal goal = tactics::live(board_, chain);
    const tactics::Reading first = ask(goal, Side::attacker);
    if (!works(first)) return {};
    if (ask(goal, Side::defender).outcome == Outcome::won()) return {Fate::alive, {}};
    if (judged != Standing::dead) return {};
    return {Fate::unsettled, first.best.is_nowhere() ? PointSet{} : PointSet{first.best}};
}

ChainReading ChainReader::read(Point chain, Standing judged) {
    if (budget_.spent()) return {};
    patient_ = longer_.contains(chain);
    const ChainReading reading = captured(chain, judged);
    return reading.fate == Fate::unknown ? living(chain, judged) : reading;
}

}  // namespace tedomari::survey
