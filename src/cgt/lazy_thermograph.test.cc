// SPDX-License-Identifier: MIT
#include "cgt/lazy_thermograph.h"

#include <gtest/gtest.h>
#include <set>
#include <unordered_map>

#include "cgt/definitions.test.h"
#include "cgt/domineering.h"
#include "cgt/games.test.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

namespace {

// How many positions, numbers aside, bottom-up evaluation works out.
std::size_t followers(Store& store, Game game) {
    std::set<Game> seen;
    std::vector<Game> todo = {game};
    while (!todo.empty()) {
        const Game g = todo.back();
        todo.pop_back();
        if (store.is_number(g) || !seen.insert(g).second) continue;
        todo.insert(todo.end(), store.left(g).begin(), store.left(g).end());
        todo.insert(todo.end(), store.right(g).begin(), store.right(g).end());
    }
    return seen.size();
}

// Plain Domineering: no components, no symmetries.  A position is the set of empty squares.
class SmallDomineering : public Unfolding {
public:
    SmallDomineering(int rows, int columns) : rows_(rows), columns_(columns) {}
    Position empty() const { return (1u << (rows_ * columns_)) - 1; }

    // Nobody can place more dominoes than fit in the lines of empty squares.
    ThermographBounds glance(Position board) override {
        const auto bound = [](Rational value) { return Thermograph::mast(value); };
        return {bound(-fitting(board, Side::right)), bound(fitting(board, Side::left))};
    }
    Node unfold(Position board) override {
        ++unfolded;
        return {moves(board, Side::left), moves(board, Side::right), 0, std::nullopt};
    }
    Thermograph bottom_up(Position board) {
        const auto found = known_.find(board);
        if (found != known_.end()) return found->second;
        Scaffolding scaffolding;
        for (const Position option : moves(board, Side::left)) {
            scaffolding.left_option(bottom_up(option).right);
        }
        for (const Position option : moves(board, Side::right)) {
            scaffolding.right_option(bottom_up(option).left);
        }
        return known_[board] = thermograph(std::move(scaffolding).finish());
    }
    std::size_t worked_out() const { return known_.size(); }
    std::size_t unfolded = 0;

private:
    std::vector<Position> moves(Position board, Side side) const {
        std::vector<Position> result;
        const int step = side == Side::left ? columns_ : 1;
        for (int square = 0; square + step < rows_ * columns_; ++square) {
            if (side == Side::right && square % columns_ == columns_ - 1) continue;
            const Position domino = 1u << square | 1u << (square + step);
            if ((board & domino) == domino) result.push_back(board & ~domino);
        }
        return result;
    }
    int fitting(Position board, Side side) const {
        int result = 0;
        const bool vertical = side == Side::left;
        for (int line = 0; line < (vertical ? columns_ : rows_); ++line) {
            int run = 0;
            for (int i = 0; i < (vertical ? rows_ : columns_); ++i) {
                const int square = vertical ? i * columns_ + line : line * columns_ + i;
                run = (board >> square & 1) != 0 ? run + 1 : 0;
                if (run == 2) {
                    ++result;
                    run = 0;
                }
            }
        }
        return result;
    }

    int rows_, columns_;
    std::unordered_map<Position, Thermograph> known_;
};

}  // namespace

TEST(lazy_thermograph, does_not_look_at_what_is_only_a_threat) {
    Store store;
    // Left's threat is far too big to matter however it is played.
    const Game threat = game(store, "{{100|{80|60}}|{70|{50|40}}}");
    const Game g = store.make({store.make({threat}, {store.number(5)})}, {store.number(0)});
    StoreUnfolding games(store, 0);
    LazyThermograph lazy(games, g.id(), 0);
    EXPECT_TRUE(lazy.settle_temperature());
    EXPECT_EQ(lazy.bounds().low.mean(), 5);
    EXPECT_EQ(lazy.bounds().low.temperature(), 5);
    EXPECT_EQ(lazy.unfolded(), 2u);  // the game and the move with the threat
    EXPECT_EQ(followers(store, g), 7u);
}

TEST(lazy_thermograph, equals_bottom_up_on_random_games_and_visits_fewer) {
    Store store;
    Thermographs thermographs(store);
    StoreUnfolding games(store, 0);
    Rng rng(11);
    std::size_t visited = 0, all = 0;
    for (int i = 0; i < 200; ++i) {
        const Game g = random_game(store, rng, 4);
        if (store.is_number(g)) continue;
        const Thermograph& expected = thermographs.of(g);
        LazyThermograph lazy(games, g.id(), 0);
        ASSERT_TRUE(lazy.settle_temperature());
        if (expected.temperature() > 0) {
            EXPECT_EQ(lazy.bounds().low.mean(), expected.mean());
            EXPECT_EQ(lazy.bounds().low.temperature(), expected.temperature());
        }
        visited += lazy.unfolded();
        all += followers(store, g);
        const Rational middle = expected.temperature() > 0 ? expected.temperature() / 2 : Rational(0);
        ASSERT_TRUE(lazy.settle_from(middle));
        EXPECT_EQ(from(lazy.bounds().low.left, middle), from(expected.left, middle));
        EXPECT_EQ(from(lazy.bounds().high.right, middle), from(expected.right, middle));
        ASSERT_TRUE(lazy.settle_from(0));
        EXPECT_EQ(lazy.bounds().low.left, from(expected.left, 0));
        EXPECT_EQ(lazy.bounds().low.right, from(expected.right, 0));
    }
    EXPECT_LT(visited * 3, all * 2);
    RecordProperty("visited", static_cast<int>(visited));
    RecordProperty("bottom_up", static_cast<int>(all));
}

TEST(lazy_thermograph, visits_fewer_domineering_positions_than_bottom_up) {
    for (const auto& [rows, columns] : {std::pair(2, 3), {2, 4}, {3, 3}, {2, 5}, {3, 4}, {2, 6}, {4, 4}}) {
        SmallDomineering domineering(rows, columns);
        const Thermograph expected = domineering.bottom_up(domineering.empty());
        LazyThermograph lazy(domineering, domineering.empty());
        ASSERT_TRUE(lazy.settle_temperature());
        EXPECT_EQ(lazy.bounds().low.mean(), expected.mean());
        EXPECT_EQ(lazy.bounds().low.temperature(), expected.temperature());
        EXPECT_EQ(lazy.unfolded(), domineering.unfolded);
        EXPECT_LT(lazy.unfolded(), domineering.worked_out()) << rows << "x" << columns;
    }
}

TEST(lazy_thermograph, spent_budget_leaves_sound_bounds) {
    SmallDomineering domineering(4, 4);
    const Thermograph expected = domineering.bottom_up(domineering.empty());
    Limits limits;
    limits.nodes = 20;
    Budget budget(limits);
    LazyThermograph lazy(domineering, domineering.empty(), coldest, &budget);
    EXPECT_FALSE(lazy.settle_temperature());
    const auto& [low, high] = lazy.bounds();
    EXPECT_EQ(maximum(low.left, expected.left), expected.left);
    EXPECT_EQ(maximum(high.left, expected.left), high.left);
    EXPECT_EQ(minimum(low.right, expected.right), low.right);
    EXPECT_EQ(minimum(high.right, expected.right), expected.right);
}

namespace {

// A solved ko graph, unfolded again state by state.
class KoUnfolding : public Unfolding {
public:
    explicit KoUnfolding(const KoThermographs& solution) : solution_(solution) {}
    ThermographBounds glance(Position p) override {
        const auto state = KoThermographs::State::at(p);
        if (solution_.graph().is_leaf(solution_.position(state))) return solution_[state];
        const Thermograph low = {Trajectory(-100, -2), Trajectory(-100, -2)};
        return {low, -low};
    }
    Node unfold(Position p) override {
        const auto state = KoThermographs::State::at(p);
        Node node;
        for (const auto option : solution_.options(state, Side::left)) node.left.push_back(id(option));
        for (const auto option : solution_.options(state, Side::right)) node.right.push_back(id(option));
        if (solution_.is_critical(state)) node.may_not_pass = solution_.komaster();
        return node;
    }

private:
    static Position id(KoThermographs::State state) { return static_cast<Position>(state.index()); }
    const KoThermographs& solution_;
};

}  // namespace

TEST(lazy_thermograph, of_kos_and_of_cycles_that_are_none) {
    const GameGraph thousand_years = *game_graph({{"G", {"0", "P"}, {"0", "B"}},
                                                  {"P", {"23"}, {"Q"}},
                                                  {"Q", {"P"}, {"-10"}},
                                                  {"A", {"24"}, {"B"}},
                                                  {"B", {"A"}, {"-9"}}});
    for (const Side komaster : {Side::left, Side::right}) {
        const KoThermographs solution(thousand_years, {komaster});
        KoUnfolding unfolding(solution);
        LazyThermograph lazy(unfolding, 0);
        EXPECT_TRUE(lazy.settle_from(coldest));
        EXPECT_EQ(lazy.bounds(), solution[Vertex(0)]);
    }
    const GameGraph double_ko =
        *game_graph({{"U", {"10"}, {"V", "W"}}, {"V", {"U"}, {"-10"}}, {"W", {"U"}, {"-10"}}});
    const KoThermographs solution(double_ko, {Side::left});
    KoUnfolding unfolding(solution);
    LazyThermograph lazy(unfolding, 0);
    EXPECT_EQ(lazy.settle_from(coldest), lazy.bounds().exact());
}

}  // namespace tedomari::cgt
