// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "trial/problems.h"

namespace tedomari::trial {

namespace {

using Part = Cases<ProblemResult>;

double nodes_per_second(const Part& part) {
    const double seconds = part.sum(&ProblemResult::seconds);
    const auto nodes = [](const ProblemResult& p) { return static_cast<double>(p.nodes); };
    return seconds > 0 ? part.sum(nodes) / seconds : 0;
}

double seconds_of(const Part& part, double share, double ProblemResult::*whose = &ProblemResult::seconds) {
    return percentile(part.values(whose), share);
}

// Ours beside a rival asked in the same run, one line a kind.
std::string rival_table(const ProblemReport& report) {
    std::string text = fmt::format("\n{:<22} {:>8} {:>13} {:>19} {:>19} {:>11}\n", "beside the rival",
                                   "problems", "right", "median ms", "p95 ms", "our nodes/s");
    for (const std::string& kind : report.kinds()) {
        const Part part = report.of_kind(kind), asked = part.those(&ProblemResult::rival_asked);
        if (asked.cases.empty()) continue;
        const auto ours = [&](double share) { return seconds_of(part, share) * 1e3; };
        const auto theirs = [&](double share) {
            return seconds_of(asked, share, &ProblemResult::rival_seconds) * 1e3;
        };
        text += fmt::format("{:<22} {:>8} {:>5} : {:>5} {:>8.2f} : {:>8.2f} {:>8.2f} : {:>8.2f} {:>11.0f}\n",
                            kind, asked.cases.size(), part.count(&ProblemResult::code_right),
                            part.count(&ProblemResult::rival_right), ours(0.5), theirs(0.5), ours(0.95),
                            theirs(0.95), nodes_per_second(part));
    }
    return text;
}

// How the proofs stood the test, if they were put to it.
struct Proofs {
    int accepted, refuted, unfinished;

    explicit Proofs(const ProblemReport& report)
        : accepted(report.checked(tactics::Check::accepted)),
          refuted(report.checked(tactics::Check::refuted)),
          unfinished(report.checked(tactics::Check::unfinished)) {}

    bool any() const { return accepted + refuted + unfinished > 0; }
    std::string to_text() const {
        return fmt::format("{:<22} {:>8}\n{:<22} {:>8}\n{:<22} {:>8}\n", "proofs accepted", accepted,
                           "proofs refuted", refuted, "proofs too large", unfinished);
    }
};

std::string_view name_of(tactics::Check check) {
    static constexpr std::string_view names[] = {"accepted", "refuted", "too large"};
    return names[static_cast<std::size_t>(check)];
}

nlohmann::json kinds_json(const ProblemReport& report) {
    nlohmann::json kinds = nlohmann::json::array();
    for (const std::string& kind : report.kinds()) {
        const Part part = report.of_kind(kind), asked = part.those(&ProblemResult::rival_asked);
        nlohmann::json row{{"kind", kind},
                           {"total", part.cases.size()},
                           {"codeRight", part.count(&ProblemResult::code_right)},
                           {"medianSeconds", seconds_of(part, 0.5)},
                           {"p95Seconds", seconds_of(part, 0.95)},
                           {"nodesPerSecond", nodes_per_second(part)}};
        if (!asked.cases.empty()) {
            row["rivalAsked"] = asked.cases.size();
            row["rivalRight"] = part.count(&ProblemResult::rival_right);
            row["rivalMedianSeconds"] = seconds_of(asked, 0.5, &ProblemResult::rival_seconds);
            row["rivalP95Seconds"] = seconds_of(asked, 0.95, &ProblemResult::rival_seconds);
        }
        kinds.push_back(row);
    }
    return kinds;
}

nlohmann::json problem_json(const ProblemResult& p) {
    nlohmann::json object{{"id", p.id},
                          {"query", p.query},
                          {"expected", p.expected},
                          {"answer", p.known ? nlohmann::json(p.answer) : nlohmann::json(nullptr)},
                          {"right", p.code_right},
                          {"moveRight", p.move_right},
                          {"proved", p.proved},
                          {"seconds", p.seconds},
                          {"nodes", p.nodes},
                          {"gnugo", p.gnugo}};
    if (p.check) object["check"] = name_of(*p.check);
    if (!p.rival_asked) return object;
    object["rival"] = p.rival.empty() ? nlohmann::json(nullptr) : nlohmann::json(p.rival);
    object["rivalRight"] = p.rival_right;
    object["rivalSeconds"] = p.rival_seconds;
    return object;
}

}  // namespace

std::string to_text(const ProblemResult& p) {
    const std::string_view verdict = !p.known ? "undecided" : p.code_right ? "right" : "wrong";
    return fmt::format("{:<40} {:<24} expected {:<16} got {:<12} {:<9} {:<9} {:>8.3f} s {:>9} nodes\n", p.id,
                       p.query, p.expected, p.known ? p.answer : "unknown", verdict,
                       p.check    ? name_of(*p.check)
                       : p.proved ? "proved"
                                  : "",
                       p.seconds, p.nodes);
}

std::string to_text(const ProblemReport& report) {
    std::string text;
    for (const ProblemResult& p : report.cases) {
        if (p.code_right) continue;
        text += fmt::format("{:<28} {:<24} expected {:<14} got {}{}\n", p.id, p.query, p.expected,
                            p.known ? p.answer : "unknown", p.known && p.proved ? " (proved)" : "");
    }
    const std::size_t total = report.cases.size();
    text += fmt::format("\n{:<22} {:>8} {:>8}\n", "", "ours", "GNU Go");
    text += fmt::format("{:<22} {:>8} {:>8}\n", "problems", total, total);
    text += fmt::format("{:<22} {:>8} {:>8}\n", "code right", report.count(&ProblemResult::code_right),
                        report.count(&ProblemResult::gnugo_right));
    if (const auto halves = report.halves(); halves.are_both())
        text += fmt::format("{:<22} {}\n", "each half apart", to_string(halves));
    text += fmt::format("{:<22} {:>8}\n", "code and move right", report.count(&ProblemResult::move_right));
    if (const Part kos = report.those(&ProblemResult::expects_ko); !kos.cases.empty())
        text += fmt::format("{:<22} {:>8} {:>8}\n", fmt::format("of {} kos right", kos.cases.size()),
                            kos.count(&ProblemResult::code_right), kos.count(&ProblemResult::gnugo_right));
    text += fmt::format("{:<22} {:>8}\n", "wrong", report.count(&ProblemResult::is_wrong));
    text += fmt::format("{:<22} {:>8}\n", "wrong with certainty",
                        report.count(&ProblemResult::is_wrong_and_certain));
    text += fmt::format("{:<22} {:>8}\n", "unknown", report.count(&ProblemResult::is_unknown));
    for (const auto& [name, share] : {std::pair{"median ms", 0.5}, {"p95 ms", 0.95}}) {
        text += fmt::format("{:<22} {:>8.2f} {:>8.2f}\n", name, seconds_of(report, share) * 1e3,
                            seconds_of(report, share, &ProblemResult::gnugo_seconds) * 1e3);
    }
    if (report.speed(0.5) > 0)
        text += fmt::format("{:<22} {:>8.0f} median, 95 % above {:.0f}\n", "nodes a second",
                            report.speed(0.5), report.speed(0.05));
    if (const Proofs proofs(report); proofs.any()) text += proofs.to_text();
    if (report.count(&ProblemResult::rival_asked) > 0) text += rival_table(report);
    return text;
}

nlohmann::json to_json(const ProblemReport& report) {
    const Part kos = report.those(&ProblemResult::expects_ko);
    nlohmann::json object{{"total", report.cases.size()},
                          {"codeRight", report.count(&ProblemResult::code_right)},
                          {"moveRight", report.count(&ProblemResult::move_right)},
                          {"wrongCertain", report.count(&ProblemResult::is_wrong_and_certain)},
                          {"wrong", report.count(&ProblemResult::is_wrong)},
                          {"unknown", report.count(&ProblemResult::is_unknown)},
                          {"medianNodesPerSecond", report.speed(0.5)},
                          {"slowNodesPerSecond", report.speed(0.05)},
                          {"medianSeconds", seconds_of(report, 0.5)},
                          {"p95Seconds", seconds_of(report, 0.95)},
                          {"gnugoRight", report.count(&ProblemResult::gnugo_right)},
                          {"gnugoMedianSeconds", seconds_of(report, 0.5, &ProblemResult::gnugo_seconds)},
                          {"gnugoP95Seconds", seconds_of(report, 0.95, &ProblemResult::gnugo_seconds)},
                          {"koTotal", kos.cases.size()},
                          {"koRight", kos.count(&ProblemResult::code_right)},
                          {"halves", to_json(report.halves())},
                          {"kinds", kinds_json(report)},
                          {"problems", report.json(problem_json)}};
    if (const Proofs proofs(report); proofs.any())
        object["proofs"] = {
            {"accepted", proofs.accepted}, {"refuted", proofs.refuted}, {"tooLarge", proofs.unfinished}};
    return object;
}

}  // namespace tedomari::trial
