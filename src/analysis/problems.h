// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/progress.h"
#include "base/result.h"

namespace tedomari::analysis {

// One problem of a set in JSON lines, answered.
struct ProblemResult {
    std::string id, query, expected, answer;
    std::string gnugo;  // GNU Go's answer, if the file has it
    bool known = true;
    bool proved = false;
    bool code_right = false, move_right = false;
    bool gnugo_right = false;
    double seconds = 0;
    double gnugo_seconds = 0;  // GNU Go's, as the file has them
};

struct ProblemReport {
    std::vector<ProblemResult> problems;
    bool interrupted = false;

    int count(bool ProblemResult::*what) const;
    int wrong_and_certain() const;
    int unknown() const;
    double percentile(double share, double ProblemResult::*seconds = &ProblemResult::seconds) const;
};

// Answers every line; kinds that we have no reader for are unknown.  The error has the line.
Result<ProblemReport> solve_problems(std::string_view text, double seconds_each,
                                     const std::atomic<bool>* cancel, Progress& progress);

}  // namespace tedomari::analysis
