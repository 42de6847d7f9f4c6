// SPDX-License-Identifier: MIT
#include "sgf/tree.h"

#include <gtest/gtest.h>

#include "sgf/collection.test.h"
#include "sgf/laws.test.h"

namespace tedomari::sgf {

TEST(sgf_tree, is_built_and_changed) {
    Tree tree;
    tree.add(Tree::root, "SZ", "9");
    const NodeId first = tree.add_child(Tree::root);
    tree.add(first, "B", "dd");
    tree.add(tree.add_child(first), "W", "ff");
    tree.add(tree.add_child(Tree::root), "B", "ee");
    tree.add(Tree::root, "AB", "aa");
    tree.add(Tree::root, "AB", "bb");
    EXPECT_EQ(print(tree), "(;SZ[9]AB[aa][bb]\n(;B[dd];W[ff])\n(;B[ee]))\n");

    EXPECT_EQ(tree.values(Tree::root, "AB").size(), 2);
    EXPECT_EQ(tree.value(Tree::root, "AB"), "aa");
    EXPECT_FALSE(tree.find(first, "AB"));
    EXPECT_TRUE(tree.has_variations(Tree::root));
    EXPECT_FALSE(tree.has_variations(first));

    tree.remove(Tree::root, "SZ");
    tree.remove(Tree::root, "AB");
    tree.remove(Tree::root, "KM");
    EXPECT_EQ(print(tree), "(;\n(;B[dd];W[ff])\n(;B[ee]))\n");
    tree.add(Tree::root, "C", "x");
    EXPECT_EQ(tree.value(Tree::root, "C"), "x");
}

TEST(sgf_tree, a_value_may_come_from_the_tree_itself) {
    Tree tree;
    tree.add(Tree::root, "C", std::string(100, 'x'));
    for (int i = 0; i < 10; ++i) tree.add(Tree::root, "C", *tree.value(Tree::root, "C"));
    EXPECT_EQ(tree.values(Tree::root, "C").size(), 11);
    for (const std::string_view value : tree.values(Tree::root, "C")) EXPECT_EQ(value, std::string(100, 'x'));
}

TEST(sgf_tree, equality_is_of_shape_names_and_values) {
    const auto tree = [](std::string_view text) { return read_collection(text)->games[0]; };
    EXPECT_EQ(tree("(;A[1];B[aa])"), tree("( ;A[1](;B[aa]))"));
    EXPECT_NE(tree("(;A[1];B[aa])"), tree("(;A[1];B[ab])"));
    EXPECT_NE(tree("(;A[1];B[aa])"), tree("(;A[1];W[aa])"));
    EXPECT_NE(tree("(;A[1][2])"), tree("(;A[1])"));
    EXPECT_NE(tree("(;A[1]C[2])"), tree("(;A[1])"));
    EXPECT_NE(tree("(;;;(;)(;))"), tree("(;;(;;)(;))"));
    EXPECT_NE(tree("(;(;;)(;))"), tree("(;(;)(;;))"));
    EXPECT_NE(tree("(;(;)(;))"), tree("(;(;)(;)(;))"));
}

TEST(sgf_tree, knows_places_in_the_file) {
    const auto games = read_collection("junk\n(;A[1]\n  B[aa];White[bb])(;\nC[x])");
    ASSERT_TRUE(games);
    const auto place = [](const Tree& tree, std::string_view view) {
        const auto [line, column] = tree.place(view);
        return std::pair(line, column);
    };
    const Tree& first = games->games[0];
    EXPECT_EQ(place(first, *first.value(Tree::root, "A")), std::pair(2, 5));
    EXPECT_EQ(place(first, first.find(Tree::root, "B")->name), std::pair(3, 3));
    EXPECT_EQ(place(first, *first.value(NodeId{1}, "W")), std::pair(3, 15));
    EXPECT_EQ(place(first, first.find(NodeId{1}, "W")->name), std::pair(0, 0));  // spelled otherwise there
    const Tree& second = games->games[1];
    EXPECT_EQ(place(second, *second.value(Tree::root, "C")), std::pair(4, 3));
}

}  // namespace tedomari::sgf
