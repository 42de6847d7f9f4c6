// SPDX-License-Identifier: MIT
#include "sgf/reader.h"

#include <cstring>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "sgf/collection.test.h"
#include "sgf/laws.test.h"

namespace tedomari::sgf {

namespace {

// A tree as one line, the way its own printer writes it, and the warnings behind it.
std::string reading(std::string_view text) {
    const auto collection = read_collection(text);
    if (!collection) return "error " + describe(collection.error());
    std::string line;
    for (const Tree& game : collection->games) {
        for (const char c : print(game)) line += c == '\n' ? std::string() : std::string(1, c);
    }
    for (const Error& warning : collection->warnings.kept()) line += " | " + describe(warning);
    return line;
}

// Gives its text a few bytes at a time.
class Trickle : public Source {
public:
    Trickle(std::string text, std::size_t piece) : text_(std::move(text)), piece_(piece) {}
    Result<std::size_t> read(std::span<char> into) override {
        const std::size_t n = std::min({piece_, into.size(), text_.size() - at_});
        std::memcpy(into.data(), text_.data() + at_, n);
        at_ += n;
        return n;
    }
    std::uint64_t position() const override { return at_; }
    std::uint64_t size() const override { return text_.size(); }

private:
    std::string text_;
    std::size_t piece_, at_ = 0;
};

}  // namespace

TEST(sgf_reader, plain_games) {
    EXPECT_EQ(reading("(;FF[4]GM[1]SZ[9];B[dd];W[])"), "(;FF[4]GM[1]SZ[9];B[dd];W[])");
    EXPECT_EQ(reading("(;)"), "(;)");
    EXPECT_EQ(reading(" (\n;\nAB [aa] [bb]\r\n[cc]\t;B[dd] ) \n"), "(;AB[aa][bb][cc];B[dd])");
    EXPECT_EQ(reading("(;A[1])(;A[2])\n(;A[3])"), "(;A[1])(;A[2])(;A[3])");
}

TEST(sgf_reader, variations) {
    EXPECT_EQ(reading("(;A[](;B[aa];W[bb])(;B[cc](;W[dd])(;W[ee])))"),
              "(;A[](;B[aa];W[bb])(;B[cc](;W[dd])(;W[ee])))");
    // A bracket around the only continuation says nothing.
    EXPECT_EQ(reading("(;A[](;B[aa](;W[bb])))"), "(;A[];B[aa];W[bb])");
}

TEST(sgf_reader, values_are_kept_byte_for_byte) {
    const auto games = read_collection("(;C[a \\] b \\\\]XYZZY[\x80\xff\r\n\\\n:(;)[]N[\\:])");
    ASSERT_TRUE(games);
    const Tree& game = games->games[0];
    EXPECT_EQ(game.value(Tree::root, "C"), "a \\] b \\\\");
    EXPECT_EQ(game.value(Tree::root, "XYZZY"), "\x80\xff\r\n\\\n:(;)[");
    EXPECT_EQ(game.value(Tree::root, "N"), "\\:");
    EXPECT_TRUE(games->warnings.empty());
}

TEST(sgf_reader, spelled_out_names_of_old_formats) {
    EXPECT_EQ(reading("(;CoPyright[x]GaMe[1];White[aa];Black[bb])"), "(;CP[x]GM[1];W[aa];B[bb])");
    EXPECT_EQ(reading("(;FF[4]White[aa])"), "(;FF[4]W[aa]) | 1:8: lower-case letters in a property name");
    EXPECT_EQ(reading("(;b[aa];w[bb])"), "(;B[aa];W[bb])");
}

TEST(sgf_reader, text_around_games_is_skipped) {
    EXPECT_EQ(reading("\xef\xbb\xbf(;A[])"), "(;A[])");
    EXPECT_EQ(reading("Hi (all)!\n\n(;A[])"), "(;A[]) | 1:1: text before the first game");
    EXPECT_EQ(reading("(;A[])\n  see; you (soon)"), "(;A[]) | 2:3: text behind a game");
    EXPECT_EQ(reading("(;A[]))(;C[])"), "(;A[])(;C[]) | 1:7: text behind a game");
}

TEST(sgf_reader, text_between_properties_is_skipped) {
    EXPECT_EQ(reading("(;SZ[19]MULTIGOGM[1];B[aa])"), "(;SZ[19]MULTIGOGM[1];B[aa])");
    EXPECT_EQ(reading("(;SZ[19]MULTIGO GM[1])"), "(;SZ[19]GM[1]) | 1:9: stray text 'MULTIGO'");
    EXPECT_EQ(reading("(;C[see [1] here] N[x])"), "(;C[see [1]N[x]) | 1:13: stray text 'here'");
    EXPECT_EQ(reading("(;A[1],[2]\x01-3 B[aa])"),
              "(;A[1][2]B[aa]) | 1:7: stray text ',' | 1:8: value without a name | 1:11: stray text '?-3'");
    EXPECT_EQ(reading("(;[aa]B[bb])"), "(;B[bb]) | 1:3: value without a name");
}

TEST(sgf_reader, a_name_twice_in_a_node_is_joined) {
    EXPECT_EQ(reading("(;AB[aa]AW[bb]AB[cc][dd])"),
              "(;AB[aa][cc][dd]AW[bb]) | 1:15: a name occurs twice in one node, values joined: 'AB'");
}

TEST(sgf_reader, two_moves_in_a_node_are_two_nodes) {
    EXPECT_EQ(reading("(;B[aa]W[bb]B[cc])"),
              "(;B[aa];W[bb];B[cc]) | 1:8: two moves in one node; read as two nodes | 1:13: two moves in one "
              "node; read as "
              "two nodes");
}

TEST(sgf_reader, many_properties_in_a_node_take_linear_time) {
    std::string text = "(;";
    for (int i = 0; i < 200000; ++i) text += "X" + std::to_string(i) + "[]";
    for (int i = 0; i < 200000; ++i) text += "AB[aa]AW[bb]";
    const auto games = read_collection(text + ")");
    ASSERT_TRUE(games);
    EXPECT_EQ(games->games[0].property_count(), 200002);
    EXPECT_EQ(games->warnings.count(), 2 * 199999);
    EXPECT_EQ(games->warnings.kept().size(), Warnings::most_kept);
}

TEST(sgf_reader, missing_pieces) {
    EXPECT_EQ(reading("(;A[1];B[aa]"), "(;A[1];B[aa]) | 1:13: missing ')' at the end");
    EXPECT_EQ(reading("(;A[1](;B[aa]"), "(;A[1];B[aa]) | 1:14: several ')' missing at the end");
    EXPECT_EQ(reading("(;C[end\\"), "(;C[end]) | 1:4: value without its ']' | 1:9: missing ')' at the end");
    EXPECT_EQ(reading("(;C[end\\\\"),
              "(;C[end\\\\]) | 1:4: value without its ']' | 1:10: missing ')' at the end");
    EXPECT_EQ(reading("(FF[4];B[aa])"), "(;FF[4];B[aa]) | 1:2: missing ';' before a property");
    EXPECT_EQ(
        reading("(;A[](B[aa])(B[bb]))"),
        "(;A[](;B[aa])(;B[bb])) | 1:7: missing ';' before a property | 1:14: missing ';' before a property");
    EXPECT_EQ(reading(";FF[4];B[aa]"),
              "(;FF[4];B[aa]) | 1:1: missing '(' before the game | 1:13: missing ')' at the end");
    EXPECT_EQ(reading("(;A[]()((;B[aa])))"),
              "(;A[];B[aa]) | 1:7: variation without a node | 1:9: '(' without a node");
    EXPECT_EQ(reading("(;A[](;B[aa]);B[bb])"), "(;A[](;B[aa])(;B[bb])) | 1:14: node behind a variation");
    EXPECT_EQ(reading("(;A[](;B[aa])C[x])"), "(;A[]C[x];B[aa]) | 1:14: property behind a variation");
    EXPECT_EQ(reading("("), "error 1:1: not an SGF file: no game in it");
    EXPECT_EQ(reading("(;"), "(;) | 1:3: missing ')' at the end");
}

TEST(sgf_reader, a_cut_off_game_does_not_swallow_the_next) {
    EXPECT_EQ(reading("(;FF[4];B[aa](;W[bb]\n(;FF[4]C[2])\n( ; GM [1]C[3])"),
              "(;FF[4];B[aa];W[bb])(;FF[4]C[2])(;GM[1]C[3]) | 2:1: missing ')' before the next game");
    // In the middle of a line it is a variation, however odd.
    EXPECT_EQ(reading("(;A[](;FF[4])(;C[2]))"), "(;A[] (;FF[4])(;C[2]))");
}

TEST(sgf_reader, what_is_no_sgf_says_so) {
    EXPECT_EQ(reading(""), "error 1:1: the file is empty");
    EXPECT_EQ(reading(std::string_view("\x7f"
                                       "ELF\0\0",
                                       6)),
              "error 1:1: not an SGF file but binary data");
    EXPECT_EQ(reading(std::string("PNG\0 (;A[1])", 12)), "error 1:1: not an SGF file but binary data");
    EXPECT_EQ(reading("a face (; and the end"), "error 1:1: not an SGF file: no game in it");
    EXPECT_EQ(reading("a face (; or two (;\n(;FF[4])"), "(;FF[4]) | 1:1: text before the first game");
    EXPECT_EQ(reading("{\"a\": 1}"), "error 1:1: not an SGF file: no game in it");
}

TEST(sgf_reader, strict_refuses_the_first_oddity) {
    EXPECT_TRUE(read_collection("(;FF[4]B[aa])", Mode::strict));
    const auto refused = read_collection("(;FF[4]\nAB[aa]AB[bb])", Mode::strict);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().line, 2);
    EXPECT_EQ(refused.error().column, 7);
    EXPECT_FALSE(read_collection("(;FF[4]) x", Mode::strict));
}

TEST(sgf_reader, columns_count_characters) {
    EXPECT_EQ(reading("(;C[\xe9\xbb\x92\xe7\x95\xaa]x)"),
              "(;C[\xe9\xbb\x92\xe7\x95\xaa]) | 1:8: stray text 'x'");
}

TEST(sgf_reader, a_bracket_per_move_100000_deep) {
    std::string text, closed;
    for (int i = 0; i < 100000; ++i) text += i % 2 == 0 ? "(;B[aa]" : "(;W[bb]";
    const auto flat = read_collection(text + std::string(100000, ')'));
    ASSERT_TRUE(flat);
    EXPECT_EQ(flat->games[0].node_count(), 100000);
    EXPECT_TRUE(flat->warnings.empty());
    EXPECT_TRUE(survives_printing(flat->games[0]));

    text.clear();
    for (int i = 0; i < 100000; ++i) text += "(;B[aa](;W[cc])";
    const auto branched = read_collection(text + std::string(100000, ')'));
    ASSERT_TRUE(branched);
    EXPECT_EQ(branched->games[0].node_count(), 200000);
    EXPECT_TRUE(survives_printing(branched->games[0]));
    const Tree copy = branched->games[0];
    EXPECT_EQ(copy, branched->games[0]);
    EXPECT_TRUE(read_collection("(;" + std::string(1000000, '(')));
}

// Shift_JIS: 0x83 0x5c is a katakana "so", 0x8f 0x5c the "ten" of Judan; their second byte is a backslash.
TEST(sgf_reader, double_byte_characters_nobody_escaped) {
    const auto bare = read_collection("(;CA[Shift_JIS]PB[\x83\x5c]PW[\x8f\x5c\x92\x69])");
    ASSERT_TRUE(bare);
    EXPECT_EQ(bare->games[0].value(Tree::root, "PB"), "\x83\x5c\x5c");  // as FF[4] wants it
    EXPECT_EQ(bare->games[0].value(Tree::root, "PW"), "\x8f\x5c\x5c\x92\x69");
    EXPECT_EQ(bare->warnings.count(), 1);
    EXPECT_TRUE(survives_printing(bare->games[0]));

    const auto escaped = read_collection("(;CA[Shift_JIS]PB[\x83\x5c\x5c]PW[\x8f\x5c\x5c\x92\x69])");
    ASSERT_TRUE(escaped);
    EXPECT_EQ(escaped->games[0], bare->games[0]);
    EXPECT_TRUE(escaped->warnings.empty());

    // Big5: 0xa6 0x5d and the like end in a bracket.
    const auto big5 = read_collection("(;CA[Big5]PB[\xa6\x5d\xa4\x48]PW[x])");
    ASSERT_TRUE(big5);
    EXPECT_EQ(big5->games[0].value(Tree::root, "PB"), "\xa6\\\x5d\xa4\x48");
    EXPECT_EQ(big5->games[0].value(Tree::root, "PW"), "x");
}

TEST(sgf_reader, a_stream_reads_like_a_text) {
    Rng rng(7);
    std::string text = "junk ";
    std::vector<Tree> games;
    for (int i = 0; i < 20; ++i) {
        games.push_back(random_tree(rng, 1 + rng.below(30)));
        text += print(games.back()) + (i % 5 == 0 ? " junk; " : "");
    }
    const auto whole = read_collection(text);
    ASSERT_TRUE(whole);
    for (const std::size_t piece : {1u, 2u, 3u, 7u, 50u, 100000u}) {
        Trickle source(text, piece);
        Reader reader(source);
        Warnings warnings;
        Tree tree;
        std::size_t n = 0;
        while (*reader.next(tree, warnings)) EXPECT_EQ(tree, whole->games[n++]) << "piece " << piece;
        EXPECT_EQ(n, whole->games.size());
        EXPECT_EQ(warnings.kept(), whole->warnings.kept());
        EXPECT_EQ(reader.bytes_read(), text.size());
    }
}

RC_GTEST_PROP(sgf_law, printed_trees_read_the_same, (std::uint64_t seed)) {
    Rng rng(seed);
    RC_ASSERT(survives_printing(random_tree(rng, 1 + rng.below(60))));
    RC_ASSERT(survives_printing(random_tree(rng, 1 + rng.below(60), Letters::any_bytes), Escapes::trusted));
}

// Whatever the bytes, the tree found in them is printed so that it is found again.
RC_GTEST_PROP(sgf_law, any_text_becomes_a_tree_that_survives, (std::uint64_t seed)) {
    Rng rng(seed);
    constexpr std::string_view pieces[] = {"(",    ")",          ";",   "[",    "]",  "\\",       "B[aa]",
                                           "W",    "AB[aa][bb]", "C[x", " ",    "\n", "(;",       "FF[",
                                           "x[y]", "5",          "é",   ":\\]", "]]", "White[cc]"};
    std::string text = "(;";
    for (auto n = rng.below(80); n > 0; --n) text += pieces[rng.below(20)];
    const auto games = read_collection(text);
    RC_ASSERT(games.has_value());
    for (const Tree& game : games->games) RC_ASSERT(survives_printing(game, Escapes::trusted));
}

}  // namespace tedomari::sgf
