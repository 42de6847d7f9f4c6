// SPDX-License-Identifier: MIT
#include "survey/dispute.h"

#include <algorithm>
#include <cmath>

#include "base/nearest.h"
#include "life/reading.h"
#include "survey/group_reading.h"

namespace tedomari::survey {

namespace {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

constexpr int random_games = 300;
constexpr double sure = 0.9;        // from here on the judge has no doubt
constexpr double wavers = 0.4;      // … and below this he has no opinion
constexpr int fewest_stones = 3;    // fewer are moves, not groups
constexpr double most_quiet = 5.0;  // points of the lead

double kept(const Board& board, Point chain, const Ownership& ownership) {
    double total = 0;
    board.for_each_stone(chain, [&](Point p) { total += ownership[p]; });
    return sign(go::color_of(board.at(chain))) * total / board.chain_size(chain);
}

// Chains of a color in doubt that share a liberty stand or fall together.
std::vector<PointSet> groups_in_doubt(const Board& board, Color color, const Ownership& ownership) {
    std::vector<PointSet> groups;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) != go::cell(color) || board.chain(p) != p) return;
        if (std::abs(kept(board, p, ownership)) >= sure) return;
        PointSet joined = board.stones(p);
        const PointSet around = board.liberty_set(p);
        std::erase_if(groups, [&](const PointSet& group) {
            const bool touches = group.neighbours().intersects(around);
            if (touches) joined |= group;
            return touches;
        });
        groups.push_back(joined);
    });
    return groups;
}

double mean_kept(const PointSet& stones, Color color, const Ownership& ownership) {
    double total = 0;
    stones.for_each([&](Point p) { total += ownership[p]; });
    return sign(color) * total / stones.size();
}

// With the stones go their liberties; alive they keep those that are theirs already.
Dispute dispute(const Board& board, Color color, const PointSet& stones, const Ownership& ownership) {
    Dispute found;
    found.color = color;
    found.stones = stones;
    double alive = 0, dead = 0;
    const double own = sign(color);
    stones.for_each([&](Point p) {
        alive += own - ownership[p];
        dead += -own - ownership[p];
    });
    stones.neighbours().for_each([&](Point p) {
        if (!board.size().contains(p) || !board.is_empty(p)) return;
        if (own * ownership[p] > 0) alive += own - ownership[p];
        dead += -own - ownership[p];
    });
    found.if_alive = nearest(alive, 2);
    found.if_dead = nearest(dead, 2);
    return found;
}

double stake(const Dispute& dispute) { return abs(dispute.if_alive - dispute.if_dead).to_double(); }

}  // namespace

std::vector<Dispute> disputes(const Board& board, const Judgement& judgement,
                              const std::atomic<bool>* cancel) {
    std::vector<Dispute> found;
    for (const Color color : {Color::black, Color::white}) {
        for (const PointSet& stones : groups_in_doubt(board, color, judgement.ownership)) {
            if (stones.size() < fewest_stones) continue;
            Dispute one = dispute(board, color, stones, judgement.ownership);
            if (stake(one) <= most_quiet) continue;
            one.judged = mean_kept(stones, color, judgement.ownership);
            found.push_back(one);
        }
    }
    if (found.empty()) return found;
    const Judgement random = RandomGames(random_games).judge(go::Game({board, Color::black}), cancel);
    for (Dispute& one : found) one.sampled = mean_kept(one.stones, one.color, random.ownership);
    std::erase_if(found, [](const Dispute& one) {
        return one.judged * one.sampled > 0 && std::abs(one.judged) >= wavers;
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const Dispute& a, const Dispute& b) { return stake(a) > stake(b); });
    return found;
}

void settle(std::vector<Dispute>& disputes, const std::vector<ChainStanding>& chains) {
    for (Dispute& one : disputes) {
        for (const ChainStanding& chain : chains) {
            if (!one.stones.contains(chain.chain) || chain.evidence != Evidence::proved) continue;
            one.read = chain.standing == Standing::safe   ? Fate::alive
                       : chain.standing == Standing::dead ? Fate::dead
                                                          : Fate::unsettled;
            one.evidence = Evidence::proved;
        }
    }
    std::erase_if(disputes, [](const Dispute& one) {
        return (one.read == Fate::alive && one.judged > 0) || (one.read == Fate::dead && one.judged < 0);
    });
}

void read_groups(std::vector<Dispute>& disputes, const Board& board, Budget& budget) {
    if (disputes.empty()) return;
    GroupReader reader(board);
    for (std::size_t i = 0; i < disputes.size() && !budget.spent(); ++i) {
        Dispute& one = disputes[i];
        if (one.read != Fate::unknown) continue;
        Point largest = one.stones.first();
        one.stones.for_each([&](Point p) {
            if (board.chain_size(p) > board.chain_size(largest)) largest = p;
        });
        const GroupReading group = budget.lend([&](Budget& half) { return reader.read(largest, half); });
        one.read = group.fate;
        one.evidence = group.evidence;
        one.kills = group.kills;
        one.saves = group.saves;
    }
}

}  // namespace tedomari::survey
