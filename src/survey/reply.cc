// SPDX-License-Identifier: MIT
#include "survey/reply.h"

#include <algorithm>
#include <cstdlib>

#include "base/nearest.h"

namespace tedomari::survey {

namespace {

using go::Move;
using go::Point;

// An answer lies so near, counted along the lines.
constexpr int near = 4;
// Of each kind so many are tried, the likeliest.
constexpr std::size_t tried = 4;

bool is_near(Point a, Point b) {
    return std::abs(a.column() - b.column()) + std::abs(a.row() - b.row()) <= near;
}

struct Try {
    Move move;
    double likely = 0;
};

// The likeliest legal ones.
std::vector<Try> likeliest(const go::Game& game, std::vector<Try> moves) {
    std::sort(moves.begin(), moves.end(), [](const Try& a, const Try& b) { return a.likely > b.likely; });
    std::vector<Try> chosen;
    for (const Try& one : moves) {
        if (chosen.size() < tried && game.is_legal(one.move)) chosen.push_back(one);
    }
    return chosen;
}

double area(const Ownership& ownership, go::Size size) {
    double sum = 0;
    go::for_each_point(size, [&](Point p) { sum += ownership[p]; });
    return sum;
}

}  // namespace

std::optional<Reply> reply_to_last_move(const go::Game& game, const Judge& judge) {
    if (game.moves().empty() || game.moves().back().is_pass() || game.is_over()) return std::nullopt;
    const go::Color color = game.to_move();
    const std::vector<Outlook> seen = judge.glance({&game, 1});
    if (seen.empty()) return std::nullopt;
    std::vector<Try> answers, others = {{Move::pass(color), seen[0].pass}};
    go::for_each_point(game.size(), [&](Point p) {
        if (!game.board().is_empty(p) || seen[0].policy[p] <= 0) return;
        (is_near(p, game.moves().back().point) ? answers : others).push_back({{color, p}, seen[0].policy[p]});
    });
    answers = likeliest(game, std::move(answers));
    others = likeliest(game, std::move(others));
    if (answers.empty() || others.empty()) return std::nullopt;
    std::vector<go::Game> after;
    for (const auto* moves : {&answers, &others}) {
        for (const Try& one : *moves) {
            after.push_back(game);
            after.back().play(one.move);
        }
    }
    const std::vector<Outlook> outlooks = judge.glance(after);
    const auto worth = [&](std::size_t i) {
        return go::sign(color) * area(outlooks[i].ownership, game.size());
    };
    const auto best = [&](std::size_t from, std::size_t to) {
        std::size_t found = from;
        for (std::size_t i = from; i < to; ++i) found = worth(i) > worth(found) ? i : found;
        return found;
    };
    const std::size_t answer = best(0, answers.size()), other = best(answers.size(), after.size());
    return Reply{answers[answer].move, others[other - answers.size()].move,
                 nearest(worth(answer) - worth(other), 10)};
}

}  // namespace tedomari::survey
