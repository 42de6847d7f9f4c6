// SPDX-License-Identifier: MIT
#include "gtp/inbox.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <system_error>
#include <unistd.h>

#include "gtp/request.h"

namespace tedomari::gtp {

namespace {

constexpr std::size_t max_waiting = 16 * max_line;  // a flood is left in the pipe beyond this
constexpr int look_every_ms = 50;                   // at the stop flag

}  // namespace

Inbox::Inbox(int descriptor, std::atomic<bool>& cancel, const std::atomic<bool>* stop)
    : descriptor_(descriptor), cancel_(cancel), stop_(stop) {
    // Before the pipe is made: it could get the number of a closed input.
    if (fcntl(descriptor, F_GETFD) == -1) {
        ended_ = true;
        error_number_ = errno;
        return;
    }
    if (pipe2(wake_, O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
    thread_ = std::thread([this] { read_all(); });
}

Inbox::~Inbox() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    changed_.notify_all();
    [[maybe_unused]] const auto n = write(wake_[1], "", 1);
    thread_.join();
    close(wake_[0]);
    close(wake_[1]);
}

std::optional<Line> Inbox::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ended_ || !lines_.empty(); });
    if (lines_.empty()) return {};
    Line line = std::move(lines_.front());
    lines_.pop_front();
    waiting_bytes_ -= line.text.size() + 1;
    ++given_;
    cancel_ = given_ <= interrupted_ || (stop_ != nullptr && *stop_);
    changed_.notify_all();
    return line;
}

bool Inbox::has_news() const {
    const std::lock_guard lock(mutex_);
    return ended_ || !lines_.empty();
}

int Inbox::error_number() const {
    const std::lock_guard lock(mutex_);
    return error_number_;
}

void Inbox::read_all() {
    char buffer[1 << 14];
    while (wait_for_input()) {
        const ssize_t n = read(descriptor_, buffer, sizeof buffer);
        if (n > 0) {
            take({buffer, static_cast<std::size_t>(n)});
        } else if (n == 0) {
            if (!partial_.text.empty()) deliver();  // a last line without its line break
            end(0);
            return wait_for_stop();
        } else if (errno != EINTR && errno != EAGAIN) {
            return end(errno);
        }
    }
}

// False when the reading shall stop, with the end then marked.
bool Inbox::wait_for_input() {
    while (true) {
        pollfd both[2] = {{descriptor_, POLLIN, 0}, {wake_[0], POLLIN, 0}};
        const int ready = poll(both, 2, look_every_ms);
        if (both[1].revents != 0 || (stop_ != nullptr && *stop_)) {
            end(0);
            cancel_ = true;
            return false;
        }
        if (ready > 0 && both[0].revents != 0) return true;
    }
}

// The input is over, the commands are not: whoever stops the session must still be heard.
void Inbox::wait_for_stop() {
    pollfd wake = {wake_[0], POLLIN, 0};
    while (stop_ != nullptr && poll(&wake, 1, look_every_ms) <= 0) {
        if (!*stop_) continue;
        cancel_ = true;
        return;
    }
}

void Inbox::take(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto line_break = bytes.find('\n');
        const auto piece = bytes.substr(0, line_break);
        const auto room = max_line - partial_.text.size();
        partial_.text += piece.substr(0, room);
        if (piece.size() > room) partial_.cut = true;
        if (line_break == std::string_view::npos) return;
        deliver();
        bytes.remove_prefix(line_break + 1);
    }
}

void Inbox::deliver() {
    const bool interrupt = is_interrupt(partial_.text);
    std::unique_lock lock(mutex_);
    if (interrupt) {
        interrupted_ = received_;
        if (given_ <= interrupted_) cancel_ = true;
    } else {
        changed_.wait(lock, [this] { return waiting_bytes_ < max_waiting || closing_; });
        waiting_bytes_ += partial_.text.size() + 1;
        lines_.push_back(std::move(partial_));
        ++received_;
        changed_.notify_all();
    }
    partial_ = {};
}

void Inbox::end(int error_number) {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    error_number_ = error_number;
    changed_.notify_all();
}

}  // namespace tedomari::gtp
