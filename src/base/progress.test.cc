// SPDX-License-Identifier: MIT
#include "base/progress.h"

#include <gtest/gtest.h>
#include <sstream>
#include <thread>

namespace tedomari {
namespace {

using namespace std::chrono_literals;

TEST(progress, silent_prints_nothing) {
    std::ostringstream out;
    {
        Progress progress(out, Progress::Style::silent, "reading", 10);
        progress.at(5);
    }
    EXPECT_EQ(out.str(), "");
}

TEST(progress, quick_work_leaves_no_trace) {
    std::ostringstream out;
    {
        Progress progress(out, Progress::Style::line, "reading", 10);
        progress.at(10);
    }
    EXPECT_EQ(out.str(), "");
}

TEST(progress, shows_at_most_ten_lines_a_second_and_the_end) {
    std::ostringstream out;
    const auto start = std::chrono::steady_clock::now();
    {
        Progress progress(out, Progress::Style::line, "reading", 1000);
        progress.note("game.sgf");
        for (int i = 0; i < 250; ++i) {
            std::this_thread::sleep_for(1ms);
            progress.advance();
        }
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const std::string text = out.str();
    const auto shown = std::count(text.begin(), text.end(), '\r');
    EXPECT_GE(shown, 2);
    EXPECT_LE(static_cast<double>(shown), 10 * seconds + 2);
    EXPECT_NE(text.find("reading 250/1000 (25 %)"), std::string::npos);
    EXPECT_NE(text.find("game.sgf"), std::string::npos);
    EXPECT_EQ(text.back(), '\n');
}

TEST(progress, speaks_json_to_programs) {
    std::ostringstream out;
    {
        Progress progress(out, Progress::Style::json, "games \"a\\b\"", 4);
        std::this_thread::sleep_for(110ms);
        progress.at(2);
    }
    EXPECT_EQ(out.str().rfind(R"({"progress":"games \"a\\b\"","done":2,"total":4,)", 0), 0u) << out.str();
}

TEST(progress, clock_text_is_short) {
    EXPECT_EQ(clock_text(0s), "0:00");
    EXPECT_EQ(clock_text(65s), "1:05");
    EXPECT_EQ(clock_text(7380s), "2:03:00");
}

}  // namespace
}  // namespace tedomari
