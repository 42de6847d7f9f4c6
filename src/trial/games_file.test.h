// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

#include "base/rng.h"
#include "go/random_boards.test.h"
#include "sgf/record.h"
#include "sgf/writer.h"

namespace tedomari::trial {

// Random games of forty moves as a collection.  A test of its own seed has games and a file of its own.
class GamesFile {
public:
    GamesFile(int games, std::uint64_t seed)
        : path_(std::filesystem::temp_directory_path() /
                ("tedomari-" + std::to_string(seed) + "-" + std::to_string(getpid()) + ".sgf")) {
        std::ofstream file(path_);
        Rng rng(seed);
        for (int i = 0; i < games; ++i) file << sgf::print(sgf::to_tree(random_game(rng), {}));
    }
    ~GamesFile() { std::filesystem::remove(path_); }
    const std::filesystem::path& path() const { return path_; }

private:
    static go::Game random_game(Rng& rng) {
        go::Game game({go::Board(go::square(7)), go::Color::black});
        while (game.moves().size() < 40) {
            const go::Move move{game.to_move(), go::random_point({7, 7}, rng)};
            const bool legal = game.board().is_legal(move, go::Suicide::forbidden);
            game.play(legal ? move : go::Move::pass(game.to_move()));
        }
        return game;
    }

    std::filesystem::path path_;
};

}  // namespace tedomari::trial
