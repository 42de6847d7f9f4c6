// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "go/game.h"
#include "learn/packed.h"
#include "sgf/reader.h"
#include "sgf/replay.h"

// Game records as training takes them.  A game's number counts through all files in the order they are named, and one in
// twenty is held back: no network learns from it, nor from games that began at a position of it.
namespace tedomari::learn {

struct Record {
    sgf::Tree tree;
    sgf::GameInfo info;
    go::Game game;
};

inline bool is_held_back(std::size_t number) { return number % 20 == 7; }

// Square boards of up to 19 lines, and ten moves at least.
inline std::optional<Record> read_game(sgf::Tree tree) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info || !info->size.is_square() || info->size.width > side) return std::nullopt;
    auto game = sgf::game_at(tree, *info, std::nullopt, ignored);
    if (!game || game->moves().size() < 10) return std::nullopt;
    return Record{std::move(tree), *info, std::move(*game)};
}

inline bool read_games(const std::string& path, std::vector<Record>& records) {
    const auto source = sgf::open_source(path);
    if (!source) return false;
    sgf::Reader reader(**source);
    for (;;) {
        sgf::Tree tree;
        sgf::Warnings ignored;
        const auto more = reader.next(tree, ignored);
        if (!more || !*more) return more.has_value();
        if (auto record = read_game(std::move(tree))) records.push_back(std::move(*record));
    }
}

}  // namespace tedomari::learn
