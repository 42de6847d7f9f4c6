// SPDX-License-Identifier: MIT
#include "ask/position.h"

#include <fmt/format.h>

#include "ask/record.h"
#include "render/rules_json.h"

namespace tedomari::ask {

using nlohmann::json;

namespace {

constexpr std::size_t most_moves = 10'000;

// [["B", "D4"], …]; the first that is not a move is an error.
std::vector<go::Move> moves_field(Fields& fields, const std::string& name, go::Size size) {
    const json list = fields.value(name);
    std::vector<go::Move> result;
    if (list.is_null()) return result;
    if (!list.is_array() || list.size() > most_moves) {
        fields.refuse(name, Error{fmt::format("a list of at most {} moves is expected", most_moves)});
        return result;
    }
    for (const json& item : list) {
        if (!item.is_array() || item.size() != 2 || !item[0].is_string() || !item[1].is_string()) {
            fields.refuse(name, Error{"a move is a color and a point, as [\"B\", \"D4\"]"});
            return {};
        }
        const auto color = go::parse_color(item[0].get<std::string>());
        const std::string word = item[1].get<std::string>();
        const auto point =
            word == "pass" || word == "PASS" ? Result<go::Point>(go::Point()) : go::parse_point(word, size);
        if (!color || !point) {
            fields.refuse(name, color ? point.error() : color.error());
            return {};
        }
        result.push_back({*color, *point});
    }
    return result;
}

std::optional<go::Game> of_moves(Fields& fields) {
    go::Size size;
    size.width = fields.integer("boardXSize", 19, 1, go::max_size);
    size.height = fields.integer("boardYSize", size.width, 1, go::max_size);
    const auto stones = moves_field(fields, "initialStones", size);
    const auto moves = moves_field(fields, "moves", size);
    const auto first = moves.empty() ? go::Color::black : moves.front().color;
    go::Position start{go::Board(size), color_field(fields, "initialPlayer").value_or(first)};
    for (const go::Move& stone : stones) {
        if (stone.is_pass() || !start.board.is_empty(stone.point)) {
            fields.refuse("initialStones", Error{"a stone stands on an empty point"});
            return std::nullopt;
        }
        start.board.place(stone.point, stone.color);
    }
    if (!start.board.is_possible()) fields.refuse("initialStones", Error{"a chain has no liberty"}, 422);
    if (!fields.ok()) return std::nullopt;
    go::Game game(start, rules_field(fields).value_or(*go::parse_rules("japanese")));
    for (const go::Move& move : moves) {
        const go::Legality legality = game.legality(move);
        if (legality == go::Legality::occupied || legality == go::Legality::suicide) {
            fields.refuse("moves", Error{fmt::format("{}: {}", go::to_string(move), go::to_string(legality))},
                          422);
            return std::nullopt;
        }
        game.play(move);
    }
    return game;
}

}  // namespace

std::string_view short_word(go::Legality legality) {
    switch (legality) {
        case go::Legality::legal: return "";
        case go::Legality::off_board: return "off the board";
        case go::Legality::occupied: return "occupied";
        case go::Legality::suicide: return "suicide";
        case go::Legality::ko: return "ko";
        case go::Legality::superko: return "superko";
    }
    return "";
}

std::optional<go::Rules> rules_field(Fields& fields) {
    const json value = fields.value("rules");
    if (value.is_null()) return std::nullopt;
    const auto rules =
        render::parse_rules_or_json(value.is_string() ? value.get<std::string>() : wire_text(value));
    if (rules) return *rules;
    fields.refuse("rules", rules.error());
    return std::nullopt;
}

std::optional<Rational> komi_field(Fields& fields) {
    const json value = fields.value("komi");
    if (value.is_null()) return std::nullopt;
    const auto komi = parse_rational(value.is_string() ? value.get<std::string>() : value.dump());
    constexpr int most = 1000;
    if (komi && abs(*komi) <= Rational(most)) return *komi;
    fields.refuse("komi", komi ? Error{fmt::format("at most {} points are expected", most)} : komi.error());
    return std::nullopt;
}

std::optional<go::Color> color_field(Fields& fields, const std::string& name) {
    const std::string word = fields.text(name);
    if (word.empty()) return std::nullopt;
    const auto color = go::parse_color(word);
    if (color) return *color;
    fields.refuse(name, color.error());
    return std::nullopt;
}

go::Point point_field(Fields& fields, const std::string& name, go::Size size) {
    const std::string word = fields.text(name);
    if (word.empty()) return {};
    const auto point = go::parse_point(word, size);
    if (point) return *point;
    fields.refuse(name, point.error());
    return {};
}

go::PointSet points_field(Fields& fields, const std::string& name, go::Size size) {
    go::PointSet result;
    for (const std::string& word : fields.texts(name)) {
        const auto point = go::parse_point(word, size);
        if (!point) {
            fields.refuse(name, Error{word + ": " + point.error().message});
            return {};
        }
        result.insert(*point);
    }
    return result;
}

namespace {

using Found = std::optional<sgf::FoundPosition>;

Found of_record(Fields& fields, sgf::AsksFor asks) {
    const std::string text = fields.needed_text("sgf");
    const auto node = fields.integer("node", 0, static_cast<int>(most_nodes));
    if (!fields.ok()) return std::nullopt;
    auto found = sgf::read_position(text, {.node = node, .asks = asks, .named_record = true});
    if (found) return *std::move(found);
    const bool is_text = found.error().line > 0;
    fields.refuse(is_text || !node ? "sgf" : "node", found.error(), is_text ? 400 : 422);
    return std::nullopt;
}

Found of_diagram(Fields& fields) {
    auto game = sgf::diagram_game(fields.text("diagram"));
    if (game) return sgf::FoundPosition{*std::move(game)};
    fields.refuse("diagram", game.error());
    return std::nullopt;
}

Found written_position(Fields& fields, sgf::AsksFor asks) {
    if (fields.has("sgf")) return of_record(fields, asks);
    if (fields.has("diagram")) return of_diagram(fields);
    if (!fields.has("moves") && !fields.has("initialStones") && !fields.has("boardXSize")) {
        fields.refuse("sgf", Error{"a position is needed: sgf, diagram or moves"});
        return std::nullopt;
    }
    auto game = of_moves(fields);
    if (!game) return std::nullopt;
    return sgf::FoundPosition{*std::move(game)};
}

}  // namespace

std::optional<sgf::FoundPosition> find_position(Fields& fields, sgf::AsksFor asks) {
    Found found = written_position(fields, asks);
    const auto rules = rules_field(fields);
    const auto komi = komi_field(fields);
    const auto color = color_field(fields, "toMove");
    if (!found || !fields.ok()) return std::nullopt;
    if (rules) sgf::set_rules(found->game, *rules);
    if (komi) found->game.set_komi(*komi);
    if (color) found->game.set_to_move(*color);
    return found;
}

std::optional<go::Game> read_position(Fields& fields) {
    auto found = find_position(fields, sgf::AsksFor::position);
    return found ? std::optional(std::move(found->game)) : std::nullopt;
}

}  // namespace tedomari::ask
