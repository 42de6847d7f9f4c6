// SPDX-License-Identifier: MIT
#include "sgf/record.h"

#include <algorithm>

#include "sgf/points.h"
#include "sgf/reader.h"

namespace tedomari::sgf {

Result<Record> read_record(std::string_view text, std::optional<int> moves) {
    Tree tree;
    Warnings warnings;
    const auto found = Reader(text).next(tree, warnings);
    if (!found) return found.error();
    auto info = game_info(tree, warnings);
    if (!info) return info.error();
    auto game = game_at(tree, *info, moves, warnings);
    if (!game) return game.error();
    return Record{std::move(tree), std::move(*info), std::move(*game), std::move(warnings)};
}

namespace {

// HA without the stones would make the next reader place some: they must stand at the start or be the first
// moves.
bool shows_handicap(const go::Game& game) {
    const auto stones = game.handicap();
    const auto moves = game.moves();
    const bool at_start = std::all_of(stones.begin(), stones.end(), [&](go::Point p) {
        return game.start().board.at(p) == go::Cell::black;
    });
    return at_start ||
           std::equal(stones.begin(), stones.end(), moves.begin(),
                      moves.begin() + static_cast<std::ptrdiff_t>(std::min(stones.size(), moves.size())),
                      [](go::Point p, go::Move move) {
                          return move == go::Move{go::Color::black, p};
                      });
}

}  // namespace

Tree to_tree(const go::Game& game, GameInfo info) {
    Tree tree;
    const go::Size size = game.size();
    info.size = size;
    info.komi = game.komi();
    info.rules = go::to_string(game.rules());
    info.handicap = shows_handicap(game) ? static_cast<int>(game.handicap().size()) : 0;
    write_game_info(tree, info);
    const go::Position& start = game.start();
    for (const auto& [name, cell] : {std::pair("AB", go::Cell::black), std::pair("AW", go::Cell::white)}) {
        go::for_each_point(size, [&, name = name, cell = cell](go::Point p) {
            if (start.board.at(p) == cell) tree.add(Tree::root, name, to_sgf(p, size));
        });
    }
    go::Color expected = info.handicap >= 2 ? go::Color::white : go::Color::black;
    if (start.to_move != expected) tree.add(Tree::root, "PL", letter(start.to_move));
    expected = start.to_move;
    NodeId node = Tree::root;
    for (const go::Move move : game.moves()) {
        node = tree.add_child(node);
        tree.add(node, letter(move.color), to_sgf(move.point, size));
        expected = opponent(move.color);
    }
    if (game.to_move() != expected) tree.add(tree.add_child(node), "PL", letter(game.to_move()));
    return tree;
}

}  // namespace tedomari::sgf
