// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/progress.h"
#include "base/result.h"
#include "go/board.h"
#include "tactics/verify.h"
#include "trial/cases.h"

namespace tedomari::trial {

// What another engine said to a problem in this run.
struct RivalAnswer {
    std::string text;  // empty: it refused
    double seconds = 0;
};
// Nothing when it has nothing to say any more.
using Rival = std::function<std::optional<RivalAnswer>(const go::Board&, const std::string& query)>;

// One problem of a set in JSON lines, answered.
struct ProblemResult {
    std::string id, kind, query, expected, answer;
    std::string gnugo;  // GNU Go's answer, if the file has it
    bool known = true;
    bool proved = false;
    bool expects_ko = false;
    bool code_right = false, move_right = false;
    bool gnugo_right = false;
    double seconds = 0;
    double gnugo_seconds = 0;  // GNU Go's, as the file has them
    std::uint64_t nodes = 0;
    std::optional<tactics::Check> check;  // of its proof, if asked for
    bool rival_asked = false, rival_right = false;
    std::string rival;
    double rival_seconds = 0;

    bool is_unknown() const { return !known; }
    bool is_wrong() const { return known && !code_right; }  // answered, and not as the file says
    bool is_wrong_and_certain() const { return is_wrong() && proved; }
};

struct ProblemReport : Cases<ProblemResult> {
    std::vector<std::string> kinds() const;  // in the order of the file
    Cases<ProblemResult> of_kind(const std::string& kind) const {
        return those([&](const ProblemResult& p) { return p.kind == kind; });
    }
    int checked(tactics::Check check) const {
        return count([&](const ProblemResult& p) { return p.check == check; });
    }
    // Nodes a second, the percentile of problems that took a thousand and more.
    double speed(double share) const;
    Halves halves() const { return Cases::halves(&ProblemResult::id, &ProblemResult::code_right); }
};

struct ProblemSettings {
    double seconds_each = 1;
    std::uint64_t nodes_each = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t nodes_to_verify = 0;  // of each proof, against all legal replies
    std::optional<Half> half;           // only this one
    std::string only;                   // only problems whose name has this in it
    int threads = 1;                    // that look for a proof
    const std::atomic<bool>* cancel = nullptr;
    Rival rival;  // asked the same question right after us, if there is one
    std::function<void(const ProblemResult&)> tell;  // each answer as it comes
};

// Answers every line that is asked for, when all of them can be read; kinds that we have no reader for are unknown.  The
// error has the line.
Result<ProblemReport> solve_problems(std::string_view text, const ProblemSettings& settings,
                                     Progress& progress);

// One line: the problem, what was said, whether that is right, and what became of its proof.
std::string to_text(const ProblemResult& result);

// The table, after the problems that were not answered as expected.
std::string to_text(const ProblemReport& report);

// {"total","codeRight","moveRight","wrong","wrongCertain","unknown","medianSeconds","p95Seconds","gnugoRight",
//  "problems":[{"id","query","expected","answer","right","moveRight","proved","seconds","gnugo"}]}
nlohmann::json to_json(const ProblemReport& report);

}  // namespace tedomari::trial
