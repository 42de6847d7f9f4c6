// SPDX-License-Identifier: MIT
#include "render/problems.h"

#include <fmt/format.h>
#include <utility>

namespace tedomari::render {

using analysis::ProblemResult;

std::string to_text(const analysis::ProblemReport& report) {
    std::string text;
    for (const ProblemResult& p : report.problems) {
        if (p.code_right) continue;
        text += fmt::format("{:<28} {:<24} expected {:<14} got {}{}\n", p.id, p.query, p.expected,
                            p.known ? p.answer : "unknown", p.known && p.proved ? " (proved)" : "");
    }
    const std::size_t total = report.problems.size();
    text += fmt::format("\n{:<22} {:>8} {:>8}\n", "", "ours", "GNU Go");
    text += fmt::format("{:<22} {:>8} {:>8}\n", "problems", total, total);
    text += fmt::format("{:<22} {:>8} {:>8}\n", "code right", report.count(&ProblemResult::code_right),
                        report.count(&ProblemResult::gnugo_right));
    text += fmt::format("{:<22} {:>8}\n", "code and move right", report.count(&ProblemResult::move_right));
    text += fmt::format("{:<22} {:>8}\n", "wrong with certainty", report.wrong_and_certain());
    text += fmt::format("{:<22} {:>8}\n", "unknown", report.unknown());
    for (const auto& [name, share] : {std::pair{"median ms", 0.5}, {"p95 ms", 0.95}}) {
        text += fmt::format("{:<22} {:>8.2f} {:>8.2f}\n", name, report.percentile(share) * 1e3,
                            report.percentile(share, &ProblemResult::gnugo_seconds) * 1e3);
    }
    return text;
}

nlohmann::json to_json(const analysis::ProblemReport& report) {
    nlohmann::json problems = nlohmann::json::array();
    for (const ProblemResult& p : report.problems) {
        problems.push_back({{"id", p.id},
                            {"query", p.query},
                            {"expected", p.expected},
                            {"answer", p.known ? nlohmann::json(p.answer) : nlohmann::json(nullptr)},
                            {"right", p.code_right},
                            {"moveRight", p.move_right},
                            {"proved", p.proved},
                            {"seconds", p.seconds},
                            {"gnugo", p.gnugo}});
    }
    return {{"total", report.problems.size()},
            {"codeRight", report.count(&ProblemResult::code_right)},
            {"moveRight", report.count(&ProblemResult::move_right)},
            {"wrongCertain", report.wrong_and_certain()},
            {"unknown", report.unknown()},
            {"medianSeconds", report.percentile(0.5)},
            {"p95Seconds", report.percentile(0.95)},
            {"gnugoRight", report.count(&ProblemResult::gnugo_right)},
            {"gnugoMedianSeconds", report.percentile(0.5, &ProblemResult::gnugo_seconds)},
            {"gnugoP95Seconds", report.percentile(0.95, &ProblemResult::gnugo_seconds)},
            {"problems", problems}};
}

}  // namespace tedomari::render
