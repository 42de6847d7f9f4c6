// SPDX-License-Identifier: MIT
#include "analysis/last_move.h"

#include <algorithm>

#include "analysis/review_loss.h"
#include "survey/reply.h"
#include "survey/survey.h"

namespace tedomari::analysis {

namespace {

// In territory.
Rational hottest_proved(const WholeBoardReport& report) {
    Rational hottest = 0;
    for (const BoardRegion& region : report.regions) {
        if (region.game.evidence == Evidence::proved)
            hottest = std::max(hottest, region.game.temperature.value - (report.is_area() ? 1 : 0));
    }
    return hottest;
}

}  // namespace

std::optional<LastMoveReport> last_move(const go::Game& game, const survey::SurveySettings& settings) {
    if (game.moves().empty()) return std::nullopt;
    LastMoveReport report;
    report.number = static_cast<int>(game.moves().size());
    report.move = game.moves().back();
    go::Game before = game;
    before.undo();
    before.set_to_move(report.move.color);
    survey::RegionMemory memory;
    survey::SurveySettings half = settings;
    half.time = settings.time / 2;
    half.store = &memory;  // most regions are the same on both boards
    const WholeBoardReport was = whole_board(before, half);
    const WholeBoardReport is = whole_board(game, half);
    const RankedMove* best = was.best();
    report.best = best != nullptr ? best->line.front() : go::Move::pass(report.move.color);
    report.forecast_before = was.forecast;
    report.forecast_after = is.forecast;
    report.give_or_take = is.give_or_take;
    const MoveCost cost = cost_of(kept_of(was), report.move, kept_of(is));
    report.loss = cost.loss;
    report.evidence = cost.evidence;
    if (auto reply = survey::reply_to_last_move(game, *settings.judge)) {
        survey::read_on(*reply, game, *settings.judge, settings.cancel);
        report.ignoring = reply->ignoring;
        report.answer = reply->answer;
        report.sente = reply->is_sente(hottest_proved(was));
    }
    return report;
}

}  // namespace tedomari::analysis
