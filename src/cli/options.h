// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>

#include "base/budget.h"
#include "base/progress.h"
#include "base/result.h"
#include "cli/command.h"
#include "cli/form.h"

// Options that several commands share; each declares itself on a parser.
namespace tedomari::cli {

// --time SECONDS, --nodes N
struct LimitOptions {
    double seconds = 0;  // 0: no limit
    std::uint64_t nodes = 0;

    void declare(Form& form);
    Budget budget() const;  // also ends on Ctrl-C
};

// --quiet, --progress json
struct ProgressOptions {
    bool quiet = false;
    bool json = false;

    void declare(Form& form);
    Progress::Style style() const;
};

// The whole of a file, or of standard input when `path` is "-".  The error names no file.
Result<std::string> read_input(const std::string& path);

// Shows a report: first the files whose path is given, so that a failure is seen, then what is said, unless a file went
// to standard output already and it is no JSON.
struct ReportFile {
    const std::string& path;
    std::function<std::string()> draw;
};
int show(std::initializer_list<ReportFile> files, bool is_json, const std::string& said,
         Exit code = Exit::answered);

// Writes a file, or standard output when `path` is "-"; false when that fails.
bool write_output(const std::string& path, const std::string& text);

}  // namespace tedomari::cli
