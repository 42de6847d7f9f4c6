// SPDX-License-Identifier: MIT
#include "trial/sente_kinds.h"

#include <algorithm>
#include <fmt/format.h>

#include "survey/reply.h"

namespace tedomari::trial {

namespace {

using go::Color;

void examine(const std::string& name, const go::Game& game, const SenteKindsQuestion& question,
             const std::function<void(const SenteKindsCase&)>& found) {
    survey::SurveySettings settings = question.survey;
    survey::RegionMemory memory;
    settings.store = &memory;
    const survey::Survey survey = survey::survey(game, settings);
    for (const survey::SurveyedRegion& region : survey.regions) {
        const local::LocalGame& value = region.game;
        if (value.evidence != Evidence::proved || value.temperature.value < question.least) continue;
        if (value.kind == local::Kind::ko) continue;
        for (const Color color : {Color::black, Color::white}) {
            const local::Line& line = region.line(color);
            if (line.moves.empty() || line.moves.front().is_pass()) continue;
            go::Game after = game;
            after.set_to_move(color);
            if (!after.is_legal(line.moves.front())) continue;
            after.play(line.moves.front());
            const auto reply = survey::reply_to_last_move(after, *settings.judge);
            if (!reply) continue;
            found({name, static_cast<int>(game.moves().size()), line.moves.front(), value.temperature.value,
                   std::max(survey.regions.front().walls.temperature(), Rational(0)), line.threat.value_or(0),
                   reply->heat, reply->is_sente(survey.hottest_proved())});
        }
    }
}

}  // namespace

Result<SenteKindsReport> sente_kinds(const SenteKindsQuestion& question, const std::atomic<bool>* cancel,
                                     const std::function<void(const SenteKindsCase&)>& tell) {
    const auto games = draw_games(question.games);
    if (!games) return games.error();
    SenteKindsReport report;
    const bool all =
        for_each_position(*games, before_the_end(question.back), cancel, [&](const DrawnPosition& at) {
            examine(at.drawn.name, at.game, question, [&](const SenteKindsCase& found) {
                report.cases.push_back(found);
                if (tell) tell(found);
            });
            return report.cases.size() < question.most;
        });
    report.interrupted = !all && report.cases.size() < question.most;
    return report;
}

std::string to_text(const SenteKindsCase& c) {
    return fmt::format(
        "{:<28} {:>4} {} {:<4} {:<5} worth {:>4.1f} elsewhere {:>4.1f} then {:>4.1f}, judge {:>5.1f} {}\n",
        c.game, c.number, c.move.color == Color::black ? 'B' : 'W', go::to_string(c.move.point),
        c.is_sente() ? "sente" : "gote", c.worth.to_double(), c.elsewhere.to_double(), c.threat.to_double(),
        c.heat.to_double(), c.is_right() ? "" : "WRONG");
}

std::string to_text(const SenteKindsReport& report) {
    const auto sente = report.those(&SenteKindsCase::is_sente);
    const auto gote = report.those([](const SenteKindsCase& c) { return !c.is_sente(); });
    return fmt::format(
        "{} moves of exact regions: {} right; of {} sente {}, of {} gote {}; told apart {:.2f}\n",
        report.cases.size(), report.count(&SenteKindsCase::is_right), sente.cases.size(),
        sente.count(&SenteKindsCase::is_right), gote.cases.size(), gote.count(&SenteKindsCase::is_right),
        told_apart(sente.values(&SenteKindsCase::margin), gote.values(&SenteKindsCase::margin)));
}

nlohmann::json to_json(const SenteKindsReport& report) {
    return {{"moves", report.cases.size()},
            {"right", report.count(&SenteKindsCase::is_right)},
            {"sente", report.count(&SenteKindsCase::is_sente)}};
}

}  // namespace tedomari::trial
