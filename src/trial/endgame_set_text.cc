// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "trial/endgame_set.h"

namespace tedomari::trial {

std::string to_text(const EndgameCase& problem) {
    if (!problem.error.empty()) return fmt::format("{:34} {}\n", problem.file, problem.error);
    std::string text = fmt::format("{:34} {:>7} {:>9} {:5} {:8} {:8.2f} s {:9}", problem.file,
                                   problem.expected ? to_mixed_string(*problem.expected) : "-",
                                   to_mixed_string(problem.value),
                                   !problem.expected    ? ""
                                   : problem.is_exact() ? "yes"
                                                        : "NO",
                                   to_string(problem.evidence), problem.seconds, problem.states);
    if (!problem.is_exact() && problem.low != problem.high) {
        text +=
            fmt::format("  between {} and {}", to_mixed_string(problem.low), to_mixed_string(problem.high));
    }
    return text + "\n";
}

std::string to_text(const EndgameSetReport& report) {
    std::string text = fmt::format("{} of {} exact, {} proved and wrong, median {:.2f} s\n",
                                   report.count(&EndgameCase::is_exact), report.cases.size(),
                                   report.count(&EndgameCase::is_proved_wrong),
                                   median(report.values(&EndgameCase::seconds)));
    text += fmt::format("{} not proved, {} of these inside the range\n", report.count(&EndgameCase::is_open),
                        report.count(&EndgameCase::is_inside));
    if (const auto halves = report.halves(&EndgameCase::file, &EndgameCase::is_exact); halves.are_both())
        text += fmt::format("exact: {}\n", to_string(halves));
    return text;
}

nlohmann::json to_json(const EndgameSetReport& report) {
    const auto one = [](const EndgameCase& problem) {
        nlohmann::json entry{
            {"file", problem.file},
            {"expected", problem.expected ? nlohmann::json(to_string(*problem.expected)) : nlohmann::json()},
            {"value", to_string(problem.value)},
            {"evidence", to_string(problem.evidence)},
            {"seconds", problem.seconds},
            {"states", problem.states},
            {"low", to_string(problem.low)},
            {"high", to_string(problem.high)},
            {"notices", problem.notices}};
        if (!problem.error.empty()) entry["error"] = problem.error;
        return entry;
    };
    return {{"total", report.cases.size()},
            {"exact", report.count(&EndgameCase::is_exact)},
            {"provedWrong", report.count(&EndgameCase::is_proved_wrong)},
            {"notProved", report.count(&EndgameCase::is_open)},
            {"insideTheRange", report.count(&EndgameCase::is_inside)},
            {"medianSeconds", median(report.values(&EndgameCase::seconds))},
            {"halves", to_json(report.halves(&EndgameCase::file, &EndgameCase::is_exact))},
            {"problems", report.json(one)}};
}

}  // namespace tedomari::trial
