// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "base/budget.h"
#include "base/progress.h"
#include "base/result.h"
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

// One object on standard output; text that is no UTF-8 loses only the letters that are none.
void print_json(const nlohmann::ordered_json& json);
void print_json(const nlohmann::json& json);

// Writes a file, or standard output when `path` is "-"; false when that fails.
bool write_output(const std::string& path, const std::string& text);

}  // namespace tedomari::cli
