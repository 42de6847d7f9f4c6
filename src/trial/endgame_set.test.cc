// SPDX-License-Identifier: MIT
#include "trial/endgame_set.h"

#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::trial {
namespace {

namespace fs = std::filesystem;

// Two problems and a file that is none, while it lives.  The point is dame, which one of the answers denies.
class ProblemFolder {
public:
    ProblemFolder() {
        fs::create_directories(path_);
        write("a.sgf", dame, "0");
        write("b.sgf", dame, "5");
        std::ofstream(path_ / "c.sgf") << "(;SZ[5])";
    }
    ProblemFolder(const ProblemFolder&) = delete;
    ProblemFolder& operator=(const ProblemFolder&) = delete;
    ~ProblemFolder() { fs::remove_all(path_); }
    const fs::path& path() const { return path_; }

    static constexpr const char* dame =
        "AB[aa][ba][ab][bb][cb][bc][cc][ad][bd][cd][be][ce]AW[da][db][dc][dd][de][ea][ec][ee]SQ[ca]";

private:
    void write(const char* name, const char* stones, const char* answer) const {
        std::ofstream(path_ / name) << "(;FF[4]SZ[5]" << stones << "C[" << answer << "])";
    }

    fs::path path_ = fs::temp_directory_path() / ("tedomari-endgames-" + std::to_string(getpid()));
};

endgame::Effort short_effort() {
    endgame::Effort effort;
    effort.nodes = 1000;
    return effort;
}

}  // namespace

TEST(endgame_set, reads_stones_region_and_answer) {
    const auto problem = read_endgame_problem("(;SZ[5]AB[aa]AW[ba]SQ[ca][da]C[ 7/2 ])");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->region.size(), 2);
    EXPECT_EQ(problem->expected, Rational(7, 2));
    EXPECT_FALSE(read_endgame_problem("(;SZ[5]AB[aa])"));
    EXPECT_FALSE(read_endgame_problem("no record"));
}

TEST(endgame_set, counts_what_is_exact_and_what_is_proved_wrong) {
    const ProblemFolder folder;
    std::vector<std::string> told;
    const auto report = endgame_set(folder.path(), short_effort(),
                                    [&](const EndgameCase& problem) { told.push_back(problem.file); });
    ASSERT_TRUE(report);
    EXPECT_EQ(told, (std::vector<std::string>{"a.sgf", "b.sgf", "c.sgf"}));
    EXPECT_NE(report->cases[2].error, "");
    EXPECT_EQ(report->cases[0].value, report->cases[1].value);
    EXPECT_EQ(report->count(&EndgameCase::is_exact), 1);
    EXPECT_EQ(report->count(&EndgameCase::is_proved_wrong), 1);
    EXPECT_FALSE(endgame_set(folder.path() / "a.sgf", short_effort()));
}

TEST(endgame_set, takes_one_half_or_the_other) {
    const ProblemFolder folder;
    std::size_t problems = 0;
    for (const Half half : {Half::choose, Half::report})
        problems += endgame_set(folder.path(), short_effort(), {}, half)->cases.size();
    EXPECT_EQ(problems, 3U);
}

}  // namespace tedomari::trial
