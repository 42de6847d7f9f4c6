// SPDX-License-Identifier: MIT
#include "gtp/serve.h"

#include <chrono>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sstream>
#include <thread>
#include <unistd.h>

#include "gtp/inbox.h"

namespace tedomari::gtp {

namespace {

using namespace std::chrono_literals;

// A session in its own thread, with a pipe to write to.
class Session {
public:
    explicit Session(const Commands& commands) {
        int ends[2];
        EXPECT_EQ(pipe2(ends, O_CLOEXEC), 0);
        input_ = ends[0];
        to_ = ends[1];
        thread_ = std::thread([this, &commands] {
            ending_ = serve(commands, {input_, output_, cancel, &stop});
        });
    }
    ~Session() { finish(); }

    void say(std::string_view text) const {
        while (!text.empty()) {
            const auto n = write(to_, text.data(), text.size());
            ASSERT_GT(n, 0);
            text.remove_prefix(static_cast<std::size_t>(n));
        }
    }
    void hang_up() {
        if (to_ >= 0) close(to_);
        to_ = -1;
    }
    std::string finish() {
        hang_up();
        return join();
    }
    std::string join() {
        if (thread_.joinable()) {
            thread_.join();
            close(input_);
        }
        return output_.str();
    }
    Ending ending() const { return ending_; }

    std::atomic<bool> cancel = false;
    std::atomic<bool> stop = false;

private:
    int input_ = -1, to_ = -1;
    std::ostringstream output_;
    Ending ending_ = Ending::quit;
    std::thread thread_;
};

}  // namespace

TEST(serve, answers_line_after_line_until_the_input_ends) {
    const Commands commands;
    Session session(commands);
    session.say("1 protocol_version\n\n# comment\n2 nonsense\r\n3 protocol_version");
    EXPECT_EQ(session.finish(), "=1 2\n\n?2 unknown command\n\n=3 2\n\n");
    EXPECT_EQ(session.ending(), Ending::end_of_input);
}

TEST(serve, goes_on_with_a_stream_until_the_next_line) {
    Commands commands;
    std::atomic<int> lines = 0;
    commands.add_streaming("count", [&](const Request& request, Stream& stream) -> std::optional<Error> {
        if (!request.arguments.empty()) return Error{"syntax error"};
        do {
            stream.line(std::to_string(++lines));
            std::this_thread::sleep_for(1ms);
        } while (stream.is_wanted());
        return {};
    });
    Session session(commands);
    session.say("1 count\n");
    while (lines < 5) std::this_thread::sleep_for(1ms);
    session.say("2 protocol_version\n3 count wrong\n");
    const std::string said = session.finish();
    EXPECT_EQ(said.substr(0, 13), "=1\n1\n2\n3\n4\n5\n");
    EXPECT_NE(said.find("\n\n=2 2\n\n?3 syntax error\n\n"), std::string::npos) << said;
    lines = 0;
    EXPECT_EQ(commands.respond("4 count"), "=4 1\n\n");
}

TEST(serve, ends_at_quit_though_the_input_stays_open) {
    const Commands commands;
    Session session(commands);
    session.say("1 quit\n2 protocol_version\n");
    EXPECT_EQ(session.join(), "=1\n\n");
    EXPECT_EQ(session.ending(), Ending::quit);
    session.hang_up();
}

TEST(serve, survives_a_line_without_end_and_bytes_that_are_no_text) {
    const Commands commands;
    Session session(commands);
    session.say("1 " + std::string(3 << 20, 'x') + "\n");
    session.say(std::string(1 << 20, '\0') + "\n");
    session.say("#" + std::string(1 << 20, 'x') + "\n");
    std::string bytes;
    for (int i = 0; i < 1 << 15; ++i) bytes += static_cast<char>(i * 7 % 256 == '\n' ? 'x' : i * 7 % 256);
    session.say("3 \xff\xfe" + bytes + "\n4 protocol_version\n");
    EXPECT_EQ(session.finish(), "?1 line too long\n\n?3 unknown command\n\n=4 2\n\n");
}

TEST(serve, takes_a_flood_of_lines) {
    const Commands commands;
    Session session(commands);
    std::string lines, answers;
    for (int i = 1; i <= 100000; ++i) {
        lines += std::to_string(i) + " protocol_version          \n";
        answers += "=" + std::to_string(i) + " 2\n\n";
    }
    session.say(lines);
    EXPECT_EQ(session.finish(), answers);
}

TEST(serve, says_so_when_the_input_cannot_be_read) {
    const Commands commands;
    std::ostringstream output;
    std::atomic<bool> cancel = false;
    EXPECT_EQ(serve(commands, {-1, output, cancel}), Ending::unreadable_input);
    const int folder = open("/", O_RDONLY | O_CLOEXEC);
    EXPECT_EQ(serve(commands, {folder, output, cancel}), Ending::unreadable_input);
    close(folder);
    EXPECT_EQ(output.str(), "");
}

TEST(serve, stops_when_the_output_is_gone) {
    const Commands commands;
    int ends[2];
    ASSERT_EQ(pipe2(ends, O_CLOEXEC), 0);
    ASSERT_EQ(write(ends[1], "name\nname\n", 10), 10);
    std::ostringstream output;
    output.setstate(std::ios::badbit);
    std::atomic<bool> cancel = false;
    EXPECT_EQ(serve(commands, {ends[0], output, cancel}), Ending::closed_output);
    for (const int descriptor : {ends[0], ends[1]}) close(descriptor);
}

// A command that runs until it is cancelled would hang this test if interrupts did not work.
TEST(serve, interrupts_a_running_command) {
    Commands commands;
    std::atomic<bool> running = false;
    std::atomic<bool>* cancel = nullptr;
    commands.add("think", [&](const Request&) {
        running = true;
        while (!*cancel) std::this_thread::sleep_for(1ms);
        return Answer("so far");
    });
    commands.add("check", [&](const Request&) { return Answer(*cancel ? "cancelled" : "free"); });
    Session session(commands);
    cancel = &session.cancel;
    session.say("# interrupt\n1 think\n");
    while (!running) std::this_thread::sleep_for(1ms);
    session.say("# interrupt\n2 check\n");
    EXPECT_EQ(session.finish(), "=1 so far\n\n=2 free\n\n");
}

TEST(serve, interrupts_what_was_sent_before_though_it_had_not_begun) {
    Commands commands;
    std::atomic<bool>* cancel = nullptr;
    commands.add("think", [&](const Request&) {
        while (!*cancel) std::this_thread::sleep_for(1ms);
        return Answer("so far");
    });
    Session session(commands);
    cancel = &session.cancel;
    session.say("1 think\n2 think\n# interrupt\n3 protocol_version\n");
    EXPECT_EQ(session.finish(), "=1 so far\n\n=2 so far\n\n=3 2\n\n");
}

TEST(serve, ends_when_it_is_stopped_from_outside) {
    Commands commands;
    std::atomic<bool> running = false;
    std::atomic<bool>* cancel = nullptr;
    commands.add("think", [&](const Request&) {
        running = true;
        while (!*cancel) std::this_thread::sleep_for(1ms);
        return Answer("so far");
    });
    Session session(commands);
    cancel = &session.cancel;
    session.say("1 think\n");
    while (!running) std::this_thread::sleep_for(1ms);
    session.stop = true;
    EXPECT_EQ(session.join(), "=1 so far\n\n");
    EXPECT_EQ(session.ending(), Ending::stopped);
    session.hang_up();
}

// As `printf 'think\n' | program` has it: the input ended long ago when somebody stops the program.
TEST(serve, ends_when_it_is_stopped_though_the_input_is_over) {
    Commands commands;
    std::atomic<bool> running = false;
    std::atomic<bool>* cancel = nullptr;
    commands.add("think", [&](const Request&) {
        running = true;
        while (!*cancel) std::this_thread::sleep_for(1ms);
        return Answer("so far");
    });
    Session session(commands);
    cancel = &session.cancel;
    session.say("1 think\n");
    session.hang_up();
    while (!running) std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(100ms);  // for the reader to see the end
    session.stop = true;
    EXPECT_EQ(session.join(), "=1 so far\n\n");
    EXPECT_EQ(session.ending(), Ending::stopped);
}

}  // namespace tedomari::gtp
