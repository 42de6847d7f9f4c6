// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "outcome/game.h"

namespace tedomari::outcome {

// The moves of a goal: those that are worth something when n of them are played in a row stand in place n-1.
template <class Move>
struct GoalMoves {
    std::vector<std::vector<Move>> friendly, opponent;
    std::vector<Move> losing;  // of Friend's: they lose what was his

    const std::vector<std::vector<Move>>& of(Player p) const {
        return p == Player::friendly ? friendly : opponent;
    }
};

// (n,m)-dependence [Meijer, Koppelaar 2003, definition 12]: n-moves of one game that are m-moves of the other.
// (1,1) reaches both at once, (1,2) is sente, (2,2) a double threat.
template <class Move>
struct Dependence {
    Player mover = Player::friendly;
    int n = 0, m = 0;
    std::vector<Move> moves;
    // Whether one of the moves is effective (definition 13); nothing: nobody has worked that out.
    std::optional<bool> effective = {};
};

// The moves in both; in order, each once.
template <class Move>
std::vector<Move> shared_moves(std::vector<Move> a, std::vector<Move> b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    std::vector<Move> found;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(found));
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

// None when the games are independent as far as their moves are known.
template <class Move>
std::vector<Dependence<Move>> dependences(const GoalMoves<Move>& g, const GoalMoves<Move>& h) {
    std::vector<Dependence<Move>> found;
    for (const Player p : {Player::friendly, Player::opponent}) {
        for (std::size_t n = 0; n < g.of(p).size(); ++n) {
            for (std::size_t m = 0; m < h.of(p).size(); ++m) {
                auto moves = shared_moves(g.of(p)[n], h.of(p)[m]);
                if (!moves.empty())
                    found.push_back(
                        {p, static_cast<int>(n) + 1, static_cast<int>(m) + 1, std::move(moves), {}});
            }
        }
    }
    return found;
}

// A move is effective if the other side has no one move that answers it in both games (definition 13).
template <class Move>
bool is_effective(const std::vector<Move>& answers_in_g, const std::vector<Move>& answers_in_h) {
    return shared_moves(answers_in_g, answers_in_h).empty();
}

// Sussman's anomaly: Friend's winning moves in one game that lose the other.
template <class Move>
std::vector<Move> sussman_moves(const GoalMoves<Move>& g, const GoalMoves<Move>& h) {
    std::vector<Move> found;
    const auto add = [&](const GoalMoves<Move>& wins, const GoalMoves<Move>& loses) {
        if (wins.friendly.empty()) return;
        for (const Move& move : shared_moves(wins.friendly[0], loses.losing)) found.push_back(move);
    };
    add(g, h);
    add(h, g);
    return shared_moves(found, found);
}

}  // namespace tedomari::outcome
