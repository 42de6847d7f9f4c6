// SPDX-License-Identifier: MIT
#include "gtp/client.h"

#include <cerrno>
#include <gtest/gtest.h>
#include <sys/wait.h>

namespace tedomari::gtp {

namespace {

using namespace std::chrono_literals;
using Kind = Reply::Kind;

const Patience patient() { return Patience::of(60s); }

Client engine(const std::string& script) {
    auto client = Client::start(script);
    EXPECT_TRUE(client);
    return std::move(*client);
}

// No child of this process is left, running or dead.
bool no_child_left() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

}  // namespace

TEST(client, asks_and_gets_answers) {
    {
        auto client = engine(R"(while read line; do
            case $line in
                quit) printf '=\n\n'; exit ;;
                bad*) printf '? no such thing\n\n' ;;
                board) printf '=\r\n a b\r\n c d\r\n\r\n' ;;
                chat) printf 'thinking ...\n\n=7 D4 \n\n' ;;
                *) printf '= %s\n\n' "$line" ;;
            esac
        done)");
        EXPECT_EQ(client.ask("hello", patient()), (Reply{Kind::answer, "hello"}));
        EXPECT_EQ(client.ask("bad luck", patient()), (Reply{Kind::refusal, "no such thing"}));
        EXPECT_EQ(client.ask("chat", patient()), (Reply{Kind::answer, "D4"}));
        EXPECT_EQ(client.ask("board", patient()), (Reply{Kind::answer, "a b\r\n c d"}));
        EXPECT_TRUE(client.is_alive());
        client.quit();
        EXPECT_FALSE(client.is_alive());
    }
    EXPECT_TRUE(no_child_left());
}

TEST(client, says_how_an_engine_died) {
    auto client = engine("read line; echo 'out of nets' >&2; exit 3");
    const Reply reply = client.ask("name", patient());
    EXPECT_EQ(reply, (Reply{Kind::died, "exited with status 3 (out of nets)"}));
    EXPECT_TRUE(reply.is_fatal());
    EXPECT_FALSE(client.is_alive());
    EXPECT_EQ(client.ask("name", patient()), reply);
    EXPECT_TRUE(no_child_left());

    EXPECT_EQ(engine("read line; kill -11 $$").ask("name", patient()),
              (Reply{Kind::died, "was killed by signal 11"}));
    EXPECT_EQ(engine("exit 0").ask("name", patient()).kind, Kind::died);
    const Reply unknown = engine("no-such-engine --gtp").ask("name", patient());
    EXPECT_EQ(unknown.kind, Kind::died);
    EXPECT_NE(unknown.text.find("not found"), std::string::npos) << unknown.text;
}

TEST(client, gives_up_on_a_silent_engine_and_kills_its_whole_family) {
    {
        auto client = engine("(sleep 1000 & sleep 1000); true");
        EXPECT_EQ(client.ask("name", Patience::of(100ms)).kind, Kind::silent);
        EXPECT_FALSE(client.is_alive());
        auto half = engine("read line; printf '= half an answer\\n'; sleep 1000");
        EXPECT_EQ(half.ask("name", Patience::of(100ms)).kind, Kind::silent);
        auto deaf = engine("sleep 1000");
        EXPECT_EQ(deaf.ask(std::string(1 << 20, 'x'), Patience::of(100ms)).kind, Kind::silent);
        auto stubborn = engine("trap '' TERM INT HUP; while true; do sleep 1; done");
        EXPECT_TRUE(stubborn.is_alive());
    }
    EXPECT_TRUE(no_child_left());
}

TEST(client, drains_what_an_engine_writes_to_standard_error) {
    auto client = engine(R"(read line; i=0
        while [ $i -lt 20000 ]; do echo 'a line of useless chatter' >&2; i=$((i+1)); done
        printf '= done\n\n'; read line)");
    EXPECT_EQ(client.ask("name", patient()), (Reply{Kind::answer, "done"}));
}

TEST(client, can_be_interrupted) {
    const std::atomic<bool> cancel = true;
    auto client = engine("sleep 1000");
    EXPECT_EQ(client.ask("name", Patience::of(60s, &cancel)).kind, Kind::cancelled);
    EXPECT_TRUE(no_child_left());
}

TEST(client, plays_with_gnu_go) {
    auto client = engine("PATH=$PATH:/usr/games; exec gnugo --mode gtp --level 1 --boardsize 9");
    EXPECT_EQ(client.ask("name", patient()), (Reply{Kind::answer, "GNU Go"}));
    EXPECT_EQ(client.ask("play b E5", patient()), (Reply{Kind::answer, ""}));
    EXPECT_EQ(client.ask("play w E5", patient()), (Reply{Kind::refusal, "illegal move"}));
    EXPECT_EQ(client.ask("genmove w", patient()).kind, Kind::answer);
    client.quit();
    EXPECT_TRUE(no_child_left());
}

}  // namespace tedomari::gtp
