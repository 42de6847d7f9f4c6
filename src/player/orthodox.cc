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
        const local::Line& line = line_of(survey.regions[i], color);
        if (i == ko || line.moves.empty() || !line.threat || *line.threat <= most) continue;
        if (!game.is_legal(line.moves.front())) continue;
        most = *line.threat;
        best = line.moves.front();
    }
    return best;
}

OrthodoxMove Orthodox::choose(const go::Game& game, Color color) {
    OrthodoxMove result{Move::pass(color), survey(game.board(), settings_), -1};
    const Survey& found = result.survey;
    for (const SurveyedRegion& region : found.regions)
        result.temperature = std::max(result.temperature, region.walls.temperature());
    const auto playable = [&](std::size_t i) {
        const local::Line& line = line_of(found.regions[i], color);
        return !line.moves.empty() && game.is_legal(line.moves.front());
    };
    const auto chosen = pick(found, game, color);
    if (chosen && playable(*chosen)) {
        result.move = line_of(found.regions[*chosen], color).moves.front();
    } else if (chosen) {
        if (const auto move = threat(found, game, color, *chosen)) {
            result.move = *move;
        } else {  // the next best; regions come hottest first
            for (std::size_t i = 0; i < found.regions.size(); ++i) {
                if (found.regions[i].walls.temperature() < Rational(0) || !playable(i)) continue;
                result.move = line_of(found.regions[i], color).moves.front();
                break;
            }
        }
    }
    ambient_ = ambient_ ? std::min(*ambient_, result.temperature) : result.temperature;
    return result;
}

}  // namespace tedomari::player
