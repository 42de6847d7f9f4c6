// SPDX-License-Identifier: MIT
#include "sgf/question_node.h"

#include <gtest/gtest.h>

#include "sgf/collection.test.h"
#include "sgf/reader.h"
#include "sgf/replay.h"

namespace tedomari::sgf {
namespace {

using Reason = QuestionNode::Reason;

struct Asked {
    int moves;
    Reason reason;
    friend bool operator==(const Asked&, const Asked&) = default;
};
std::ostream& operator<<(std::ostream& out, const Asked& asked) {
    return out << "after " << asked.moves << ", reason " << static_cast<int>(asked.reason);
}

Tree tree_of(const char* text) { return read_collection(text)->games.front(); }

Asked asked(const char* text, AsksFor asks = AsksFor::position) {
    const QuestionNode found = question_node(tree_of(text), asks);
    return {found.moves, found.reason};
}

TEST(question_node, of_a_game_is_its_end) {
    EXPECT_EQ(asked("(;SZ[9];B[ee];W[ce];B[])"), (Asked{3, Reason::ending}));
    EXPECT_EQ(asked("(;SZ[9];B[ee](;W[ce];B[cc])(;W[cc]))"), (Asked{3, Reason::ending})) << "with variations";
    EXPECT_EQ(asked("(;SZ[9]HA[2]AB[cc][gg];W[ce](;B[ee])(;B[ef]))"), (Asked{2, Reason::ending}))
        << "handicap";
    EXPECT_EQ(asked("(;SZ[9]AB[cc]AW[gg];B[ee];W[ce])"), (Asked{2, Reason::ending}))
        << "played on from setup";
    EXPECT_EQ(asked("(;SZ[9])"), (Asked{0, Reason::ending}));
}

TEST(question_node, of_a_problem_is_where_its_setup_ends) {
    EXPECT_EQ(asked("(;SZ[9]AB[cc]AW[gg](;B[ee])(;W[ee]))"), (Asked{0, Reason::problem}));
    EXPECT_EQ(asked("(;SZ[9]AB[cc]AW[gg];B[ee](;W[ce];B[cd])(;W[cd]))"), (Asked{0, Reason::problem}));
    const Tree apart = tree_of("(;SZ[9];AB[cc];AW[gg](;B[ee])(;W[ee]))");
    EXPECT_EQ(question_node(apart, AsksFor::position).node, main_line(apart)[2]) << "after all of the setup";
}

TEST(question_node, of_marked_points_is_where_they_are_marked) {
    constexpr auto marks = AsksFor::marked_points;
    EXPECT_EQ(asked("(;SZ[9]AB[cc]AW[gg]SQ[aa](;B[ee])(;W[ee]))", marks), (Asked{0, Reason::marked}));
    EXPECT_EQ(asked("(;SZ[9]SQ[aa];B[ee];W[ce])", marks), (Asked{0, Reason::marked}));
    EXPECT_EQ(asked("(;SZ[9]SQ[aa];B[ee]DD[bb];W[ce])", marks), (Asked{1, Reason::marked}))
        << "the last marks";
    EXPECT_EQ(asked("(;SZ[9];B[ee]TR[ee];W[ce])", marks), (Asked{2, Reason::ending})) << "no region";
    EXPECT_EQ(asked("(;SZ[9]VW[aa];B[ee]VW[];W[ce])", marks), (Asked{0, Reason::marked}))
        << "VW[] marks nothing";
}

TEST(question_node, marks_are_those_of_the_node_or_of_the_root) {
    const auto marked = [](const char* text, int moves) {
        const Tree tree = tree_of(text);
        return marked_points(tree, node_after(tree, moves)->node, go::square(9)).size();
    };
    EXPECT_EQ(marked("(;SZ[9]SQ[aa:cc];B[ee]SQ[dd])", 1), 1);
    EXPECT_EQ(marked("(;SZ[9]SQ[aa:cc];B[ee])", 1), 9);
    EXPECT_EQ(marked("(;SZ[9];B[ee])", 1), 0);
}

TEST(question_node, a_move_may_be_named_instead) {
    const Tree tree = tree_of("(;SZ[9]AB[cc]AW[gg];C[a word](;B[ee];W[ce])(;W[ee]))");
    EXPECT_EQ(node_after(tree, 0)->node, main_line(tree)[1]);
    EXPECT_EQ(node_after(tree, 2)->moves, 2);
    const auto beyond = node_after(tree, 3);
    ASSERT_FALSE(beyond);
    EXPECT_EQ(beyond.error().message, "the game has only 2 moves");
}

TEST(question_node, game_up_to_a_node_is_the_line_played) {
    const Tree tree = tree_of("(;SZ[9]AB[cc]AW[gg];B[ee];W[ce])");
    Warnings warnings;
    const auto info = game_info(tree, warnings);
    for (int moves = 0; moves <= 2; ++moves) {
        const auto game = game_up_to(tree, *info, node_after(tree, moves)->node, warnings);
        EXPECT_EQ(game.board(), game_at(tree, *info, moves, warnings)->board());
        EXPECT_EQ(game.to_move(), moves == 1 ? go::Color::white : go::Color::black);
    }
}

}  // namespace
}  // namespace tedomari::sgf
