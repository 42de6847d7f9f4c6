// SPDX-License-Identifier: MIT
#include "endgame/lines.h"

#include <gtest/gtest.h>

#include "endgame/evaluate.h"
#include "endgame/random_rooms.test.h"
#include "go/diagram.h"

namespace tedomari::endgame {
namespace {

Effort by_nodes(std::uint64_t nodes) {
    Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = nodes;
    return effort;
}

local::LocalGame game_of(const Scene& scene) {
    const auto game = evaluate(scene.board, scene.region, by_nodes(200'000));
    EXPECT_TRUE(game);
    return game ? *game : local::LocalGame{};
}

// "B F8, W elsewhere, B G8: 1"
std::string line_text(const std::vector<go::Move>& moves, const std::optional<Rational>& count) {
    std::string result;
    for (const go::Move move : moves) {
        result += (result.empty() ? "" : ", ") + std::string(move.color == go::Color::black ? "B " : "W ") +
                  (move.is_pass() ? "elsewhere" : go::to_string(move.point));
    }
    return result + ": " + (count ? to_string(*count) : "no count");
}
std::string line_text(const local::Line& line) { return line_text(line.moves, line.count); }

TEST(line, goes_on_after_a_ko_is_taken_until_there_is_a_count) {
    // #OX#
    // O.oX      Black takes at F8 and fills at G8, White takes back and fills
    // #OX#
    const local::LocalGame game = game_of(scene({"#OX#", "O.oX", "#OX#"}));
    EXPECT_EQ(line_text(game.black), "B F8, W elsewhere, B G8: 1");
    EXPECT_EQ(line_text(game.white), "W F8: 0");
    EXPECT_TRUE(game.black.ignored.empty());  // the line itself says what happens then
}

TEST(line, of_a_sente_move_is_answered) {
    const local::LocalGame game = game_of(scene({"XXXXXXO", "Xooo..O", "XXXXXXO"}));
    EXPECT_EQ(line_text(game.white), "W K8, B J8: 6");
    EXPECT_EQ(line_text(game.white.ignored, game.white.ignored_count), "W K8, B elsewhere, W J8: 0");
}

TEST(line, is_empty_where_nobody_gains) {
    const local::LocalGame game = game_of(scene({"XXX", "X.X", "XXX"}));
    EXPECT_TRUE(game.black.moves.empty());
    EXPECT_FALSE(game.black.count);
}

// The most a count by territory can be: every point in play and every prisoner.  The stones that were there
// and those that were played are no points but may all be taken.
Rational most_of(const Scene& at, const std::vector<go::Move>& moves) {
    const auto ground = terrain(at.board, at.region, 2);
    const PointsAndStones census = take_census(at.board, at.region);
    int net = 0;
    for (const go::Move move : moves) net += move.is_pass() ? 0 : go::sign(move.color);
    return census.points + std::abs(census.stones) + std::abs(net) +
           2 * (ground ? std::popcount(ground->margin) : 0);
}

void expect_within(const Scene& at, const std::vector<go::Move>& moves,
                   const std::optional<Rational>& count) {
    if (count) {
        EXPECT_LE(abs(*count), most_of(at, moves)) << line_text(moves, count) << "\n" << at.board;
    }
}

template <class Visit>
void for_each_cell(int cells, std::uint64_t seed, Visit&& visit) {
    Rng rng(seed);
    for (int i = 0; i < cells; ++i) {
        const Scene cell = rng.below(2) == 0 ? random_cell(rng) : random_room(rng);
        if (!cell.board.is_possible()) continue;
        const auto game = evaluate(cell.board, cell.region, by_nodes(20'000));
        if (game) visit(cell, *game);
    }
}

TEST(line, counts_no_more_than_there_is) {
    int lines = 0, kos = 0;
    for_each_cell(500, 5, [&](const Scene& cell, const local::LocalGame& game) {
        for (const local::Line& line : {game.black, game.white}) {
            expect_within(cell, line.moves, line.count);
            expect_within(cell, line.ignored, line.ignored_count);
            if (!line.moves.empty()) {
                EXPECT_TRUE(line.count) << line_text(line) << "\n" << cell.board;
            }
            if (!line.ignored.empty()) {
                EXPECT_TRUE(line.ignored_count) << cell.board;
            }
            lines += line.moves.empty() ? 0 : 1;
        }
        expect_within(cell, {}, game.count.low);
        expect_within(cell, {}, game.count.high);
        for (const local::SideLine& side : game.side_lines)
            expect_within(cell, {side.move, side.move}, side.loss / 2);
        for (const local::Threat& threat : game.threats) {
            EXPECT_GT(threat.temperature, game.temperature.low);
            EXPECT_LE(threat.temperature, 2 * most_of(cell, {}));
        }
        kos += game.has_ko ? 1 : 0;
    });
    EXPECT_GT(lines, 300);
    EXPECT_GT(kos, 30);
}

// The slow twin of a line's count: play the line on a board, and ask what is left what it is worth.  Nothing
// when the stones around, which are alive by assumption, could be taken on that board.
std::optional<Rational> count_after(const Scene& at, const std::vector<go::Move>& moves) {
    Scene after = at;
    for (const go::Move move : moves) {
        if (!after.board.is_legal(move, go::Suicide::forbidden)) return {};
        after.board.play(move);
    }
    bool same_walls = true, any_empty = false;
    go::for_each_point(at.board.size(), [&](go::Point p) {
        if (!at.region.contains(p)) same_walls &= at.board.at(p) == after.board.at(p);
        if (at.region.contains(p)) any_empty |= after.board.is_empty(p);
    });
    if (!same_walls) return {};
    const int prisoners = after.board.captured(go::Color::white) - after.board.captured(go::Color::black);
    if (!any_empty) return Rational(prisoners);
    const auto game = evaluate(after.board, at.region, by_nodes(50'000));
    if (!game || game->evidence != Evidence::proved) return {};
    return game->count.value + prisoners;
}

TEST(line, counts_what_the_position_where_it_ends_is_worth) {
    int compared = 0, through_kos = 0;
    for_each_cell(400, 6, [&](const Scene& cell, const local::LocalGame& game) {
        if (game.evidence != Evidence::proved) return;
        for (const local::Line& line : {game.black, game.white}) {
            for (const auto& [moves, count] :
                 {std::pair{line.moves, line.count}, std::pair{line.ignored, line.ignored_count}}) {
                if (moves.empty()) continue;
                const auto expected = count_after(cell, moves);
                if (!expected) continue;
                EXPECT_EQ(count, expected) << line_text(moves, count) << "\n" << cell.board;
                ++compared;
                for (const go::Move move : moves) through_kos += move.is_pass() ? 1 : 0;
            }
        }
    });
    EXPECT_GT(compared, 300);
    EXPECT_GT(through_kos, 20);
}

}  // namespace
}  // namespace tedomari::endgame
