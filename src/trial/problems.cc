// SPDX-License-Identifier: MIT
#include "trial/problems.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "base/seconds.h"
#include "trial/problem_solver.h"

namespace tedomari::trial {

namespace {

// All that the file says of itself.
ProblemResult described(const Problem& problem) {
    ProblemResult result;
    result.id = problem.id;
    result.kind = problem.kind;
    result.query = problem.query;
    result.expected = problem.expected;
    result.expects_ko = problem.expects_ko();
    result.gnugo = problem.gnugo;
    result.gnugo_right = problem.gnugo_right;
    result.gnugo_seconds = problem.gnugo_seconds;
    return result;
}

void answer_ourselves(const Problem& problem, const ProblemSettings& settings, ProblemSolver& solver,
                      ProblemResult& result) {
    const auto start = std::chrono::steady_clock::now();
    Limits limits;
    limits.time = nanoseconds_of(settings.seconds_each);
    limits.nodes = settings.nodes_each;
    Budget budget(limits, settings.cancel);
    const Spoken spoken = solver.solve(problem, budget);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    result.answer = spoken.text;
    result.known = spoken.known;
    result.proved = spoken.proved;
    result.nodes = budget.nodes();
    result.check = spoken.check;
    if (!result.known) return;
    const Judgement judgement = judge(problem, result.answer);
    result.code_right = judgement.code;
    result.move_right = judgement.move;
}

// Only what the file spells as a GTP command can be put to it.
void ask_rival(const Problem& problem, const Rival& rival, ProblemResult& result) {
    if (!rival || !problem.is_command) return;
    const auto answer = rival(problem.board, result.query);
    if (!answer) return;
    result.rival_asked = true;
    result.rival = answer->text;
    result.rival_seconds = answer->seconds;
    result.rival_right = !answer->text.empty() && judge(problem, answer->text).code;
}

double percentile_of(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size()));
    return values[std::min(at, values.size() - 1)];
}

// How it stands, for whoever waits.
std::string tally(const ProblemReport& report) {
    return std::to_string(report.count(&ProblemResult::code_right)) + " right, " +
           std::to_string(report.wrong()) + " wrong, " + std::to_string(report.unknown()) + " undecided";
}

template <class Fits>
ProblemReport those(const std::vector<ProblemResult>& problems, Fits&& fits) {
    ProblemReport report;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(report.problems), fits);
    return report;
}

}  // namespace

int ProblemReport::count(bool ProblemResult::*what) const {
    return static_cast<int>(
        std::count_if(problems.begin(), problems.end(), [&](const ProblemResult& p) { return p.*what; }));
}

int ProblemReport::wrong_and_certain() const {
    return static_cast<int>(std::count_if(problems.begin(), problems.end(), [](const ProblemResult& p) {
        return p.known && p.proved && !p.code_right;
    }));
}

int ProblemReport::unknown() const {
    return static_cast<int>(problems.size()) - count(&ProblemResult::known);
}

int ProblemReport::wrong() const {
    return static_cast<int>(problems.size()) - unknown() - count(&ProblemResult::code_right);
}

std::vector<std::string> ProblemReport::kinds() const {
    std::vector<std::string> found;
    for (const ProblemResult& p : problems) {
        if (std::find(found.begin(), found.end(), p.kind) == found.end()) found.push_back(p.kind);
    }
    return found;
}

ProblemReport ProblemReport::of_kind(const std::string& kind) const {
    return those(problems, [&](const ProblemResult& p) { return p.kind == kind; });
}

ProblemReport ProblemReport::of_kos() const {
    return those(problems, [](const ProblemResult& p) { return p.expects_ko; });
}

int ProblemReport::checked(tactics::Check check) const {
    return static_cast<int>(std::count_if(problems.begin(), problems.end(),
                                          [&](const ProblemResult& p) { return p.check == check; }));
}

double ProblemReport::nodes_per_second() const {
    double nodes = 0, seconds = 0;
    for (const ProblemResult& p : problems) {
        nodes += static_cast<double>(p.nodes);
        seconds += p.seconds;
    }
    return seconds > 0 ? nodes / seconds : 0;
}

Halves ProblemReport::halves() const {
    Halves halves;
    for (const ProblemResult& p : problems) halves.add(p.id, p.code_right);
    return halves;
}

double ProblemReport::percentile(double share, double ProblemResult::*seconds) const {
    std::vector<double> times;
    for (const ProblemResult& p : problems) {
        if (seconds != &ProblemResult::rival_seconds || p.rival_asked) times.push_back(p.*seconds);
    }
    return percentile_of(std::move(times), share);
}

double ProblemReport::speed(double share) const {
    constexpr std::uint64_t enough = 1000;
    std::vector<double> speeds;
    for (const ProblemResult& p : problems) {
        if (p.nodes >= enough && p.seconds > 0) speeds.push_back(static_cast<double>(p.nodes) / p.seconds);
    }
    return percentile_of(std::move(speeds), share);
}

Result<ProblemReport> solve_problems(std::string_view text, const ProblemSettings& settings,
                                     Progress& progress) {
    ProblemReport report;
    ProblemSolver solver(settings.nodes_to_verify);
    int line = 0;
    while (!text.empty()) {
        ++line;
        const auto end = text.find('\n');
        const std::string_view row = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const auto problem = parse_problem(row);
        if (!problem) return Error{problem.error().message, line, 1};
        ProblemResult result = described(*problem);
        progress.advance();
        if (!is_in(settings.half, result.id) || result.id.find(settings.only) == std::string::npos) continue;
        answer_ourselves(*problem, settings, solver, result);
        ask_rival(*problem, settings.rival, result);
        report.problems.push_back(std::move(result));
        if (settings.tell) settings.tell(report.problems.back());
        progress.note(tally(report));
        report.interrupted = settings.cancel != nullptr && settings.cancel->load();
        if (report.interrupted) break;
    }
    return report;
}

}  // namespace tedomari::trial
