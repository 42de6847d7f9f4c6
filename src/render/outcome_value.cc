// SPDX-License-Identifier: MIT
#include "render/outcome_value.h"

#include <fmt/format.h>

#include "render/parts.h"

namespace tedomari::render {

using analysis::OutcomeValue;
using outcome::Outcome;

namespace {

std::string words(Outcome o) {
    switch (o.kind) {
        case outcome::Kind::won: return "won";
        case outcome::Kind::lost: return "lost";
        case outcome::Kind::ko_up: return "a ko for which Opponent must find the first threat";
        case outcome::Kind::ko_down: return "a ko for which Friend must find the first threat";
        default: return "uncertain";
    }
}

std::string moves(int order) {
    if (order == 0) return "nothing to gain";
    if (order == 1) return "gains by moving first";
    if (order == 2) return "has a threat: two moves in a row gain";
    return fmt::format("gains with {} moves in a row", order);
}

std::string row(const std::vector<Outcome>& outcomes) {
    std::string text;
    for (const Outcome o : outcomes) text += (text.empty() ? "" : " ") + to_string(o);
    return text;
}

nlohmann::json row_json(int order, const std::vector<Outcome>& outcomes) {
    return {{"order", order}, {"inARow", list_json(outcomes, [](Outcome o) { return to_string(o); })}};
}

}  // namespace

std::string to_text(const OutcomeValue& report) {
    if (!report.game) return report.value + "\n";
    const auto& g = *report.game;
    std::string text = report.value + "\n";
    text += fmt::format("  status          {}\n", to_string(g.status));
    text += fmt::format("  Friend first    {}\n", words(g.status.friend_first));
    text += fmt::format("  Opponent first  {}\n", words(g.status.opponent_first));
    text += fmt::format("  Friend          {} ({})\n", moves(g.friend_order), row(g.friend_in_a_row));
    text += fmt::format("  Opponent        {} ({})\n", moves(g.opponent_order), row(g.opponent_in_a_row));
    return text + fmt::format("  tally           {}\n", g.tally);
}

nlohmann::json to_json(const OutcomeValue& report) {
    nlohmann::json object = {{"expression", report.expression}, {"value", report.value}};
    if (!report.game) return object;
    const auto& g = *report.game;
    object["status"] = to_string(g.status);
    object["tally"] = g.tally;
    object["friend"] = row_json(g.friend_order, g.friend_in_a_row);
    object["opponent"] = row_json(g.opponent_order, g.opponent_in_a_row);
    return object;
}

}  // namespace tedomari::render
