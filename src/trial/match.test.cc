// SPDX-License-Identifier: MIT
#include "trial/match.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <unistd.h>

#include "go/diagram.h"
#include "gtp/client.h"
#include "trial/match_folder.h"
#include "trial/match_json.h"

namespace tedomari::trial {

void PrintTo(const GameReport& report, std::ostream* out) { *out << to_json(report); }

namespace {

using namespace std::chrono_literals;
using go::Color;
namespace fs = std::filesystem;

// An engine that plays these moves in every game, then passes.  A word that is no move is run as shell.
std::string scripted(const std::string& name, const std::string& moves, const std::string& score = "B+2") {
    return R"(n=0; while read -r command rest; do case $command in
        name) printf '= )" +
           name + R"(\n\n' ;;
        version) printf '= 1\n\n' ;;
        clear_board) n=0; printf '=\n\n' ;;
        final_score) printf '= )" +
           score + R"(\n\n' ;;
        quit) printf '=\n\n'; exit ;;
        genmove) n=$((n+1)); set -- )" +
           moves + R"(; i=1; while [ $i -lt $n ] && [ $# -gt 0 ]; do shift; i=$((i+1)); done
            case ${1:-pass} in
                crash) exit 7 ;;
                hang) sleep 1000 ;;
                refuse) printf '? I will not\n\n' ;;
                *) printf '= %s\n\n' "${1:-pass}" ;;
            esac ;;
        *) printf '=\n\n' ;;
    esac; done)";
}

MatchPlan plan(const std::string& black, const std::string& white) {
    MatchPlan plan;
    plan.engines = {black, white};
    plan.size = go::square(5);
    plan.rules = *go::parse_rules("chinese");
    plan.rules.komi = 0;
    plan.move_time = 30s;
    return plan;
}

GameReport only_game(const MatchPlan& plan) {
    const auto report = play_match(plan);
    EXPECT_TRUE(report) << report.error().message;
    return report && report->games.size() == 1 ? report->games[0] : GameReport{};
}

class SgfFolder {
public:
    SgfFolder() : path_(fs::temp_directory_path() / ("tedomari-match-" + std::to_string(getpid()))) {
        fs::remove_all(path_);
    }
    ~SgfFolder() { fs::remove_all(path_); }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

std::string text_of(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

}  // namespace

// The engine plays A1 in the game of seed 8 and B1 in that of seed 9.
TEST(match, gives_each_game_a_seed_of_its_own) {
    const std::string seeded = R"(while read -r command rest; do case $command in
        known_command) printf '= true\n\n' ;;
        set_random_seed) seed=$rest; printf '=\n\n' ;;
        genmove) case $seed in 8) move=A1 ;; 9) move=B1 ;; *) move=pass ;; esac; seed=; printf '= %s\n\n' $move ;;
        final_score) printf '= 0\n\n' ;;
        quit) printf '=\n\n'; exit ;;
        *) printf '=\n\n' ;;
    esac; done)";
    SgfFolder folder;
    MatchPlan match = plan(seeded, scripted("b", "", "0"));
    match.games = 2;
    match.seed = 7;
    match.sgf_folder = folder.path();
    ASSERT_TRUE(play_match(match));
    const auto text = [&](const char* name) {
        std::ifstream file(folder.path() / name);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    EXPECT_NE(text("game-0001.sgf").find("B[ae]"), std::string::npos);
    EXPECT_NE(text("game-0002.sgf").find("B[be]"), std::string::npos);
}

TEST(match, counts_by_the_engines_when_they_agree) {
    const GameReport game = only_game(plan(scripted("A", "C3 B2"), scripted("B", "D3", "B+2.0")));
    EXPECT_EQ(game.end, GameEnd::counted);
    EXPECT_EQ(game.judge, GameReport::Judge::engines);
    EXPECT_EQ(game.winner, Color::black);
    EXPECT_EQ(game.score, Rational(2));
    EXPECT_EQ(game.moves, 5);
    EXPECT_EQ(game.times[0].moves, 3);
    EXPECT_EQ(game.times[1].moves, 2);
}

// Each opening twice, with the colors changed; the engines are told its stones and moves.
TEST(match, begins_from_openings) {
    MatchPlan given = plan(scripted("A", "A5"), scripted("B", "B5"));
    const go::Board board = go::diagram(R"(
        . . . . .
        . X . O .
        . . . . .
        . . . . .
        . . . . .)");
    go::Game first({board, Color::white});
    first.play({Color::white, go::at("C3")});
    given.openings = {"two", {first, go::Game({board, Color::white})}};
    given.alternate = true;
    given.games = 4;
    const SgfFolder folder;
    given.sgf_folder = folder.path();
    const auto report = play_match(given);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->games.size(), 4u);
    EXPECT_EQ(report->games[0].moves, 4);
    EXPECT_EQ(report->games[1].black, 1);
    const std::string sgf = text_of(folder.path() / "game-0001.sgf");
    EXPECT_NE(sgf.find("AB[bb]"), std::string::npos) << sgf;
    EXPECT_NE(sgf.find(";W[cc];B[aa]C["), std::string::npos) << sgf;
    EXPECT_NE(text_of(folder.path() / "game-0003.sgf").find(";W[ba]C["), std::string::npos);
    EXPECT_NE(to_text(*report).find("from 2 positions: two"), std::string::npos);
}

TEST(match, counts_itself_when_they_do_not) {
    const std::string black = scripted("A", "C1 C2 C3 C4 C5", "B+90");
    const GameReport game = only_game(plan(black, scripted("B", "", "W+3")));
    EXPECT_EQ(game.judge, GameReport::Judge::tedomari);
    EXPECT_EQ(game.score, Rational(25));
    EXPECT_EQ(game.note, "black counts B+90, white counts W+3");
}

TEST(match, lets_the_referee_count) {
    MatchPlan with_referee = plan(scripted("A", "C3", "B+1"), scripted("B", "", "B+1"));
    with_referee.referee = scripted("R", "", "W+4.5");
    const GameReport game = only_game(with_referee);
    EXPECT_EQ(game.judge, GameReport::Judge::referee);
    EXPECT_EQ(game.winner, Color::white);
    EXPECT_EQ(game.score, -Rational(9, 2));
}

TEST(match, takes_the_game_from_an_engine_that_misbehaves) {
    const std::string good = scripted("good", "C3 D4 B2");
    struct Case {
        std::string moves;
        GameEnd end;
        std::string note, result;
    };
    for (const Case& expected :
         {Case{"crash", GameEnd::crashed, "white exited with status 7", "B+F"},
          Case{"refuse", GameEnd::crashed, "white refused genmove: I will not", "B+F"},
          Case{"C3", GameEnd::illegal_move, "white played C3: point is occupied", "B+F"},
          Case{"Z9", GameEnd::illegal_move, "white played 'Z9'", "B+F"},
          Case{"hang", GameEnd::timed_out, "white did not answer in time", "B+T"},
          Case{"resign", GameEnd::resigned, "", "B+R"}}) {
        MatchPlan bad = plan(good, scripted("bad", expected.moves));
        bad.move_time = expected.end == GameEnd::timed_out ? 300ms : 30s;
        const GameReport game = only_game(bad);
        EXPECT_EQ(game.end, expected.end) << expected.moves;
        EXPECT_EQ(game.note, expected.note);
        EXPECT_EQ(result_text(game), expected.result);
        EXPECT_EQ(game.winner, Color::black);
    }
}

TEST(match, goes_on_after_a_crash_and_changes_colors) {
    MatchPlan many = plan(scripted("A", "C3"), scripted("B", "crash"));
    many.games = 4;
    many.alternate = true;
    const auto report = play_match(many);
    ASSERT_TRUE(report);
    ASSERT_EQ(report->games.size(), 4u);
    EXPECT_EQ(report->wins(0), 4);
    EXPECT_EQ(report->wins(0, Color::black), 2);
    EXPECT_EQ(report->wins(0, Color::white), 2);
    EXPECT_EQ(report->rate(1), 0);
    EXPECT_FALSE(report->mean_score(0));
    EXPECT_EQ(report->names[0], "A 1");
}

TEST(match, has_no_result_when_a_game_does_not_end_or_a_legal_move_is_refused) {
    MatchPlan endless = plan(scripted("A", "A1 B1 C1 D1 E1"), scripted("B", "A2 B2 C2 D2 E2"));
    endless.max_moves = 4;
    GameReport game = only_game(endless);
    EXPECT_EQ(game.end, GameEnd::too_long);
    EXPECT_FALSE(game.has_result());
    EXPECT_EQ(result_text(game), "Void");

    const std::string stubborn =
        "while read -r c r; do case $c in play) printf '? illegal move\\n\\n';; *) printf '=\\n\\n';; esac; "
        "done";
    game = only_game(plan(scripted("A", "C3"), stubborn));
    EXPECT_EQ(game.end, GameEnd::disputed);
    EXPECT_EQ(game.note, "white refused B C3: illegal move");
}

TEST(match, cannot_be_played_by_what_is_no_engine) {
    const auto no_engine = play_match(plan("no-such-engine", scripted("B", "")));
    ASSERT_FALSE(no_engine);
    EXPECT_NE(no_engine.error().message.find("'no-such-engine' exited with status 127"), std::string::npos)
        << no_engine.error().message;
    const auto small = play_match(plan("while read -r c r; do printf '? too big\\n\\n'; done", "true"));
    ASSERT_FALSE(small);
    EXPECT_NE(small.error().message.find("will not play on a 5x5 board: too big"), std::string::npos);
}

TEST(match, is_gone_on_with_from_its_folder) {
    const SgfFolder folder;
    MatchPlan first = plan(scripted("A", "C3 B2"), scripted("B", "D3"));
    first.games = 2;
    first.alternate = true;
    first.sgf_folder = folder.path();
    const auto before = play_match(first);
    ASSERT_TRUE(before) << before.error().message;
    EXPECT_EQ(before->found, 0);

    MatchPlan more = first;
    more.games = 5;
    fs::remove(folder.path() / "game-0002.sgf");                                        // its record is lost
    std::ofstream(folder.path() / "match.jsonl", std::ios::app) << "{\"game\":3,\"bl";  // and a line cut off
    const auto after = play_match(more);
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(after->found, 1);
    ASSERT_EQ(after->games.size(), 5u);
    EXPECT_EQ(after->games[0], before->games[0]);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(after->games[static_cast<std::size_t>(i)].number, i + 1);

    const auto again = play_match(more);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->found, 5);
    EXPECT_EQ(again->games, after->games);

    more.rules.komi = 7;
    const auto other = play_match(more);
    ASSERT_FALSE(other);
    EXPECT_NE(other.error().message.find("holds another match"), std::string::npos);
}

TEST(match, stops_when_it_is_cancelled) {
    const std::atomic<bool> cancel = true;
    MatchObserver observer;
    observer.cancel = &cancel;
    const auto report = play_match(plan(scripted("A", "hang"), scripted("B", "")), observer);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->interrupted);
    EXPECT_TRUE(report->games.empty());
}

TEST(match, reports_its_figures) {
    MatchPlan many = plan(scripted("A", "C3", "B+3.5"), scripted("B", "", "B+3.5"));
    many.games = 2;
    const auto report = play_match(many);
    ASSERT_TRUE(report);
    const auto json = to_json(*report);
    EXPECT_EQ(json["engines"][0]["wins"], 2);
    EXPECT_EQ(json["engines"][0]["meanScore"], 3.5);
    EXPECT_EQ(json["engines"][1]["meanScore"], -3.5);
    EXPECT_EQ(json["games"][1]["result"], "B+3.5");
    EXPECT_EQ(game_report_of(json["games"][1]), report->games[1]);
    EXPECT_EQ(to_text(*report).rfind("A 1 against B 1: 2 of 2 games on 5x5, komi 0, chinese rules\n", 0), 0u)
        << to_text(*report);
}

// A real opponent, and a second opinion on our records.
TEST(match, plays_gnu_go_and_writes_records_that_gnu_go_loads) {
    const std::string gnugo = "PATH=$PATH:/usr/games; exec gnugo --mode gtp --level 1 --never-resign";
    const SgfFolder folder;
    MatchPlan both = plan(gnugo, gnugo + " --seed 2");
    both.games = 2;
    both.alternate = true;
    both.referee = gnugo;
    both.sgf_folder = folder.path();
    const auto report = play_match(both);
    ASSERT_TRUE(report) << report.error().message;
    ASSERT_EQ(report->games.size(), 2u);
    auto reader = gtp::Client::start(gnugo);
    ASSERT_TRUE(reader);
    for (const GameReport& game : report->games) {
        EXPECT_EQ(game.judge, GameReport::Judge::referee);
        EXPECT_TRUE(game.score);
        const fs::path record = folder.path() / ("game-000" + std::to_string(game.number) + ".sgf");
        const auto loaded = reader->ask("loadsgf " + record.string(), gtp::Patience::of(60s));
        EXPECT_TRUE(loaded) << loaded.text << "\n" << text_of(record);
        const auto history = reader->ask("move_history", gtp::Patience::of(60s));
        EXPECT_EQ(std::count(history.text.begin(), history.text.end(), '\n') + 1, game.moves);
    }
}

}  // namespace tedomari::trial
