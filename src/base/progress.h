// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace tedomari {

// Where long work says how far it is.  Terminals get one line that rewrites itself, at most ten times a
// second; pipes get a plain line every few seconds; programs get JSON lines.  `silent` prints nothing.
class Progress {
public:
    enum class Style { silent, line, plain, json };

    Progress() = default;                                                                  // silent
    Progress(std::ostream& out, Style style, std::string label, std::uint64_t total = 0);  // total 0: unknown
    ~Progress() { finish(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void advance(std::uint64_t by = 1) { at(done_ + by); }
    void at(std::uint64_t done);
    void of(std::uint64_t total) { total_ = total; }    // when it is known only later
    void note(std::string_view text) { note_ = text; }  // shown behind the figures: "move 143"
    void finish();                                      // ends the line; the destructor calls it

private:
    void show(std::chrono::duration<double> elapsed, bool last);

    using Clock = std::chrono::steady_clock;
    std::ostream* out_ = nullptr;
    Style style_ = Style::silent;
    std::string label_, note_;
    std::uint64_t total_ = 0, done_ = 0;
    Clock::time_point start_ = Clock::now(), shown_;
    bool visible_ = false;
};

// "1:05", "2:03:00"
std::string clock_text(std::chrono::seconds duration);

// `line` when the descriptor is a terminal, else `plain`.
Progress::Style progress_style_for(int file_descriptor);

}  // namespace tedomari
