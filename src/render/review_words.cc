// SPDX-License-Identifier: MIT
#include "render/review_words.h"

#include <fmt/format.h>

#include "render/number.h"

namespace tedomari::render {

using analysis::PlayerSummary;
using analysis::ReviewedMove;
using analysis::ReviewReport;

std::string coverage(const ReviewReport& report) {
    if (report.is_whole()) return fmt::format("all {} moves", report.game_moves);
    const char* why = report.interrupted ? "interrupted" : "the rest was not asked for";
    if (report.moves.empty()) return fmt::format("none of the {} moves ({})", report.game_moves, why);
    return fmt::format("{}moves {}–{} of {} ({})", report.interrupted ? "part: " : "",
                       report.moves.front().number, report.moves.back().number, report.game_moves, why);
}

std::string loss_text(const ReviewedMove& move) { return number(move.loss, move.evidence); }

std::string loss_in_table(const ReviewedMove& move) {
    if (move.loss == Rational(0)) return no_number;
    return move.evidence == Evidence::proved ? to_mixed_string(move.loss) : "~" + rounded(move.loss);
}

std::string lead_in_table(const ReviewedMove& move) { return short_lead(move.lead, move.judged); }

std::string forecast_in_table(const ReviewedMove& move) { return short_lead(move.forecast, move.judged); }

std::string temperature_in_table(const ReviewedMove& move) {
    if (move.temperature < Rational(0)) return no_number;
    return move.move_exact ? to_mixed_string(move.temperature) : "~" + rounded(move.temperature);
}

std::string lost_in_all(const PlayerSummary& player) {
    const std::string more =
        player.unforeseen == Rational(0)
            ? ""
            : fmt::format(" (and about {} more that the judge did not foresee)", rounded(player.unforeseen));
    if (player.proved == player.moves)
        return fmt::format("lost {}, all proved", to_mixed_string(player.lost_proved)) + more;
    return fmt::format("lost {} proved, and about {} judged", to_mixed_string(player.lost_proved),
                       rounded(player.lost_judged)) +
           more;
}

std::string worst_of(const ReviewReport& report, go::Color color) {
    const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
    if (!player.worst) return "";
    const ReviewedMove& worst = report.moves[*player.worst];
    return fmt::format("most with move {} at {}: {}", worst.number, go::to_string(worst.move.point),
                       loss_text(worst));
}

std::string remark(const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    if (report.biggest == i) return "the biggest loss";
    if (move.unforeseen > Rational(0))
        return fmt::format("about {} lost with it, unforeseen", rounded(move.unforeseen));
    if (abs(move.judgement) >= Rational(3))
        return "judgement changed elsewhere: " + lead_text(move.judgement, Evidence::learned);
    if (!move.move.is_pass() && !move.in_region) return "in settled ground";
    return "";
}

}  // namespace tedomari::render
