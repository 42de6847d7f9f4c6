// SPDX-License-Identifier: MIT
#include "render/last_move.h"

#include <fmt/format.h>

#include "render/number.h"
#include "render/parts.h"
#include "render/review_words.h"

namespace tedomari::render {

namespace {

std::string lost_text(const analysis::LastMoveReport& report) {
    const bool is_best = report.move == report.best;
    if (is_best) return report.move.is_pass() ? "lost nothing" : "was best";
    const std::string loss = loss_text(report.loss, report.evidence);
    if (report.loss == Rational(0)) return "no loss seen";
    return fmt::format("lost {} {}", loss, report.loss == Rational(1) ? "point" : "points");
}

}  // namespace

std::string to_text(const analysis::LastMoveReport& report) {
    std::string text = fmt::format("move {}, {}, {} ({}): forecast {} before it, {} after", report.number,
                                   go::to_string(report.move), lost_text(report), to_string(report.evidence),
                                   lead_text(report.forecast_before, report.evidence),
                                   lead_text(report.forecast_after, report.evidence));
    if (report.evidence != Evidence::proved)
        text += fmt::format(", give or take {}", rounded(report.give_or_take));
    if (report.loss > Rational(0)) text += fmt::format("; {} was best", go::to_string(report.best));
    if (report.sente)
        text += fmt::format("; sente: to ignore it would cost {} about {} ({} answers)",
                            name_of(report.answer.color), rounded(*report.ignoring),
                            go::to_string(report.answer.point));
    return text + "\n";
}

nlohmann::json to_json(const analysis::LastMoveReport& report) {
    std::string sentence = to_text(report);
    sentence.pop_back();
    nlohmann::json ignored;
    if (report.ignoring)
        ignored = {{"cost", report.ignoring->to_double()},
                   {"answer", move_json(report.answer)},
                   {"sente", report.sente}};
    return {{"number", report.number},
            {"move", move_json(report.move)},
            {"best", move_json(report.best)},
            {"isBest", report.move == report.best},
            {"loss", number_json(report.loss)},
            {"forecastBefore", number_json(report.forecast_before)},
            {"forecastAfter", number_json(report.forecast_after)},
            {"giveOrTake", number_json(report.give_or_take)},
            {"evidence", to_string(report.evidence)},
            {"ignored", ignored},
            {"sentence", sentence}};
}

}  // namespace tedomari::render
