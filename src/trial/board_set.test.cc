// SPDX-License-Identifier: MIT
#include "trial/board_set.h"

#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

#include "sgf/record.h"
#include "sgf/writer.h"
#include "trial/generated_boards.h"

namespace tedomari::trial {
namespace {

namespace fs = std::filesystem;

// Generated endgames as a collection; kos are among them.
class GeneratedFile {
public:
    explicit GeneratedFile(int boards) {
        std::ofstream file(path_);
        Rng rng(5);
        for (int i = 0; i < boards; ++i) {
            const GeneratedBoard made = generated_board(rng, go::square(9), {2, 3, true});
            if (!made.board.is_possible()) continue;
            file << sgf::print(sgf::to_tree(go::Game({made.board, go::Color::black}), {}));
        }
    }
    ~GeneratedFile() { fs::remove(path_); }
    const fs::path& path() const { return path_; }

private:
    fs::path path_ = fs::temp_directory_path() / ("tedomari-boards-" + std::to_string(getpid()) + ".sgf");
};

TEST(board_set, plays_out_to_where_the_forecast_says) {
    const GeneratedFile file(120);
    BoardSetQuestion question;
    question.path = file.path();
    question.sample = 120;
    question.back = {0};
    question.play_out = true;
    question.survey.nodes = 20'000;
    question.survey.judge = std::make_shared<survey::RandomGames>(200);
    const auto report = board_set(question, nullptr);
    ASSERT_TRUE(report);
    int played = 0;
    for (const BoardCase& position : report->cases) {
        played += position.played_out ? 1 : 0;
        EXPECT_TRUE(position.within_bound()) << position.game << " " << to_string(*position.played_out);
    }
    EXPECT_GT(played, 60);
}

TEST(board_set, refuses_what_is_no_file_and_what_holds_no_game) {
    BoardSetQuestion question;
    question.path = "no-such-file.sgf";
    EXPECT_FALSE(board_set(question, nullptr));
    const GeneratedFile none(0);
    question.path = none.path();
    EXPECT_FALSE(board_set(question, nullptr));
}

}  // namespace
}  // namespace tedomari::trial
