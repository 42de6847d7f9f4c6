// SPDX-License-Identifier: MIT
#include "analysis/late_sum.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "go/area.h"
#include "trial/generated_boards.h"

namespace tedomari::trial {
namespace {

using analysis::PerfectScore;
using go::Color;
using go::Move;
using go::Point;

// Every line of alternate play on these points, no position repeated; two passes end it, and area counts.  Nothing where
// there are too many lines.
class EveryLine {
public:
    EveryLine(const go::Board& board, std::vector<Point> points) : board_(board), points_(std::move(points)) {
        board_.set_ko_ban(Move::pass(Color::black));
        seen_.insert(board_.hash());
    }

    std::optional<int> best(Color next) {
        const int found = best(next, false, -1000, 1000);
        return nodes_ < most_nodes ? std::optional(found) : std::nullopt;
    }

private:
    static constexpr int most_nodes = 10'000;

    int best(Color next, bool passed, int low, int high) {
        if (++nodes_ >= most_nodes) return 0;
        const bool black = next == Color::black;
        int found = passed ? go::area_score(go::count(board_)) : best(go::opponent(next), true, low, high);
        for (const Point p : points_) {
            if (black) low = std::max(low, found);
            if (!black) high = std::min(high, found);
            if (low >= high) break;
            board_.set_ko_ban(Move::pass(Color::black));  // no position is repeated: that is rule enough
            const Move move{next, p};
            if (!board_.is_empty(p) || !board_.is_legal(move, go::Suicide::forbidden)) continue;
            board_.play(move);
            if (seen_.insert(board_.hash()).second) {
                const int score = best(go::opponent(next), false, low, high);
                found = black ? std::max(found, score) : std::min(found, score);
                seen_.erase(board_.hash());
            }
            board_.undo();
        }
        return found;
    }

    int nodes_ = 0;
    go::Board board_;
    std::vector<Point> points_;
    std::set<std::uint64_t> seen_;
};

survey::SurveySettings knowing(const GeneratedBoard& board) {
    survey::SurveySettings settings;
    settings.nodes = 50'000;
    settings.judgement =
        survey::Judgement{board.ownership, board.ownership, {}, Evidence::proved, "made that way"};
    settings.reading_nodes = 0;
    settings.partition.enough_room = 0;  // its walls live because it says so
    return settings;
}

std::vector<Point> gaps(const GeneratedBoard& board) {
    std::vector<Point> points;
    go::for_each_point(board.board.size(), [&](Point p) {
        if (board.ownership[p] == 0) points.push_back(p);
    });
    return points;
}

go::Game by_area(const GeneratedBoard& board, Color next) {
    go::Rules rules = *go::parse_rules("chinese");
    rules.komi = 0;
    return go::Game({board.board, next}, rules);
}

struct Compared {
    int boards = 0, kos = 0, exact = 0, after = 0;
};

// The sum must say what every line of the board says; where a ko is about, it must lie between the bounds.
void compare(const GeneratedBoard& board, analysis::LateSums& sums, Compared& compared) {
    const survey::Survey survey = survey::survey(board.board, knowing(board));
    for (const Color next : {Color::black, Color::white}) {
        const go::Game game = by_area(board, next);
        const auto report = analysis::whole_board(game, survey, std::nullopt);
        const auto every = EveryLine(board.board, gaps(board)).best(next);
        if (!every) continue;
        const Rational truth(*every);
        Budget budget;
        const auto score = sums.score(report, budget);
        ASSERT_TRUE(score) << board.board;
        EXPECT_LE(score->low, truth) << board.board << to_string(next);
        EXPECT_GE(score->high, truth) << board.board << to_string(next);
        ++compared.boards;
        compared.kos += score->has_ko ? 1 : 0;
        compared.exact += score->is_exact() ? 1 : 0;
        // And so after every move, on the same ground; the best of them is worth the position.
        std::optional<Rational> best;
        for (const Point p : gaps(board)) {
            const auto after = sums.score_after(report, {next, p}, budget);
            if (!after || score->has_ko || !after->is_exact()) continue;
            ++compared.after;
            const bool better = !best || (next == Color::black ? after->low > *best : after->low < *best);
            if (better) best = after->low;
            EXPECT_FALSE(score->is_exact() &&
                         (next == Color::black ? after->low > score->high : after->high < score->low))
                << board.board << to_string(p);
        }
    }
}

TEST(late_sum, is_what_every_line_of_the_board_says) {
    Rng rng(5);
    analysis::LateSums sums;
    Compared compared;
    for (int i = 0; i < 90; ++i) {
        const GeneratedBoard board = generated_board(rng, {6, 4}, {2, 3});
        if (board.open == 0 || gaps(board).size() > 5 || !board.board.is_possible()) continue;
        compare(board, sums, compared);
    }
    EXPECT_GT(compared.boards, 50);
    EXPECT_GT(compared.kos, 5);
    EXPECT_GT(compared.exact, compared.boards / 2);
    EXPECT_GT(compared.after, 50);
}

}  // namespace
}  // namespace tedomari::trial
