// SPDX-License-Identifier: MIT
#include "trial/openings.h"

#include <fmt/format.h>

#include "sgf/files.h"
#include "sgf/replay.h"
#include "trial/generated_boards.h"

namespace tedomari::trial {

namespace {

std::optional<go::Game> opening_of(const sgf::Tree& tree, int back) {
    auto game = sgf::game_at(tree);
    if (!game) return {};
    while (!game->moves().empty() && game->moves().back().is_pass()) game->undo();
    for (int i = 0; i < back; ++i) {
        if (!game->undo()) return {};
    }
    if (!game->start().board.is_possible()) return {};
    return std::move(*game);
}

}  // namespace

Result<Openings> recorded_openings(const std::filesystem::path& path, int back) {
    Openings result{fmt::format("{}, {} moves before the end", path.string(), back), {}};
    const auto failed = sgf::for_each_game(path, [&](const sgf::RecordedGame& record) {
        if (auto game = opening_of(record.tree, back)) result.games.push_back(std::move(*game));
        return true;
    });
    if (failed) return *failed;
    if (result.games.empty()) return Error{"no game to begin from"};
    return result;
}

Openings generated_openings(int count, go::Size size, std::uint64_t seed) {
    Openings result{fmt::format("generated, seed {}", seed), {}};
    Rng rng(seed);
    while (static_cast<int>(result.games.size()) < count) {
        const int widest = 2 + static_cast<int>(rng.below(3));
        const GeneratedBoard made = generated_board(rng, size, {widest, 4, true});
        if (made.open == 0 || !made.board.is_possible()) continue;
        const go::Color first = result.games.size() % 2 == 0 ? go::Color::black : go::Color::white;
        result.games.emplace_back(go::Position{made.board, first});
    }
    return result;
}

}  // namespace tedomari::trial
