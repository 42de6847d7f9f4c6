// SPDX-License-Identifier: MIT
#include "sgf/record.h"

#include <gtest/gtest.h>

#include "go/area.h"
#include "go/diagram.h"
#include "sgf/laws.test.h"

namespace tedomari::sgf {

namespace {

using go::Color;

Record record(std::string_view text, std::optional<int> moves = {}) {
    auto read = read_record(text, moves);
    EXPECT_TRUE(read) << (read ? "" : describe(read.error()));
    return std::move(*read);
}

std::string warnings(std::string_view text) {
    std::string list;
    const Record r = record(text);
    for (const Error& warning : r.warnings.kept()) list += describe(warning) + "\n";
    return list;
}

std::string refusal(std::string_view text, std::optional<int> moves = {}) {
    const auto read = read_record(text, moves);
    return read ? "read" : describe(read.error());
}

}  // namespace

TEST(sgf_record, what_it_says_about_the_game) {
    const Record r = record(
        "(;FF[4]GM[1]CA[UTF-8]AP[x:1]SZ[13]KM[6.5]RU[Chinese]HA[0]RE[B+2.5]PB[Shusaku]BR[7d]PW[ "
        "Gennan\nInseki ]"
        "WT[team]DT[1846-09-11]EV[e]RO[1]PC[Osaka]GN[ear]SO[s]AN[a]US[u]CP[c]ON[o]TM[3600]OT[5x30]GC["
        "red\nears])");
    EXPECT_EQ(r.info.size, go::square(13));
    EXPECT_EQ(r.info.komi, Rational(13, 2));
    EXPECT_EQ(r.info.rules, "Chinese");
    EXPECT_EQ(r.info.black, (Player{"Shusaku", "7d", ""}));
    EXPECT_EQ(r.info.white, (Player{"Gennan Inseki", "", "team"}));
    EXPECT_EQ(r.info.comment, "red\nears");
    EXPECT_EQ(r.game.komi(), Rational(13, 2));
    EXPECT_EQ(r.game.rules().scoring, go::Scoring::area);
    EXPECT_TRUE(r.warnings.empty());
}

TEST(sgf_record, what_it_leaves_open) {
    const Record r = record("(;)");
    EXPECT_EQ(r.info.size, go::square(19));
    EXPECT_FALSE(r.info.komi);
    EXPECT_EQ(r.info.format, 0);
    EXPECT_EQ(r.game.komi(), 0);
    EXPECT_EQ(r.game.rules().scoring, go::Scoring::territory);
    EXPECT_EQ(r.game.to_move(), Color::black);
}

TEST(sgf_record, komi_as_people_write_it) {
    const auto komi = [](std::string_view text) { return record(text).game.komi(); };
    EXPECT_EQ(komi("(;KM[5,5])"), Rational(11, 2));
    EXPECT_EQ(komi("(;KM[-3])"), -3);
    EXPECT_EQ(komi("(;KM[ 0.50 ])"), Rational(1, 2));
    EXPECT_EQ(komi("(;KM[375]RU[Chinese])"), Rational(15, 2));
    EXPECT_EQ(komi("(;KM[3.75]RU[chinese])"), Rational(15, 2));
    EXPECT_EQ(komi("(;KM[650])"), Rational(13, 2));
    EXPECT_EQ(warnings("(;KM[lots])"), "1:6: KM[lots] is not a number\n");
    EXPECT_EQ(komi("(;;KM[6.5];B[aa])"), Rational(13, 2));  // behind the root, before the first move
}

TEST(sgf_record, results) {
    using Kind = Outcome::Kind;
    EXPECT_EQ(parse_result("B+12.5").margin, Rational(25, 2));
    EXPECT_EQ(parse_result("W+0.5").winner, Color::white);
    EXPECT_EQ(parse_result("white + 3,5 points").margin, Rational(7, 2));
    EXPECT_EQ(parse_result("B+R").kind, Kind::resignation);
    EXPECT_EQ(parse_result("W+Resign").kind, Kind::resignation);
    EXPECT_EQ(parse_result("W+Time").kind, Kind::time);
    EXPECT_EQ(parse_result("W+F").kind, Kind::forfeit);
    EXPECT_EQ(parse_result("B+").kind, Kind::win);
    EXPECT_EQ(parse_result("0").kind, Kind::draw);
    EXPECT_EQ(parse_result("Jigo").kind, Kind::draw);
    EXPECT_EQ(parse_result("Void").kind, Kind::no_result);
    EXPECT_EQ(parse_result("?").kind, Kind::unknown);
    EXPECT_EQ(parse_result("").kind, Kind::unknown);
}

TEST(sgf_record, board_sizes) {
    EXPECT_EQ(record("(;SZ[9:13])").info.size, (go::Size{9, 13}));
    EXPECT_EQ(record("(;SZ[ 7 ])").info.size, go::square(7));
    EXPECT_EQ(refusal("(;FF[4]\nSZ[30000000000])"),
              "2:4: SZ[30000000000]: a board is 1 to 25 lines wide and high");
    EXPECT_EQ(refusal("(;SZ[99999999999999999999999999])"),
              "1:6: SZ[999999999999999999999999…]: a board is 1 to 25 lines wide and high");
    EXPECT_EQ(refusal("(;SZ[0])"), "1:6: SZ[0]: a board is 1 to 25 lines wide and high");
    EXPECT_EQ(refusal("(;SZ[9:-3])"), "1:6: SZ[9:-3]: a board is 1 to 25 lines wide and high");
    EXPECT_EQ(warnings("(;SZ[big])"), "1:6: SZ[big] is not a board size; 19 taken\n");
}

TEST(sgf_record, other_games_are_refused) {
    EXPECT_EQ(refusal("(;GM[2])"), "1:6: GM[2] is not the game of Go");
}

TEST(sgf_record, setup_and_moves_make_the_position) {
    const Record r = record("(;SZ[5]AB[ac:ec]AW[bb][cb]PL[W];W[db];B[bd])");
    EXPECT_EQ(r.game.board(), go::diagram(R"(
        . . . . .
        . O O O .
        X X X X X
        . X . . .
        . . . . .)"));
    EXPECT_EQ(r.game.to_move(), Color::white);
    EXPECT_EQ(r.game.moves().size(), 2);
    EXPECT_TRUE(r.warnings.empty());
}

TEST(sgf_record, positions_along_the_game) {
    const std::string_view text = "(;SZ[5]AB[aa];;B[bb];W[];AE[aa]AW[ee];B[cc](;W[dd])(;W[de]))";
    const auto stones = [&](int moves) {
        const Record r = record(text, moves);
        std::string list;
        go::for_each_point(r.info.size, [&](go::Point p) {
            if (!r.game.board().is_empty(p)) list += go::to_string(p) + " ";
        });
        return list + std::string(to_string(r.game.to_move()));
    };
    EXPECT_EQ(stones(0), "A5 black");
    EXPECT_EQ(stones(1), "B4 A5 white");
    EXPECT_EQ(stones(2), "E1 B4 black");  // what is set up before the third move is there
    EXPECT_EQ(stones(3), "E1 C3 B4 white");
    EXPECT_EQ(stones(4), "E1 D2 C3 B4 black");
    EXPECT_EQ(refusal(text, 5), "the game has only 4 moves");
    EXPECT_EQ(record(text).game.board(), record(text, 4).game.board());
}

TEST(sgf_record, whose_turn_it_is) {
    const auto mover = [](std::string_view text) { return record(text).game.start().to_move; };
    EXPECT_EQ(mover("(;AB[aa]PL[W])"), Color::white);
    EXPECT_EQ(mover("(;AB[aa]PL[white])"), Color::white);
    EXPECT_EQ(mover("(;AB[aa];W[bb])"), Color::white);
    EXPECT_EQ(mover("(;AB[aa];PL[W])"), Color::white);
    EXPECT_EQ(mover("(;AB[aa])"), Color::black);
    EXPECT_EQ(mover("(;HA[2]AB[dd][pp])"), Color::white);
    EXPECT_EQ(mover("(;HA[2]AB[dd][pp];B[qq])"), Color::black);
    EXPECT_EQ(warnings("(;PL[x])"), "1:6: PL is neither B nor W\n");
}

TEST(sgf_record, handicap_without_stones_takes_the_usual_points) {
    const Record r = record("(;HA[4];W[cc])");
    EXPECT_EQ(r.game.board().at(go::at("D4")), go::Cell::black);
    EXPECT_EQ(r.warnings.count(), 1);
    EXPECT_TRUE(record("(;HA[4];B[dd];B[pp])").warnings.empty());  // Black places them himself
}

TEST(sgf_record, illegal_moves_are_played_and_warned_of) {
    EXPECT_EQ(warnings("(;SZ[5];B[aa]\n;W[aa])"), "2:2: move 2: point is occupied\n");
    EXPECT_EQ(record("(;SZ[5];B[aa];W[aa])").game.board(), go::diagram(R"(
        O . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .)"));
    EXPECT_EQ(warnings("(;SZ[5];B[zz];W[t3];B[aa][bb])"),
              "1:9: move 1: point is off the board\n1:15: move 2: a point is two letters\n"
              "1:21: move 3: several points; the first is played\n");
    EXPECT_EQ(warnings("(;SZ[3]AB[ba][ab];W[aa])"), "1:19: move 1: suicide is not allowed\n");
    EXPECT_EQ(record("(;SZ[3]AB[ba][ab];W[aa])").game.board().at(go::at("A3")), go::Cell::empty);
    EXPECT_EQ(warnings("(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])"),
              "1:47: move 2: retakes the ko at once\n");
    EXPECT_EQ(warnings("(;AB[aa];AW[bb]B[cc])"), "1:16: a move and setup in one node\n");
    EXPECT_EQ(warnings("(;AB[aa]AW[aa][ba][ab])"), "1:9: the node sets up A19 twice\n");
    EXPECT_EQ(warnings("(;AB[aa]AW[ba][ab])"), "1:3: the setup leaves a chain without liberties\n");
    EXPECT_EQ(warnings("(;SZ[5];B[aa]\n;W[aa])"), "2:2: move 2: point is occupied\n");
    EXPECT_EQ(warnings("(;SZ[5];B[aa]\n;W[zz])"), "2:2: move 2: point is off the board\n");
}

TEST(sgf_record, setup_forgets_the_ko_even_if_it_sets_nothing) {
    const std::string ko = "(;SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb]";
    EXPECT_FALSE(record(ko + ")").game.board().ko().is_nowhere());
    EXPECT_TRUE(record(ko + ";AE[])").game.board().ko().is_nowhere());
}

TEST(sgf_record, variations_are_checked_too) {
    const auto complaints = [](std::string_view text) {
        const Record r = record(text);
        Warnings found;
        check_variations(r.tree, r.info, found);
        std::string list;
        for (const Error& warning : found.kept()) list += describe(warning) + "\n";
        return list;
    };
    EXPECT_EQ(complaints("(;SZ[5];B[aa];W[aa])"), "");  // the main line's are told elsewhere
    EXPECT_EQ(complaints("(;SZ[5];B[aa](;W[bb];B[cc])(;W[cc];B[bb])(;W[aa])(;AW[dd];B[dd](;W[ee])(;W[zz])))"),
              "1:44: move 2: point is occupied\n1:59: move 2: point is occupied\n1:74: move 3: point is off "
              "the board\n");
    std::string deep = "(;SZ[5]";
    for (int i = 0; i < 20000; ++i) deep += "(;B[](;W[zz])";
    EXPECT_NE(complaints(deep + std::string(20001, ')')), "");
}

TEST(sgf_record, boards_without_liberties_can_be_played_on) {
    Rng rng(3);
    for (int game = 0; game < 300; ++game) {
        std::string text = "(;SZ[4]";
        for (int i = 0; i < 30; ++i) {
            const std::string point{static_cast<char>('a' + rng.below(4)),
                                    static_cast<char>('a' + rng.below(4))};
            constexpr const char* kinds[] = {"B[", "W[", "AB[", "AW[", "AE["};
            text += ";" + std::string(kinds[rng.below(5)]) + point + "]";
        }
        EXPECT_TRUE(record(text + ")").game.board().check_invariants()) << text;
    }
}

TEST(sgf_record, games_are_written_and_read_again) {
    go::Game game(go::Size{9, 7}, *go::parse_rules("aga"));
    game.set_komi(Rational(-7, 2));
    game.place(go::at("C3"), Color::black);
    game.place(go::at("D4"), Color::white);
    game.set_to_move(Color::white);
    for (const char* move : {"E5", "pass", "F2", "A1"}) {
        game.play({game.to_move(), *go::parse_vertex(move, game.size())});
    }
    GameInfo info;
    info.black = {"a]b\\c", "3k", ""};
    info.result = "B+R";
    info.comment = "two\nlines";
    const std::string text = print(to_tree(game, info));
    EXPECT_EQ(text.substr(text.find("SZ")),
              "SZ[9:7]KM[-3.5]RU[AGA]RE[B+R]PB[a\\]b\\\\c]\nBR[3k]GC[two\nlines]AB[ce]AW[dd]PL[W];W[ec];B[];"
              "W[ff];B[ag])\n");
    const auto again = read_record(text);
    ASSERT_TRUE(again && again->warnings.empty());
    EXPECT_EQ(again->game.position(), game.position());
    EXPECT_EQ(again->game.rules(), game.rules());
    EXPECT_EQ(std::vector(again->game.moves().begin(), again->game.moves().end()),
              std::vector(game.moves().begin(), game.moves().end()));
    EXPECT_EQ(again->info.black, info.black);
    EXPECT_EQ(again->info.comment, info.comment);
}

TEST(sgf_record, handicap_is_what_white_is_compensated_for) {
    const auto stones = [](std::string_view text) { return record(text).game.handicap().size(); };
    EXPECT_EQ(stones("(;SZ[9]HA[3]AB[cc][gg][cg];W[gc];B[ee])"), 3u);
    EXPECT_EQ(stones("(;SZ[9]HA[2];AB[cc][gg];W[gc])"), 2u) << "AB in a node of its own";
    EXPECT_EQ(stones("(;SZ[9]HA[3];W[gc])"), 3u) << "left to the reader";
    EXPECT_EQ(stones("(;SZ[9]HA[3];B[cc];B[gg];B[cg];W[gc];B[ee])"), 3u) << "played by Black";
    EXPECT_EQ(stones("(;SZ[9]HA[3]AB[cc][gg][cg];W[gc];AE[gc];W[ee])"), 3u) << "setup later on";
    EXPECT_EQ(stones("(;SZ[9]AB[cc][gg];W[gc];B[ee])"), 2u) << "AB that nobody calls a handicap";
}

TEST(sgf_record, handicap_costs_points_where_the_rules_say_so) {  // Black owns all 81 points
    const auto score = [](const std::string& rules) {
        return go::final_score(record("(;SZ[9]KM[0]HA[2]AB[cc][gg]RU[" + rules + "])").game);
    };
    EXPECT_EQ(score("Chinese"), 79);
    EXPECT_EQ(score("AGA"), 80);
    EXPECT_EQ(score("NZ"), 81);
    EXPECT_EQ(score("Japanese"), 79) << "without the stones";
}

TEST(sgf_record, handicap_is_written_where_its_stones_are) {
    for (const char* text :
         {"(;SZ[9]HA[3]AB[cc][gg][cg];W[gc];B[ee])", "(;SZ[9]HA[3];B[cc];B[gg];B[cg];W[gc])",
          "(;SZ[9]HA[3];B[cc];B[gg];B[cg];W[gc];AE[cc][gg][cg]AB[aa])", "(;SZ[9]HA[2]AB[cc][gg];AE[cc][gg])",
          "(;SZ[9]HA[2]AB[cc][gg][cg]AW[ee];W[gc])"}) {
        for (const auto moves : {std::optional<int>(), std::optional<int>(0)}) {
            const go::Game game = record(text, moves).game;
            const go::Game again = record(print(to_tree(game))).game;
            EXPECT_EQ(again.position(), game.position()) << text;
        }
    }
    const go::Game free = record("(;SZ[9]HA[3];B[cc];B[gg];B[cg];W[gc])").game;
    EXPECT_EQ(record(print(to_tree(free))).game.handicap().size(), 3u);
}

TEST(sgf_record, setup_that_is_no_handicap) {
    const auto stones = [](std::string_view text) { return record(text).game.handicap().size(); };
    EXPECT_EQ(stones("(;SZ[9]AB[cc][gg][cg]AW[ee];W[gc])"), 0u) << "a problem";
    EXPECT_EQ(stones("(;SZ[9]AB[cc][gg];B[gc])"), 0u) << "Black moves";
    EXPECT_EQ(stones("(;SZ[9]AB[cc][gg])"), 0u) << "nobody moves";
    EXPECT_EQ(stones("(;SZ[9]AB[cc];W[gc])"), 0u) << "one stone";
    EXPECT_EQ(stones("(;SZ[9]HA[0]AB[cc][gg];W[gc])"), 0u) << "the record says so";
    EXPECT_EQ(stones("(;SZ[9]HA[2]AB[cc][gg][cg]AW[ee];W[gc])"), 2u) << "no more than HA";
    EXPECT_EQ(stones("(;SZ[9]HA[3];B[cc];W[gg];B[cg])"), 0u) << "HA that nobody placed";
}

TEST(sgf_record, handicap_games_are_written_and_read_again) {
    go::Game game(go::square(19), *go::parse_rules("japanese"));
    const std::vector<go::Point> stones = {go::at("D4"), go::at("Q16")};
    game.place_handicap(stones);
    const std::string text = print(to_tree(game));
    EXPECT_NE(text.find("HA[2]"), std::string::npos);
    const auto again = read_record(text);
    ASSERT_TRUE(again && again->warnings.empty());
    EXPECT_EQ(again->game.position(), game.position());
}

TEST(sgf_record, a_very_long_game) {
    std::string text = "(;SZ[19]";
    for (int i = 0; i < 50000; ++i) text += "(;B[](;W[]";
    const Record r = record(text + std::string(100001, ')'));
    EXPECT_EQ(r.game.moves().size(), 100000);
    EXPECT_TRUE(r.warnings.empty());
}

}  // namespace tedomari::sgf
