// SPDX-License-Identifier: MIT
#include "player/exact_ending.h"

#include <algorithm>
#include <cmath>

#include "go/own_eye.h"
#include "player/strict.h"

namespace tedomari::player {

namespace {

// Points in doubt, as 1 - b² adds them up: more, and regions are too large to be proved quickly.
constexpr double most_doubt = 6;
constexpr float sure = 0.9f;   // of stones outside the regions
const Rational hottest(2);     // a hotter region is a fight, whatever is proved inside its walls
constexpr double slip = 0.75;  // points by which the network may like the proved move less

double doubt_of(const net::Look& look) {
    double doubt = 0;
    go::for_each_point(look.size, [&](go::Point p) {
        const double b = look.ownership(p);
        doubt += 1 - b * b;
    });
    return doubt;
}

// Whether every region is proved, and the network is sure of all that the proofs lean on.
bool is_proved(const survey::Survey& survey, const go::Board& board, const net::Look& look) {
    if (!survey.finished || survey.regions.empty()) return false;
    go::PointSet open;
    for (const survey::SurveyedRegion& region : survey.regions) {
        if (region.game.evidence != Evidence::proved || region.game.temperature.value > hottest) return false;
        open |= region.open.points;
    }
    bool is_sure = true;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (go::is_stone(board.at(p)) && !open.contains(p))
            is_sure = is_sure && std::abs(look.ownership(p)) >= sure;
    });
    return is_sure;
}

}  // namespace

std::optional<go::Move> ExactEnding::choose(const go::Game& game, go::Color color, const net::Look& look,
                                            Budget& budget) {
    constexpr std::chrono::milliseconds most{150};
    if (doubt_of(look) > most_doubt) return {};
    survey::SurveySettings& settings = orthodox_.settings();
    settings.time = most;
    if (budget.limits().time != Limits{}.time)
        settings.time = std::min(settings.time, std::max(std::chrono::nanoseconds(0),
                                                         (budget.limits().time - budget.elapsed()) / 3));
    ++tried_;
    const OrthodoxMove chosen = orthodox_.choose(game, color);
    if (chosen.move.is_pass() || !is_proved(chosen.survey, game.board(), look)) return {};
    if (go::is_own_eye(game.board(), chosen.move.point, color) ||
        !under_strict_rules(game).is_legal(chosen.move))
        return {};
    ++found_;
    return chosen.move;
}

go::Move settle(const go::Game& game, go::Move found, std::optional<go::Move> proved, net::Network& network) {
    if (!proved || *proved == found || found.is_pass()) return found;
    const auto score = [&](go::Move move) {
        go::Game after = game;
        after.play(move);
        const double expected = net::expected_score(network.look(after), after);
        return move.color == go::Color::black ? expected : -expected;
    };
    return score(*proved) >= score(found) - slip ? *proved : found;
}

}  // namespace tedomari::player
