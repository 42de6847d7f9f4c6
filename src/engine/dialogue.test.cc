// SPDX-License-Identifier: MIT
#include "engine/dialogue.h"

#include <gtest/gtest.h>

#include "engine/quick.test.h"

namespace tedomari::engine {

TEST(dialogue, plays_a_game_with_a_person) {
    Dialogue dialogue(quick(), go::Color::black);
    EXPECT_NE(dialogue.opening().find("You are Black (X)"), std::string::npos);
    EXPECT_EQ(dialogue.reply(""), "");
    EXPECT_NE(dialogue.reply("c3").find("I play "), std::string::npos);
    EXPECT_EQ(dialogue.reply("C3"), "You cannot play C3: point is occupied.\n");
    EXPECT_EQ(dialogue.reply("castle"), "'castle' is no point of this board; help shows what you can say.\n");
    EXPECT_NE(dialogue.reply("UNDO").find("A B C D E"), std::string::npos);
    EXPECT_EQ(dialogue.reply("undo"), "There is nothing to take back.\n");
    EXPECT_NE(dialogue.reply("score").find("; "), std::string::npos);
    EXPECT_EQ(dialogue.reply("save"), "Save to which file?\n");
    EXPECT_EQ(dialogue.reply("save /no/such/folder/x.sgf"), "/no/such/folder/x.sgf: cannot write file.\n");
    EXPECT_FALSE(dialogue.is_over());
    EXPECT_EQ(dialogue.reply("resign"), "White (O) wins by resignation.\n");
    EXPECT_TRUE(dialogue.is_over());
}

TEST(dialogue, ends_after_two_passes_with_a_result) {
    Settings settings = quick();
    settings.size = go::square(1);
    Dialogue dialogue(settings, go::Color::black);
    dialogue.opening();
    const std::string last = dialogue.reply("pass");
    EXPECT_NE(last.find("Both passed.\nResult: W+7.5\n"), std::string::npos) << last;
    EXPECT_TRUE(dialogue.is_over());
}

TEST(dialogue, lets_the_program_begin_when_the_person_has_white) {
    Dialogue dialogue(quick(), go::Color::white);
    EXPECT_NE(dialogue.opening().find("I play "), std::string::npos);
    EXPECT_EQ(dialogue.prompt(), "O> ");
    EXPECT_EQ(dialogue.reply("undo"), "There is nothing to take back.\n");
    EXPECT_EQ(dialogue.reply("quit"), "Bye.\n");
}

}  // namespace tedomari::engine
