// SPDX-License-Identifier: MIT
#include "playout/lockstep.h"

#include <cmath>
#include <gtest/gtest.h>
#include <memory>

#include "go/diagram.h"
#include "playout/lockstep_run.h"
#include "playout/naive.test.h"

namespace tedomari::playout {
namespace {

using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using go::Position;
using go::Size;

using V = Lanes128;
constexpr std::size_t lanes = lanes_of<V>;

bool is_set(const V& plane, std::size_t lane) { return (plane[lane / 64] >> (lane % 64) & 1) != 0; }

class OpenGate final : public Gate {
public:
    bool may_begin(std::uint64_t) override { return true; }
};

// Follows every game of the engine on a slow twin.
class LaneReplay {
public:
    using B = Boards<V, AnyShape>;

    // Compares the candidates of every `each`-th move.
    LaneReplay(const Position& start, std::size_t each)
        : start_(start), each_(each), twins_(lanes, Naive(start)), lengths_(lanes), first_(lanes) {}

    void began(const B&, const V& started) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            if (!is_set(started, lane)) continue;
            twins_[lane] = Naive(start_);
            lengths_[lane] = 0;
            first_[lane] = go::PointMap<Cell>();
        }
    }

    void stepped(const B& b, const V& playing) {
        ++steps_;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            if (is_set(playing, lane)) check_move(b, lane);
        }
    }

    void ended(const B& b, const V& done, const Reach<B>& reach, const V (&)[16]) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            if (is_set(done, lane)) check_end(b, reach, lane);
        }
    }

    Sample expected{Results(0), {}};  // recomputed from the twins
    int refused = 0, passes = 0, kos = 0;

private:
    Color player(const B& b, std::size_t lane) const {  // who made the move, whose turn it now may not be
        return is_set(b.black_to_move, lane) == is_set(b.refused, lane) ? Color::black : Color::white;
    }

    Move move_of(const B& b, std::size_t lane) const {
        Move move = Move::pass(player(b, lane));
        go::for_each_point(start_.size(), [&](Point p) {
            if (!is_set(b.row[p.row()], lane) || !is_set(b.column[p.column()], lane)) return;
            EXPECT_TRUE(move.is_pass()) << "two moves at once";
            move.point = p;
        });
        return move;
    }

    void check_move(const B& b, std::size_t lane) {
        Naive& twin = twins_[lane];
        const Move move = move_of(b, lane);
        if (move.is_pass() || (steps_ + lane) % each_ == 0) check_candidates(b, lane, move);
        if (move.is_pass())
            ++passes;
        else
            ASSERT_FALSE(twin.is_eye(move.point, move.color)) << move;
        const bool legal = twin.play(move);
        ASSERT_EQ(legal, !is_set(b.refused, lane)) << move;
        if (!legal) {
            ++refused;
            return;
        }
        kos += twin.ko.is_nowhere() ? 0 : 1;
        ++lengths_[lane];
        Cell& first = first_[lane][move.point];
        if (!move.is_pass() && first == Cell::empty) first = go::cell(move.color);
    }

    // All playable points are candidates; other candidates are suicides.
    void check_candidates(const B& b, std::size_t lane, Move move) const {
        const Naive& twin = twins_[lane];
        go::PointSet playable;
        for (const Point p : twin.playable(move.color)) playable.insert(p);
        ASSERT_TRUE(!move.is_pass() || playable.empty()) << "passed with moves left";
        go::for_each_point(start_.size(), [&](Point p) {
            const bool candidate = is_set(b.candidate[b.at(p.column(), p.row())], lane);
            if (playable.contains(p)) {
                ASSERT_TRUE(candidate) << p;
            } else if (candidate) {
                ASSERT_TRUE(twin.cells[p] == Cell::empty && p != twin.ko && !twin.is_eye(p, move.color)) << p;
            }
        });
    }

    void check_end(const B& b, const Reach<B>& reach, std::size_t lane) {
        const Naive& twin = twins_[lane];
        const int score = twin.score();
        Sample game{Results(start_.size().points()), {}};
        game.results.add(score, lengths_[lane]);
        go::for_each_point(start_.size(), [&](Point p) {
            const int plane = b.at(p.column(), p.row());
            const Cell owner = twin.owner(p), first = first_[lane][p];
            ASSERT_EQ(is_set(reach.black_area(plane), lane), owner == Cell::black);
            ASSERT_EQ(is_set(reach.white_area(plane), lane), owner == Cell::white);
            PointResults& point = game.points[p];
            if (owner == Cell::black) point.black_owned = 1;
            if (owner == Cell::white) point.white_owned = 1;
            if (first == Cell::black) point = {1, 0, score, 0, point.black_owned, point.white_owned};
            if (first == Cell::white) point = {0, 1, 0, score, point.black_owned, point.white_owned};
        });
        expected += game;
    }

    Position start_;
    std::size_t each_, steps_ = 0;
    std::vector<Naive> twins_;
    std::vector<int> lengths_;
    std::vector<go::PointMap<Cell>> first_;
};

struct Replayed {
    int refused = 0, passes = 0, kos = 0;
};

// Plays the games of a request on the engine with a replay, and compares what it and every engine of this
// machine say with what the replay recomputed.
Replayed check_games(const Position& start, const Request& request, std::size_t each) {
    SCOPED_TRACE(testing::Message() << start.size());
    OpenGate gate;
    LockstepTask task = first_task(start, request);
    task.gate = &gate;
    const Columns columns(request.games, request.seed);
    LaneReplay replay(start, each);
    for (std::uint64_t first = 0; first < columns.count(); first += columns_of<V>) {
        columns.deal(first, columns_of<V>, task);
        std::vector<std::uint64_t> by_score(2 * static_cast<std::size_t>(start.size().points()) + 1);
        LockstepTally tally;
        tally.by_score = by_score.data();
        std::make_unique<Lockstep<V, AnyShape, LaneReplay>>(task, tally, replay)->play();
        if (testing::Test::HasFatalFailure()) return {};
    }
    for (const LockstepEngine* engine : lockstep_engines()) {
        SCOPED_TRACE(engine->name);
        Budget budget;
        const Sample sample = run_lockstep(*engine, start, request, Statistics::points, budget);
        EXPECT_EQ(sample.games(), request.games);
        EXPECT_EQ(sample, replay.expected);
        EXPECT_EQ(run_lockstep(*engine, start, request, Statistics::none, budget).results, sample.results);
    }
    return {replay.refused, replay.passes, replay.kos};
}

// What the generator draws below n in every lane.
std::vector<std::uint32_t> draw(LaneRng<V>& rng, unsigned n) {
    V planes[16];
    for (unsigned bit = 0; bit < 16; ++bit) planes[bit] = (n >> bit & 1) != 0 ? all_lanes<V>() : V{};
    rng.draw_below(planes);
    std::vector<std::uint32_t> numbers(lanes);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        for (unsigned bit = 0; bit < 16; ++bit) {
            numbers[lane] |= static_cast<std::uint32_t>(is_set(planes[bit], lane)) << bit;
        }
    }
    return numbers;
}

// Without rejection every third number below 3 * 2^14 would be twice as likely as the others.
TEST(lockstep, draws_exactly_uniform_numbers) {
    LaneRng<V> rng;
    for (int column = 0; column < columns_of<V>; ++column)
        rng.seed(column, 7 + static_cast<std::uint64_t>(column));
    constexpr int times = 2000;
    constexpr unsigned n = 3 << 14;
    std::vector<double> by_rest(3);
    for (int i = 0; i < times; ++i) {
        for (const std::uint32_t number : draw(rng, n)) {
            ASSERT_LT(number, n);
            ++by_rest[number % 3];
        }
    }
    const double expected = times * static_cast<double>(lanes) / 3;
    for (const double count : by_rest) EXPECT_NEAR(count, expected, 5 * std::sqrt(expected));
    EXPECT_EQ(draw(rng, 1), std::vector<std::uint32_t>(lanes, 0));
    EXPECT_EQ(draw(rng, 0), std::vector<std::uint32_t>(lanes, 0));
}

TEST(lockstep, replays_on_the_slow_twin_on_small_boards) {
    for (int width = 1; width <= 7; ++width) {
        for (int height = 1; height <= 7; ++height) {
            check_games(empty_board({width, height}), {.games = 150, .seed = 3}, 3);
            ASSERT_FALSE(HasFailure());
        }
    }
}

TEST(lockstep, replays_on_the_slow_twin_on_large_boards) {
    const Replayed nine = check_games(empty_board(go::square(9)), {.games = 700}, 50);
    EXPECT_GT(nine.refused, 1000);
    EXPECT_GT(nine.passes, 700);
    EXPECT_GT(nine.kos, 300);
    check_games(empty_board({9, 13}), {.games = 64}, 400);
    check_games(empty_board(go::square(13)), {.games = 70}, 400);
    check_games(empty_board(go::square(19)), {.games = 70}, 2000);
    check_games(empty_board(go::square(25)), {.games = 16}, 3000);
    check_games(empty_board({25, 1}), {.games = 100}, 20);
    check_games(empty_board({2, 25}), {.games = 100}, 50);
}

TEST(lockstep, replays_from_the_middle_of_other_games) {
    Rng rng(5);
    for (int i = 0; i < 60; ++i) {
        const Size size{3 + i % 6, 3 + i % 5};
        const auto good = [&](const Position& p) { return i % 2 == 0 || !p.board.ko().is_nowhere(); };
        check_games(random_position(size, static_cast<int>(rng.below(60)), rng, good), {.games = 40}, 1);
        ASSERT_FALSE(HasFailure());
    }
}

TEST(lockstep, scores_by_flood_fill_when_the_move_limit_ends_it) {
    check_games(empty_board(go::square(9)), {.games = 200, .move_limit = 25}, 100);
    check_games(empty_board({5, 8}), {.games = 100, .move_limit = 1}, 1);
    check_games(empty_board(go::square(19)), {.games = 64, .move_limit = 60}, 500);
}

}  // namespace
}  // namespace tedomari::playout
