// SPDX-License-Identifier: MIT
#include "ask/edit.h"

#include <gtest/gtest.h>

#include "ask/calls.h"
#include "base/rng.h"
#include "go/diagram.h"

namespace tedomari::ask {
namespace {

using nlohmann::json;

json edited(const std::string& sgf, int node, json edit) {
    edit["sgf"] = sgf;
    edit["node"] = node;
    const Reply reply = edit_game(wire_text(edit));
    json body = reply.body;
    body["status"] = reply.status;
    return body;
}

// The board of a node, from the changes alone, as the page makes it.
std::map<std::string, std::string> board_of(const json& record, int node) {
    std::vector<json> line;
    for (json at = node; !at.is_null(); at = record["nodes"][at.get<std::size_t>()]["parent"])
        line.push_back(record["nodes"][at.get<std::size_t>()]["changes"]);
    std::map<std::string, std::string> board;
    for (auto changes = line.rbegin(); changes != line.rend(); ++changes) {
        for (const auto& [point, color] : changes->items()) {
            if (color == "") {
                board.erase(point);
            } else {
                board[point] = color;
            }
        }
    }
    return board;
}

constexpr const char* corner = "(;SZ[5]RU[Japanese]KM[0];B[ab];W[aa];B[ba])";  // Black takes A5

TEST(record, tells_captures_as_changes) {
    const Reply reply = open_file(corner, 1);
    ASSERT_EQ(reply.status, 200);
    const json& record = reply.body["record"];
    EXPECT_EQ(record["nodes"].size(), 4u);
    EXPECT_EQ(record["nodes"][3]["changes"], (json{{"B5", "B"}, {"A5", ""}}));
    EXPECT_EQ(record["nodes"][3]["captured"], (json{{"B", 0}, {"W", 1}}));
    EXPECT_EQ(record["nodes"][3]["toMove"], "W");
    EXPECT_EQ(record["mainEnd"], 3);
    EXPECT_EQ(record["rules"], "japanese");
}

TEST(record, says_which_move_breaks_the_rules) {
    const json record = open_file("(;SZ[5];B[aa];W[aa])", 1).body["record"];
    EXPECT_EQ(record["nodes"][2]["illegal"], "occupied");
    EXPECT_FALSE(record["nodes"][1].contains("illegal"));
    EXPECT_EQ(record["warnings"].size(), 1u);
}

TEST(record, reads_other_character_sets_and_writes_one) {
    const std::string text = "(;CA[Shift_JIS]SZ[5]PB[\x96\x7b\x88\xf6\x96\x56];C[\x83\x5c])";  // 本因坊, ソ
    const json record = open_file(text, 1).body["record"];
    EXPECT_EQ(record["info"]["black"], "本因坊");
    EXPECT_EQ(record["nodes"][1]["comment"], "ソ");
    const json again = open_file(record["sgf"].get<std::string>(), 1).body["record"];
    EXPECT_EQ(again["info"]["black"], "本因坊");
    EXPECT_EQ(again["sgf"], record["sgf"]);
}

TEST(record, of_a_collection_is_the_game_asked_for) {
    const std::string text = "(;SZ[5]PB[a];B[aa])(;SZ[7]PB[b];B[aa];W[bb])";
    const Reply reply = open_file(text, 2);
    EXPECT_EQ(reply.body["games"].size(), 2u);
    EXPECT_EQ(reply.body["games"][1]["moves"], 2);
    EXPECT_EQ(reply.body["record"]["boardXSize"], 7);
    EXPECT_EQ(open_file(text, 3).status, 422);
}

TEST(record, of_a_diagram_has_its_stones) {
    const Reply reply = open_file("to move: white\n. X .\n. O .\n. . .\n", 1);
    ASSERT_EQ(reply.status, 200);
    EXPECT_EQ(reply.body["kind"], "diagram");
    EXPECT_EQ(board_of(reply.body["record"], 0),
              (std::map<std::string, std::string>{{"B3", "B"}, {"B2", "W"}}));
    EXPECT_EQ(reply.body["record"]["nodes"][0]["toMove"], "W");
}

TEST(record, draws_a_diagram_that_reads_back) {
    const Reply drawn = draw_diagram(wire_text({{"sgf", corner}, {"node", 3}}));
    ASSERT_EQ(drawn.status, 200);
    const Reply back = open_file(drawn.body["diagram"].get<std::string>(), 1);
    EXPECT_EQ(board_of(back.body["record"], 0), board_of(open_file(corner, 1).body["record"], 3));
}

TEST(record, too_large_to_show_is_refused_in_words) {
    std::string many = "(";
    for (int i = 0; i < 30'000; ++i) many += ";B[aa]";
    EXPECT_EQ(open_file(many + ")", 1).status, 422);
    std::string setups = "(;SZ[19]";
    for (int i = 0; i < 5'000; ++i) setups += ";AB[aa]PL[W]";
    EXPECT_EQ(open_file(setups + ")", 1).status, 422);
}

TEST(edit, plays_a_move_and_goes_to_it_when_it_is_there_already) {
    const json first = edited(corner, 1, {{"edit", "play"}, {"point", "C3"}});
    ASSERT_EQ(first["status"], 200);
    EXPECT_TRUE(first["changed"].get<bool>());
    const int node = first["node"].get<int>();
    EXPECT_EQ(first["record"]["nodes"][static_cast<std::size_t>(node)]["move"], (json{"W", "C3"}));
    const std::string sgf = first["record"]["sgf"].get<std::string>();
    const json again = edited(sgf, 1, {{"edit", "play"}, {"point", "C3"}});
    EXPECT_FALSE(again["changed"].get<bool>());
    EXPECT_EQ(again["node"], node);
    EXPECT_EQ(again["record"]["sgf"], sgf);
}

TEST(edit, refuses_an_illegal_move_and_says_why) {
    const json taken = edited(corner, 1, {{"edit", "play"}, {"point", "A4"}});
    EXPECT_EQ(taken["status"], 422);
    EXPECT_EQ(taken["illegal"], "occupied");
    const char* ko =
        "(;SZ[5]RU[Japanese]AB[ab][ba][cb][bc]AW[ca][db][cc];W[bb])";  // White throws into the ko
    const json record = open_file(ko, 1).body["record"];
    const json capture = edited(ko, 1, {{"edit", "play"}, {"point", "C4"}, {"color", "B"}});
    EXPECT_EQ(capture["status"], 422) << "C4 holds a stone";
    EXPECT_EQ(edited(corner, 3, {{"edit", "play"}, {"point", "A5"}})["illegal"], "suicide");
}

TEST(edit, passes_too) {
    const json passed = edited(corner, 3, {{"edit", "play"}, {"point", "pass"}});
    EXPECT_EQ(passed["record"]["nodes"][4]["move"], (json{"W", "pass"}));
}

TEST(edit, sets_up_stones_in_the_root_and_in_a_new_node_after_moves) {
    const json root = edited("(;SZ[5])", 0, {{"edit", "setup"}, {"stones", {{"A1", "B"}, {"B1", "W"}}}});
    EXPECT_EQ(root["node"], 0);
    EXPECT_EQ(board_of(root["record"], 0), (std::map<std::string, std::string>{{"A1", "B"}, {"B1", "W"}}));
    const json later = edited(corner, 3, {{"edit", "setup"}, {"stones", {{"E1", "W"}, {"A4", ""}}}});
    ASSERT_EQ(later["status"], 200);
    EXPECT_EQ(later["node"], 4);
    EXPECT_EQ(board_of(later["record"], 4), (std::map<std::string, std::string>{{"B5", "B"}, {"E1", "W"}}));
    EXPECT_EQ(later["record"]["nodes"][4]["toMove"], "W");
    const json breathless =
        edited("(;SZ[5])", 0, {{"edit", "setup"}, {"stones", {{"A1", "B"}, {"B1", "W"}, {"A2", "W"}}}});
    EXPECT_EQ(breathless["status"], 422);
}

TEST(edit, deletes_a_branch_and_promotes_another) {
    const char* branches = "(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd]))";
    const json gone = edited(branches, 2, {{"edit", "delete"}});
    EXPECT_EQ(gone["node"], 1);
    EXPECT_EQ(gone["record"]["nodes"].size(), 3u);
    const json first = edited(branches, 4, {{"edit", "promote"}});
    EXPECT_EQ(first["node"], 2);
    EXPECT_EQ(first["record"]["nodes"][2]["move"], (json{"W", "D2"}));
    EXPECT_EQ(first["record"]["mainEnd"], 2);
    EXPECT_EQ(edited(branches, 0, {{"edit", "delete"}})["status"], 422);
}

TEST(edit, writes_texts_so_that_they_come_back) {
    const std::string odd = "a ] b \\ c : <script>alert(1)</script>\nsecond line";
    const json commented = edited(corner, 2, {{"edit", "comment"}, {"text", odd}});
    EXPECT_EQ(commented["record"]["nodes"][2]["comment"], odd);
    const json labelled =
        edited(corner, 2, {{"edit", "mark"}, {"kind", "label"}, {"points", {"C3"}}, {"text", "x:]"}});
    EXPECT_EQ(labelled["record"]["nodes"][2]["marks"],
              json::array({{{"point", "C3"}, {"kind", "label"}, {"text", "x:]"}}}));
    const std::string sgf = labelled["record"]["sgf"].get<std::string>();
    const json unmarked = edited(sgf, 2, {{"edit", "mark"}, {"kind", ""}, {"points", {"C3"}}});
    EXPECT_FALSE(unmarked["record"]["nodes"][2].contains("marks"));
    const json named =
        edited(corner, 0, {{"edit", "info"}, {"black", "A]B"}, {"rules", "chinese"}, {"komi", 7.5}});
    EXPECT_EQ(named["record"]["info"]["black"], "A]B");
    EXPECT_EQ(named["record"]["rules"], "chinese");
    EXPECT_EQ(named["record"]["komi"], 7.5);
}

TEST(edit, of_nonsense_is_refused) {
    EXPECT_EQ(edited(corner, 99, {{"edit", "delete"}})["status"], 400);
    EXPECT_EQ(edited(corner, 0, {{"edit", "frob"}})["status"], 400);
    EXPECT_EQ(edited("no game", 0, {{"edit", "delete"}})["status"], 400);
    EXPECT_EQ(edited(corner, 1, {{"edit", "play"}, {"point", "Z99"}})["status"], 400);
    EXPECT_EQ(edited(corner, 1, {{"edit", "setup"}, {"stones", {{"A1", "green"}}}})["status"], 400);
}

TEST(edit, a_random_game_is_the_same_on_the_page_and_on_the_board) {
    Rng rng(5);
    json record = new_game(R"({"boardXSize": 5, "rules": "japanese"})").body;
    go::Game game(go::square(5), *go::parse_rules("japanese"));
    int node = 0;
    for (int i = 0; i < 60; ++i) {
        const int x = static_cast<int>(rng.below(5)), y = static_cast<int>(rng.below(5));
        const go::Point p = go::Point::at(x, y);
        const json next =
            edited(record["sgf"].get<std::string>(), node, {{"edit", "play"}, {"point", go::to_string(p)}});
        const go::Move move{game.to_move(), p};
        ASSERT_EQ(next["status"] == 200, game.is_legal(move)) << go::to_string(move);
        if (!game.is_legal(move)) continue;
        game.play(move);
        record = next["record"];
        node = next["node"].get<int>();
        const auto board = board_of(record, node);
        go::for_each_point(game.size(), [&](go::Point q) {
            const auto stone = board.find(go::to_string(q));
            const go::Cell cell = game.board().at(q);
            ASSERT_EQ(stone == board.end()   ? go::Cell::empty
                      : stone->second == "B" ? go::Cell::black
                                             : go::Cell::white,
                      cell);
        });
    }
    EXPECT_GT(node, 20);
}

}  // namespace
}  // namespace tedomari::ask
