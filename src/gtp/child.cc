// SPDX-License-Identifier: MIT
#include "gtp/child.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tedomari::gtp {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t max_unread = 1 << 24;  // an engine that says more without a line break has gone mad
constexpr std::size_t max_complaints = 1 << 12;
constexpr auto glance = 50ms;  // how often a wait looks at its cancel flag

// A pipe that closes by itself on the way out unless released.
struct Pipe {
    int read_end = -1, write_end = -1;

    bool open() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) return false;
        read_end = ends[0];
        write_end = ends[1];
        return true;
    }
    ~Pipe() {
        if (read_end >= 0) close(read_end);
        if (write_end >= 0) close(write_end);
    }
};

// Writing to a dead child must give an error, not a signal; changing the process's signal handling is not
// ours to do, so the signal is held back in this thread and taken away if it came.
class NoBrokenPipeSignal {
public:
    NoBrokenPipeSignal() {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        sigset_t pending;
        sigpending(&pending);
        was_pending_ = sigismember(&pending, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~NoBrokenPipeSignal() {
        const timespec now = {};
        if (!was_pending_) {
            while (sigtimedwait(&pipe_, nullptr, &now) == -1 && errno == EINTR) continue;
        }
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    NoBrokenPipeSignal(const NoBrokenPipeSignal&) = delete;
    NoBrokenPipeSignal& operator=(const NoBrokenPipeSignal&) = delete;

private:
    sigset_t pipe_, before_;
    bool was_pending_;
};

// Signals as a fresh program expects them, and a process group of its own.
int spawn(pid_t& process, const std::string& command, const Pipe& in, const Pipe& out, const Pipe& err) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in.read_end, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out.write_end, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, err.write_end, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh", option = "-c", text = command;
    char* arguments[] = {shell.data(), option.data(), text.data(), nullptr};
    const int error = posix_spawn(&process, "/bin/sh", &files, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

int poll_time(const Patience& patience) {
    const auto left = patience.until - std::chrono::steady_clock::now();
    if (left >= glance) return static_cast<int>(glance.count());
    return static_cast<int>(std::max<std::int64_t>(0, left / 1ms + 1));
}

}  // namespace

Result<Child> Child::start(const std::string& command) {
    Pipe in, out, err;
    if (!in.open() || !out.open() || !err.open()) return Error{std::strerror(errno)};
    Child child;
    if (const int error = spawn(child.process_, command, in, out, err); error != 0) {
        child.process_ = 0;
        return Error{std::strerror(error)};
    }
    child.input_ = std::exchange(in.write_end, -1);
    child.output_ = std::exchange(out.read_end, -1);
    child.errors_ = std::exchange(err.read_end, -1);
    for (const int descriptor : {child.input_, child.output_, child.errors_}) {
        fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    }
    return child;
}

Child::Child(Child&& other) noexcept { *this = std::move(other); }

Child& Child::operator=(Child&& other) noexcept {
    if (this == &other) return *this;
    kill();
    process_ = std::exchange(other.process_, 0);
    input_ = std::exchange(other.input_, -1);
    output_ = std::exchange(other.output_, -1);
    errors_ = std::exchange(other.errors_, -1);
    received_ = std::move(other.received_);
    complaints_ = std::move(other.complaints_);
    end_ = std::move(other.end_);
    return *this;
}

bool Child::write(std::string_view text, const Patience& patience) {
    const NoBrokenPipeSignal guard;
    while (!text.empty()) {
        const ssize_t n = input_ < 0 ? -1 : ::write(input_, text.data(), text.size());
        if (n >= 0) {
            text.remove_prefix(static_cast<std::size_t>(n));
        } else if (input_ < 0 || (errno != EAGAIN && errno != EINTR) || patience.is_over()) {
            return false;
        } else {
            pollfd writable = {input_, POLLOUT, 0};
            poll(&writable, 1, poll_time(patience));
        }
    }
    return true;
}

std::optional<std::string> Child::read_line(const Patience& patience) {
    while (true) {
        if (const auto line_break = received_.find('\n'); line_break != std::string::npos) {
            std::string line = received_.substr(0, line_break);
            received_.erase(0, line_break + 1);
            return line;
        }
        if (received_.size() > max_unread) return {};
        const Event event = listen(patience);
        if (event == Event::nothing_more && !received_.empty()) return std::exchange(received_, {});
        if (event != Event::something) return {};
    }
}

// Waits until output or errors have something, or have come to their end.
Child::Event Child::listen(const Patience& patience) {
    while (output_ >= 0) {
        std::array<pollfd, 2> both = {{{output_, POLLIN, 0}, {errors_, POLLIN, 0}}};
        const int ready = poll(both.data(), both.size(), poll_time(patience));
        if (ready > 0 && both[1].revents != 0 && drain(errors_, complaints_) &&
            complaints_.size() > max_complaints) {
            complaints_.erase(0, complaints_.size() - max_complaints);
        }
        if (ready > 0 && both[0].revents != 0 && drain(output_, received_)) return Event::something;
        if (patience.is_over()) return Event::out_of_patience;
    }
    return Event::nothing_more;
}

// Takes what is there; closes the descriptor at its end.
bool Child::drain(int& descriptor, std::string& into) {
    char buffer[1 << 14];
    const ssize_t n = read(descriptor, buffer, sizeof buffer);
    if (n > 0) {
        into.append(buffer, static_cast<std::size_t>(n));
        return true;
    }
    if (n == 0 || (errno != EAGAIN && errno != EINTR)) close(std::exchange(descriptor, -1));
    return false;
}

bool Child::wait(const Patience& patience) {
    if (input_ >= 0) close(std::exchange(input_, -1));
    while (process_ != 0) {
        siginfo_t info = {};
        if (waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid == process_) {
            kill();  // reaps it, and ends what it left behind in its group
        } else if (patience.is_over()) {
            return false;
        } else if (output_ < 0 || listen(Patience::of(5ms, patience.cancel)) == Event::nothing_more) {
            std::this_thread::sleep_for(2ms);
        }
    }
    return true;
}

void Child::kill() {
    if (process_ != 0) {
        ::kill(-process_, SIGKILL);
        int status = 0;
        while (waitpid(process_, &status, 0) == -1 && errno == EINTR) continue;
        bury(status);
    }
    close_pipes();
}

void Child::bury(int status) {
    process_ = 0;
    end_ = WIFSIGNALED(status) ? "was killed by signal " + std::to_string(WTERMSIG(status))
                               : "exited with status " + std::to_string(WEXITSTATUS(status));
    while (errors_ >= 0 && drain(errors_, complaints_)) continue;
    close_pipes();
}

void Child::close_pipes() {
    for (int* descriptor : {&input_, &output_, &errors_}) {
        if (*descriptor >= 0) close(std::exchange(*descriptor, -1));
    }
}

std::string Child::last_words() const {
    const auto last = complaints_.find_last_not_of(" \r\n");
    if (last == std::string::npos) return {};
    const auto before = complaints_.rfind('\n', last);
    return complaints_.substr(before + 1, last - before);  // npos + 1 is 0
}

}  // namespace tedomari::gtp
