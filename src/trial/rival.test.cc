// SPDX-License-Identifier: MIT
#include "trial/rival.h"

#include <gtest/gtest.h>

#include "engine/engine.h"
#include "go/diagram.h"

namespace tedomari::trial {

using go::at;
using go::Board;
using go::diagram;
using gtp::Reply;

namespace {

// Our own engine, as a rival.
struct Ourselves {
    std::shared_ptr<engine::Engine> engine = std::make_shared<engine::Engine>();

    Reply operator()(const std::string& line) const {
        const auto answer = engine->commands().run(*gtp::parse_request(line));
        if (!answer) return {Reply::Kind::refusal, answer.error().message};
        return {Reply::Kind::answer, *answer};
    }
};

Board ko_fight() {
    Board board = diagram(R"(
        . X O . .
        X O . O .
        . X O . .
        . . . . .
        . . . . .)");
    board.play({go::Color::black, at("C4")});
    board.forget_plays();
    return board;
}

}  // namespace

TEST(rival, is_given_the_position_with_its_ko) {
    const Board board = ko_fight();
    ASSERT_EQ(board.ko_ban(), (go::Move{go::Color::white, at("B4")}));
    const Ourselves ourselves;
    for (const std::string& line : lines_of(board)) EXPECT_TRUE(ourselves(line)) << line;
    EXPECT_EQ(ourselves("is_legal white B4").text, "0");
    EXPECT_EQ(ourselves("list_stones black").text, "B3 A4 C4 B5");
    EXPECT_EQ(ourselves("list_stones white").text, "C3 D4 C5");
}

TEST(rival, answers_and_refuses_by_command) {
    std::vector<std::string> complaints;
    GtpRival rival(Ourselves{}, [&](const std::string& what) { complaints.push_back(what); });
    const auto answer = rival(ko_fight(), "countlib C4");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->text, "1");
    EXPECT_FALSE(rival(ko_fight(), "sing A1"));
    EXPECT_FALSE(rival(ko_fight(), "sing B2"));
    EXPECT_TRUE(rival(ko_fight(), "countlib C4"));
    EXPECT_EQ(complaints,
              std::vector<std::string>{"'sing A1': unknown command; it is asked no more of that kind"});
}

TEST(rival, that_dies_is_mourned_once) {
    std::vector<std::string> complaints;
    GtpRival rival(
        [](const std::string&) {
            return Reply{Reply::Kind::died, "exited with status 3"};
        },
        [&](const std::string& what) { complaints.push_back(what); });
    EXPECT_FALSE(rival(ko_fight(), "attack C4"));
    EXPECT_FALSE(rival(ko_fight(), "attack C4"));
    EXPECT_EQ(complaints,
              std::vector<std::string>{"'boardsize 5': exited with status 3; it is asked no more"});
}

TEST(rival, may_be_gnu_go) {
    auto client = gtp::Client::start("PATH=$PATH:/usr/games; exec gnugo --mode gtp");
    ASSERT_TRUE(client);
    const auto shared = std::make_shared<gtp::Client>(std::move(*client));
    const auto patience = [] { return gtp::Patience::of(std::chrono::seconds(60)); };
    if (!shared->ask("name", patience())) GTEST_SKIP() << "no gnugo here";
    GtpRival rival([&](const std::string& line) { return shared->ask(line, patience()); },
                   [](const std::string& what) { ADD_FAILURE() << what; });
    EXPECT_EQ(rival(ko_fight(), "attack C4")->text, "3 B4");  // White must find a threat first
    EXPECT_EQ(rival(diagram(R"(
        . . . . .
        . X . . .
        X O . . .
        . X . . .
        . . . . .)"),
                    "attack B3")
                  ->text,
              "1 C3");
}

}  // namespace tedomari::trial
