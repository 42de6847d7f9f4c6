// SPDX-License-Identifier: MIT
#include "go/holdout.h"

#include <gtest/gtest.h>
#include <optional>
#include <unordered_set>
#include <vector>

#include "base/rng.h"
#include "go/all_play.test.h"
#include "go/diagram.h"
#include "go/unconditional.h"

namespace tedomari::go {
namespace {

bool holds_out(std::string_view picture) {
    const Board board = diagram(picture);
    const UnconditionalHold hold = unconditional_hold(board, Color::black);
    EXPECT_FALSE(hold.contested.empty()) << board;
    return can_hold_out(board, Color::black, hold.contested, 100'000);
}

constexpr std::string_view two_and_two = R"(
        . X . X X X X X
        X X X X X X X X
        X X O O O X X X
        X O O . O O X X
        X O . X O O X X
        X O O X . O X X
        X X O . O O X X
        X X O O O X X X)";

constexpr std::string_view cross = R"(
        . X . X X X X X
        X X X X X X X X
        X X O O O X X X
        X O O . O O X X
        X O . X . O X X
        X O O X O O X X
        X X O . O X X X
        X X O O O X X X)";

TEST(holdout, two_stones_with_two_liberties_each_cannot_kill) { EXPECT_TRUE(holds_out(two_and_two)); }

TEST(holdout, a_cross_of_five_kills) { EXPECT_FALSE(holds_out(cross)); }

TEST(holdout, a_loose_stone_in_the_wall_breaks_it) {
    // As the first, but White's stone at the lower right is cut off when Black plays beside it.
    EXPECT_FALSE(holds_out(R"(
        . X . X X X X X
        X X X X X X X X
        X X O O O O X X
        X X O . . O X X
        X X . X X . O X
        X X O O . O O X
        X X X O O O X X
        X X X X X X X X)"));
}

// By the definition: after any moves of White in a row, is some chain never captured?  Nothing when that is
// too much.
std::optional<bool> holds_out_by_all_play(const Board& start, const PointSet& area) {
    std::unordered_set<std::uint64_t> seen = {start.hash()};
    std::vector<Board> open = {start};
    while (!open.empty()) {
        Board board = open.back();
        open.pop_back();
        PointSet chains;
        area.for_each([&](Point p) {
            if (board.at(p) == Cell::white) chains.insert(board.chain(p));
        });
        bool safe = false, unfinished = false;
        chains.for_each([&](Point name) {
            if (safe || unfinished) return;
            const AllPlay play(board, Color::black, area, name, Color::black);
            safe = !play.captured() && !play.is_too_big();
            unfinished = !play.captured() && play.is_too_big();
        });
        if (unfinished) return {};
        if (safe) return true;
        area.for_each([&](Point p) {
            if (!board.is_legal({Color::white, p}, Suicide::forbidden)) return;
            board.play({Color::white, p});
            if (seen.insert(board.hash()).second) open.push_back(board);
            board.undo();
        });
    }
    return false;
}

TEST(holdout, all_play_agrees_about_the_cross) {
    const auto wall_is_captured = [](std::string_view picture) {
        const Board board = diagram(picture);
        const PointSet area = unconditional_hold(board, Color::black).contested;
        const AllPlay play(board, Color::black, area, at("C2"), Color::black);
        EXPECT_FALSE(play.is_too_big());
        return play.captured();
    };
    EXPECT_FALSE(wall_is_captured(two_and_two));
    EXPECT_TRUE(wall_is_captured(cross));
}

// A black board with two eyes and a hole that White and a few black stones share.
Board random_hole(Rng& rng) {
    Board board({6, 6});
    for_each_point(board.size(), [&](Point p) {
        if (p.row() == 0) {
            if (p.column() != 0 && p.column() != 2) board.place(p, Color::black);
            return;
        }
        const bool rim = p.row() == 1 || p.column() == 5;
        const std::uint32_t dice = rng.below(16);
        if (rim || dice < 3) {
            board.place(p, Color::black);
        } else if (dice < 12) {
            board.place(p, Color::white);
        }
    });
    return board;
}

TEST(holdout, agrees_with_all_play_on_random_holes) {
    Rng rng(2);
    int cases = 0, held = 0;
    for (int trial = 0; trial < 20'000 && cases < 40; ++trial) {
        const Board board = random_hole(rng);
        if (!board.is_possible()) continue;
        const UnconditionalHold hold = unconditional_hold(board, Color::black);
        int room = 0;
        hold.contested.for_each([&](Point p) { room += board.at(p) != Cell::white; });
        if (hold.contested.empty() || room > 4) continue;
        const auto truth = holds_out_by_all_play(board, hold.contested);
        if (!truth) continue;
        ++cases;
        held += *truth;
        ASSERT_EQ(can_hold_out(board, Color::black, hold.contested, 100'000), *truth) << board;
    }
    EXPECT_GE(cases, 20);
    RecordProperty("held", held);
}

}  // namespace
}  // namespace tedomari::go
