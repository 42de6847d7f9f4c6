// SPDX-License-Identifier: MIT
#include "trial/tempo_set.h"

#include <cmath>
#include <fmt/format.h>

#include "analysis/whole_board.h"

namespace tedomari::trial {

namespace {

using go::Color;

Rational forecast_for(go::Game game, Color first, const survey::SurveySettings& settings, Rational& lead) {
    game.set_to_move(first);
    const analysis::WholeBoardReport report = analysis::whole_board(game, settings);
    lead = report.lead.value;
    return report.forecast;
}

PlayedOn played_first(go::Game game, Color first, const TempoQuestion& question,
                      const std::atomic<bool>* cancel) {
    game.set_to_move(first);
    return played_on(net::Network::shipped(), game,
                     {question.games_each, question.moves_each, question.seed, cancel});
}

TempoCase examine(const DrawnPosition& at, const TempoQuestion& question, const std::atomic<bool>* cancel) {
    TempoCase found;
    found.game = at.drawn.name;
    found.move = static_cast<int>(at.game.moves().size());
    Rational with_black, with_white;
    found.forecast_black = forecast_for(at.game, Color::black, question.survey, with_black);
    found.forecast_white = forecast_for(at.game, Color::white, question.survey, with_white);
    found.lead = at.game.to_move() == Color::black ? with_black : with_white;
    found.black = played_first(at.game, Color::black, question, cancel);
    found.white = played_first(at.game, Color::white, question, cancel);
    return found;
}

}  // namespace

double TempoCase::forecast_error() const {
    return (std::abs(forecast_black.to_double() - black.mean) +
            std::abs(forecast_white.to_double() - white.mean)) /
           2;
}

double TempoCase::noise() const { return std::hypot(black.error, white.error); }

Result<TempoReport> tempo_set(const TempoQuestion& question, const std::atomic<bool>* cancel,
                              const std::function<void(const TempoCase&)>& tell) {
    const auto games = draw_games(question.games);
    if (!games) return games.error();
    TempoReport report;
    report.interrupted =
        !for_each_position(*games, before_moves(question.moves), cancel, [&](const DrawnPosition& at) {
            const TempoCase found = examine(at, question, cancel);
            if (cancel != nullptr && cancel->load()) return false;
            report.cases.push_back(found);
            if (tell) tell(found);
            return true;
        });
    return report;
}

std::string to_text(const TempoCase& c) {
    return fmt::format(
        "{:<28} {:>4} lead {:>6.1f} played {:>6.1f}, tempo {:>5.1f} played {:>5.1f} ± {:.1f}, forecast off "
        "by {:.1f}\n",
        c.game, c.move, c.lead.to_double(), c.truth(), c.tempo(), c.true_tempo(), c.noise(),
        c.forecast_error());
}

std::string to_text(const TempoReport& report) {
    const double n = std::max<double>(1, static_cast<double>(report.cases.size()));
    const auto mean = [&](auto value) { return report.sum(value) / n; };
    return fmt::format(
        "{} positions, games played on with either side first\n"
        "lead       misses by {:.2f}, bias {:.2f}\n"
        "forecast   misses by {:.2f}\n"
        "tempo      {:.2f} on average, played {:.2f}; misses by {:.2f} (noise {:.2f}), bias {:.2f}\n",
        report.cases.size(), mean([](const TempoCase& c) { return std::abs(c.lead_error()); }),
        mean(&TempoCase::lead_error), mean(&TempoCase::forecast_error), mean(&TempoCase::tempo),
        mean(&TempoCase::true_tempo), mean([](const TempoCase& c) { return std::abs(c.tempo_error()); }),
        mean([](const TempoCase& c) { return c.noise() * 0.8; }), mean(&TempoCase::tempo_error));
}

nlohmann::json to_json(const TempoReport& report) {
    return report.json([](const TempoCase& c) {
        return nlohmann::json{
            {"game", c.game},          {"move", c.move},     {"lead", c.lead.to_double()},
            {"leadPlayed", c.truth()}, {"tempo", c.tempo()}, {"tempoPlayed", c.true_tempo()},
            {"noise", c.noise()}};
    });
}

}  // namespace tedomari::trial
