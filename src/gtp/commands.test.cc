// SPDX-License-Identifier: MIT
#include "gtp/commands.h"

#include <gtest/gtest.h>
#include <stdexcept>

namespace tedomari::gtp {

TEST(commands, know_the_protocol_before_anything_is_added) {
    const Commands commands;
    EXPECT_EQ(commands.respond("1 protocol_version"), "=1 2\n\n");
    EXPECT_EQ(commands.respond("known_command quit"), "= true\n\n");
    EXPECT_EQ(commands.respond("known_command genmove"), "= false\n\n");
    EXPECT_EQ(commands.respond("known_command"), "= false\n\n");
    EXPECT_EQ(commands.respond("list_commands"),
              "= gogui-interrupt\nknown_command\nlist_commands\nprotocol_version\nquit\n\n");
    EXPECT_EQ(commands.respond("# nothing"), "");
}

TEST(commands, answer_what_was_added) {
    Commands commands;
    commands.add("echo", [](const Request& request) { return Answer(request.text); });
    commands.add("refuse", [](const Request&) -> Answer { return Error{"not today"}; });
    commands.add("stumble", [](const Request&) -> Answer { throw std::runtime_error("no memory"); });
    EXPECT_EQ(commands.respond("echo a  b"), "= a  b\n\n");
    EXPECT_EQ(commands.respond("5 refuse"), "?5 not today\n\n");
    EXPECT_EQ(commands.respond("6 stumble"), "?6 failed: no memory\n\n");
    EXPECT_EQ(commands.respond("7 unheard_of"), "?7 unknown command\n\n");
    EXPECT_EQ(commands.respond("8"), "?8 unknown command\n\n");
    EXPECT_EQ(commands.respond("ECHO"), "? unknown command\n\n");  // names are as they are [GTP 2, 2.4]
}

TEST(commands, remember_that_quit_was_asked) {
    const Commands commands;
    EXPECT_FALSE(commands.quit_asked());
    EXPECT_EQ(commands.respond("quit"), "=\n\n");
    EXPECT_TRUE(commands.quit_asked());
}

}  // namespace tedomari::gtp
