// SPDX-License-Identifier: MIT
#include "trial/openings.h"

#include <fmt/format.h>

#include "sgf/files.h"
#include "sgf/reader.h"
#include "sgf/replay.h"
#include "trial/generated_boards.h"

namespace tedomari::trial {

namespace {

std::optional<go::Game> opening_of(const sgf::Tree& tree, int back) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info) return {};
    auto game = sgf::game_at(tree, *info, std::nullopt, ignored);
    if (!game) return {};
    while (!game->moves().empty() && game->moves().back().is_pass()) game->undo();
    for (int i = 0; i < back; ++i) {
        if (!game->undo()) return {};
    }
    if (!game->start().board.is_possible()) return {};
    return std::move(*game);
}

std::optional<Error> add_records(const std::filesystem::path& file, int back, std::vector<go::Game>& games) {
    const auto source = sgf::open_source(file.string());
    if (!source) return source.error();
    sgf::Reader reader(**source);
    sgf::Tree tree;
    while (true) {
        sgf::Warnings ignored;
        const auto more = reader.next(tree, ignored);
        if (!more) return more.error();
        if (!*more) return {};
        if (auto game = opening_of(tree, back)) games.push_back(std::move(*game));
    }
}

}  // namespace

Result<Openings> recorded_openings(const std::filesystem::path& path, int back) {
    const auto files = sgf::record_files(path);
    if (!files) return files.error();
    Openings result{fmt::format("{}, {} moves before the end", path.string(), back), {}};
    for (const auto& file : files->records) {
        if (auto problem = add_records(file, back, result.games)) return *problem;
    }
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
