// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace tedomari::gtp {

// A line longer than this is cut there and marked; no GTP command comes near it.
inline constexpr std::size_t max_line = 1 << 16;

struct Line {
    std::string text;  // without its line break
    bool cut = false;  // it was longer than max_line
};

// Reads lines from a file descriptor in a thread of its own, so that `# interrupt` is seen while a command
// runs.  An interrupt concerns every line that came before it and is not answered yet: whenever the line that
// next() gave last is such a line, `cancel` is set.  A set `stop` cancels too and ends the input.
class Inbox {
public:
    Inbox(int descriptor, std::atomic<bool>& cancel, const std::atomic<bool>* stop = nullptr);
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    // Waits for the next line; nothing at the end of the input.  Interrupts themselves are not delivered.
    std::optional<Line> next();

    // Whether next() would return at once.
    bool has_news() const;

    // Why the input ended; 0 for an ordinary end.  For after next() gave nothing.
    int error_number() const;

private:
    void read_all();
    bool wait_for_input();
    void wait_for_stop();
    void take(std::string_view bytes);
    void deliver();
    void end(int error_number);

    const int descriptor_;
    std::atomic<bool>& cancel_;
    const std::atomic<bool>* const stop_;
    int wake_[2] = {-1, -1};  // a pipe: writing to it ends the thread

    Line partial_;  // the thread's own

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Line> lines_;
    std::size_t waiting_bytes_ = 0;
    std::uint64_t received_ = 0;     // lines so far
    std::uint64_t given_ = 0;        // lines that next() returned
    std::uint64_t interrupted_ = 0;  // lines up to this one shall come to an end
    bool ended_ = false;
    bool closing_ = false;
    int error_number_ = 0;

    std::thread thread_;  // last: it uses all the above
};

}  // namespace tedomari::gtp
