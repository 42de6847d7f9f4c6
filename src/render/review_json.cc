// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "render/ko_fight.h"
#include "render/last_chance.h"
#include "render/parts.h"
#include "render/review.h"
#include "render/review_words.h"

namespace tedomari::render {

namespace {

using analysis::PlayerSummary;
using analysis::ReviewedMove;
using analysis::ReviewReport;
using go::Color;

nlohmann::json number_of(const ReviewReport& report, const std::optional<std::size_t>& move) {
    return move ? nlohmann::json(report.moves[*move].number) : nlohmann::json();
}

nlohmann::json exact(const std::optional<Rational>& value) {
    return value ? nlohmann::json(to_string(*value)) : nlohmann::json();
}

nlohmann::json player_json(const ReviewReport& report, Color color) {
    const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
    return {{"moves", player.moves},
            {"lostNothing", player.lost_nothing},
            {"proved", player.proved},
            {"lostProved", to_string(player.lost_proved)},
            {"lostJudged", player.lost_judged.to_double()},
            {"worst", number_of(report, player.worst)}};
}

nlohmann::json move_as_json(const ReviewedMove& move) {
    return {{"number", move.number},
            {"color", letter(move.move.color)},
            {"move", go::to_string(move.move.point)},
            {"lead", to_string(move.lead)},
            {"temperature", to_string(move.temperature)},
            {"temperatureExact", move.move_exact},
            {"forecast", to_string(move.forecast)},
            {"scoreLead", move.forecast.to_double()},
            {"giveOrTake", move.give_or_take.to_double()},
            {"forecastEvidence", to_string(move.judged)},
            {"forecastAfter", to_string(move.forecast_after)},
            {"loss", to_string(move.loss)},
            {"lossFloat", move.loss.to_double()},
            {"evidence", to_string(move.evidence)},
            {"drift", move.drift.to_double()},
            {"best", go::to_string(move.best)},
            {"pv", line_json(move.best_line)},
            {"kind", to_string(move.kind)},
            {"inRegion", move.in_region},
            {"phase", to_string(move.phase)},
            {"mistake", to_string(move.mistake)},
            {"perfect", to_json(move.perfect)},
            {"openPoints", move.open_points},
            {"exactPoints", move.exact_points}};
}

nlohmann::json story_as_json(const ReviewReport& report) {
    const auto missed = [&](const analysis::MissedMove& one) {
        return nlohmann::json{{"best", go::to_string(one.best)},
                              {"from", one.from},
                              {"to", one.to},
                              {"black", one.times[0]},
                              {"white", one.times[1]},
                              {"worst", report.moves[one.worst].number},
                              {"words", missed_text(report, one)}};
    };
    const auto phase = [](const analysis::PhaseLosses& one) {
        return nlohmann::json{{"from", one.from},
                              {"to", one.to},
                              {"black", one.lost[0].to_double()},
                              {"white", one.lost[1].to_double()}};
    };
    return {{"sentences", story_text(report)},
            {"missed", list_json(report.story.missed, missed)},
            {"phases", list_json(report.story.phases, phase)},
            {"drift", report.story.drift.to_double()},
            {"balance", balance_text(report)}};
}

nlohmann::json covered(const ReviewReport& report) {
    const bool any = !report.moves.empty();
    return {{"from", any ? nlohmann::json(report.moves.front().number) : nlohmann::json()},
            {"to", any ? nlohmann::json(report.moves.back().number) : nlohmann::json()},
            {"of", report.game_moves},
            {"whole", report.is_whole()},
            {"words", coverage(report)}};
}

}  // namespace

nlohmann::json to_json(const ReviewReport& report) {
    return {{"source", report.source},
            {"boardXSize", report.size.width},
            {"boardYSize", report.size.height},
            {"rules", to_string(report.rules)},
            {"komi", report.komi.to_double()},
            {"black", report.info.black.name},
            {"white", report.info.white.name},
            {"blackRank", report.info.black.rank},
            {"whiteRank", report.info.white.rank},
            {"date", report.info.date},
            {"result", report.info.result},
            {"gameMoves", report.game_moves},
            {"covered", covered(report)},
            {"story", story_as_json(report)},
            {"kos", list_json(report.kos, fought_ko_json)},
            {"lastChance", last_chance_json(report)},
            {"moves", list_json(report.moves, move_as_json)},
            {"players",
             {{"black", player_json(report, Color::black)}, {"white", player_json(report, Color::white)}}},
            {"biggest", number_of(report, report.biggest)},
            {"finalLead", exact(report.final_lead)},
            {"finalEvidence",
             report.final_lead ? nlohmann::json(to_string(report.final_evidence)) : nlohmann::json()},
            {"judge", report.judge},
            {"positions", report.positions},
            {"regions", report.regions},
            {"remembered", report.remembered},
            {"interrupted", report.interrupted},
            {"seconds", report.seconds}};
}

std::string csv_header() {
    return "source,number,color,move,lead,temperature,forecast,forecastEvidence,loss,evidence,best,kind,"
           "openPoints,exactPoints,drift,phase,mistake\n";
}

std::string to_csv(const ReviewReport& report) {
    std::string source = "\"";
    for (const char c : report.source) source += c == '"' ? std::string("\"\"") : std::string(1, c);
    source += '"';
    std::string text;
    for (const ReviewedMove& move : report.moves) {
        text +=
            fmt::format("{},{},{},{},{:.4f},{:.4f},{:.4f},{},{:.4f},{},{},{},{},{},{:.1f},{},{}\n", source,
                        move.number, letter(move.move.color), go::to_string(move.move.point),
                        move.lead.to_double(), move.temperature.to_double(), move.forecast.to_double(),
                        to_string(move.judged), move.loss.to_double(), to_string(move.evidence),
                        go::to_string(move.best), to_string(move.kind), move.open_points, move.exact_points,
                        move.drift.to_double(), to_string(move.phase), to_string(move.mistake));
    }
    return text;
}

}  // namespace tedomari::render
