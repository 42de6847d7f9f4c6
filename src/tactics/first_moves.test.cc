// SPDX-License-Identifier: MIT
#include "tactics/first_moves.h"

#include <iostream>

#include "base/times.test.h"
#include "go/random_boards.test.h"
#include "tactics/goal.test.h"
#include "tactics/multi_goal.test.h"

namespace tedomari::tactics {

using go::Board;
using go::Point;

namespace {

std::vector<Point> legal_moves(const Board& board, go::Color color) {
    std::vector<Point> moves;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.is_legal({color, p}, go::Suicide::forbidden)) moves.push_back(p);
    });
    return moves;
}

go::Color attacker_of(const Goal& goal) { return goal.attacker; }
go::Color attacker_of(const Wish& wish) { return goals_of(wish)[0].goal.attacker; }

std::string name_of(const Goal& goal) { return to_string(Question{goal, Side::attacker}); }
std::string name_of(const Wish& wish) { return to_string(wish); }

// The slow twin: the position after each move, read separately on a table that they share.
template <class Asked>
std::vector<Point> one_by_one(const Board& board, const Asked& asked, Side first, const Reading& best,
                              const std::vector<Point>& moves, const Effort& effort, ReadingTable& table,
                              Budget& budget) {
    const go::Color color = first == Side::attacker ? attacker_of(asked) : opponent(attacker_of(asked));
    std::vector<Point> found;
    for (const Point p : moves) {
        Board after = board;
        after.play({color, p});
        const Reading reading = read(after, asked, search::other(first), effort, table, budget);
        if (reading.outcome.kind == best.outcome.kind) found.push_back(p);
    }
    return found;
}

struct Met {
    int cases = 0, kos = 0;
    std::uint64_t moves = 0, nodes_together = 0, nodes_apart = 0;

    void print() const {
        std::cout << "    " << cases << " questions, " << kos << " of kos, " << moves
                  << " moves: " << nodes_together << " nodes together, " << nodes_apart << " one by one\n";
    }
};

template <class Asked>
void compare(const Board& board, const Asked& asked, Side first, const Effort& effort, Met& met) {
    const go::Color color = first == Side::attacker ? attacker_of(asked) : opponent(attacker_of(asked));
    const auto moves = legal_moves(board, color);
    static ReadingTable together(std::size_t{16} << 20), apart(std::size_t{16} << 20);
    together.clear();
    apart.clear();
    Budget reading(Limits{.nodes = 50'000}), again(Limits{.nodes = 50'000});
    const Reading best = read(board, asked, first, effort, together, reading);
    read(board, asked, first, effort, apart, again);
    if (best.outcome == (first == Side::attacker ? Outcome::lost() : Outcome::won()))
        return;  // nothing to keep
    Budget one(Limits{.nodes = 200'000}), many(Limits{.nodes = 200'000});
    const FirstMoves found = first_moves(board, asked, first, best.outcome, moves, effort, together, one);
    const auto wanted = one_by_one(board, asked, first, best, moves, effort, apart, many);
    if (best.outcome.is_unknown() || !found.complete || many.spent()) return;
    EXPECT_EQ(found.moves, wanted) << board << name_of(asked)
                                   << (first == Side::attacker ? " attacker" : " defender") << " first";
    ++met.cases;
    met.kos += best.outcome.is_ko();
    met.moves += found.moves.size();
    met.nodes_together += one.nodes();
    met.nodes_apart += many.nodes();
}

std::optional<Goal> any_goal(const Board& board, Rng& rng) {
    const auto any = [&] { return go::random_point(board.size(), rng); };
    const Point a = any(), b = any();
    if (rng.below(4) == 0 && board.is_empty(a))
        return Goal{GoalKind::eye, a, {}, rng.below(2) == 0 ? go::Color::black : go::Color::white};
    if (!go::is_stone(board.at(a))) return {};
    if (rng.below(2) == 0) return capture(board, a);
    if (board.at(b) != board.at(a) || board.chain(a) == board.chain(b)) return {};
    return rng.below(3) == 0 ? separate(board, a, b) : connect(board, a, b);
}

}  // namespace

TEST(first_moves, are_all_that_asking_about_each_finds) {
    Rng rng(7);
    Met met;
    while (met.cases < 200 * times() && !HasFailure()) {
        const Board board = random_board(rng.below(3) == 0 ? go::Size{4, 3} : go::square(3), 12, rng);
        const auto goal = any_goal(board, rng);
        if (!goal) continue;
        Effort effort;
        effort.order = 2;
        effort.exhaustive = true;
        for (const Side first : {Side::attacker, Side::defender}) compare(board, *goal, first, effort, met);
    }
    met.print();
    EXPECT_GT(met.kos, 5);
}

// Where one of two goals is enough; a chain that `and` has once seen taken is forgotten by who reads on from there.
TEST(first_moves, of_one_of_two_goals_are_all_that_asking_about_each_finds) {
    Rng rng(8);
    Met met;
    while (met.cases < 60 * times() && !HasFailure()) {
        const Board board = random_board(go::square(3), 12, rng);
        const auto wish = any_double_goal(board, rng);
        if (!wish || wish->form != Wish::Form::either) continue;
        Effort effort;
        effort.order = 2;
        effort.exhaustive = true;
        for (const Side first : {Side::attacker, Side::defender}) compare(board, *wish, first, effort, met);
    }
    met.print();
}

TEST(first_moves, are_told_as_far_as_the_budget_goes) {
    const Board board = go::diagram(R"(
        . . . . .
        . X O . .
        . X O X .
        . . X . .
        . . . . .)");
    const Goal goal = capture(board, go::at("C3"));
    ReadingTable table;
    Budget budget(Limits{.nodes = 1'000'000}), spent(Limits{.nodes = 1});
    const Reading best = read(board, goal, Side::attacker, {}, table, budget);
    const std::vector<Point> tried = {go::at("C5"), go::at("D4"), go::at("A1")};
    table.clear();
    EXPECT_FALSE(first_moves(board, goal, Side::attacker, best.outcome, tried, {}, table, spent).complete);
    const FirstMoves found = first_moves(board, goal, Side::attacker, best.outcome, tried, {}, table, budget);
    EXPECT_TRUE(found.complete);
}

}  // namespace tedomari::tactics
