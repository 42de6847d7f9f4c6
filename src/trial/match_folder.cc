// SPDX-License-Identifier: MIT
#include "trial/match_folder.h"

#include <algorithm>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>

#include "go/area.h"
#include "render/json_text.h"
#include "render/parts.h"
#include "sgf/record.h"
#include "sgf/replay.h"
#include "sgf/text.h"
#include "sgf/writer.h"
#include "trial/match_json.h"

namespace tedomari::trial {

namespace {

namespace fs = std::filesystem;

std::string line_of(const nlohmann::json& object) { return render::line_of(object) + "\n"; }

bool write_whole(const fs::path& path, const std::string& text) {
    const fs::path draft = path.string() + ".part";
    std::ofstream file(draft, std::ios::binary);
    file << text;
    file.close();
    std::error_code error;
    if (file) fs::rename(draft, path, error);
    return file && !error;
}

}  // namespace

Result<MatchFolder> MatchFolder::open(const MatchPlan& plan) {
    MatchFolder folder(plan);
    std::error_code error;
    fs::create_directories(plan.sgf_folder, error);
    if (error) return Error{plan.sgf_folder.string() + ": " + error.message()};
    if (auto problem = folder.read_ledger(plan)) return *problem;
    return folder;
}

fs::path MatchFolder::sgf_of(int number) const { return folder_ / fmt::format("game-{:04}.sgf", number); }

// A last line that was cut off is as if it had never been.
std::optional<Error> MatchFolder::read_ledger(const MatchPlan& plan) {
    std::ifstream file(ledger());
    const std::string header = line_of({{"match", to_json(plan)}});
    std::string line;
    if (!std::getline(file, line) || line.empty()) {
        if (write_whole(ledger(), header)) return {};
        return Error{ledger().string() + ": cannot be written"};
    }
    if (line + "\n" != header) {
        return Error{folder_.string() + ": holds another match; its plan is the first line of " +
                     ledger().filename().string()};
    }
    bool cut_off = false;
    while (std::getline(file, line)) {
        take_line(line, plan);
        cut_off = file.eof();
    }
    if (cut_off) std::ofstream(ledger(), std::ios::app) << "\n";
    std::sort(found_.begin(), found_.end(),
              [](const GameReport& a, const GameReport& b) { return a.number < b.number; });
    return {};
}

void MatchFolder::take_line(const std::string& line, const MatchPlan& plan) {
    const auto report = game_report_of(nlohmann::json::parse(line, nullptr, false));
    if (!report || report->number < 1 || report->number > plan.games || !fs::exists(sgf_of(report->number)))
        return;
    const auto same = std::find_if(found_.begin(), found_.end(),
                                   [&](const GameReport& other) { return other.number == report->number; });
    if (same == found_.end()) {
        found_.push_back(*report);
    } else {
        *same = *report;  // played again after its record was removed
    }
}

std::optional<Error> MatchFolder::keep(const PlayedGame& played, const std::array<std::string, 2>& names) {
    const fs::path path = sgf_of(played.report.number);
    if (!write_whole(path, trial::sgf_of(played, names))) return Error{path.string() + ": cannot be written"};
    std::ofstream file(ledger(), std::ios::app);
    file << line_of(to_json(played.report));
    file.close();
    if (!file) return Error{ledger().string() + ": cannot be written"};
    return {};
}

std::string result_text(const GameReport& report) {
    if (!report.has_result()) return report.end == GameEnd::counted ? "?" : "Void";
    if (report.score) return go::score_text(*report.score);
    const std::string winner = go::letter(*report.winner) + std::string("+");
    if (report.end == GameEnd::resigned) return winner + "R";
    return winner + (report.end == GameEnd::timed_out ? "T" : "F");
}

std::string sgf_of(const PlayedGame& played, const std::array<std::string, 2>& names) {
    const GameReport& report = played.report;
    sgf::GameInfo info;
    info.black.name = names[static_cast<std::size_t>(report.black)];
    info.white.name = names[static_cast<std::size_t>(1 - report.black)];
    info.result = result_text(report);
    info.application = "Tedomari";
    info.round = std::to_string(report.number);
    info.comment = report.note;
    sgf::Tree tree = sgf::to_tree(played.game, info);
    std::size_t move = 0;
    for (const sgf::NodeId node : sgf::main_line(tree)) {
        if (!sgf::has_move(tree, node) || move++ < played.given) continue;
        const std::size_t made = move - 1 - played.given;
        if (made < played.seconds.size())
            tree.add(node, "C", sgf::escaped(fmt::format("{:.3f} s", played.seconds[made])));
    }
    return sgf::print(tree);
}

}  // namespace tedomari::trial
