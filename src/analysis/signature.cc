// SPDX-License-Identifier: MIT
#include "analysis/signature.h"

#include "base/hash.h"
#include "base/rng.h"
#include "cgt/notation.h"
#include "economy/optimum.h"
#include "endgame/evaluate.h"
#include "go/diagram.h"
#include "net/planes.h"
#include "playout/game.h"
#include "playout/playout.h"
#include "tactics/goal.h"

namespace tedomari::analysis {

namespace {

std::uint64_t random_numbers() {
    Rng rng(1);
    std::uint64_t hash = 0;
    for (int i = 0; i < 1000; ++i) hash = combine(hash, rng());
    return hash;
}

// The moves of a thousand random games: the engines give the same on every machine.
std::uint64_t lockstep_moves() {
    Budget budget;
    const go::Position start{go::Board(go::square(9)), go::Color::black};
    return playout::random_games(start, {.games = 1000}, budget).moves();
}

std::uint64_t scalar_moves() {
    const playout::LightBoard start(go::Board(go::square(9)), go::Color::black);
    Rng rng(1);
    std::uint64_t moves = 0;
    for (int game = 0; game < 1000; ++game) {
        playout::LightBoard board = start;
        moves += static_cast<std::uint64_t>(playout::play_game(board, go::Color::black,
                                                               playout::default_move_limit(start.size()), rng,
                                                               playout::Uniform(), playout::NoVisitor())
                                                .length);
    }
    return moves;
}

// A net and a ladder on 9x9, both sides first.
std::uint64_t tactical_nodes() {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . X O . . . . .
        . . . X X . . . .
        . . . . . . . . .)");
    tactics::Effort effort;
    effort.order = 2;
    tactics::ReadingTable table;
    Budget budget;
    for (const auto first : {search::Side::attacker, search::Side::defender})
        tactics::read(board, tactics::capture(board, go::at("D3")), first, effort, table, budget);
    return budget.nodes();
}

// A rectangular six that lives, both sides first.
std::uint64_t life_nodes() {
    const go::Board board = go::diagram(R"(
        . . . . . . .
        O O O O O . .
        X X X X O . .
        . . . X O . .
        . . . X O . .
        X X X X O . .
        O O O O O . .)");
    tactics::ReadingTable table;
    Budget budget;
    for (const auto first : {search::Side::attacker, search::Side::defender})
        tactics::read(board, tactics::live(board, go::at("D3")), first, {}, table, budget);
    return budget.nodes();
}

// Positions searched for the best play of a sum.
std::uint64_t best_play_of_a_sum() {
    cgt::Store store;
    cgt::Thermographs thermographs(store);
    std::vector<cgt::Game> games;
    for (const char* text :
         {"{10|3||0}", "{13|5||0}", "{16|10||0}", "{4|{1|-9}}", "{7|{5|-2}}", "+-4", "{9|-1}"}) {
        games.push_back(*cgt::parse_game(store, text));
    }
    Budget budget;
    return economy::optimum(thermographs, games, cgt::Side::left, budget).nodes;
}

// Positions searched until the walls of a room of eight points between the colours are known.
std::uint64_t endgame_positions() {
    const go::Board board = go::diagram(R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X O O O . .
        . X . . . . O . .
        . X . . . . O . .)");
    go::PointSet room;
    for (int column = 2; column < 6; ++column) {
        for (int row = 0; row < 2; ++row) room.insert(go::Point::at(column, row));
    }
    endgame::Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    const auto game = endgame::evaluate(board, room, effort);
    return game ? game->states : 0;
}

// The planes of a random game's positions; what a network makes of them differs in the last digits.
std::uint64_t network_planes() {
    go::Game game(go::square(9));
    Rng rng(1);
    std::uint64_t hash = 0;
    for (int tries = 0; tries < 200; ++tries) {
        const auto row = static_cast<int>(rng.below(9)), column = static_cast<int>(rng.below(9));
        const go::Point p = go::Point::at(column, row);
        if (!game.board().is_legal({game.to_move(), p}, go::Suicide::forbidden)) continue;
        game.play({game.to_move(), p});
        const net::Planes planes = net::planes(game);
        for (const go::PointSet& plane : planes.all()) {
            plane.for_each([&](go::Point q) { hash = combine(hash, static_cast<std::uint64_t>(q.index())); });
            hash = combine(hash, 0);
        }
    }
    return hash;
}

}  // namespace

const std::vector<Signature>& signatures() {
    static const std::vector<Signature> table = {
        {"rng", random_numbers},          {"sum", best_play_of_a_sum}, {"playout", lockstep_moves},
        {"playout-scalar", scalar_moves}, {"tactics", tactical_nodes}, {"life", life_nodes},
        {"endgame", endgame_positions},   {"planes", network_planes},
    };
    return table;
}

}  // namespace tedomari::analysis
