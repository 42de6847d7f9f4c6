// SPDX-License-Identifier: MIT
#include "player/orthodox.h"

#include <algorithm>
#include <tuple>

#include "economy/wall_sum.h"
#include "local/side.h"

namespace tedomari::player {

namespace {

using go::Color;
using go::Move;

// The mover's best move while moves elsewhere are worth t; nothing when there is none.
std::optional<Move> move_at(const survey::SurveyedRegion& region, Color color, Rational t) {
    const auto& choices = color == Color::black ? region.game.black_choices : region.game.white_choices;
    for (const local::Choice& choice : choices) {
        if (choice.from <= t && t <= choice.to && !choice.point.is_nowhere())
            return Move{color, choice.point};
    }
    const local::Line& line = region.line(color);
    return line.moves.empty() ? std::nullopt : std::optional(line.moves.front());
}

// The temperature from which on a move is worth making: neutral points; by area also what is less than a
// point of territory.
Rational least_worth(const go::Game& game) {
    return game.rules().scoring == go::Scoring::area ? Rational(-1) + Rational(1, 64) : Rational(0);
}

std::optional<std::size_t> last_region(const survey::Survey& survey, const go::Game& game) {
    if (game.moves().empty() || game.moves().back().is_pass()) return std::nullopt;
    return survey.region_at(game.moves().back().point);
}

}  // namespace

std::string_view to_string(BoardStrategy strategy) {
    constexpr std::string_view names[] = {"sentestrat", "hotstrat", "thermostrat"};
    return names[static_cast<int>(strategy)];
}

std::optional<std::size_t> Orthodox::pick(const survey::Survey& survey, const go::Game& game,
                                          Color color) const {
    const auto walls = survey.walls();
    const economy::WallSum sum{walls, survey.settled};
    const economy::Moment moment{local::side_of(color), least_worth(game), last_region(survey, game),
                                 ambient_};
    switch (strategy_) {
        case BoardStrategy::hotstrat: return economy::hottest(sum, moment);
        case BoardStrategy::thermostrat: return economy::widest(sum, moment);
        default: return economy::sente_first(sum, moment);
    }
}

// What was proved to be the answer before the opponent moved, where the region by itself is not proved now.
std::optional<Move> Orthodox::known_answer(const survey::SurveyedRegion& region, const survey::Survey& survey,
                                           const go::Game& game) const {
    if (region.game.evidence == Evidence::proved) return std::nullopt;
    go::Game before = game;
    before.undo();
    const survey::Partition parts = survey::continued(survey.partition, before.board());
    const auto known = survey::recall(*settings_.store, parts.model, region.open.points);
    if (!known || known->evidence != Evidence::proved) return std::nullopt;
    const Move last = game.moves().back();
    for (const auto& [move, point] : known->answers) {
        const Move answer{go::opponent(last.color), point};
        if (move == last && game.is_legal(answer)) return answer;
    }
    return std::nullopt;
}

// The move elsewhere that threatens more than the ko is worth and costs least; of those the largest.
std::optional<Move> Orthodox::threat(const survey::Survey& survey, const go::Game& game, Color color,
                                     std::size_t ko) const {
    const Rational worth = survey.regions[ko].walls.temperature();
    std::optional<local::Threat> best;
    for (std::size_t i = 0; i < survey.regions.size(); ++i) {
        if (i == ko) continue;
        for (const local::Threat& found : survey.regions[i].threats(color)) {
            if (found.temperature <= worth || found.loss >= worth || !game.is_legal(found.move)) continue;
            if (!best ||
                std::tuple(found.loss, -found.temperature) < std::tuple(best->loss, -best->temperature))
                best = found;
        }
    }
    return best ? std::optional(best->move) : std::nullopt;
}

OrthodoxMove Orthodox::choose(const go::Game& game, Color color) {
    if (game.moves().size() < seen_) ambient_.reset();
    seen_ = game.moves().size();
    OrthodoxMove result{Move::pass(color), survey::survey(game, settings_), -1};
    const survey::Survey& found = result.survey;
    for (const survey::SurveyedRegion& region : found.regions)
        result.temperature = std::max(result.temperature, region.walls.temperature());
    const Rational ambient = ambient_ ? std::min(*ambient_, result.temperature) : result.temperature;
    const auto playable = [&](std::size_t i) {
        const auto move = move_at(found.regions[i], color, ambient);
        return move && game.is_legal(*move) ? move : std::nullopt;
    };
    const auto chosen = pick(found, game, color);
    std::optional<Move> move;
    if (chosen && chosen == last_region(found, game))
        move = known_answer(found.regions[*chosen], found, game);
    if (!move && chosen) move = playable(*chosen);
    if (chosen && !move) move = threat(found, game, color, *chosen);
    for (std::size_t i = 0; chosen && !move && i < found.regions.size(); ++i) {  // the next best
        if (found.regions[i].walls.temperature() >= least_worth(game)) move = playable(i);
    }
    if (move) result.move = *move;
    ambient_ = ambient;
    return result;
}

}  // namespace tedomari::player
