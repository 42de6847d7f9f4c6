// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "go/board.h"
#include "go/position.h"

namespace tedomari::playout {

// The slow twin of both engines: obviously right, nothing incremental.
struct Naive {
    go::Size size;
    go::PointMap<go::Cell> cells{go::Cell::edge};
    go::Point ko;

    explicit Naive(const go::Position& start) : size(start.size()) {
        go::for_each_point(size, [&](go::Point p) { cells[p] = start.board.at(p); });
        if (start.board.ko_ban().color == start.to_move) ko = start.board.ko();
    }

    struct Region {
        std::vector<go::Point> points;
        bool touches[4] = {};  // by what its neighbours hold
    };
    // The connected points that hold the same as p.
    Region region(go::Point p) const {
        Region result{{p}, {}};
        go::PointMap<bool> seen;
        seen[p] = true;
        for (std::size_t i = 0; i < result.points.size(); ++i) {
            for (const go::Point q : result.points[i].neighbours()) {
                result.touches[static_cast<std::size_t>(cells[q])] = true;
                if (cells[q] != cells[p] || seen[q]) continue;
                seen[q] = true;
                result.points.push_back(q);
            }
        }
        return result;
    }
    bool has_liberty(go::Point p) const {
        return region(p).touches[static_cast<std::size_t>(go::Cell::empty)];
    }

    // False, with nothing changed, when the move is not legal.
    bool play(go::Move move) {
        if (!move.is_pass() && (cells[move.point] != go::Cell::empty || move.point == ko)) return false;
        const Naive before = *this;
        ko = go::Point();
        if (move.is_pass()) return true;
        cells[move.point] = go::cell(move.color);
        std::vector<go::Point> taken;
        for (const go::Point q : move.point.neighbours()) {
            if (cells[q] != go::cell(go::opponent(move.color)) || has_liberty(q)) continue;
            for (const go::Point stone : region(q).points) {
                cells[stone] = go::Cell::empty;
                taken.push_back(stone);
            }
        }
        if (!has_liberty(move.point)) {
            *this = before;
            return false;
        }
        int liberties = 0;
        for (const go::Point q : move.point.neighbours()) liberties += cells[q] == go::Cell::empty ? 1 : 0;
        if (taken.size() == 1 && region(move.point).points.size() == 1 && liberties == 1) ko = taken[0];
        return true;
    }

    bool is_eye(go::Point p, go::Color color) const {
        for (const go::Point q : p.neighbours()) {
            if (cells[q] != go::cell(color) && cells[q] != go::Cell::edge) return false;
        }
        int enemies = 0;
        bool at_edge = false;
        for (const go::Point q : p.diagonals()) {
            enemies += cells[q] == go::cell(go::opponent(color)) ? 1 : 0;
            at_edge = at_edge || cells[q] == go::Cell::edge;
        }
        return enemies <= (at_edge ? 0 : 1);
    }

    std::vector<go::Point> playable(go::Color color) const {
        std::vector<go::Point> points;
        go::for_each_point(size, [&](go::Point p) {
            if (cells[p] != go::Cell::empty || is_eye(p, color)) return;
            if (Naive after = *this; after.play({color, p})) points.push_back(p);
        });
        return points;
    }

    // Plays one of playable(), each equally likely, or passes when there is none.
    go::Point play_random(go::Color color, Rng& rng) {
        std::vector<go::Point> empty;
        go::for_each_point(size, [&](go::Point p) {
            if (cells[p] == go::Cell::empty) empty.push_back(p);
        });
        for (; !empty.empty(); empty.pop_back()) {
            std::swap(empty[rng.below(static_cast<std::uint32_t>(empty.size()))], empty.back());
            if (!is_eye(empty.back(), color) && play({color, empty.back()})) return empty.back();
        }
        play(go::Move::pass(color));
        return {};
    }

    go::Cell owner(go::Point p) const {
        if (cells[p] != go::Cell::empty) return cells[p];
        const Region around = region(p);
        const bool black = around.touches[static_cast<std::size_t>(go::Cell::black)];
        const bool white = around.touches[static_cast<std::size_t>(go::Cell::white)];
        return black == white ? go::Cell::empty : black ? go::Cell::black : go::Cell::white;
    }

    int score() const {
        int score = 0;
        go::for_each_point(size, [&](go::Point p) {
            score += (owner(p) == go::Cell::black ? 1 : 0) - (owner(p) == go::Cell::white ? 1 : 0);
        });
        return score;
    }
};

// Random playable moves from the empty board, at least `moves` of them, until `stop` likes the position; it
// may be one that has no playable move.
template <class F>
go::Position random_position(go::Size size, int moves, Rng& rng, F&& stop) {
    go::Position position{go::Board(size), go::Color::black};
    for (int move = 0, passes = 0; passes < 2; ++move) {
        if (move >= moves && stop(position)) break;
        const go::Point p = Naive(position).play_random(position.to_move, rng);
        passes = p.is_nowhere() ? passes + 1 : 0;
        position.board.play({position.to_move, p});
        position.to_move = go::opponent(position.to_move);
    }
    position.board.forget_plays();
    return position;
}

inline go::Position empty_board(go::Size size) { return {go::Board(size), go::Color::black}; }

}  // namespace tedomari::playout
