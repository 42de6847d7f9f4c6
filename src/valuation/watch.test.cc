// SPDX-License-Identifier: MIT
#include "valuation/watch.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "go/diagram.h"
#include "playout/naive.test.h"
#include "playout/policies.h"
#include "valuation/sampling.h"

namespace tedomari::valuation {

namespace {

using go::Cell;
using go::Color;
using go::Point;
using tactics::Goal;
using tactics::GoalKind;

// The slow twin: after every move every goal is looked at on a naive board, and every test of the paper's
// races made.
class NaiveWatch {
public:
    NaiveWatch(const go::Position& start, const Watch& watch)
        : start_(start),
          board_(start),
          watch_(watch),
          joined_(watch.goals().size()),
          taken_(joined_),
          counts_(watch.pairings().size()),
          goals_(joined_.size()),
          pairings_(counts_.size()) {}

    void played(const playout::LightBoard&, go::Move move) {
        ASSERT_TRUE(board_.play(move));
        for (std::size_t i = 0; i < joined_.size(); ++i) {
            const Goal& goal = watch_.goals()[i];
            if (goal.kind == GoalKind::connect) {
                joined_[i] = joined_[i] || in_one_chain(goal.a, goal.b, goal.attacker);
            } else if (goal.kind != GoalKind::eye) {
                const Color victim = goal.kind == GoalKind::live ? goal.attacker : opponent(goal.attacker);
                taken_[i] = taken_[i] || board_.cells[goal.a] != go::cell(victim) ||
                            (goal.kind == GoalKind::separate && board_.cells[goal.b] != go::cell(victim));
            }
        }
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            if (is_race(watch_.pairings()[i]) && counts_[i] == 0) counts_[i] = test(watch_.pairings()[i]);
        }
    }

    void finished(const playout::LightBoard&, int score) {
        std::vector<bool> reached;
        for (std::size_t i = 0; i < joined_.size(); ++i) {
            reached.push_back(is_reached(i));
            if (reached.back()) goals_[i].add(score);
        }
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            const Pairing& pairing = watch_.pairings()[i];
            const Goal &a = watch_.goals()[pairing.a], &b = watch_.goals()[pairing.b];
            const bool first = reached[pairing.a] == pairing.a_reached;
            const bool second = reached[pairing.b] == pairing.b_reached;
            bool counts = first && second;
            if (is_race(pairing)) {
                counts = counts_[i] > 0 || (counts_[i] == 0 && in_one_chain(a.a, a.b, a.attacker) &&
                                            !in_one_chain(b.a, b.b, b.attacker));
            }
            if (counts) pairings_[i].add(score);
        }
        board_ = playout::Naive(start_);
        std::fill(joined_.begin(), joined_.end(), false);
        std::fill(taken_.begin(), taken_.end(), false);
        std::fill(counts_.begin(), counts_.end(), 0);
    }

    void expect_same() const {
        for (std::size_t i = 0; i < goals_.size(); ++i) EXPECT_EQ(goals_[i], watch_.reached(i)) << i;
        for (std::size_t i = 0; i < pairings_.size(); ++i) EXPECT_EQ(pairings_[i], watch_.value(i)) << i;
    }

private:
    static bool has(const std::vector<Point>& points, Point p) {
        return std::find(points.begin(), points.end(), p) != points.end();
    }
    bool in_one_chain(Point a, Point b, Color color) const {
        return board_.cells[a] == go::cell(color) && has(board_.region(a).points, b);
    }
    bool is_race(const Pairing& pairing) const {
        const Goal &a = watch_.goals()[pairing.a], &b = watch_.goals()[pairing.b];
        return a.kind == GoalKind::connect && b.kind == GoalKind::connect && pairing.a_reached &&
               !pairing.b_reached && a.attacker != b.attacker;
    }
    // 1: counts, -1: does not, 0: open.
    int test(const Pairing& pairing) const {
        const Goal &a = watch_.goals()[pairing.a], &b = watch_.goals()[pairing.b];
        const auto is_lost = [&](Point p, Color color) {
            return start_.board.is_empty(p) ? board_.cells[p] == go::cell(opponent(color))
                                            : board_.cells[p] != go::cell(color);
        };
        if (is_lost(a.a, a.attacker) || is_lost(a.b, a.attacker)) return -1;
        if (in_one_chain(a.a, a.b, a.attacker) && (is_lost(b.a, b.attacker) || is_lost(b.b, b.attacker)))
            return 1;
        return in_one_chain(b.a, b.b, b.attacker) ? -1 : 0;
    }
    bool is_reached(std::size_t i) const {
        const Goal& goal = watch_.goals()[i];
        switch (goal.kind) {
            case GoalKind::connect: return joined_[i];
            case GoalKind::capture: return taken_[i];
            case GoalKind::live: return !taken_[i];
            case GoalKind::eye:
                return board_.cells[goal.a] == Cell::empty && board_.is_eye(goal.a, goal.attacker);
            case GoalKind::separate:
                return taken_[i] || !hang_together(goal.a, goal.b, opponent(goal.attacker));
        }
        return false;
    }
    bool hang_together(Point a, Point b, Color color) const {
        std::vector<Point> found = {a};
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (const Point q : found[i].neighbours()) {
                if (board_.cells[q] != Cell::edge && board_.owner(q) == go::cell(color) && !has(found, q))
                    found.push_back(q);
            }
        }
        return has(found, b);
    }

    const go::Position& start_;
    playout::Naive board_;
    const Watch& watch_;
    std::vector<bool> joined_, taken_;
    std::vector<int> counts_;
    std::vector<Mean> goals_, pairings_;
};

struct Both {
    Watch& watch;
    NaiveWatch& twin;
    void played(const playout::LightBoard& board, go::Move move) {
        watch.played(board, move);
        twin.played(board, move);
    }
    void finished(const playout::LightBoard& board, int score) {
        watch.finished(board, score);
        twin.finished(board, score);
    }
};

std::vector<Goal> random_goals(const go::Board& board, Rng& rng) {
    std::vector<Point> stones, empties;
    go::for_each_point(board.size(), [&](Point p) { (board.is_empty(p) ? empties : stones).push_back(p); });
    std::vector<Goal> goals;
    const auto any = [&](const std::vector<Point>& from) {
        return from[rng.below(static_cast<std::uint32_t>(from.size()))];
    };
    for (int i = 0; i < 40 && !stones.empty() && !empties.empty(); ++i) {
        const Point a = any(stones), b = any(stones), empty = any(empties);
        const Color color = color_of(board.at(a));
        switch (rng.below(6)) {
            case 0: goals.push_back({GoalKind::capture, a, {}, opponent(color)}); break;
            case 1: goals.push_back({GoalKind::live, a, {}, color}); break;
            case 2: goals.push_back({GoalKind::eye, empty, {}, color}); break;
            case 3: goals.push_back({GoalKind::connect, a, empty, color}); break;
            default: {
                if (a == b || board.at(a) != board.at(b) || board.chain(a) == board.chain(b)) break;
                const bool joins = rng.below(2) == 0;
                goals.push_back(
                    {joins ? GoalKind::connect : GoalKind::separate, a, b, joins ? color : opponent(color)});
            }
        }
    }
    return goals;
}

std::vector<Pairing> random_pairings(std::size_t goals, Rng& rng) {
    std::vector<Pairing> pairings;
    const auto any = [&] { return rng.below(static_cast<std::uint32_t>(goals)); };
    for (int i = 0; i < 120 && goals > 1; ++i) {
        pairings.push_back({any(), any(), rng.below(2) == 0, rng.below(2) == 0});
    }
    return pairings;
}

}  // namespace

TEST(watch, sees_what_a_slow_twin_sees_after_every_move) {
    Rng rng(11);
    std::uint64_t seen = 0;
    for (int i = 0; i < 24; ++i) {
        const go::Size size{4 + i % 4, 4 + i % 3};
        const go::Position start = playout::random_position(size, 8 + static_cast<int>(rng.below(14)), rng,
                                                            [](const go::Position&) { return true; });
        const auto goals = random_goals(start.board, rng);
        Watch watch(start.board, goals, random_pairings(goals.size(), rng));
        NaiveWatch twin(start, watch);
        for (int game = 0; game < 12; ++game) {
            playout::LightBoard board(start.board, start.to_move);
            playout::play_game(board, start.to_move,
                               game % 2 == 0 ? playout::PolicyKind::uniform : playout::PolicyKind::informed,
                               rng, Both{watch, twin});
        }
        twin.expect_same();
        for (std::size_t p = 0; p < watch.pairings().size(); ++p) seen += watch.value(p).games;
    }
    EXPECT_GT(seen, 1000u);
}

TEST(watch, counts_each_game_once_as_reached_or_missed) {
    const go::Position start = go::position(R"(
        . . . . .
        . X . O .
        . . . . .
        . X . O .
        . . . . .)");
    const Goal goal = tactics::connect(start.board, go::at("B2"), go::at("B4"));
    Watch watch(start.board, {goal}, {});
    Budget budget;
    EXPECT_EQ(watch_games(start, {}, 0, 500, watch, budget), 500u);
    EXPECT_EQ(watch.all().games, 500u);
    EXPECT_GT(watch.reached(0).games, 50u);
    EXPECT_EQ(watch.reached(0).games + watch.missed(0).games, 500u);
    EXPECT_GT(watch.reached(0).mean(), watch.missed(0).mean());
}

TEST(watch, plays_the_same_games_whatever_is_watched_and_on_any_number_of_threads) {
    const go::Position start = go::position(R"(
        . . . . .
        . X . O .
        . . . . .
        . X . O .
        . . . . .)");
    const Goal goal = tactics::connect(start.board, go::at("B2"), go::at("B4"));
    Watch all(start.board, {goal}, {{0, 0}}), parts = all, none(start.board, {}, {}), threads = all;
    Budget budget;
    watch_games(start, {}, 0, 600, all, budget);
    watch_games(start, {}, 0, 100, parts, budget);
    watch_games(start, {}, 100, 500, parts, budget);
    watch_games(start, {}, 0, 600, none, budget);
    watch_games(start, {.threads = 3}, 0, 600, threads, budget);
    EXPECT_EQ(all.all(), parts.all());
    EXPECT_EQ(all.all(), none.all());
    EXPECT_EQ(all.reached(0), threads.reached(0));
    EXPECT_EQ(all.value(0), threads.value(0));
    EXPECT_EQ(all.value(0), parts.value(0));
    EXPECT_EQ(all.value(0), all.reached(0));
}

TEST(mean, has_the_error_of_many_games) {
    Mean mean;
    for (const int score : {1, 2, 3, 4}) mean.add(score);
    EXPECT_DOUBLE_EQ(mean.mean(), 2.5);
    EXPECT_NEAR(mean.error(), std::sqrt(5.0 / 3 / 4), 1e-12);
    EXPECT_EQ(Mean{}.mean(), 0);
    EXPECT_EQ(Mean{}.error(), 0);
}

}  // namespace tedomari::valuation
