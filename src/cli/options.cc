// SPDX-License-Identifier: MIT
#include "cli/options.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <unistd.h>

#include "base/seconds.h"
#include "cli/interrupt.h"

namespace tedomari::cli {

void LimitOptions::declare(Form& form) {
    form.option("--time", seconds, "stop after this many seconds").positive();
    form.option("--nodes", nodes, "stop after this many search nodes").positive();
}

Budget LimitOptions::budget() const {
    Limits limits;
    if (seconds > 0) limits.time = nanoseconds_of(seconds);
    if (nodes > 0) limits.nodes = nodes;
    return Budget(limits, &interrupt_flag());
}

void ProgressOptions::declare(Form& form) {
    form.flag("--quiet", quiet, "no progress on stderr");
    form.flag("--progress-json", json, "progress as JSON lines on stderr");
}

Progress::Style ProgressOptions::style() const {
    if (quiet) return Progress::Style::silent;
    return json ? Progress::Style::json : progress_style_for(STDERR_FILENO);
}

Result<std::string> read_input(const std::string& path) {
    const auto close = [](std::FILE* file) {
        if (file != stdin) std::fclose(file);
    };
    const std::unique_ptr<std::FILE, decltype(close)> file(
        path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
    if (!file) return Error{std::strerror(errno)};
    std::string text;
    char buffer[1 << 16];
    std::size_t n = 0;
    while ((n = std::fread(buffer, 1, sizeof buffer, file.get())) > 0) text.append(buffer, n);
    if (std::ferror(file.get()) != 0) return Error{std::strerror(errno)};
    return text;
}

int show(std::initializer_list<ReportFile> files, bool is_json, const std::string& said, Exit code) {
    bool shown = false;
    for (const ReportFile& file : files) {
        if (file.path.empty()) continue;
        shown = shown || file.path == "-";
        if (!write_output(file.path, file.draw())) return refuse("cannot write " + file.path);
    }
    if (is_json || !shown) std::fputs(said.c_str(), stdout);
    return interrupt_flag() ? Exit::interrupted : code;
}

bool write_output(const std::string& path, const std::string& text) {
    if (path == "-") return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    if (file == nullptr) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return std::fclose(file) == 0 && written;
}

}  // namespace tedomari::cli
