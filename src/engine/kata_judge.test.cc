// SPDX-License-Identifier: MIT
#include "engine/kata_judge.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "go/diagram.h"

namespace tedomari::engine {
namespace {

using go::at;
using go::Color;

// A program that speaks GTP and has KataGo's way of answering `kata-raw-nn`; KataGo itself is not here.  It likes
// the lower left corner (Black more than White), gives the board to White, and counts the moves it was told in
// whiteLead.  Black moves first, and after a move the other color is to move.
constexpr const char* like_katago = R"(size=19; moves=0; turn=B
other() { if [ "$1" = B ]; then turn=W; else turn=B; fi; }
numbers() { i=0; while [ $i -lt $((size * size)) ]; do printf '%s ' "$1"; i=$((i + 1)); done; }
look() {
    printf 'symmetry %s\nwhiteWin 0.5\nwhiteLoss 0.5\nwhiteLead %s\npolicy\n' "$1" "$moves"
    i=1; while [ $i -le $((size * size)) ]; do
        if [ $i -ne $((size * (size - 1) + 1)) ]; then printf 'NAN ';
        elif [ $turn = B ]; then printf '0.8 '; else printf '0.6 '; fi
        i=$((i + 1)); done
    printf '\npolicyPass 0.2\nwhiteOwnership\n'; numbers 0.75; printf '\n'
}
while read -r word rest; do
    case $word in
        boardsize) size=$rest; printf '=\n\n' ;;
        clear_board|set_position) moves=0; turn=B; printf '=\n\n' ;;
        play) moves=$((moves + 1)); other "${rest%% *}"; printf '=\n\n' ;;
        undo) moves=$((moves - 1)); other $turn; printf '=\n\n' ;;
        kata-set-rules) printf '? unknown command\n\n' ;;
        kata-raw-nn) printf '= '; if [ "$rest" = all ]; then look 0; look 1; else look 0; fi; printf '\n' ;;
        quit) printf '=\n\n'; exit 0 ;;
        *) printf '=\n\n' ;;
    esac
done
)";

class Script {
public:
    explicit Script(const std::string& text)
        : path_(std::filesystem::temp_directory_path() /
                ("tedomari-kata-" + std::to_string(std::hash<std::string>{}(text)) + "-" +
                 std::to_string(::getpid()) + ".sh")) {
        std::ofstream(path_) << text;
    }
    ~Script() { std::filesystem::remove(path_); }
    std::string command() const { return "sh " + path_.string(); }

private:
    std::filesystem::path path_;
};

std::shared_ptr<const survey::Judge> stand_in() { return std::make_shared<survey::RandomGames>(20); }

TEST(kata_judge, asks_a_program_over_gtp) {
    const Script script(like_katago);
    const auto judge =
        KataJudge::start(script.command(), stand_in(), [](const std::string& why) { FAIL() << why; });
    ASSERT_TRUE(judge) << judge.error().message;
    go::Game game(go::square(5));
    game.play({Color::black, at("C3")});
    const survey::Judgement judgement = (*judge)->judge(game, nullptr);
    EXPECT_EQ(judgement.evidence, Evidence::learned);
    EXPECT_EQ(judgement.source, "KataGo's network");
    EXPECT_DOUBLE_EQ(judgement.ownership[at("C3")], -0.75);  // White's view there, Black's here
    EXPECT_DOUBLE_EQ(judgement.policy[0][at("A1")], 0.8);
    EXPECT_DOUBLE_EQ(judgement.policy[1][at("B1")], 0);
    EXPECT_DOUBLE_EQ(judgement.pass, 0.2);
    const std::vector<go::Game> games(3, game);
    EXPECT_EQ((*judge)->glance(games).size(), 3u);
}

// Whatever stones stand there first, and whoever is to move.
TEST(kata_judge, tells_the_program_whose_turn_it_is) {
    const Script script(like_katago);
    const auto judge =
        KataJudge::start(script.command(), stand_in(), [](const std::string& why) { FAIL() << why; });
    ASSERT_TRUE(judge) << judge.error().message;
    for (const char* diagram : {". . X\n. . .\nO . .", ". . O\n. . .\nX . .", ". . .\n. . .\n. . ."}) {
        for (const Color color : {Color::black, Color::white}) {
            go::Game game(*go::parse_diagram(diagram), *go::parse_rules("japanese"));
            game.set_to_move(color);
            const survey::Judgement judgement = (*judge)->judge(game, nullptr);
            EXPECT_DOUBLE_EQ(judgement.policy[0][at("A1")], 0.8) << diagram;
            EXPECT_DOUBLE_EQ(judgement.policy[1][at("A1")], 0.6) << diagram;
        }
    }
}

TEST(kata_judge, is_refused_when_the_program_is_missing_or_talks_nonsense) {
    for (const std::string& text :
         {std::string("exit 1\n"), std::string("while read -r x; do printf '= 42\\n\\n'; done\n")}) {
        const Script script(text);
        const auto judge = KataJudge::start(script.command(), stand_in(), {});
        EXPECT_FALSE(judge);
        EXPECT_EQ(judge.error().message.find('\n'), std::string::npos);
    }
    EXPECT_FALSE(KataJudge::start("/nowhere/katago gtp", stand_in(), {}));
}

TEST(kata_judge, hands_over_to_another_when_the_program_dies) {
    std::string text(like_katago);
    text.replace(text.find("play) moves="), 12, "play) exit 1; moves=");
    const Script script(text);
    int complaints = 0;
    const auto judge =
        KataJudge::start(script.command(), stand_in(), [&](const std::string&) { ++complaints; });
    ASSERT_TRUE(judge) << judge.error().message;
    go::Game game(go::square(5));
    game.play({Color::black, at("C3")});
    for (int again = 0; again < 2; ++again)
        EXPECT_EQ((*judge)->judge(game, nullptr).evidence, Evidence::sampled);
    EXPECT_EQ(complaints, 1);
}

TEST(parse_raw_look, takes_the_mean_of_several_and_refuses_what_is_no_look) {
    const go::Size size{2, 2};
    const auto seen = parse_raw_look(
        "symmetry 0 policy 0.5 NAN 0 0.25 policyPass 0.25 whiteOwnership 1 1 0 -1\n"
        "symmetry 1 policy 0.25 NAN 0 0.5 policyPass 0.25 whiteOwnership 0 1 0 -1",
        size);
    ASSERT_TRUE(seen) << seen.error().message;
    EXPECT_DOUBLE_EQ(seen->ownership[at("A2")], -0.5);  // the first number is the upper left point's
    EXPECT_DOUBLE_EQ(seen->ownership[at("B1")], 1);
    EXPECT_DOUBLE_EQ(seen->policy[at("A2")], 0.375);
    EXPECT_DOUBLE_EQ(seen->policy[at("B2")], 0);
    for (const char* text :
         {"", "42", "symmetry 0 policy 0.5", "policy 1 0 0 0 policyPass 0 whiteOwnership 9 9 9 9",
          "policy a b c d policyPass 0 whiteOwnership 0 0 0 0", "whiteWin 0.5 whiteOwnership 0 0 0 0"})
        EXPECT_FALSE(parse_raw_look(text, size)) << text;
}

}  // namespace
}  // namespace tedomari::engine
