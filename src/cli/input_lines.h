// SPDX-License-Identifier: MIT
#pragma once

#include <poll.h>
#include <string>
#include <unistd.h>

namespace tedomari::cli {

// Lines of standard input, until `ends`.  Too long a line comes as its beginning.
class InputLines {
public:
    template <class Ends>
    bool next(std::string& line, Ends&& ends) {
        line.clear();
        for (;;) {
            for (; begin_ < end_; ++begin_) {
                if (buffer_[begin_] == '\n') {
                    ++begin_;
                    return true;
                }
                if (line.size() < longest_line) line += buffer_[begin_];
            }
            if (!fill(ends)) return !line.empty();
        }
    }

private:
    template <class Ends>
    bool fill(Ends&& ends) {
        constexpr int pause = 50;  // milliseconds
        pollfd input{STDIN_FILENO, POLLIN, 0};
        while (!ends()) {
            if (poll(&input, 1, pause) <= 0) continue;
            const ssize_t got = ::read(STDIN_FILENO, buffer_, sizeof(buffer_));
            begin_ = 0;
            end_ = got > 0 ? static_cast<std::size_t>(got) : 0;
            return got > 0;
        }
        return false;
    }

    static constexpr std::size_t longest_line = std::size_t{4} << 20;  // beyond is nobody's game

    char buffer_[65'536];
    std::size_t begin_ = 0, end_ = 0;
};

}  // namespace tedomari::cli
