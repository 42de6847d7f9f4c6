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

std::string loss_text(const ReviewedMove& move) { return loss_text(move.loss, move.evidence); }

std::string loss_text(Rational loss, Evidence evidence) {
    return is_a_fraction(evidence) ? to_mixed_string(loss) : number(loss, evidence);
}

std::string loss_in_table(const ReviewedMove& move) {
    if (move.loss == Rational(0)) return no_number;
    return is_a_fraction(move.evidence) ? to_mixed_string(move.loss) : "~" + rounded(move.loss);
}

std::string lead_in_table(const ReviewedMove& move) { return short_lead(move.lead, move.judged); }

std::string forecast_in_table(const ReviewedMove& move) { return short_lead(move.forecast, move.judged); }

std::string temperature_in_table(const ReviewedMove& move) {
    if (move.temperature < Rational(0)) return no_number;
    return move.move_exact ? to_mixed_string(move.temperature) : "~" + rounded(move.temperature);
}

std::string lost_in_all(const PlayerSummary& player) {
    if (player.proved == player.moves)
        return fmt::format("lost {}, all proved", to_mixed_string(player.lost_proved));
    if (player.proved == 0) return fmt::format("lost about {}, judged", rounded(player.lost_judged));
    return fmt::format("lost {} proved, and about {} judged", to_mixed_string(player.lost_proved),
                       rounded(player.lost_judged));
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
    std::string said(to_string(move.mistake));
    if (report.biggest == i) return said.empty() ? "the biggest loss" : said + ", the biggest loss";
    if (said.empty() && !move.move.is_pass() && !move.in_region) return "in settled ground";
    return said;
}

namespace {

using analysis::LeadSpell;
using analysis::MissedMove;
using analysis::PhaseLosses;

std::string who_led(const std::vector<LeadSpell>& spells, int first) {
    if (spells.empty()) return "Nobody was ever ahead.";
    const LeadSpell& last = spells.back();
    const std::string_view winner = name_of(last.leader);
    if (spells.size() == 1)
        return last.from <= first + 1 ? fmt::format("{} led all the time.", winner)
                                      : fmt::format("{} led from move {} on.", winner, last.from);
    if (spells.size() == 2)
        return fmt::format("{} led until move {}, then {}.", name_of(spells[0].leader), last.from - 1,
                           winner);
    return fmt::format("The lead changed {} times; {} led from move {} on.", spells.size() - 1, winner,
                       last.from);
}

std::string what_decided(const ReviewReport& report) {
    if (!report.story.turn) return "";
    const ReviewedMove& move = report.moves[*report.story.turn];
    return fmt::format("{} lost most with move {} at {}, {} ({} was better).", name_of(move.move.color),
                       move.number, go::to_string(move.move.point), loss_text(move),
                       go::to_string(move.best));
}

std::string what_the_endgame_cost(const ReviewReport& report) {
    const PhaseLosses& endgame = report.story.phases[static_cast<std::size_t>(analysis::Phase::endgame)];
    if (endgame.to < endgame.from) return "";
    return fmt::format("The endgame, from move {} on, cost Black about {} and White about {}.", endgame.from,
                       rounded(endgame.lost[0]), rounded(endgame.lost[1]));
}

}  // namespace

std::vector<std::string> story_text(const ReviewReport& report) {
    std::vector<std::string> sentences;
    if (report.moves.empty()) return sentences;
    for (const std::string& sentence : {who_led(report.story.spells, report.moves.front().number),
                                        what_decided(report), what_the_endgame_cost(report)}) {
        if (!sentence.empty()) sentences.push_back(sentence);
    }
    return sentences;
}

std::string missed_text(const ReviewReport& report, const MissedMove& missed) {
    const ReviewedMove& worst = report.moves[missed.worst];
    const std::string_view by =
        missed.times[0] > 0 && missed.times[1] > 0 ? "both" : name_of(worst.move.color);
    const std::string when = missed.from == missed.to
                                 ? fmt::format("at move {}", missed.from)
                                 : fmt::format("from move {} to {}", missed.from, missed.to);
    return fmt::format("{}, missed {} by {}: {}", go::to_string(missed.best), when, by, loss_text(worst));
}

std::string balance_text(const ReviewReport& report) {
    if (report.moves.empty()) return "";
    const auto lost = [&](go::Color color) {
        const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
        return rounded(player.lost_proved + player.lost_judged);
    };
    const ReviewedMove &first = report.moves.front(), &last = report.moves.back();
    const std::string drift =
        report.story.drift == Rational(0) ? "nothing" : lead_text(report.story.drift, Evidence::learned);
    return fmt::format("{} before move {}; Black lost {}, White {}; not explained: {}; {} after move {}",
                       lead_text(first.forecast, first.judged), first.number, lost(go::Color::black),
                       lost(go::Color::white), drift, lead_text(last.forecast_after, last.judged),
                       last.number);
}

}  // namespace tedomari::render
