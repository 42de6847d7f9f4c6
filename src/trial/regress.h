// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "gtp/client.h"
#include "trial/half.h"
#include "trial/tst.h"

namespace tedomari::trial {

// How a test of a regression file came out, named as GNU Go's eval.sh prints it.
enum class TestResult {
    passed,              // as expected
    unexpected_pass,     // PASSED: marked * but right; time to remove the mark
    unexpected_failure,  // FAILED
    known_failure,       // failed: marked *
    ignored              // marked &
};

struct TestCase {
    int line = 0;
    std::string number;
    std::string command;
    std::string expected;  // as between the brackets
    std::string got;
    TestResult result = TestResult::passed;
};

// An unnumbered command, such as loadsgf, that failed, so that what follows tests something else.
struct SetupFailure {
    int line = 0;
    std::string command;
    std::string message;
};

struct FileReport {
    std::string file;
    std::vector<TestCase> cases;
    std::vector<SetupFailure> setup_failures;

    int count(TestResult result) const;
    bool is_as_expected() const;  // no unexpected failure, no unexpected pass, no failed setup
};

struct RegressReport {
    std::vector<FileReport> files;
    bool interrupted = false;

    int count(TestResult result) const;
    bool is_as_expected() const;
    Halves halves() const;  // of passes, expected or not; what is ignored is not counted
};

// Answers one line of GTP; an engine in this process or a child.
using Asker = std::function<gtp::Reply(const std::string& line)>;

// Runs the steps of one file in order.  The path of a loadsgf is meant relative to the file.
// A command the engine does not know is no failed setup: files written for GNU Go have many.  When the engine
// dies, the tests that are left have failed.  With a half given every command is asked, as later ones may
// depend on it, but only tests of that half are judged and shown.
FileReport regress(const std::filesystem::path& file, const std::vector<Step>& steps, const Asker& ask,
                   std::optional<Half> half = {});

enum class Detail { unexpected_only, everything };
std::string to_text(const RegressReport& report, Detail detail);
nlohmann::json to_json(const RegressReport& report);

}  // namespace tedomari::trial
