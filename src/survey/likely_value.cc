// SPDX-License-Identifier: MIT
#include "survey/likely_value.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "endgame/wall_doubt.h"
#include "go/area.h"
#include "survey/look_tree.h"
#include "survey/stakes.h"

namespace tedomari::survey {

namespace {

using go::Point;
using go::PointSet;

// A point is at stake when its owner changes by this much, of 2.
constexpr std::array<double, 8> swings = {1.2, 0.8, 0.5, 0.3, 0.15, 0.08, 0.04, 0.02};
constexpr int line = 6;  // moves in turn after each first one that are looked at where there is time
constexpr auto enough_for_lines = std::chrono::milliseconds(2500);
constexpr auto enough_for_play =
    std::chrono::milliseconds(800);   // with less, what is at stake comes too late
constexpr double sure_enough = 0.85;  // what is not at stake has an owner, on the average

class Finder {
public:
    Finder(const go::Game& game, const PointSet& region, const Judge& judge, const LikelyEffort& effort)
        : game_(game),
          asked_(region),
          region_(with_walls(game.board(), region)),
          judge_(judge),
          effort_(effort),
          stakes_(region_, judge) {}

    std::optional<LikelyValue> find() {
        if (effort_.time >= enough_for_play && !play()) return {};
        add_looks();
        if (found_.opinions.empty()) return {};
        doubt_narrow_masks();
        return std::move(found_);
    }

private:
    // Plays out more and more of what is at stake; false when the judge has no opinion on moves.
    bool play() {
        const bool lines = effort_.time >= enough_for_lines;
        if (!stakes_.look(game_, {effort_.first, effort_.then, lines ? line : 0})) return false;
        for (const double least : swings) {
            if (left() <= std::chrono::nanoseconds(0)) break;
            try_mask(stakes_.at_stake(game_.board(), least));
        }
        return true;
    }

    std::chrono::nanoseconds left() const {
        return effort_.time - (std::chrono::steady_clock::now() - start_);
    }

    void try_mask(const PointSet& mask) {
        if (mask.size() <= last_size_ || !is_rest_settled(mask)) return;
        last_size_ = mask.size();
        const go::Board model = stakes_.settled_board(game_.board(), mask);
        endgame::Effort effort;
        effort.time = left() / 2;
        effort.nodes = effort_.nodes;
        const auto game = endgame::evaluate(model, mask, effort);
        if (!game || (game->evidence != Evidence::proved && game->basis != local::Basis::search)) return;
        Opinion opinion{"play on the " + std::to_string(mask.size()) + " points at stake",
                        game->count.value + settled_count(mask),
                        game->temperature.value,
                        game->black.moves,
                        game->white.moves,
                        mask.size()};
        found_.opinions.insert(found_.opinions.begin(), std::move(opinion));
    }

    // Whether the judge is sure of what is not in the mask.
    bool is_rest_settled(const PointSet& mask) const {
        double sure = 0;
        int points = 0;
        region_.for_each([&](Point p) {
            if (mask.contains(p)) return;
            sure += std::abs(stakes_.owner(p));
            ++points;
        });
        return sure >= sure_enough * points;
    }

    // Walls that may have to live by the region belong to what may be at stake.
    static PointSet with_walls(const go::Board& board, PointSet region) {
        for (const endgame::WallDoubt& doubt : endgame::wall_doubts(board, region)) region |= doubt.points;
        return region;
    }

    // By territory, of what is not in the mask; walls count by how far they differ from what they seem.
    int settled_count(const PointSet& mask) const {
        int walls = 0;
        region_.for_each([&](Point p) {
            if (asked_.contains(p)) return;
            walls += stakes_.owner(p) > 0 ? 1 : -1;
            if (!game_.board().is_empty(p)) walls -= game_.board().at(p) == go::Cell::black ? 1 : -1;
        });
        return settled_with_walls(mask) - walls;
    }
    int settled_with_walls(const PointSet& mask) const {
        int area = 0;
        PointSet rest;
        region_.for_each([&](Point p) {
            if (mask.contains(p)) return;
            rest.insert(p);
            area += stakes_.owner(p) > 0 ? 1 : -1;
        });
        return area - go::stone_balance(game_.board(), rest);
    }

    // Too few points leave out what threatens and make a move small, never large: where the looks see much
    // more, they are believed.
    void doubt_narrow_masks() {
        const Opinion looks = found_.opinions.back();
        if (looks.points > 0 || looks.temperature <= found_.opinions.front().temperature + 1) return;
        found_.opinions.pop_back();
        found_.opinions.insert(found_.opinions.begin(), looks);
    }

    void add_looks() {
        const LookEffort looks = effort_.time >= enough_for_play ? LookEffort{} : LookEffort{2, 0};
        const auto tree = look_tree(game_, asked_, judge_, judge_.judge(game_, nullptr), looks);
        if (!tree) return;
        found_.opinions.push_back(
            {"looks alone", tree->walls.mean(), tree->walls.temperature(), tree->black, tree->white, 0});
    }

    const go::Game& game_;
    const PointSet& asked_;
    PointSet region_;
    const Judge& judge_;
    const LikelyEffort& effort_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    Stakes stakes_;
    int last_size_ = 0;
    LikelyValue found_;
};

}  // namespace

std::optional<LikelyValue> likely_value(const go::Game& game, const PointSet& region, const Judge& judge,
                                        const LikelyEffort& effort) {
    return Finder(game, region, judge, effort).find();
}

namespace {

// Measured on generated regions whose value is proved and on the half of the counting problems that may be looked at:
// a search of few moves that came to an end is off by so much nine times in ten, a look by so much.
const Rational off_when_searched(1, 4), off_when_looked_at(3, 2);

// What all opinions span, for a search of few moves is wrong where looks contradict it; and a little beyond.
local::Estimate likely_range(const local::LocalGame& game, const LikelyValue& likely, bool was_searched) {
    const Rational value = game.temperature.value;
    local::Estimate range = local::Estimate::exact(value);
    for (const Opinion& opinion : likely.opinions) {
        range.low = std::min(range.low, opinion.temperature);
        range.high = std::max(range.high, opinion.temperature);
    }
    const Rational off = was_searched ? off_when_searched : off_when_looked_at;
    range.low = std::min(std::max(range.low - off, game.temperature.low), value);
    range.high = std::max(std::min(range.high + off, game.temperature.high), value);
    return range;
}

}  // namespace

void take_over(const LikelyValue& likely, local::LocalGame& game) {
    if (game.evidence == Evidence::proved || likely.opinions.empty()) return;
    const bool was_finished = game.basis != local::Basis::unfinished;
    std::vector<Opinion> others = likely.opinions;
    if (game.basis == local::Basis::unfinished) {
        const Opinion best = others.front();
        others.erase(others.begin());
        game.evidence = Evidence::learned;
        game.temperature.value = std::clamp(best.temperature, game.temperature.low, game.temperature.high);
        game.count.value = std::clamp(best.count, game.count.low, game.count.high);
        game.black = {};
        game.white = {};
        game.black.moves = best.black;
        game.white.moves = best.white;
        game.notices.push_back("the network says what is at stake: the value comes from " + best.source);
    }
    std::string differ;
    for (const Opinion& other : others) {
        if (other.temperature == game.temperature.value) continue;
        differ += (differ.empty() ? "" : ", ") + other.source + " says " + to_mixed_string(other.temperature);
    }
    if (!differ.empty()) game.notices.push_back("opinions differ: " + differ);
    game.likely = likely_range(game, likely, was_finished);
}

}  // namespace tedomari::survey
