// SPDX-License-Identifier: MIT
#include "kata/game_fields.h"

#include <cmath>
#include <fmt/format.h>

#include "kata/fields.h"
#include "render/json_text.h"
#include "render/rules_json.h"

namespace tedomari::kata {

using nlohmann::json;

namespace {

go::Rules rules_of(const json& object) {
    const char* shape =
        "Must specify rules string, such as \"chinese\" or \"tromp-taylor\", or a JSON object with detailed "
        "rules "
        "parameters.";
    if (!object.contains("rules") || !(object["rules"].is_string() || object["rules"].is_object()))
        refuse("rules", shape);
    const json& value = object["rules"];
    const std::string text = value.is_string() ? value.get<std::string>() : render::line_of(value);
    auto rules = render::parse_rules_or_json(text);
    if (!rules) refuse("rules", "Could not parse rules: " + echo(text));
    if (object.contains("komi")) {
        const char* message = "Must be a integer or half-integer from -400.0 to 400.0";
        const double komi = number_field(object, "komi", -400, 400, message);
        if (komi * 2 != std::floor(komi * 2)) refuse("komi", message);
        rules->komi = Rational(static_cast<std::int64_t>(komi * 2), 2);
    }
    if (object.contains("whiteHandicapBonus")) {
        if (!object["whiteHandicapBonus"].is_string()) refuse("whiteHandicapBonus", "Must be a string");
        const auto bonus = go::parse_handicap_bonus(object["whiteHandicapBonus"].get<std::string>());
        if (!bonus) refuse("whiteHandicapBonus", bonus.error().message);
        rules->white_handicap_bonus = *bonus;
    }
    return *rules;
}

// Black's stones on an otherwise empty board, or his first moves in a row: two at least.
std::vector<go::Point> handicap_of(const std::vector<go::Move>& stones, const std::vector<go::Move>& played) {
    std::vector<go::Point> points;
    for (const go::Move& stone : stones) {
        if (stone.color == go::Color::white) return {};
        points.push_back(stone.point);
    }
    if (stones.empty()) {
        for (const go::Move& move : played) {
            if (move.color == go::Color::white || move.is_pass()) break;
            points.push_back(move.point);
        }
    }
    return points.size() > 1 ? points : std::vector<go::Point>{};
}

go::Size size_of(const json& object) {
    const std::string message = fmt::format("Must provide an integer from 2 to {}", go::max_size);
    const auto side = [&](const char* field) {
        if (!object.contains(field)) refuse(field, message);
        return static_cast<int>(integer_field(object, field, 2, go::max_size, message));
    };
    const int width = side("boardXSize");
    return {width, side("boardYSize")};
}

}  // namespace

go::Game read_game(const json& object) {
    const go::Size size = size_of(object);
    std::vector<go::Move> stones;
    if (object.contains("initialStones"))
        stones = moves_field(object, "initialStones", size, Passes::refused);
    if (!object.contains("moves")) refuse("moves", "Must specify an array of [player,location] pairs");
    const auto played = moves_field(object, "moves", size, Passes::allowed);
    std::optional<go::Color> first;
    if (object.contains("initialPlayer")) {
        first = color_of(object["initialPlayer"]);
        if (!first) refuse("initialPlayer", "Must be \"b\" or \"w\"");
    }
    const go::Rules rules = rules_of(object);
    const auto handicap = handicap_of(stones, played);
    if (!first && !played.empty()) first = played.front().color;
    if (!first) first = !stones.empty() && !handicap.empty() ? go::Color::white : go::Color::black;
    go::Position start{go::Board(size), *first};
    for (const go::Move& stone : stones) {
        if (!start.board.is_empty(stone.point))
            refuse("initialStones", "Two stones on one point: " + go::to_string(stone.point));
        start.board.place(stone.point, stone.color);
    }
    if (!start.board.is_possible()) refuse("initialStones", "A chain has no liberty");
    go::Game game(start, rules);
    int number = 0;
    for (const go::Move& move : played) {
        const go::Legality legality = game.legality(move);
        if (legality == go::Legality::occupied || legality == go::Legality::suicide)
            refuse("moves", fmt::format("Illegal move {}: {}", number, go::to_string(move.point)));
        game.play(move);
        ++number;
    }
    if (!handicap.empty()) game.set_handicap(handicap);
    return game;
}

}  // namespace tedomari::kata
