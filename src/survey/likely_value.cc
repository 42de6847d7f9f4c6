// SPDX-License-Identifier: MIT
#include "survey/likely_value.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "endgame/wall_doubt.h"
#include "go/area.h"
#include "survey/look_tree.h"

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

// A point is at stake when its owner changes by this much, of 2.
constexpr std::array<double, 8> stakes = {1.2, 0.8, 0.5, 0.3, 0.15, 0.08, 0.04, 0.02};
constexpr int line = 6;  // moves in turn after each first one that are looked at where there is time
constexpr auto enough_for_lines = std::chrono::milliseconds(2500);
constexpr double sure_enough = 0.85;   // what is not at stake has an owner, on the average
constexpr double worth_trying = 0.05;  // of the likeliest move

// What the judge sees while a few moves are tried in the region.
class Stakes {
public:
    Stakes(const PointSet& region, const Judge& judge) : region_(region), judge_(judge) {}

    bool look(const go::Game& game, const LikelyEffort& effort) {
        std::vector<go::Game> now{game};
        if (!see(now)) return false;
        owner_ = low_;
        region_.for_each([&](Point p) { owner_[p] = (low_[p] + high_[p]) / 2; });
        const std::vector<go::Game> first = after_moves(now, effort.first);
        if (first.empty() || !see(first)) return false;
        const std::vector<Moves> replies = moves_;
        const std::vector<go::Game> then = after_moves(first, effort.then);
        if (!then.empty() && !see(then)) return false;
        if (effort.time < enough_for_lines) return true;
        moves_ = replies;
        std::vector<go::Game> games = first;
        for (int move = 0; move < line && !games.empty(); ++move) {
            games = in_turn(games);
            if (!games.empty() && !see(games)) return false;
        }
        return true;
    }

    double swing(Point p) const { return high_[p] - low_[p]; }
    double owner(Point p) const { return owner_[p]; }
    bool is_tried(Point p) const { return tried_.contains(p); }

private:
    struct Moves {
        std::array<std::vector<Point>, 2> favourites;  // by color
    };

    // Looks at positions with either color to move; false when the judge does not answer.
    bool see(const std::vector<go::Game>& games) {
        std::vector<go::Game> turned;
        for (const go::Game& game : games) {
            for (const Color color : {Color::black, Color::white}) {
                turned.push_back(game);
                turned.back().set_to_move(color);
            }
        }
        const std::vector<Outlook> seen = judge_.glance(turned);
        if (seen.size() != turned.size()) return false;
        moves_.clear();
        for (std::size_t i = 0; i < games.size(); ++i) {
            moves_.emplace_back();
            region_.for_each([&](Point p) {
                // Whoever is to move plays elsewhere: the mean of both.
                const double owner = (seen[2 * i].ownership[p] + seen[2 * i + 1].ownership[p]) / 2;
                low_[p] = first_look_ ? owner : std::min(low_[p], owner);
                high_[p] = first_look_ ? owner : std::max(high_[p], owner);
            });
            first_look_ = false;
            for (const std::size_t color : {0U, 1U})
                moves_.back().favourites[color] = favourites(games[i], seen[2 * i + color].policy);
        }
        return true;
    }

    std::vector<Point> favourites(const go::Game& game, const go::PointMap<double>& policy) const {
        std::vector<Point> found;
        region_.for_each([&](Point p) {
            if (game.board().is_empty(p) && policy[p] > 0) found.push_back(p);
        });
        std::stable_sort(found.begin(), found.end(), [&](Point a, Point b) { return policy[a] > policy[b]; });
        while (!found.empty() && policy[found.back()] < worth_trying * policy[found.front()])
            found.pop_back();
        return found;
    }

    // Each game with the likeliest local move of whose turn it is.
    std::vector<go::Game> in_turn(const std::vector<go::Game>& games) {
        std::vector<go::Game> result;
        for (std::size_t i = 0; i < games.size(); ++i) {
            const Color color = games[i].to_move();
            for (const Point p : moves_[i].favourites[static_cast<std::size_t>(color)]) {
                if (!games[i].is_legal({color, p})) continue;
                result.push_back(games[i]);
                result.back().play({color, p});
                tried_.insert(p);
                break;
            }
        }
        return result;
    }

    // The positions after each side's likeliest moves; `moves_` speaks of `games`.
    std::vector<go::Game> after_moves(const std::vector<go::Game>& games, int most) {
        std::vector<go::Game> result;
        for (std::size_t i = 0; i < games.size(); ++i) {
            for (const Color color : {Color::black, Color::white}) {
                int tried = 0;
                for (const Point p : moves_[i].favourites[static_cast<std::size_t>(color)]) {
                    if (tried == most) break;
                    go::Game next = games[i];
                    next.set_to_move(color);
                    if (!next.is_legal({color, p})) continue;
                    next.play({color, p});
                    result.push_back(std::move(next));
                    tried_.insert(p);
                    ++tried;
                }
            }
        }
        return result;
    }

    const PointSet& region_;
    const Judge& judge_;
    Ownership low_, high_, owner_;
    bool first_look_ = true;
    PointSet tried_;
    std::vector<Moves> moves_;
};

// The points of the region that are at stake, chains as a whole.
PointSet at_stake(const go::Board& board, const PointSet& region, const Stakes& stakes, double least) {
    PointSet mask;
    region.for_each([&](Point p) {
        if (stakes.swing(p) < least && !(board.is_empty(p) && stakes.is_tried(p))) return;
        mask.insert(p);
        if (!board.is_empty(p))
            board.for_each_stone(p, [&](Point q) {
                if (region.contains(q)) mask.insert(q);
            });
    });
    return mask;
}

// The board on which everything of the region beside `mask` is its owner's for good.
go::Board settled_board(const go::Board& board, const PointSet& region, const PointSet& mask,
                        const Stakes& stakes) {
    go::Board model = board;
    region.for_each([&](Point p) {
        if (mask.contains(p)) return;
        const Color owner = stakes.owner(p) > 0 ? Color::black : Color::white;
        if (!model.is_empty(p)) model.remove(p);
        model.place(p, owner);
    });
    return model;
}

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
        if (!stakes_.look(game_, effort_)) return {};
        for (const double least : stakes) {
            if (left() <= std::chrono::nanoseconds(0)) break;
            try_mask(at_stake(game_.board(), region_, stakes_, least));
        }
        add_looks();
        if (found_.opinions.empty()) return {};
        doubt_narrow_masks();
        return std::move(found_);
    }

private:
    std::chrono::nanoseconds left() const {
        return effort_.time - (std::chrono::steady_clock::now() - start_);
    }

    void try_mask(const PointSet& mask) {
        if (mask.size() <= last_size_ || !is_rest_settled(mask)) return;
        last_size_ = mask.size();
        const go::Board model = settled_board(game_.board(), region_, mask, stakes_);
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

    // Too few points leave out what threatens and make a move small, never large: where the looks see much more,
    // they are believed.
    void doubt_narrow_masks() {
        const Opinion looks = found_.opinions.back();
        if (looks.points > 0 || looks.temperature <= found_.opinions.front().temperature + 1) return;
        found_.opinions.pop_back();
        found_.opinions.insert(found_.opinions.begin(), looks);
    }

    void add_looks() {
        const auto tree = look_tree(game_, asked_, judge_, judge_.judge(game_, nullptr));
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

void take_over(const LikelyValue& likely, local::LocalGame& game) {
    if (game.evidence == Evidence::proved || likely.opinions.empty()) return;
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
}

}  // namespace tedomari::survey
