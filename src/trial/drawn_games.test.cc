// SPDX-License-Identifier: MIT
#include "trial/drawn_games.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <unistd.h>

namespace tedomari::trial {
namespace {

namespace fs = std::filesystem;

// Ten games in a file, while it lives.
class TenGames {
public:
    TenGames() {
        std::ofstream out(path_);
        for (int i = 0; i < 10; ++i) out << "(;SZ[9];B[a" << static_cast<char>('a' + i % 9) << "])\n";
    }
    TenGames(const TenGames&) = delete;
    TenGames& operator=(const TenGames&) = delete;
    ~TenGames() { fs::remove(path_); }
    const fs::path& path() const { return path_; }

private:
    fs::path path_ = fs::temp_directory_path() / ("tedomari-drawn-" + std::to_string(getpid()) + ".sgfs");
};

std::set<std::string> names(const GameDraw& draw) {
    std::set<std::string> result;
    const auto games = draw_games(draw);
    for (const DrawnGame& game : *games) result.insert(game.name);
    return result;
}

}  // namespace

TEST(drawn_games, are_the_same_for_the_same_draw) {
    const TenGames games;
    EXPECT_EQ(names({games.path(), 4, 7, {}}), names({games.path(), 4, 7, {}}));
    EXPECT_EQ(names({games.path(), 4, 7, {}}).size(), 4U);
    EXPECT_EQ(names({games.path(), 50, 7, {}}).size(), 10U);
}

TEST(drawn_games, have_all_the_same_chance) {
    const TenGames games;
    std::map<std::string, int> drawn;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        for (const std::string& name : names({games.path(), 3, seed, {}})) ++drawn[name];
    }
    ASSERT_EQ(drawn.size(), 10U);
    for (const auto& [name, times] : drawn) {  // 120 expected, nine is the deviation
        EXPECT_GT(times, 80) << name;
        EXPECT_LT(times, 160) << name;
    }
}

TEST(drawn_games, of_two_halves_are_all) {
    const TenGames games;
    auto all = names({games.path(), 50, 1, Half::choose});
    const auto others = names({games.path(), 50, 1, Half::report});
    all.insert(others.begin(), others.end());
    EXPECT_EQ(all.size(), 10U);
}

TEST(drawn_games, are_looked_at_so_many_moves_before_their_ends) {
    const fs::path path =
        fs::temp_directory_path() / ("tedomari-moments-" + std::to_string(getpid()) + ".sgfs");
    std::ofstream(path) << "(;SZ[9];B[aa];W[bb];B[cc])\n(;SZ[9];B[aa])\n";
    const auto games = draw_games({path, 5, 1, {}});
    fs::remove(path);
    ASSERT_TRUE(games);
    std::vector<std::pair<int, std::size_t>> seen;
    const auto look = [&](const DrawnPosition& at) {
        seen.emplace_back(at.back, at.game.moves().size());
        return true;
    };
    EXPECT_TRUE(for_each_position(*games, before_the_end({0, 2}), nullptr, look));
    EXPECT_EQ(seen, (std::vector<std::pair<int, std::size_t>>{{0, 3}, {2, 1}, {0, 1}}));
    seen.clear();
    EXPECT_FALSE(for_each_position(*games, before_the_end({0, 2}), nullptr,
                                   [&](const DrawnPosition& at) { return look(at) && seen.size() < 2; }));
    EXPECT_EQ(seen.size(), 2U);
    const std::atomic<bool> cancel = true;
    EXPECT_FALSE(for_each_position(*games, before_the_end({0}), &cancel, look));
}

TEST(drawn_games, are_none_where_there_is_no_file) { EXPECT_FALSE(draw_games({"no such file", 3, 1, {}})); }

TEST(drawn_games, may_be_those_alone_that_mark_territory) {
    const TenGames games;
    std::ofstream(games.path(), std::ios::app) << "(;SZ[9];B[ee];TB[aa])\n";
    GameDraw draw{games.path(), 20, 1, {}};
    draw.marked = true;
    EXPECT_EQ(names(draw).size(), 1U);
}

}  // namespace tedomari::trial
