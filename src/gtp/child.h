// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "base/result.h"

namespace tedomari::gtp {

// Until when to wait, and for what else to give up.
struct Patience {
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* cancel = nullptr;

    static Patience of(std::chrono::milliseconds time, const std::atomic<bool>* cancel = nullptr) {
        return {std::chrono::steady_clock::now() + time, cancel};
    }
    bool is_over() const {
        return (cancel != nullptr && *cancel) || std::chrono::steady_clock::now() >= until;
    }
};

// A shell command run as a child with pipes to its input and output.  It has a process group of its own, so
// that whatever it started dies with it, and Ctrl-C in a terminal reaches only us.  Nothing here waits longer
// than its Patience, and the destructor leaves neither process nor zombie.
class Child {
public:
    // Starts `/bin/sh -c command`.  Fails only when the system does; a wrong command shows as an early end.
    static Result<Child> start(const std::string& command);
    Child(Child&& other) noexcept;
    Child& operator=(Child&& other) noexcept;
    ~Child() { kill(); }

    bool write(std::string_view text, const Patience& patience);
    // The next line of its output without the line break; nothing when it ended or patience did.
    std::optional<std::string> read_line(const Patience& patience);

    // Closes its input and waits for it to end by itself; false when it does not.
    bool wait(const Patience& patience);
    void kill();

    // "exited with status 3", "was killed by signal 11", once it has ended.
    const std::string& end() const { return end_; }
    bool has_ended() const { return process_ == 0; }
    // The last line it wrote to its standard error, for a message to the user; may be empty.
    std::string last_words() const;

private:
    Child() = default;
    enum class Event { something, nothing_more, out_of_patience };
    Event listen(const Patience& patience);
    bool drain(int& descriptor, std::string& into);
    void close_pipes();
    void bury(int status);

    pid_t process_ = 0;  // also its process group; 0 when it has ended
    int input_ = -1, output_ = -1, errors_ = -1;
    std::string received_, complaints_;
    std::string end_;
};

}  // namespace tedomari::gtp
