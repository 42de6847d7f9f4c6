// SPDX-License-Identifier: MIT
#include "analysis/outcome_value.h"

#include "outcome/notation.h"

namespace tedomari::analysis {

using outcome::Game;
using outcome::Player;

namespace {

OutcomeValue::OfGame described(outcome::Games& games, Game game) {
    OutcomeValue::OfGame found;
    found.status = games.status(game);
    found.tally = games.tally(game);
    found.friend_in_a_row = outcome::in_a_row(games, game, Player::friendly);
    found.opponent_in_a_row = outcome::in_a_row(games, game, Player::opponent);
    found.friend_order = outcome::order_of_moves(games, game, Player::friendly);
    found.opponent_order = outcome::order_of_moves(games, game, Player::opponent);
    return found;
}

}  // namespace

Result<OutcomeValue> outcome_value(outcome::Session& session, std::string_view expression) {
    const auto value = session.evaluate(expression);
    if (!value) return value.error();
    OutcomeValue report;
    report.expression = expression;
    if (const Game* game = std::get_if<Game>(&*value)) {
        report.value = outcome::to_text(session.games(), *game);
        report.game = described(session.games(), *game);
    } else if (const bool* claim = std::get_if<bool>(&*value)) {
        report.value = *claim ? "true" : "false";
    } else if (const int* number = std::get_if<int>(&*value)) {
        report.value = std::to_string(*number);
    } else {
        report.value = std::get<std::string>(*value);
    }
    return report;
}

}  // namespace tedomari::analysis
