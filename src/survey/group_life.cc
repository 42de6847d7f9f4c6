// SPDX-License-Identifier: MIT
#include "survey/group_life.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "life/frame.h"
#include "life/semeai.h"
#include "net/tree_search.h"

namespace tedomari::survey {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;
using life::Reading;
using outcome::Outcome;

namespace {

constexpr std::uint64_t nodes_of_look = 250;  // which take as long
constexpr int fewest_looks = 24, most_looks = 200;
constexpr int telling = 8;  // where the time is over: fewer looks say nothing
// The tree tries moves that fail, too, so that who moves first stands better than their mean says.
constexpr double first_move = 0.35;
constexpr double clear = 0.5;

// Who gets out of such a frame is nobody's guess.
bool is_shut(const Reading& reading) { return reading.arena && life::certainty(*reading.arena).life; }

// What needs no look: proofs, what the first player gets in a shut frame, and with no wider frame left all that is shut
// in and a ko that was counted.
bool is_told(const Reading& reading, bool owner_first) {
    const Outcome outcome = life::settled(reading.outcome);
    if (outcome.is_unknown()) return false;
    if (reading.evidence == Evidence::proved) return true;
    if (outcome.is_ko()) return !reading.unread && !reading.at_least;
    const bool gets_it = outcome == (owner_first ? Outcome::won() : Outcome::lost());
    return (gets_it || !reading.unread) && is_shut(reading);
}

// What the frames found, with the looks' answer in its place where they differ; a ko that looks are not sure of stays.
// The frames know the move best, unless the fight may leave them and the looks are sure.
Reading judged(Reading reading, const FightLook& look, bool owner_first) {
    const bool wavers = std::abs(look.kept) < clear;
    if (life::is_real_ko(reading.outcome) && wavers) return reading;
    const double lean = owner_first ? first_move : -first_move;
    const bool lives = look.kept + lean > 0;
    const Outcome outcome = lives ? Outcome::won() : Outcome::lost();
    const bool agreed = life::settled(reading.outcome) == outcome;
    if (!agreed || (reading.unread && !wavers)) {
        reading.outcome = outcome;
        reading.best = lives == owner_first ? look.best : Point();
        reading.arena = nullptr;
        reading.at_least = false;
    }
    reading.evidence = Evidence::judged;
    reading.unread = wavers;
    return reading;
}

}  // namespace

FightLook look_at_fight(const Board& board, const PointSet& stones, Color first, const PointSet& around,
                        Budget& budget, int threads) {
    auto barred = std::make_shared<net::Barred>();
    go::for_each_point(board.size(), [&](Point p) {
        if (around.contains(p)) return;
        for (const Color color : {Color::black, Color::white})
            barred->until({color, p}) = std::numeric_limits<int>::max();
    });
    net::TreeSettings settings;
    settings.stake = stones;
    settings.barred = std::move(barred);
    settings.seed = 1;
    settings.threads = threads;
    settings.visits =
        std::clamp<std::uint64_t>(budget.half().nodes / (nodes_of_look / 2), fewest_looks, most_looks);
    net::TreeSearch tree(net::Network::shipped(), settings);
    const net::TreeChoice choice = tree.think(go::Game(go::Position{board, first}), first, budget);
    budget.spend(nodes_of_look * static_cast<std::uint64_t>(choice.visits));
    const double kept = choice.moves.front().value;
    const bool owner_first = first == color_of(board.at(stones.first()));
    return {owner_first ? kept : -kept, choice.move.point, choice.visits};
}

Reading read_life(const Board& board, const PointSet& targets, Color first, life::Table& table,
                  Budget& budget, const life::Circumstances& around) {
    Limits most = budget.half();  // three parts of four
    if (most.time != std::chrono::nanoseconds::max()) most.time += most.time / 2;
    if (most.nodes != std::numeric_limits<std::uint64_t>::max()) most.nodes += most.nodes / 2;
    Reading reading = budget.lend(
        most, [&](Budget& part) { return life::read(board, targets, first, table, part, around); });
    const bool owner_first = first == color_of(board.at(targets.first()));
    if (is_told(reading, owner_first)) return reading;
    const PointSet area = life::frame(board, targets, life::Width::wide, around.rivals, around.safe).area;
    const FightLook look =
        look_at_fight(board, board.stones(targets), first, area | area.neighbours(), budget, around.threads);
    reading.nodes = budget.nodes();
    if (look.looks < telling) return reading;
    if (reading.area.empty()) reading.area = area;
    return judged(std::move(reading), look, owner_first);
}

life::Status life_status(const Board& board, const PointSet& targets, life::Table& table, Budget& budget) {
    return life::status(color_of(board.at(targets.first())), budget, [&](Color first, Budget& part) {
        return read_life(board, targets, first, table, part);
    });
}

}  // namespace tedomari::survey
