// SPDX-License-Identifier: MIT
#include "trial/regress.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tedomari::trial {

namespace {

using gtp::Reply;

// Answers with the text behind "say", refuses the rest.
Reply parrot(const std::string& line) {
    if (line.rfind("say ", 0) == 0) return {Reply::Kind::answer, line.substr(4)};
    if (line == "die") return {Reply::Kind::died, "exited with status 1"};
    if (line.rfind("loadsgf ", 0) == 0) return {Reply::Kind::refusal, "cannot load file"};
    return {Reply::Kind::refusal, "unknown command"};
}

FileReport run(std::string_view text) { return regress("folder/x.tst", *parse_tst(text), parrot); }

}  // namespace

TEST(regress, knows_four_results_and_one_that_does_not_count) {
    const RegressReport report{{run("1 say D4\n#? [D4]\n"
                                    "2 say D4\n#? [E5]\n"
                                    "3 say D4\n#? [E5]*\n"
                                    "4 say D4\n#? [D4|E5]*\n"
                                    "5 say 17\n#? [0]&\n"
                                    "6 reset_counters\n")},
                               false};
    EXPECT_EQ(to_text(report, Detail::everything),
              "folder/x.tst:1: 1 passed\n"
              "folder/x.tst:3: 2 FAILED: correct 'E5', got 'D4'\n"
              "folder/x.tst:5: 3 failed: correct 'E5', got 'D4'\n"
              "folder/x.tst:7: 4 PASSED (unexpected pass)\n"
              "folder/x.tst:9: 5 ignored: '17'\n"
              "2/4 passes, 1 unexpected pass, 1 unexpected failure\n"
              "passes: choose 0 of 2, report 2 of 2\n");
    EXPECT_EQ(to_text(report, Detail::unexpected_only),
              "folder/x.tst:3: 2 FAILED: correct 'E5', got 'D4'\n"
              "folder/x.tst:7: 4 PASSED (unexpected pass)\n"
              "2/4 passes, 1 unexpected pass, 1 unexpected failure\n"
              "passes: choose 0 of 2, report 2 of 2\n");
    EXPECT_FALSE(report.is_as_expected());
    EXPECT_EQ(to_json(report)["unexpectedFailures"], 1);
    EXPECT_EQ(to_json(report)["files"][0]["cases"][1]["got"], "D4");
}

// Every command is asked, since the next may need it.
TEST(regress, judges_only_the_half_asked_for) {
    std::vector<std::string> asked;
    const auto listen = [&](const std::string& line) {
        asked.push_back(line);
        return gtp::Reply{gtp::Reply::Kind::answer, "D4"};
    };
    const auto steps = *parse_tst("1 a\n#? [D4]\n2 b\n#? [E5]\n3 c\n#? [E5]*\n4 d\n#? [D4]*");
    const auto judged = [&](Half half) { return regress("folder/x.tst", steps, listen, half).cases; };
    EXPECT_EQ(judged(Half::choose).size() + judged(Half::report).size(), 4u);
    EXPECT_EQ(asked.size(), 8u);
    for (const TestCase& test : judged(Half::choose))
        EXPECT_EQ(half_of("x.tst:" + test.number), Half::choose);
}

TEST(regress, is_content_when_known_failures_fail) {
    EXPECT_TRUE(run("1 say D4\n#? [D4]\n2 say D4\n#? [E5]*\n").is_as_expected());
    EXPECT_FALSE(run("1 say D4\n#? [D4]*\n").is_as_expected());
    EXPECT_TRUE(run("").is_as_expected());
}

TEST(regress, reports_a_file_that_could_not_be_loaded) {
    const FileReport report = run("loadsgf none.sgf\n1 say D4\n#? [D4]\n");
    EXPECT_FALSE(report.is_as_expected());
    ASSERT_EQ(report.setup_failures.size(), 1u);
    EXPECT_EQ(report.setup_failures[0].message, "cannot load file");
}

TEST(regress, finds_games_beside_the_file) {
    std::vector<std::string> asked;
    const auto note = [&asked](const std::string& line) -> Reply {
        asked.push_back(line);
        return {Reply::Kind::answer, ""};
    };
    regress("some/folder/x.tst", *parse_tst("loadsgf games/a b.sgf 3\nloadsgf /tmp/x.sgf\n7 play b D4"),
            note);
    EXPECT_EQ(asked, (std::vector<std::string>{"loadsgf some/folder/games/a b.sgf 3", "loadsgf /tmp/x.sgf",
                                               "play b D4"}));
}

TEST(regress, fails_what_is_left_when_the_engine_dies) {
    const FileReport report = run("1 say D4\n#? [D4]\n2 die\n#? [D4]*\n3 say D4\n#? [D4]\n");
    EXPECT_EQ(report.count(TestResult::passed), 1);
    EXPECT_EQ(report.count(TestResult::unexpected_failure), 2);
}

}  // namespace tedomari::trial
