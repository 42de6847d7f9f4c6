// SPDX-License-Identifier: MIT
#include "render/tsumego.h"

#include <gtest/gtest.h>

#include "go/diagram.h"
#include "render/times.test.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"

namespace tedomari::render {
namespace {

using go::at;
using outcome::Outcome;

analysis::TsumegoReport killed() {
    analysis::TsumegoReport report;
    report.position = go::position("to move: white\n. X X .\nX X O O\n");
    report.target = at("A1");
    report.kills = true;
    report.outcome = Outcome::won();
    report.tries = {{at("A2"), Outcome::won(), {}, {}, false},
                    {at("D2"), Outcome::lost(), at("A2"), {}, false}};
    report.book = {at("D2")};
    return report;
}

TEST(tsumego_text, tells_a_book_that_errs) {
    EXPECT_EQ(to_text(killed()), "White to kill A1: works with A2 (judged); the book says D2: differs\n");
}

TEST(tsumego_text, says_what_the_ko_comes_to) {
    auto report = killed();
    report.outcome = report.tries[0].outcome = Outcome::ko_down();
    report.wins_ko = false;
    report.book.clear();
    EXPECT_EQ(
        to_text(report),
        "White to kill A1: ko, the player must threaten first, with A2, lost with these threats (judged)\n");
    report.target = {};
    EXPECT_EQ(to_text(report),
              "White to move: no group found whose life the move decides; name it with --target\n");
}

TEST(tsumego_json, lists_every_try) {
    const auto json = to_json(killed());
    EXPECT_EQ(json["rightMoves"], nlohmann::json::array({"A2"}));
    EXPECT_EQ(json["agrees"], false);
    EXPECT_EQ(json["tries"][1], (nlohmann::json{{"move", "D2"}, {"outcome", "L"}, {"refutation", "A2"}}));
}

TEST(tsumego_sgf, is_a_problem_with_its_answers) {
    const std::string text = to_sgf(killed());
    EXPECT_EQ(times(text, "PL[W]"), 1);
    EXPECT_EQ(times(text, "(;W[aa]C[RIGHT])"), 1);
    EXPECT_EQ(times(text, "(;W[da]C[L];B[aa])"), 1);
    EXPECT_TRUE(sgf::read_collection(text, sgf::Mode::strict));
}

}  // namespace
}  // namespace tedomari::render
