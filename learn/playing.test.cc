// SPDX-License-Identifier: MIT
#include "learn/playing.h"

#include <fstream>
#include <gtest/gtest.h>

namespace tedomari::learn {
namespace {

// A network that likes all open points alike, never passes while there are any, and owns what it stands on.
Answer plain_answer(std::span<const std::uint8_t> planes) {
    const auto has = [&](net::Plane plane, std::size_t i) {
        return (planes[static_cast<std::size_t>(plane) * plane_bytes + i / 8] >> i % 8 & 1) != 0;
    };
    Answer answer{};
    std::size_t n = 0;
    for (std::size_t i = 0; i < points; ++i) {
        if (!has(net::Plane::board, i)) continue;
        const int owner = has(net::Plane::own, i) ? 1 : has(net::Plane::enemy, i) ? -1 : 0;
        answer.owners[i] = static_cast<std::int8_t>(100 * owner);
        answer.area += static_cast<float>(owner);
        answer.undecided += owner == 0 ? 1.0F : 0.0F;
        if (owner != 0 || n == Answer::most) continue;
        answer.shares[n] = 0.03F;
        answer.moves[n++] = static_cast<std::uint16_t>(i);
    }
    answer.pass = 1e-4F;
    return answer;
}

std::string played(const Manner& manner, std::size_t number) {
    Playing playing(manner, number);
    int looks = 0;
    while (playing.go_on()) {
        EXPECT_EQ(playing.planes().size(), position_bytes);
        playing.hear(plain_answer(playing.planes()));
        EXPECT_LT(++looks, 100'000);
    }
    return playing.is_whole() ? playing.sgf() : "";
}

TEST(playing, plays_whole_games_that_begin_the_same_for_the_same_number_and_can_be_read) {
    Manner manner;
    manner.sides = {5, 7};
    manner.full = 6;
    manner.quick = 2;
    int whole = 0, lessons = 0;
    for (std::size_t number = 0; number < 12; ++number) {
        const std::string text = played(manner, number);
        EXPECT_EQ(text, played(manner, number));
        if (text.empty()) continue;
        ++whole;
        const std::string path = ::testing::TempDir() + "/playing.sgfs";
        std::ofstream(path) << text;
        std::vector<Record> records;
        ASSERT_TRUE(read_games(path, records));
        ASSERT_EQ(records.size(), 1u) << text;
        EXPECT_TRUE(records[0].game.is_over());
        EXPECT_EQ(records[0].info.source, "search");
        lessons += text.find("C[search ") != std::string::npos ? 1 : 0;
    }
    EXPECT_GT(whole, 6);
    EXPECT_GT(lessons, 3);
}

TEST(playing, a_match_gives_each_network_both_colors_of_the_same_opening) {
    Manner manner;
    manner.sides = {5};
    manner.full = 4;
    manner.match = true;
    const std::string first = played(manner, 2), second = played(manner, 3);
    ASSERT_FALSE(first.empty());
    EXPECT_NE(first.find("PB[0]PW[1]"), std::string::npos);
    EXPECT_NE(second.find("PB[1]PW[0]"), std::string::npos);
    // The network is the same here, and so are the games.
    EXPECT_EQ(first.substr(first.find(";B")), second.substr(second.find(";B")));
}

}  // namespace
}  // namespace tedomari::learn
