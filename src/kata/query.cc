// SPDX-License-Identifier: MIT
#include "kata/query.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <set>

#include "render/json_text.h"
#include "render/rules_json.h"

namespace tedomari::kata {

using nlohmann::json;

namespace {

constexpr int deepest = 64;
constexpr std::size_t most_moves = 10'000, longest_echo = 200;

constexpr const char* known_fields[] = {"id",
                                        "action",
                                        "terminateId",
                                        "turnNumbers",
                                        "boardXSize",
                                        "boardYSize",
                                        "initialStones",
                                        "moves",
                                        "initialPlayer",
                                        "analyzeTurns",
                                        "priorities",
                                        "rules",
                                        "komi",
                                        "whiteHandicapBonus",
                                        "overrideSettings",
                                        "maxVisits",
                                        "analysisPVLen",
                                        "rootFpuReductionMax",
                                        "rootPolicyTemperature",
                                        "includeMovesOwnership",
                                        "includeMovesOwnershipStdev",
                                        "includeOwnership",
                                        "includeOwnershipStdev",
                                        "includePolicy",
                                        "includePVVisits",
                                        "includeNoResultValue",
                                        "includeTedomari",
                                        "reportDuringSearchEvery",
                                        "firstReportDuringSearchAfter",
                                        "priority",
                                        "allowMoves",
                                        "avoidMoves"};

// The first thing that is wrong ends the reading of a line.
struct Wrong {
    std::string field, message;
};

[[noreturn]] void refuse(const std::string& field, const std::string& message) {
    throw Wrong{field, message};
}

std::int64_t integer(const json& object, const char* field, std::int64_t low, std::int64_t high,
                     const std::string& message) {
    const json& value = object.at(field);
    const bool fits = value.is_number_unsigned()
                          ? value.get<std::uint64_t>() <= static_cast<std::uint64_t>(high)
                          : value.is_number_integer() && value.get<std::int64_t>() <= high;
    if (!value.is_number_integer() || !fits || value.get<std::int64_t>() < low) refuse(field, message);
    return value.get<std::int64_t>();
}

double number(const json& object, const char* field, double low, double high, const char* message) {
    const json& value = object.at(field);
    if (!value.is_number()) refuse(field, message);
    const double x = value.get<double>();
    if (!std::isfinite(x) || x < low || x > high) refuse(field, message);
    return x;
}

bool flag(const json& object, const char* field) {
    if (!object.contains(field)) return false;
    if (!object[field].is_boolean()) refuse(field, "Must be a boolean");
    return object[field].get<bool>();
}

std::optional<std::vector<int>> integers(const json& object, const char* field, const char* message) {
    if (!object.contains(field)) return std::nullopt;
    if (!object[field].is_array()) refuse(field, message);
    std::vector<int> result;
    for (const json& item : object[field]) {
        if (!item.is_number_integer()) refuse(field, message);
        result.push_back(static_cast<int>(std::clamp<std::int64_t>(
            item.is_number_unsigned() && item.get<std::uint64_t>() > INT32_MAX ? INT32_MAX
                                                                               : item.get<std::int64_t>(),
            INT32_MIN, INT32_MAX)));
    }
    return result;
}

std::optional<go::Color> color_of(const json& value) {
    if (!value.is_string()) return std::nullopt;
    const auto color = go::parse_color(value.get<std::string>());
    return color ? std::optional(*color) : std::nullopt;
}

// "D4", "pass", or "(3,15)", counted from the upper left.
std::optional<go::Point> vertex(const std::string& word, go::Size size) {
    std::string lower = word;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (lower == "pass") return go::Point();
    if (word.starts_with('(') && word.ends_with(')')) {
        int x = -1, y = -1;
        const char* end = word.data() + word.size() - 1;
        const auto first = std::from_chars(word.data() + 1, end, x);
        if (first.ec != std::errc() || first.ptr == end || *first.ptr != ',') return std::nullopt;
        const auto second = std::from_chars(first.ptr + 1, end, y);
        if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
        if (x < 0 || y < 0 || x >= size.width || y >= size.height) return std::nullopt;
        return go::Point::at(x, size.height - 1 - y);
    }
    const auto point = go::parse_point(word, size);
    return point ? std::optional(*point) : std::nullopt;
}

std::string echo(const std::string& text) { return text.substr(0, longest_echo); }

enum class Passes { allowed, refused };

std::vector<go::Move> moves(const json& object, const char* field, go::Size size, Passes passes) {
    const char* shape = "Must be an array of pairs of the form: [\"b\" or \"w\", GTP board vertex]";
    const json& list = object.at(field);
    if (!list.is_array()) refuse(field, shape);
    if (list.size() > most_moves) refuse(field, fmt::format("At most {} are taken", most_moves));
    std::vector<go::Move> result;
    for (const json& item : list) {
        if (!item.is_array() || item.size() != 2 || !item[0].is_string() || !item[1].is_string())
            refuse(field, shape);
        const auto color = color_of(item[0]);
        if (!color) refuse(field, "Could not parse player: " + echo(item[0].get<std::string>()));
        const std::string word = item[1].get<std::string>();
        const auto point = vertex(word, size);
        if (!point || (point->is_nowhere() && passes == Passes::refused))
            refuse(field, "Could not parse board location: " + echo(word));
        result.push_back({*color, *point});
    }
    return result;
}

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
        const double komi = number(object, "komi", -400, 400, message);
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
        return static_cast<int>(integer(object, field, 2, go::max_size, message));
    };
    const int width = side("boardXSize");
    return {width, side("boardYSize")};
}

go::Game read_game(const json& object) {
    const go::Size size = size_of(object);
    std::vector<go::Move> stones;
    if (object.contains("initialStones")) stones = moves(object, "initialStones", size, Passes::refused);
    if (!object.contains("moves")) refuse("moves", "Must specify an array of [player,location] pairs");
    const auto played = moves(object, "moves", size, Passes::allowed);
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

std::vector<Turn> turns_of(const json& object, int last) {
    const auto asked =
        integers(object, "analyzeTurns", "Must specify an array of integers indicating turns to analyze");
    std::map<int, std::int64_t> priorities;
    std::int64_t usual = 0;
    constexpr std::int64_t most = 0x3FFFffffFFFFffffLL;
    if (object.contains("priority")) {
        if (object.contains("priorities")) refuse("priority", "Cannot specify both priority and priorities");
        usual = integer(object, "priority", -most, most, "Must be a number between -2^62 and 2^62");
    }
    for (const int turn : asked.value_or(std::vector<int>{})) {
        if (turn < 0 || turn > last) refuse("analyzeTurns", fmt::format("Invalid turn number: {}", turn));
        priorities[turn] = usual;
    }
    if (!asked) priorities[last] = usual;
    if (object.contains("priorities")) {
        const char* message = "Must specify an array of integers indicating priorities";
        const json& list = object["priorities"];
        if (!list.is_array()) refuse("priorities", message);
        if (!asked) refuse("priorities", "Can only specify when also specifying analyzeTurns");
        if (list.size() != asked->size()) refuse("priorities", "Must be of matching length to analyzeTurns");
        for (std::size_t i = 0; i < list.size(); ++i) {
            const json item{{"priorities", list[i]}};
            priorities[(*asked)[i]] = integer(item, "priorities", -most, most, message);
        }
    }
    std::vector<Turn> turns;
    turns.reserve(priorities.size());
    for (const auto& [turn, priority] : priorities) turns.push_back({turn, priority});
    return turns;
}

void override(const json& object, Query& query) {
    if (!object.contains("overrideSettings")) return;
    const json& settings = object["overrideSettings"];
    if (!settings.is_object()) refuse("overrideSettings", "Must be an object");
    std::string unknown, idle;
    for (const auto& [name, value] : settings.items()) {
        const std::string text = value.is_string() ? value.get<std::string>() : render::line_of(value);
        switch (meaning_of(name)) {
            case Meaning::ours:
                if (const auto error = set_param(query.params, name, text))
                    refuse("overrideSettings", "Could not set settings: " + error->message);
                break;
            case Meaning::theirs: idle += (idle.empty() ? "" : ",") + name; break;
            case Meaning::nobodys: unknown += (unknown.empty() ? "" : ",") + name; break;
        }
    }
    const auto warn = [&](const std::string& message) {
        query.warnings.push_back({{"id", query.id}, {"field", "overrideSettings"}, {"warning", message}});
    };
    if (!unknown.empty()) warn("Unknown config params: " + echo(unknown));
    if (!idle.empty()) warn("Config params without effect in this engine: " + echo(idle));
}

std::shared_ptr<const net::Barred> barred_of(const json& object, go::Size size) {
    const bool allows = object.contains("allowMoves"), avoids = object.contains("avoidMoves");
    if (allows && avoids) refuse("allowMoves", "Cannot specify both allowMoves and avoidMoves");
    if (!allows && !avoids) return nullptr;
    const char* field = allows ? "allowMoves" : "avoidMoves";
    const char* shape = "Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'";
    const json& list = object[field];
    if (!list.is_array()) refuse(field, shape);
    if (allows && list.size() > 2)
        refuse(field, "Currently allowMoves only allows at most one entry per player");
    auto barred = std::make_shared<net::Barred>();
    std::set<go::Color> seen;
    for (const json& entry : list) {
        if (!entry.is_object() || !entry.contains("moves") || !entry.contains("untilDepth") ||
            !entry.contains("player"))
            refuse(field, shape);
        const auto color = color_of(entry["player"]);
        if (!color) refuse("player", "Must be \"b\" or \"w\"");
        std::vector<std::string> words;
        if (!entry["moves"].is_array()) refuse("moves", "Must be an array of GTP board vertices");
        for (const json& word : entry["moves"]) {
            if (!word.is_string()) refuse("moves", "Must be an array of GTP board vertices");
            words.push_back(word.get<std::string>());
            if (!vertex(words.back(), size))
                refuse("moves", "Could not parse board location: " + echo(words.back()));
        }
        const int depth =
            static_cast<int>(integer(entry, "untilDepth", 1, 1'000'000'000, "Must be a positive integer"));
        if (allows && !seen.insert(*color).second)
            refuse(field, "Cannot specify allowMoves more than once for the same player");
        if (allows) barred->bar_all(*color, depth);
        for (const std::string& word : words)
            barred->until({*color, *vertex(word, size)}) = allows ? 0 : depth;
    }
    return barred;
}

void read_wishes(const json& object, Query& query) {
    Params& params = query.params;
    if (object.contains("maxVisits"))
        params.visits = static_cast<std::uint64_t>(
            integer(object, "maxVisits", 1, std::int64_t{1} << 50, "Must be an integer from 1 to 2^50"));
    if (object.contains("analysisPVLen"))
        params.line =
            static_cast<int>(integer(object, "analysisPVLen", 1, 1000, "Must be an integer from 1 to 1000"));
    if (object.contains("rootFpuReductionMax"))
        params.first_caution =
            number(object, "rootFpuReductionMax", 0, 2, "Must be a number from 0.0 to 2.0");
    if (object.contains("rootPolicyTemperature"))
        params.flatter =
            number(object, "rootPolicyTemperature", 0.01, 100, "Must be a number from 0.01 to 100.0");
    const auto seconds = [&](const char* field) -> std::optional<double> {
        if (!object.contains(field)) return std::nullopt;
        return number(object, field, 0.001, 1e6, "Must be number of seconds from 0.001 to 1000000.0");
    };
    query.every = seconds("reportDuringSearchEvery");
    query.first = seconds("firstReportDuringSearchAfter");
    if (object.contains("includeTedomari")) {
        const json& wish = object["includeTedomari"];
        if (!wish.is_boolean() && !wish.is_number())
            refuse("includeTedomari", "Must be a boolean or a number of seconds from 0 to 600");
        params.facts = wish.is_boolean() ? (wish.get<bool>() ? 1 : 0)
                                         : number(object, "includeTedomari", 0, 600,
                                                  "Must be a boolean or a number of seconds from 0 to 600");
    }
    render::SearchView& view = query.view;
    view.root_info = true;
    view.perspective = params.perspective;
    view.line = static_cast<std::size_t>(params.line);
    view.moves_ownership = flag(object, "includeMovesOwnership");
    view.moves_ownership_spread = flag(object, "includeMovesOwnershipStdev");
    view.ownership = flag(object, "includeOwnership");
    view.ownership_spread = flag(object, "includeOwnershipStdev");
    view.policy = flag(object, "includePolicy");
    view.pv_visits = view.pv_edge_visits = flag(object, "includePVVisits");
    view.no_result = flag(object, "includeNoResultValue");
}

Query read_query(const json& object, const std::string& id, const Params& usual) {
    Query query;
    query.id = id;
    query.params = usual;
    query.game = std::make_shared<const go::Game>(read_game(object));
    query.turns = turns_of(object, static_cast<int>(query.game->moves().size()));
    override(object, query);
    read_wishes(object, query);
    query.barred = barred_of(object, query.game->size());
    if (!usual.warns_of_fields) return query;
    for (const auto& [name, value] : object.items()) {
        const bool known =
            std::find(std::begin(known_fields), std::end(known_fields), name) != std::end(known_fields);
        if (known) continue;
        query.warnings.push_back(
            {{"id", id},
             {"field", echo(name)},
             {"warning",
              "Unexpected or unused field, do you have a typo? (set warnUnusedFields=false in the config to "
              "disable this warning)"}});
        if (query.warnings.size() > 20) break;
    }
    return query;
}

std::variant<Query, Action, Complaint> read_action(json object, const std::string& word) {
    Action action;
    if (word == "query_version") {
        action.kind = Action::Kind::query_version;
    } else if (word == "query_models") {
        action.kind = Action::Kind::query_models;
    } else if (word == "clear_cache") {
        action.kind = Action::Kind::clear_cache;
    } else if (word == "terminate" || word == "terminate_all") {
        const bool all = word == "terminate_all";
        action.kind = all ? Action::Kind::terminate_all : Action::Kind::terminate;
        if (!all) {
            if (!object.contains("terminateId") || !object["terminateId"].is_string())
                refuse("terminateId",
                       "Requests for a terminate action must have a string \"terminateId\" field");
            action.terminate_id = object["terminateId"].get<std::string>();
        }
        action.turns = integers(object, "turnNumbers",
                                "If provided, must be an array of integers indicating turns to terminate");
    } else {
        return Complaint{{{"error",
                           "'action' field must be 'query_version' or 'query_models' or 'clear_cache' or "
                           "'terminate' or 'terminate_all'"}}};
    }
    action.line = std::move(object);
    return action;
}

}  // namespace

std::variant<Query, Action, Complaint> parse_line(std::string_view line, const Params& usual) {
    json object;
    bool too_deep = false;
    try {
        object = json::parse(line, [&](int depth, json::parse_event_t, json&) {
            too_deep = too_deep || depth > deepest;
            return !too_deep;
        });
    } catch (const json::exception& error) {
        return Complaint{{{"error", echo(error.what()) + " - could not parse input line as json request: " +
                                        echo(std::string(line))}}};
    }
    if (too_deep)
        return Complaint{{{"error", fmt::format("Request line is nested deeper than {}", deepest)}}};
    if (!object.is_object())
        return Complaint{{{"error", "Request line was valid json but was not an object, ignoring: " +
                                        echo(render::line_of(object))}}};
    if (!object.contains("id") || !object["id"].is_string())
        return Complaint{{{"error", "Request must have a string \"id\" field"}}};
    const std::string id = object["id"].get<std::string>();
    try {
        if (object.contains("action") && object["action"].is_string()) {
            const std::string word = object["action"].get<std::string>();
            return read_action(std::move(object), word);
        }
        return read_query(object, id, usual);
    } catch (const Wrong& wrong) {
        return Complaint{{{"id", id}, {"field", wrong.field}, {"error", wrong.message}}};
    }
}

go::Game game_at(const Query& query, int turn) {
    go::Game game = *query.game;
    while (static_cast<int>(game.moves().size()) > turn) game.undo();
    return game;
}

std::optional<std::vector<go::Point>> parse_vertices(const std::vector<std::string>& words, go::Size size) {
    std::vector<go::Point> points;
    for (const std::string& word : words) {
        const auto point = vertex(word, size);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    return points;
}

}  // namespace tedomari::kata
