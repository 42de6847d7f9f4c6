// SPDX-License-Identifier: MIT
#include "trial/endgame_set.h"

#include <chrono>
#include <fstream>
#include <sstream>

#include "analysis/region.h"
#include "sgf/files.h"
#include "sgf/points.h"
#include "sgf/record.h"

namespace tedomari::trial {

namespace {

std::string trimmed(std::string text) {
    const auto blank = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
    while (!text.empty() && blank(text.back())) text.pop_back();
    while (!text.empty() && blank(text.front())) text.erase(text.begin());
    return text;
}

EndgameCase solve(const std::filesystem::path& file, const endgame::Effort& effort,
                  const survey::Judge* judge) {
    EndgameCase result;
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    const auto problem = read_endgame_problem(text.str());
    if (!problem) {
        result.error = describe(problem.error());
        return result;
    }
    result.expected = problem->expected;
    const auto start = std::chrono::steady_clock::now();
    go::Position position;
    position.board = problem->board;
    const auto game = analysis::value_region(position, problem->region, effort, judge);
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!game) {
        result.error = describe(game.error());
        return result;
    }
    result.value = game->temperature.value * 2;
    result.low = game->shown_temperature().low * 2;
    result.high = game->shown_temperature().high * 2;
    result.evidence = game->evidence;
    result.states = game->states;
    result.notices = game->notices;
    return result;
}

}  // namespace

Result<EndgameProblem> read_endgame_problem(std::string_view text) {
    const auto record = sgf::read_record(text, 0);
    if (!record) return record.error();
    EndgameProblem problem{record->game.board(), {}, {}};
    sgf::Warnings warnings;
    for (const go::Point p :
         sgf::points(record->tree, sgf::Tree::root, "SQ", record->game.size(), warnings)) {
        problem.region.insert(p);
    }
    if (problem.region.empty()) return Error{"the root has no SQ points"};
    const auto comment = record->tree.values(sgf::Tree::root, "C");
    if (!comment.empty()) {
        if (const auto number = parse_rational(trimmed(std::string(comment.front()))))
            problem.expected = *number;
    }
    return problem;
}

Result<EndgameSetReport> endgame_set(const std::filesystem::path& folder, const endgame::Effort& effort,
                                     const std::function<void(const EndgameCase&)>& tell,
                                     std::optional<Half> half, const survey::Judge* judge) {
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) return Error{"is not a folder"};
    EndgameSetReport report;
    const auto files = sgf::record_files(folder);
    if (!files) return files.error();
    for (const auto& file : files->records) {
        const std::string name = std::filesystem::relative(file, folder, failed).string();
        if (!is_in(half, name)) continue;
        EndgameCase result = solve(file, effort, judge);
        if (effort.cancel != nullptr && effort.cancel->load()) {
            report.interrupted = true;
            break;
        }
        result.file = name;
        if (tell) tell(result);
        report.cases.push_back(std::move(result));
    }
    return report;
}

}  // namespace tedomari::trial
