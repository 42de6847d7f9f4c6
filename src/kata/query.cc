// SPDX-License-Identifier: MIT
#include "kata/query.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

#include "kata/fields.h"
#include "kata/game_fields.h"
#include "render/json_text.h"

namespace tedomari::kata {

using nlohmann::json;

namespace {

constexpr int deepest = 64;

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

std::vector<Turn> turns_of(const json& object, int last) {
    const auto asked = integers_field(object, "analyzeTurns",
                                      "Must specify an array of integers indicating turns to analyze");
    std::map<int, std::int64_t> priorities;
    std::int64_t usual = 0;
    constexpr std::int64_t most = 0x3FFFffffFFFFffffLL;
    if (object.contains("priority")) {
        if (object.contains("priorities")) refuse("priority", "Cannot specify both priority and priorities");
        usual = integer_field(object, "priority", -most, most, "Must be a number between -2^62 and 2^62");
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
            priorities[(*asked)[i]] = integer_field(item, "priorities", -most, most, message);
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
        const int depth = static_cast<int>(
            integer_field(entry, "untilDepth", 1, 1'000'000'000, "Must be a positive integer"));
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
        params.visits = static_cast<std::uint64_t>(integer_field(
            object, "maxVisits", 1, std::int64_t{1} << 50, "Must be an integer from 1 to 2^50"));
    if (object.contains("analysisPVLen"))
        params.line = static_cast<int>(
            integer_field(object, "analysisPVLen", 1, 1000, "Must be an integer from 1 to 1000"));
    if (object.contains("rootFpuReductionMax"))
        params.first_caution =
            number_field(object, "rootFpuReductionMax", 0, 2, "Must be a number from 0.0 to 2.0");
    if (object.contains("rootPolicyTemperature"))
        params.flatter =
            number_field(object, "rootPolicyTemperature", 0.01, 100, "Must be a number from 0.01 to 100.0");
    const auto seconds = [&](const char* field) -> std::optional<double> {
        if (!object.contains(field)) return std::nullopt;
        return number_field(object, field, 0.001, 1e6, "Must be number of seconds from 0.001 to 1000000.0");
    };
    query.every = seconds("reportDuringSearchEvery");
    query.first = seconds("firstReportDuringSearchAfter");
    if (object.contains("includeTedomari")) {
        const json& wish = object["includeTedomari"];
        if (!wish.is_boolean() && !wish.is_number())
            refuse("includeTedomari", "Must be a boolean or a number of seconds from 0 to 600");
        params.facts = wish.is_boolean()
                           ? (wish.get<bool>() ? 1 : 0)
                           : number_field(object, "includeTedomari", 0, 600,
                                          "Must be a boolean or a number of seconds from 0 to 600");
    }
    render::SearchView& view = query.view;
    view.root_info = true;
    view.perspective = params.perspective;
    view.line = static_cast<std::size_t>(params.line);
    view.moves_ownership = flag_field(object, "includeMovesOwnership");
    view.moves_ownership_spread = flag_field(object, "includeMovesOwnershipStdev");
    view.ownership = flag_field(object, "includeOwnership");
    view.ownership_spread = flag_field(object, "includeOwnershipStdev");
    view.policy = flag_field(object, "includePolicy");
    view.pv_visits = view.pv_edge_visits = flag_field(object, "includePVVisits");
    view.no_result = flag_field(object, "includeNoResultValue");
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
        action.turns = integers_field(
            object, "turnNumbers", "If provided, must be an array of integers indicating turns to terminate");
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
