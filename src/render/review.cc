// SPDX-License-Identifier: MIT
#include "render/review.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/lead.h"
#include "sgf/replay.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

namespace {

using analysis::PlayerSummary;
using analysis::ReviewedMove;
using analysis::ReviewReport;
using go::Color;

const char* name_of(Color color) { return color == Color::black ? "Black" : "White"; }

std::string mark(const ReviewedMove& move) { return move.evidence == Evidence::proved ? "" : "~"; }

std::string remark(const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    if (report.biggest == i) return "  the biggest loss";
    if (!move.move.is_pass() && !move.in_region) return "  in settled ground";
    return "";
}

std::string player_text(const ReviewReport& report, Color color) {
    const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
    const sgf::Player& named = color == Color::black ? report.info.black : report.info.white;
    std::string text =
        fmt::format("{}{}: {} moves, {} lost nothing; lost {} in all, {} of it proved", name_of(color),
                    named.name.empty() ? "" : " (" + named.name + ")", player.moves, player.best,
                    to_mixed_string(player.lost), to_mixed_string(player.lost_proved));
    if (player.worst) {
        const ReviewedMove& worst = report.moves[static_cast<std::size_t>(*player.worst)];
        text += fmt::format("; most with move {} at {}: {}{}", worst.number, go::to_string(worst.move.point),
                            mark(worst), to_mixed_string(worst.loss));
    }
    return text + "\n";
}

std::string comment(const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    std::string text =
        fmt::format("Tedomari: before this move {}, a move is worth {}, forecast {}", lead_text(move.lead),
                    to_mixed_string(move.temperature), lead_text(move.forecast));
    const std::string how(to_string(move.evidence));
    if (move.loss > Rational(0)) {
        text += fmt::format("\n{} loses {} points ({})", go::to_string(move.move), to_mixed_string(move.loss),
                            how);
        if (!move.best.is_nowhere()) text += fmt::format("; {} is best", go::to_string(move.best));
    } else {
        text += fmt::format("\n{} loses nothing ({})", go::to_string(move.move), how);
    }
    if (report.biggest == i) text += "\nThe biggest loss of the game";
    return text;
}

nlohmann::json json(const ReviewReport& report, Color color) {
    const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
    nlohmann::json result{{"moves", player.moves},
                          {"lostNothing", player.best},
                          {"proved", player.proved},
                          {"lost", to_string(player.lost)},
                          {"lostProved", to_string(player.lost_proved)}};
    if (player.worst) result["worst"] = report.moves[static_cast<std::size_t>(*player.worst)].number;
    return result;
}

nlohmann::json json(const ReviewedMove& move) {
    return {{"number", move.number},
            {"color", move.move.color == Color::black ? "B" : "W"},
            {"move", go::to_string(move.move.point)},
            {"lead", to_string(move.lead)},
            {"temperature", to_string(move.temperature)},
            {"forecast", to_string(move.forecast)},
            {"scoreLead", move.forecast.to_double()},
            {"forecastAfter", to_string(move.forecast_after)},
            {"loss", to_string(move.loss)},
            {"lossFloat", move.loss.to_double()},
            {"evidence", to_string(move.evidence)},
            {"best", go::to_string(move.best)},
            {"kind", to_string(move.kind)},
            {"inRegion", move.in_region},
            {"openPoints", move.open_points},
            {"exactPoints", move.exact_points}};
}

}  // namespace

std::string to_text(const ReviewReport& report) {
    std::string text;
    if (report.moves.empty()) {
        text = fmt::format("no part of the {} moves could be valued exactly enough; try --time or --from\n",
                           report.game_moves);
    } else {
        text = fmt::format("{:>4}  {:<7} {:>11} {:>8} {:>12} {:>9}  {:<5} {}\n", "move", "", "lead", "a move",
                           "forecast", "lost", "best", "evidence");
    }
    for (std::size_t i = 0; i < report.moves.size(); ++i) {
        const ReviewedMove& move = report.moves[i];
        text += fmt::format("{:>4}  {:<7} {:>11} {:>8} {:>12} {:>9}  {:<5} {}{}\n", move.number,
                            go::to_string(move.move), lead_text(move.lead), to_mixed_string(move.temperature),
                            lead_text(move.forecast),
                            move.loss == Rational(0) ? "-" : mark(move) + to_mixed_string(move.loss),
                            go::to_string(move.best), to_string(move.evidence), remark(report, i));
    }
    if (report.final_lead) {
        text += fmt::format("end   {}", lead_text(*report.final_lead));
        if (report.recorded) text += fmt::format("; recorded {}", lead_text(*report.recorded));
        text += "\n";
    }
    if (!report.moves.empty()) text += player_text(report, Color::black) + player_text(report, Color::white);
    return text;
}

nlohmann::json to_json(const ReviewReport& report) {
    nlohmann::json moves = nlohmann::json::array();
    for (const ReviewedMove& move : report.moves) moves.push_back(json(move));
    nlohmann::json result{
        {"source", report.source},
        {"boardXSize", report.size.width},
        {"boardYSize", report.size.height},
        {"rules", to_string(report.rules)},
        {"komi", report.komi.to_double()},
        {"black", report.info.black.name},
        {"white", report.info.white.name},
        {"result", report.info.result},
        {"gameMoves", report.game_moves},
        {"moves", std::move(moves)},
        {"players", {{"black", json(report, Color::black)}, {"white", json(report, Color::white)}}},
        {"positions", report.positions},
        {"remembered", report.remembered},
        {"interrupted", report.interrupted},
        {"seconds", report.seconds}};
    if (report.biggest) result["biggest"] = report.moves[*report.biggest].number;
    if (report.final_lead) result["finalLead"] = to_string(*report.final_lead);
    return result;
}

std::string csv_header() {
    return "source,number,color,move,lead,temperature,forecast,loss,evidence,best,kind,openPoints,"
           "exactPoints\n";
}

std::string to_csv(const ReviewReport& report) {
    std::string source = "\"";
    for (const char c : report.source) source += c == '"' ? std::string("\"\"") : std::string(1, c);
    source += '"';
    std::string text;
    for (const ReviewedMove& move : report.moves) {
        text += fmt::format("{},{},{},{},{:.4f},{:.4f},{:.4f},{:.4f},{},{},{},{},{}\n", source, move.number,
                            move.move.color == Color::black ? "B" : "W", go::to_string(move.move.point),
                            move.lead.to_double(), move.temperature.to_double(), move.forecast.to_double(),
                            move.loss.to_double(), to_string(move.evidence), go::to_string(move.best),
                            to_string(move.kind), move.open_points, move.exact_points);
    }
    return text;
}

std::string to_sgf(const ReviewReport& report, sgf::Tree record) {
    std::size_t next = 0;
    int number = 0;
    for (const sgf::NodeId node : sgf::main_line(record)) {
        if (!sgf::move_of(record, node, report.size)) continue;
        ++number;
        while (next < report.moves.size() && report.moves[next].number < number) ++next;
        if (next == report.moves.size()) break;
        const ReviewedMove& move = report.moves[next];
        if (move.number != number) continue;
        std::string text(record.value(node, "C").value_or(""));
        text += (text.empty() ? "" : "\n") + sgf::escaped(comment(report, next));
        record.remove(node, "C");
        record.add(node, "C", text);
        record.remove(node, "V");
        record.add(node, "V", fmt::format("{:.3f}", move.forecast_after.to_double()));
        if (move.loss >= Rational(1) && move.evidence == Evidence::proved && !record.find(node, "BM"))
            record.add(node, "BM", move.loss >= Rational(3) ? "2" : "1");
    }
    return sgf::print(record);
}

}  // namespace tedomari::render
