// SPDX-License-Identifier: MIT
#include "render/review.h"

#include <fmt/format.h>
#include <utility>

#include "render/ko_fight.h"
#include "render/last_chance.h"
#include "render/number.h"
#include "render/review_words.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

using analysis::PlayerSummary;
using analysis::ReviewedMove;
using analysis::ReviewReport;
using go::Color;

constexpr std::size_t most_missed = 8;  // that are told

std::string player_text(const ReviewReport& report, Color color) {
    const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
    const sgf::Player& named = color == Color::black ? report.info.black : report.info.white;
    std::string text = fmt::format("{}{}: {} moves, {} lost nothing; {}", name_of(color),
                                   named.name.empty() ? "" : " (" + named.name + ")", player.moves,
                                   player.lost_nothing, lost_in_all(player));
    if (player.worst) text += "; " + worst_of(report, color);
    return text + "\n";
}

// Padded by what is seen, not by bytes: "–" has three.
std::string padded(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, width_of(text)), ' ') + text;
}

std::string row(const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    const std::string said = remark(report, i);
    return fmt::format("{:>4}  {:<7} {} {} {} {}  {:<5} {}{}\n", move.number, go::to_string(move.move),
                       padded(lead_in_table(move), 11), padded(temperature_in_table(move), 8),
                       padded(forecast_in_table(move), 12), padded(loss_in_table(move), 9),
                       go::to_string(move.best), to_string(move.evidence), said.empty() ? "" : "  " + said);
}

}  // namespace

std::string to_text(const ReviewReport& report) {
    std::string text = coverage(report) + "\n";
    for (const std::string& sentence : story_text(report)) text += sentence + "\n";
    for (const std::string& sentence : last_chance_text(report)) text += sentence + "\n";
    for (const analysis::FoughtKo& ko : report.kos) {
        const char* before = "";
        for (const std::string& line : fought_ko_text(ko)) text += std::exchange(before, "  ") + line + "\n";
    }
    if (!report.moves.empty()) {
        text += fmt::format("{:>4}  {:<7} {:>11} {:>8} {:>12} {:>9}  {:<5} {}\n", "move", "", "lead",
                            "a move", "forecast", "lost", "best", "evidence");
    }
    for (std::size_t i = 0; i < report.moves.size(); ++i) text += row(report, i);
    if (report.final_lead) {
        text += fmt::format("end   {}", lead_text(*report.final_lead, report.final_evidence));
        if (report.recorded) text += fmt::format("; recorded {}", lead_text(*report.recorded));
        text += "\n";
    }
    if (report.moves.empty()) return text;
    text += player_text(report, Color::black) + player_text(report, Color::white);
    for (std::size_t i = 0; i < report.story.missed.size() && i < most_missed; ++i)
        text += "Missed: " + missed_text(report, report.story.missed[i]) + "\n";
    return text + "Balance: " + balance_text(report) + "\n";
}

}  // namespace tedomari::render
