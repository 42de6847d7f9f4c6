// SPDX-License-Identifier: MIT
#include "survey/stakes.h"

#include <algorithm>

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;
using go::PointSet;

constexpr double worth_a_look = 0.05;  // of the likeliest move

}  // namespace

bool Stakes::look(const go::Game& game, const Breadth& breadth) {
    const std::vector<go::Game> now{game};
    if (!see(now)) return false;
    owner_ = low_;
    const std::vector<go::Game> first = after_moves(now, breadth.first);
    if (first.empty() || !see(first)) return false;
    const std::vector<Favourites> replies = moves_;
    const std::vector<go::Game> then = after_moves(first, breadth.then);
    if (!then.empty() && !see(then)) return false;
    moves_ = replies;
    std::vector<go::Game> games = first;
    for (int move = 0; move < breadth.line && !games.empty(); ++move) {
        games = in_turn(games);
        if (!games.empty() && !see(games)) return false;
    }
    return true;
}

// Looks at positions with either color to move; false when the judge does not answer.
bool Stakes::see(const std::vector<go::Game>& games) {
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
        const Outlook* both = &seen[2 * i];
        region_.for_each([&](Point p) {
            // Whoever is to move plays elsewhere: the mean of both.
            const double owner = (both[0].ownership[p] + both[1].ownership[p]) / 2;
            low_[p] = is_first_look_ ? owner : std::min(low_[p], owner);
            high_[p] = is_first_look_ ? owner : std::max(high_[p], owner);
        });
        is_first_look_ = false;
        moves_.push_back({favourites(games[i], both[0].policy), favourites(games[i], both[1].policy)});
    }
    return true;
}

std::vector<Point> Stakes::favourites(const go::Game& game, const go::PointMap<double>& policy) const {
    std::vector<Point> found;
    region_.for_each([&](Point p) {
        if (game.board().is_empty(p) && policy[p] > 0) found.push_back(p);
    });
    std::stable_sort(found.begin(), found.end(), [&](Point a, Point b) { return policy[a] > policy[b]; });
    while (!found.empty() && policy[found.back()] < worth_a_look * policy[found.front()]) found.pop_back();
    return found;
}

// Each game with the likeliest local move of whose turn it is.
std::vector<go::Game> Stakes::in_turn(const std::vector<go::Game>& games) {
    std::vector<go::Game> result;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Color color = games[i].to_move();
        for (const Point p : moves_[i][static_cast<std::size_t>(color)]) {
            if (!games[i].is_legal({color, p})) continue;
            result.push_back(games[i]);
            result.back().play({color, p});
            tried_.insert(p);
            break;
        }
    }
    return result;
}

// The positions after each side's likeliest moves.
std::vector<go::Game> Stakes::after_moves(const std::vector<go::Game>& games, int most) {
    std::vector<go::Game> result;
    for (std::size_t i = 0; i < games.size(); ++i) {
        for (const Color color : {Color::black, Color::white}) {
            int tried = 0;
            for (const Point p : moves_[i][static_cast<std::size_t>(color)]) {
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

PointSet Stakes::at_stake(const go::Board& board, double least) const {
    PointSet mask;
    region_.for_each([&](Point p) {
        if (swing(p) < least && !(board.is_empty(p) && is_tried(p))) return;
        mask.insert(p);
        if (board.is_empty(p)) return;
        board.for_each_stone(p, [&](Point q) {
            if (region_.contains(q)) mask.insert(q);
        });
    });
    return mask;
}

go::Board Stakes::settled_board(const go::Board& board, const PointSet& mask) const {
    go::Board model = board;
    region_.for_each([&](Point p) {
        if (mask.contains(p)) return;
        if (!model.is_empty(p)) model.remove(p);
        model.place(p, owner(p) > 0 ? Color::black : Color::white);
    });
    return model;
}

}  // namespace tedomari::survey
