// SPDX-License-Identifier: MIT
#include "survey/group_reading.h"

#include <algorithm>

#include "survey/group_life.h"

namespace tedomari::survey {

namespace {

using outcome::Outcome;

GroupReading said(const life::Status& status) {
    const life::Reading &attacked = status.killer_first, &defended = status.owner_first;
    if (status.is_alive() && attacked.unread) return {};  // wrong too often to be named
    if (status.is_alive()) return {Fate::alive, attacked.evidence, {}, {}, attacked.area};
    if (status.is_dead()) return {Fate::dead, defended.evidence, {}, {}};
    if (attacked.outcome.is_unknown() || defended.outcome.is_unknown()) return {};
    return {Fate::unsettled, std::max(attacked.evidence, defended.evidence), attacked.best, defended.best};
}

}  // namespace

GroupReading GroupReader::prove(go::Point chain, std::uint64_t nodes, Budget& budget) {
    Limits limits;
    limits.nodes = nodes;
    const GroupReading reading =
        budget.lend(limits, [&](Budget& each) { return said(life::prove(board_, {chain}, table_, each)); });
    return reading;
}

GroupReading GroupReader::read(go::Point chain, Budget& budget) {
    return said(life_status(board_, {chain}, table_, budget));
}

}  // namespace tedomari::survey
