// SPDX-License-Identifier: MIT
#include "base/progress.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <ostream>
#include <unistd.h>

namespace tedomari {

using namespace std::chrono_literals;

Progress::Progress(std::ostream& out, Style style, std::string label, std::uint64_t total)
    : out_(&out), style_(style), label_(std::move(label)), total_(total), shown_(start_) {}

void Progress::at(std::uint64_t done) {
    done_ = done;
    if (style_ == Style::silent) return;
    const auto now = Clock::now();
    const auto pause = style_ == Style::plain ? Clock::duration(5s) : Clock::duration(100ms);
    if (now - shown_ < pause) return;
    shown_ = now;
    show(now - start_, false);
}

void Progress::finish() {
    if (style_ == Style::silent || !visible_) return;
    show(Clock::now() - start_, true);
    visible_ = false;
}

void Progress::show(std::chrono::duration<double> elapsed, bool last) {
    visible_ = true;
    const double fraction = total_ == 0 ? 0 : static_cast<double>(done_) / static_cast<double>(total_);
    const double left = fraction <= 0 || last ? 0 : elapsed.count() * (1 - fraction) / fraction;
    if (style_ == Style::json) {
        const nlohmann::ordered_json line = {{"progress", label_},         {"done", done_}, {"total", total_},
                                             {"seconds", elapsed.count()}, {"eta", left},   {"note", note_}};
        *out_ << line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << std::endl;
        return;
    }
    std::string text = fmt::format("{} {}", label_, done_);
    if (total_ > 0) text += fmt::format("/{} ({:.0f} %)", total_, 100 * fraction);
    text += " " + clock_text(std::chrono::seconds(static_cast<long>(elapsed.count())));
    if (total_ > 0 && !last) text += " eta " + clock_text(std::chrono::seconds(std::lround(left)));
    if (!note_.empty()) text += "  " + note_;
    if (style_ == Style::line) {
        *out_ << '\r' << text << "\x1b[K" << (last ? "\n" : "") << std::flush;
    } else {
        *out_ << text << std::endl;
    }
}

std::string clock_text(std::chrono::seconds duration) {
    const auto s = duration.count();
    if (s >= 3600) return fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60);
    return fmt::format("{}:{:02}", s / 60, s % 60);
}

Progress::Style progress_style_for(int file_descriptor) {
    return isatty(file_descriptor) != 0 ? Progress::Style::line : Progress::Style::plain;
}

}  // namespace tedomari
