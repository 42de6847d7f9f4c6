// SPDX-License-Identifier: MIT
#include "net/planes.h"

#include "go/benson.h"
#include "net/ladder.h"

namespace tedomari::net {

namespace {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

// The planes of one color's chains.
struct Side {
    Color color;
    Plane stones, one, two, three, lost, in_ladder, alive;
};

void add_ladders(Board& board, const Side& side, Point stone, Color to_move, Planes& planes) {
    if (board.liberties(stone) == 1 && cannot_run(board, stone)) planes[side.lost] |= board.stones(stone);
    if (board.liberties(stone) != 2) return;
    const PointSet moves = catching_moves(board, stone);
    if (moves.empty()) return;
    planes[side.in_ladder] |= board.stones(stone);
    if (side.color != to_move) planes[Plane::ladder] |= moves;
}

// The board is given back as it was.
void add_chains(Board& board, const Side& side, Color to_move, Planes& planes) {
    for_each_point(board.size(), [&](Point p) {
        if (board.at(p) != cell(side.color)) return;
        planes[side.stones].insert(p);
        const int liberties = board.liberties(p);
        if (liberties == 1) planes[side.one].insert(p);
        if (liberties == 2) planes[side.two].insert(p);
        if (liberties == 3) planes[side.three].insert(p);
        if (board.chain(p) == p) add_ladders(board, side, p, to_move, planes);
    });
    const go::UnconditionalLife life = unconditional_life(board, side.color);
    planes[side.alive] = life.stones | life.territory;
}

// How many liberties a move would have; 0 when it may not be played.
int liberties_after(Board& board, go::Move move) {
    if (!board.is_legal(move, go::Suicide::forbidden)) return 0;
    board.play(move);
    const int liberties = board.liberties(move.point);
    board.undo();
    return liberties;
}

void add_moves(Board& board, Color to_move, Planes& planes) {
    for_each_point(board.size(), [&](Point p) {
        planes[Plane::board].insert(p);
        if (!board.is_empty(p)) return;
        const int own = liberties_after(board, {to_move, p});
        if (own == 1) planes[Plane::after_1].insert(p);
        if (own == 2) planes[Plane::after_2].insert(p);
        if (own == 3) planes[Plane::after_3].insert(p);
        const int enemy = liberties_after(board, {opponent(to_move), p});
        if (enemy == 1) planes[Plane::enemy_after_1].insert(p);
        if (enemy == 2) planes[Plane::enemy_after_2].insert(p);
    });
    if (!board.ko().is_nowhere() && board.ko_ban().color == to_move) planes[Plane::ko].insert(board.ko());
}

void add_history(std::span<const go::Move> moves, Color to_move, Planes& planes) {
    constexpr std::array<Plane, 5> history = {Plane::last_1, Plane::last_2, Plane::last_3, Plane::last_4,
                                              Plane::last_5};
    Color color = opponent(to_move);
    for (std::size_t i = 0; i < history.size() && i < moves.size(); ++i) {
        const go::Move move = moves[moves.size() - 1 - i];
        if (move.color != color) return;
        if (!move.is_pass()) planes[history[i]].insert(move.point);
        if (move.is_pass() && i == 0) planes[Plane::passed] = planes[Plane::board];
        color = opponent(color);
    }
}

}  // namespace

std::span<const std::string_view> plane_names() {
    static constexpr std::array<std::string_view, plane_count> names = {
        "board",   "own",     "enemy",    "own-1",         "own-2",         "own-3",           "enemy-1",
        "enemy-2", "enemy-3", "last-1",   "last-2",        "last-3",        "last-4",          "last-5",
        "ko",      "passed",  "own-lost", "enemy-lost",    "own-in-ladder", "enemy-in-ladder", "ladder",
        "after-1", "after-2", "after-3",  "enemy-after-1", "enemy-after-2", "own-alive",       "enemy-alive"};
    return names;
}

Planes planes(const go::Position& position, std::span<const go::Move> moves) {
    Planes planes(position.size(), position.to_move);
    Board board = position.board;
    const Color mover = position.to_move;
    add_chains(board,
               {mover, Plane::own, Plane::own_1, Plane::own_2, Plane::own_3, Plane::own_lost,
                Plane::own_in_ladder, Plane::own_alive},
               mover, planes);
    add_chains(board,
               {opponent(mover), Plane::enemy, Plane::enemy_1, Plane::enemy_2, Plane::enemy_3,
                Plane::enemy_lost, Plane::enemy_in_ladder, Plane::enemy_alive},
               mover, planes);
    add_moves(board, mover, planes);
    add_history(moves, mover, planes);
    return planes;
}

Planes transformed(const Planes& planes, go::Symmetry symmetry) {
    Planes turned(transformed(planes.size(), symmetry), planes.to_move());
    for (std::size_t i = 0; i < plane_count; ++i)
        turned.all()[i] = transformed(planes.all()[i], planes.size(), symmetry);
    return turned;
}

Planes planes(const go::Game& game) { return planes(game.position(), game.moves()); }

}  // namespace tedomari::net
