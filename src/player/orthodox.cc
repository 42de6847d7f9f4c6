// SPDX-License-Identifier: MIT
#include "player/orthodox.h"

#include <algorithm>

namespace tedomari::player {

namespace {

using economy::Side;
using go::Color;
using go::Move;

const local::Line& line_of(const SurveyedRegion& region, Color color) {
    return color == Color::black ? region.game.black : region.game.white;
}

// The mover's best move while moves elsewhere are worth t; nothing when there is none.
std::optional<Move> move_at(const SurveyedRegion& region, Color color, Rational t) {
    const auto& choices = color == Color::black ? region.game.black_choices : region.game.white_choices;
    for (const local::Choice& choice : choices) {
        if (choice.from <= t && t <= choice.to && !choice.point.is_nowhere())
            return Move{color, choice.point};
    }
    const local::Line& line = line_of(region, color);
    return line.moves.empty() ? std::nullopt : std::optional(line.moves.front());
}

// The largest threat that the color has there.
std::optional<local::Threat> largest_threat(const SurveyedRegion& region, Color color) {
    for (const local::Threat& threat : region.game.threats) {
        if (threat.move.color == color) return threat;
    }
    const local::Line& line = line_of(region, color);
    if (line.moves.empty() || !line.threat) return std::nullopt;
    return local::Threat{line.moves.front(), *line.threat};
}

std::optional<std::size_t> last_region(const Survey& survey, const go::Game& game) {
    if (game.moves().empty() || game.moves().back().is_pass()) return std::nullopt;
    return survey.region_at(game.moves().back().point);
}

}  // namespace

std::string_view to_string(BoardStrategy strategy) {
    constexpr std::string_view names[] = {"sentestrat", "hotstrat", "thermostrat"};
    return names[static_cast<int>(strategy)];
}

Result<BoardStrategy> parse_board_strategy(std::string_view text) {
    for (const BoardStrategy s :
         {BoardStrategy::sentestrat, BoardStrategy::hotstrat, BoardStrategy::thermostrat}) {
        if (to_string(s) == text) return s;
    }
    return Error{"a strategy is sentestrat, hotstrat or thermostrat"};
}

std::optional<std::size_t> Orthodox::pick(const Survey& survey, const go::Game& game, Color color) const {
    const auto walls = survey.walls();
    const economy::WallSum sum{walls, survey.settled};
    const economy::Moment moment{color == Color::black ? Side::left : Side::right, 0,
                                 last_region(survey, game), ambient_};
    switch (strategy_) {
        case BoardStrategy::hotstrat: return economy::hottest(sum, moment);
        case BoardStrategy::thermostrat: return economy::widest(sum, moment);
        default: return economy::sente_first(sum, moment);
    }
}

// The move elsewhere that threatens most, more than the ko is worth.
std::optional<Move> Orthodox::threat(const Survey& survey, const go::Game& game, Color color,
                                     std::size_t ko) const {
    std::optional<Move> best;
    Rational most = survey.regions[ko].walls.temperature();
    for (std::size_t i = 0; i < survey.regions.size(); ++i) {
        const auto found = largest_threat(survey.regions[i], color);
        if (i == ko || !found || found->temperature <= most || !game.is_legal(found->move)) continue;
        most = found->temperature;
        best = found->move;
    }
    return best;
}

OrthodoxMove Orthodox::choose(const go::Game& game, Color color) {
    OrthodoxMove result{Move::pass(color), survey(game.board(), settings_), -1};
    const Survey& found = result.survey;
    for (const SurveyedRegion& region : found.regions)
        result.temperature = std::max(result.temperature, region.walls.temperature());
    const Rational ambient = ambient_ ? std::min(*ambient_, result.temperature) : result.temperature;
    const auto playable = [&](std::size_t i) {
        const auto move = move_at(found.regions[i], color, ambient);
        return move && game.is_legal(*move) ? move : std::nullopt;
    };
    const auto chosen = pick(found, game, color);
    std::optional<Move> move = chosen ? playable(*chosen) : std::nullopt;
    if (chosen && !move) move = threat(found, game, color, *chosen);
    for (std::size_t i = 0; chosen && !move && i < found.regions.size(); ++i) {  // the next best
        if (found.regions[i].walls.temperature() >= Rational(0)) move = playable(i);
    }
    if (move) result.move = *move;
    ambient_ = ambient;
    return result;
}

}  // namespace tedomari::player
