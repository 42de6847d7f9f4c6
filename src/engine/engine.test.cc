// SPDX-License-Identifier: MIT
#include "engine/engine.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/rng.h"
#include "engine/quick.test.h"

// The transcripts in tests/*.tst cover the commands one by one; here is what a transcript cannot show.
namespace tedomari::engine {

namespace {

class Folder {
public:
    Folder()
        : path_(std::filesystem::temp_directory_path() / ("tedomari engine " + std::to_string(getpid()))) {
        std::filesystem::create_directories(path_);
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

}  // namespace

TEST(engine, answers_every_command_it_lists_whatever_the_arguments) {
    Settings settings = quick();
    settings.may_touch_files = false;
    Engine engine(settings);
    for (const std::string& name : engine.commands().names()) {
        if (name == "quit") continue;
        for (const char* arguments :
             {"", "b", "b D4", "b pass", "7", "-1", "0", "1 2", "1 2 3", "b 1 2", "x y z",
              "99999999999999999999", "nan", "1e400", "b Z99", "{\"ko\":7}", "dead"}) {
            const std::string response = engine.respond("42 " + name + " " + arguments);
            ASSERT_GE(response.size(), 5u);
            EXPECT_TRUE(response.rfind("=42", 0) == 0 || response.rfind("?42", 0) == 0)
                << name << " " << response;
            EXPECT_EQ(response.find("\n\n"), response.size() - 2) << name;
            EXPECT_EQ(response.find("unknown command"), std::string::npos) << name;
        }
    }
}

TEST(engine, judges_a_region_that_nobody_proves) {
    Settings settings = quick();
    settings.size = go::square(7);
    settings.time_per_move = player::Seconds(0.2);
    Engine engine(settings);
    std::string stones, points;
    for (const char* row : {"1", "2", "3", "4", "5", "6", "7"}) {
        stones += std::string(" b A") + row + " w G" + row;
        for (const char* column : {"B", "C", "D", "E", "F"}) points += std::string(" ") + column + row;
    }
    engine.respond("set_position" + stones);
    const std::string answer = engine.respond("tedomari-region" + points);
    EXPECT_NE(answer.find("opinions differ: looks"), std::string::npos) << answer;
}

TEST(engine, analyzes_and_plays_the_move_of_the_configured_player) {
    Settings settings = quick();
    settings.size = go::square(9);
    settings.time_per_move = player::Seconds(0);
    const std::string chosen = Engine(settings).respond("genmove b").substr(2, 2);
    for (const char* command : {"kata-genmove_analyze b 1", "lz-genmove_analyze b 1"}) {
        Engine engine(settings);
        const std::string answer = engine.respond(command);
        EXPECT_NE(answer.find("info move "), std::string::npos);
        ASSERT_EQ(engine.state().game.moves().size(), 1u);
        EXPECT_EQ(go::to_string(engine.state().game.moves().front().point), chosen);
    }
}

TEST(engine, analyzes_and_plays_by_the_clock) {
    Settings settings = quick();
    settings.style = player::Style::search;
    settings.time_per_move = player::Seconds(0);
    settings.visits = 0;
    Engine engine(settings);
    engine.respond("kata-genmove_analyze b 1");  // the first look is the longest
    engine.respond("time_settings 1 0 0");
    const auto start = std::chrono::steady_clock::now();
    engine.respond("kata-genmove_analyze w 100");
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(700));
}

TEST(engine, takes_a_record_that_names_no_rules_by_those_of_every_command) {
    const Folder folder;
    std::ofstream(folder.file("plain.sgf")) << "(;SZ[5]AB[aa];W[cc])";
    Engine engine(quick());
    engine.respond("loadsgf " + folder.file("plain.sgf"));
    EXPECT_EQ(go::to_string(engine.state().game.rules()), "japanese");
    EXPECT_EQ(engine.state().game.komi(), Rational(0));
}

TEST(engine, saves_and_loads_games_with_blanks_in_their_names) {
    const Folder folder;
    const std::string path = folder.file("my game.sgf");
    Engine engine(quick());
    for (const char* line : {"komi 3.5", "play b C3", "play w D3", "play b pass", "play w B2"}) {
        EXPECT_EQ(engine.respond(line), "=\n\n") << line;
    }
    EXPECT_EQ(engine.respond("printsgf " + path), "=\n\n");
    EXPECT_EQ(engine.respond("printsgf " + folder.file("no folder/x.sgf")), "? cannot write file\n\n");

    Engine other(quick());
    EXPECT_EQ(other.respond("loadsgf " + path), "=\n\n");
    EXPECT_EQ(other.respond("move_history"), engine.respond("move_history"));
    EXPECT_EQ(other.respond("get_komi"), "= 3.5\n\n");
    EXPECT_EQ(other.respond("loadsgf \"" + path + "\" 3"), "=\n\n");
    EXPECT_EQ(other.respond("move_history"), "= white D3\nblack C3\n\n");
    EXPECT_EQ(other.respond("loadsgf " + path + " 1"), "=\n\n");
    EXPECT_EQ(other.respond("move_history"), "=\n\n");
    EXPECT_EQ(other.respond("loadsgf " + path + " 1000"), "=\n\n");
    EXPECT_EQ(other.respond("move_history"), engine.respond("move_history"));
    EXPECT_EQ(other.respond("loadsgf " + path + " 0"), "? invalid move number\n\n");
}

TEST(engine, keeps_its_game_when_a_file_cannot_be_loaded) {
    const Folder folder;
    std::ofstream(folder.file("junk.sgf")) << "no game in here";
    std::ofstream(folder.file("huge.sgf")) << "(;SZ[300000];B[aa])";
    Engine engine(quick());
    engine.respond("play b C3");
    for (const std::string& file : {folder.file("none.sgf"), folder.file("junk.sgf"), folder.file("huge.sgf"),
                                    std::string("/"), std::string("/dev/zero")}) {
        EXPECT_EQ(engine.respond("loadsgf " + file), "? cannot load file\n\n") << file;
    }
    EXPECT_EQ(engine.respond("last_move"), "= black C3\n\n");
}

TEST(engine, plays_a_whole_game_and_takes_it_back) {
    Engine engine(quick());
    int moves = 0;
    for (int passes = 0; passes < 2 && moves < 200; ++moves) {
        const std::string answer = engine.respond(moves % 2 == 0 ? "genmove b" : "genmove w");
        ASSERT_EQ(answer[0], '=') << answer;
        passes = answer == "= pass\n\n" ? passes + 1 : 0;
    }
    EXPECT_LT(moves, 200);
    for (int i = 0; i < moves; ++i) EXPECT_EQ(engine.respond("undo"), "=\n\n");
    EXPECT_EQ(engine.respond("undo"), "? cannot undo\n\n");
    EXPECT_EQ(engine.respond("list_stones b"), "=\n\n");
}

TEST(engine, moves_at_once_when_it_is_cancelled) {
    Settings settings = quick();
    settings.monte_carlo.playouts = std::uint64_t{1} << 60;
    Engine engine(settings);
    engine.cancel() = true;
    EXPECT_EQ(engine.respond("genmove b")[0], '=');
}

TEST(engine, keeps_to_a_time_limit) {
    Settings settings = quick();
    settings.monte_carlo.playouts = std::uint64_t{1} << 60;  // would take for ever
    Engine engine(settings);
    EXPECT_EQ(engine.respond("time_settings 1 0 0"), "=\n\n");
    EXPECT_EQ(engine.respond("genmove b")[0], '=');
    EXPECT_EQ(engine.respond("time_left w 0 0"), "=\n\n");
    EXPECT_EQ(engine.respond("genmove w")[0], '=');
    settings.time_per_move = player::Seconds(0.01);
    Engine hasty(settings);
    EXPECT_EQ(hasty.respond("genmove b")[0], '=');
}

// Commands in any order leave a game that can be played on.
TEST(engine, survives_random_sessions) {
    Settings settings = quick();
    settings.monte_carlo.playouts = 8;
    settings.may_touch_files = false;
    Rng rng(2026);
    const std::vector<std::string> lines = {"boardsize 3",
                                            "boardsize 4 2",
                                            "clear_board",
                                            "play b A1",
                                            "play w A1",
                                            "play b B2",
                                            "play w B1",
                                            "play b A2",
                                            "play w pass",
                                            "genmove b",
                                            "genmove w",
                                            "undo",
                                            "undo",
                                            "fixed_handicap 2",
                                            "place_free_handicap 3",
                                            "set_free_handicap A1 B1",
                                            "komi -3",
                                            "kata-set-rules japanese",
                                            "kata-set-rules tromp-taylor",
                                            "set_position b A1 w B1",
                                            "gogui-setup_player w",
                                            "final_score",
                                            "final_status_list dead",
                                            "showboard",
                                            "printsgf",
                                            "gogui-play_sequence b A1 w A2 b B1",
                                            "kata-set-rule ko SITUATIONAL",
                                            "all_legal w"};
    Engine engine(settings);
    for (int i = 0; i < 3000; ++i) {
        const std::string& line = lines[rng.below(static_cast<std::uint32_t>(lines.size()))];
        const std::string response = engine.respond(line);
        ASSERT_TRUE(response[0] == '=' || response[0] == '?') << line;
        ASSERT_TRUE(engine.state().game.board().check_invariants()) << line;
    }
}

}  // namespace tedomari::engine
