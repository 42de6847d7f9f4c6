// SPDX-License-Identifier: MIT
#include "trial/problems.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

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
    Budget budget({.time = nanoseconds_of(settings.seconds_each), .nodes = settings.nodes_each},
                  settings.cancel);
    const Spoken spoken = solver.solve(problem, budget);
    result.seconds = std::chrono::duration<double>(budget.elapsed()).count();
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

// How it stands, for whoever waits.
std::string tally(const ProblemReport& report) {
    return fmt::format("{} right, {} wrong, {} undecided", report.count(&ProblemResult::code_right),
                       report.count(&ProblemResult::is_wrong), report.count(&ProblemResult::is_unknown));
}

}  // namespace

std::vector<std::string> ProblemReport::kinds() const {
    std::vector<std::string> found;
    for (const ProblemResult& p : cases) {
        if (std::find(found.begin(), found.end(), p.kind) == found.end()) found.push_back(p.kind);
    }
    return found;
}

double ProblemReport::speed(double share) const {
    const auto slow = those([](const ProblemResult& p) { return p.nodes >= 1000 && p.seconds > 0; });
    return percentile(
        slow.values([](const ProblemResult& p) { return static_cast<double>(p.nodes) / p.seconds; }), share);
}

Result<ProblemReport> solve_problems(std::string_view text, const ProblemSettings& settings,
                                     Progress& progress) {
    std::vector<Problem> problems;
    const auto failed = for_each_line(text, [&](std::string_view row) -> std::optional<Error> {
        const std::string name = name_of_problem(row);
        if (!is_in(settings.half, name) || name.find(settings.only) == std::string::npos) return {};
        auto problem = parse_problem(row);
        if (!problem) return problem.error();
        problems.push_back(std::move(*problem));
        return {};
    });
    if (failed) return *failed;
    progress.of(problems.size());

    ProblemReport report;
    ProblemSolver solver(settings.nodes_to_verify, settings.threads);
    for (const Problem& problem : problems) {
        ProblemResult result = described(problem);
        answer_ourselves(problem, settings, solver, result);
        ask_rival(problem, settings.rival, result);
        report.cases.push_back(std::move(result));
        if (settings.tell) settings.tell(report.cases.back());
        progress.advance();
        progress.note(tally(report));
        report.interrupted = settings.cancel != nullptr && settings.cancel->load();
        if (report.interrupted) break;
    }
    return report;
}

}  // namespace tedomari::trial
