// SPDX-License-Identifier: MIT
#include "scoring/final_game.h"

#include "sgf/files.h"
#include "sgf/game_info.h"
#include "sgf/points.h"
#include "sgf/replay.h"

namespace tedomari::scoring {

namespace {

using go::Color;

std::optional<Rational> points_of(const sgf::Outcome& outcome) {
    if (outcome.kind == sgf::Outcome::Kind::draw) return Rational(0);
    if (outcome.kind != sgf::Outcome::Kind::points || !outcome.winner || !outcome.margin) return std::nullopt;
    return *outcome.winner == Color::black ? *outcome.margin : -*outcome.margin;
}

// The last node of the main line that has any.
std::optional<Marks> marks_of(const sgf::Tree& tree, go::Size size) {
    std::optional<Marks> found;
    sgf::Warnings ignored;
    for (const sgf::NodeId node : sgf::main_line(tree)) {
        if (!tree.find(node, "TB") && !tree.find(node, "TW")) continue;
        found.emplace();
        for (const go::Point p : sgf::points(tree, node, "TB", size, ignored)) found->black.insert(p);
        for (const go::Point p : sgf::points(tree, node, "TW", size, ignored)) found->white.insert(p);
    }
    return found;
}

}  // namespace

Result<FinalGame> final_game(const sgf::Tree& tree) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info) return info.error();
    auto game = sgf::game_at(tree, *info, std::nullopt, ignored);
    if (!game) return game.error();
    const int placed = static_cast<int>(game->handicap().size());
    FinalGame end{std::move(*game),
                  placed > 0 ? placed : info->handicap,
                  points_of(sgf::parse_result(info->result)),
                  marks_of(tree, info->size),
                  {}};
    if (end.handicap < 2) end.handicap = 0;
    return end;
}

go::PointSet dead_by_marks(const go::Board& board, const Marks& marks) {
    go::PointSet dead;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (!go::is_stone(board.at(p)) || dead.contains(p)) return;
        if (marks.of(opponent(go::color_of(board.at(p)))).contains(p)) dead |= board.stones(p);
    });
    return dead;
}

Result<GamesRead> for_each_final_game(const std::string& path, const std::function<bool(FinalGame&&)>& f) {
    GamesRead read;
    const auto failed = sgf::for_each_game(path, [&](const sgf::RecordedGame& record) {
        auto end = final_game(record.tree);
        ++(end ? read.games : read.skipped);
        if (!end) return true;
        end->name = record.file.filename().string() + ", game " + std::to_string(record.number);
        return f(std::move(*end));
    });
    if (failed) return *failed;
    return read;
}

}  // namespace tedomari::scoring
