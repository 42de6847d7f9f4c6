// SPDX-License-Identifier: MIT
#include "render/local_game.h"

#include <fmt/format.h>

#include "render/game_value.h"
#include "render/number.h"
#include "render/parts.h"

namespace tedomari::render {

using local::Kind;
using local::Line;
using local::LocalGame;

namespace {

local::Estimate deiri(const LocalGame& game) {
    const int moves = game.deiri_moves();
    return {game.temperature.low * moves, game.deiri(), game.temperature.high * moves};
}

// "B D9 to 3"
std::string end_text(const Line& line) {
    if (line.moves.empty()) return "";
    return go::to_string(line.moves.front()) + (line.count ? " to " + to_mixed_string(*line.count) : "");
}

// " (B D9 to 3, W D9 to 1)"
std::string ends_text(const LocalGame& game) {
    const std::string black = end_text(game.black), white = end_text(game.white);
    if (black.empty() && white.empty()) return "";
    return fmt::format(" ({}{}{})", black, black.empty() || white.empty() ? "" : ", ", white);
}

std::string sente_text(const LocalGame& game, const char* name, const Line& line) {
    std::string text = fmt::format("{}'s sente", name);
    if (line.threat) text += fmt::format(": threatens {}", points(*line.threat * 2));
    text += fmt::format("; worth {} in reverse sente", points(game.temperature.value));
    return line.moves.empty() ? text : fmt::format("{} ({})", text, moves_text(line.moves));
}

// "direct ko, placid": which, and how much it depends on who can win it [Berlekamp 1996, 3.4].
std::string ko_text(const LocalGame& game) {
    const std::string name = game.ko_name ? to_string(*game.ko_name) : "ko";
    if (!game.is_placid()) return name + ", hyperactive";
    const bool same = !game.black_master || !game.white_master ||
                      game.black_master->temperature() == game.white_master->temperature();
    return name + (same ? ", placid" : ", active");
}

nlohmann::json line_as_json(const Line& line) {
    return {
        {"line", list_json(line.moves, move_json)},      {"count", number_json(line.count)},
        {"nextTemperature", number_json(line.rest)},     {"threat", number_json(line.threat)},
        {"ignored", list_json(line.ignored, move_json)}, {"ignoredCount", number_json(line.ignored_count)}};
}

nlohmann::json choice_json(const local::Choice& choice) {
    return {{"move", go::to_string(choice.point)},
            {"from", number_json(choice.from)},
            {"to", number_json(choice.to)}};
}

nlohmann::json threat_json(const local::Threat& threat) {
    return {{"move", move_json(threat.move)},
            {"temperature", number_json(threat.temperature)},
            {"loss", number_json(threat.loss)}};
}

nlohmann::json answer_as_json(const local::Answer& answer) {
    return {{"move", move_json(answer.move)}, {"answer", go::to_string(answer.answer)}};
}

nlohmann::json side_json(const local::SideLine& line) {
    return {{"move", move_json(line.move)}, {"loss", number_json(line.loss)}};
}

}  // namespace

std::string moves_text(const std::vector<go::Move>& moves) {
    std::string text;
    for (const go::Move& move : moves) {
        text += text.empty() ? "" : ", ";
        text += !move.is_pass()                  ? go::to_string(move)
                : move.color == go::Color::black ? "B elsewhere"
                                                 : "W elsewhere";
    }
    return text;
}

std::string heat_text(const LocalGame& game) {
    if (!game.likely) return with_range(game.temperature);
    return fmt::format("{} (likely {})", number(game.temperature),
                       range(game.likely->low, game.likely->high));
}

std::string move_text(const LocalGame& game) {
    return game.is_settled() ? no_number : number(game.temperature);
}

std::string deiri_text(const LocalGame& game) { return game.is_settled() ? no_number : number(deiri(game)); }

std::string move_in_table(const LocalGame& game) {
    return game.is_settled() ? no_number : in_table(game.temperature);
}

std::string deiri_in_table(const LocalGame& game) {
    return game.is_settled() ? no_number : in_table(deiri(game));
}

std::string evidence_text(const LocalGame& game) {
    if (game.claim() != game.evidence) return "exact, walls judged";
    return std::string(to_string(game.evidence));
}

std::string sentence(const LocalGame& game) {
    const Rational t = game.temperature.value;
    if (game.kind == Kind::ko && game.black_master && game.white_master && game.evidence == Evidence::bounded)
        return fmt::format("{}: a move gains {}, by who can win kos", ko_text(game),
                           with_range(game.temperature));
    if (game.evidence != Evidence::proved)
        return fmt::format("not proved: a move gains {}",
                           game.evidence == Evidence::bounded || game.likely
                               ? heat_text(game)
                               : number(game.temperature));  // bounds say nothing
    switch (game.kind) {
        case Kind::gote:
            return fmt::format("gote: a move gains {}, {} by deiri counting{}", points(t),
                               to_mixed_string(t * 2), ends_text(game));
        case Kind::black_sente: return sente_text(game, "Black", game.black);
        case Kind::white_sente: return sente_text(game, "White", game.white);
        case Kind::double_sente: return "double sente: whoever moves first keeps sente" + ends_text(game);
        case Kind::ko: return fmt::format("{}: a move gains {}{}", ko_text(game), points(t), ends_text(game));
        case Kind::settled: return "settled: nobody gains by moving";
        case Kind::dame: return "dame: worth a move, but no points";
        default: return fmt::format("a move gains {}{}", points(t), ends_text(game));
    }
}

nlohmann::json to_json(const LocalGame& game) {
    const bool settled = game.is_settled();
    nlohmann::json result{
        {"region", points_json(game.region)},
        {"count", number_json(game.count)},
        {"temperature", settled ? nlohmann::json() : number_json(game.temperature)},
        {"deiri", settled ? nlohmann::json() : number_json(deiri(game))},
        {"kind", to_string(game.kind)},
        {"evidence", to_string(game.claim())},
        {"inside", to_string(game.evidence)},
        {"walls", to_string(game.border)},
        {"stones", game.stones},
        {"hasKo", game.has_ko},
        {"koName", game.ko_name ? nlohmann::json(to_string(*game.ko_name)) : nlohmann::json()},
        {"placid", game.is_placid()},
        {"moves", {{"black", line_as_json(game.black)}, {"white", line_as_json(game.white)}}},
        {"choices",
         {{"black", list_json(game.black_choices, choice_json)},
          {"white", list_json(game.white_choices, choice_json)}}},
        {"threats", list_json(game.threats, threat_json)},
        {"answers", list_json(game.answers, answer_as_json)},
        {"sideLines", list_json(game.side_lines, side_json)},
        {"model", game.model},
        {"notices", game.notices},
        {"thermograph", nullptr},
        {"states", game.states}};
    if (game.likely) result["likely"] = number_json(*game.likely);
    if (game.black_master && game.white_master) {
        result["thermograph"] = {{"blackKomaster", to_json(*game.black_master)},
                                 {"whiteKomaster", to_json(*game.white_master)}};
        if (game.neutral) result["thermograph"]["neutralThreats"] = to_json(*game.neutral);
    }
    return result;
}

}  // namespace tedomari::render
