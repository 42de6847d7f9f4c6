// SPDX-License-Identifier: MIT
#include "mcp/tools.h"

#include <algorithm>
#include <fmt/format.h>

#include "ask/files.h"
#include "render/json_text.h"
#include "render/words.h"

namespace tedomari::mcp {

using nlohmann::json;

namespace {

json text_field(const char* about) { return {{"type", "string"}, {"description", about}}; }
json number_field(const char* about) {
    return {{"type", "number"}, {"minimum", 0.01}, {"maximum", 600}, {"description", about}};
}
json points_field(const char* about) {
    return {{"type", "array"}, {"items", {{"type", "string"}}}, {"description", about}};
}

// Every position is given in one of these ways.
json position_fields() {
    return {
        {"sgf", text_field("a game record; the position is its last one unless `node` says which")},
        {"node", {{"type", "integer"}, {"minimum", 0}, {"description", "of the record: 0 is the root"}}},
        {"diagram", text_field("a board as text, a row a line from the top: . empty, X Black, O White")},
        {"moves",
         {{"type", "array"},
          {"description", "moves from the start, as [[\"B\",\"D4\"],[\"W\",\"Q16\"]]"},
          {"items", {{"type", "array"}, {"items", {{"type", "string"}}}, {"minItems", 2}, {"maxItems", 2}}}}},
        {"boardXSize",
         {{"type", "integer"},
          {"minimum", 1},
          {"maximum", 25},
          {"description", "with `moves`: 19 unless given"}}},
        {"boardYSize",
         {{"type", "integer"}, {"minimum", 1}, {"maximum", 25}, {"description", "with `moves`"}}},
        {"rules", text_field("japanese, chinese, aga …; as the record says unless given")},
        {"komi", {{"type", "number"}, {"description", "points for White"}}},
        {"toMove", {{"type", "string"}, {"enum", {"black", "white"}}, {"description", "who plays next"}}},
        {"time", number_field("seconds to think, at most")},
    };
}

struct Tool {
    const char *name, *question, *title, *about;
    bool has_position;
    json (*own)();                      // fields beside the position's
    std::vector<std::string> required;  // of these
    std::vector<std::string> options;   // fields that are options of the question
};

const std::vector<Tool>& tools() {
    static const std::vector<Tool> all = {
        {"analyze",
         "analyze",
         "The whole board",
         "Who is ahead and by how much, how big the next move is, which moves are best, region by region. "
         "Every fact "
         "says how it is known; only what is proved is certain.",
         true,
         [] { return json::object(); },
         {},
         {"time"}},
        {"region",
         "region",
         "One region",
         "The value of one region as a combinatorial game: count, size of a move, sente or gote, best lines "
         "for both.",
         true,
         [] {
             return json{{"points", points_field("the points of the region, as [\"A1\",\"B1\"]")}};
         },
         {"points"},
         {"time"}},
        {"goal",
         "goal",
         "A tactical goal",
         "Whether a goal can be reached, by which moves, and what refutes it: capture(D4), connect(C3,E5), "
         "live(D4), "
         "eye(A1) …, joined by and, or, not.",
         true,
         [] {
             return json{{"goal", text_field("such as capture(D4)")}};
         },
         {"goal"},
         {"time"}},
        {"life",
         "problem",
         "Life and death",
         "Life and death of a group: what the player to move gets, by which first moves, and what refutes "
         "the others.",
         true,
         [] {
             return json{{"target", text_field("a stone of the group; else the likeliest group is taken")}};
         },
         {},
         {"time", "target"}},
        {"score",
         "score",
         "The score",
         "Dead stones, territory and score of a finished game; an estimate of one that is not over.",
         true,
         [] { return json::object(); },
         {},
         {"time"}},
        {"review",
         "review",
         "A game, move by move",
         "What every move of a game lost and what would have been better, with the evidence; takes minutes "
         "for a whole "
         "game. `time` is for each position.",
         true,
         [] {
             return json{
                 {"from",
                  {{"type", "integer"}, {"minimum", 1}, {"description", "the first move to look at"}}}};
         },
         {"sgf"},
         {"time", "from"}},
        {"cgt",
         "cgt",
         "A combinatorial game",
         "Canonical form, stops, mean, temperature and thermograph of a game such as {4|1||0} or +-3 + *2.",
         false,
         [] {
             return json{{"expression", text_field("such as {4|1||0}")},
                         {"time", number_field("seconds, at most")}};
         },
         {"expression"},
         {"time"}},
    };
    return all;
}

json schema_of(const Tool& tool) {
    json fields = tool.has_position ? position_fields() : json::object();
    fields.update(tool.own());
    json schema{{"type", "object"}, {"properties", std::move(fields)}, {"additionalProperties", false}};
    if (!tool.required.empty()) schema["required"] = tool.required;
    return schema;
}

const Tool& find_tool(const std::string& name) {
    for (const Tool& tool : tools()) {
        if (tool.name == name) return tool;
    }
    throw RpcError{invalid_params, "Unknown tool: " + name.substr(0, 100)};
}

constexpr const char* words_uri = "tedomari://words";
constexpr const char* example_uri = "tedomari://examples/";

}  // namespace

json list_tools() {
    json list = json::array();
    for (const Tool& tool : tools()) {
        list.push_back(
            {{"name", tool.name},
             {"title", tool.title},
             {"description", tool.about},
             {"inputSchema", schema_of(tool)},
             {"annotations", {{"readOnlyHint", true}, {"idempotentHint", true}, {"openWorldHint", false}}}});
    }
    return {{"tools", std::move(list)}};
}

ask::Question read_call(const std::string& name, const json& arguments) {
    const Tool& tool = find_tool(name);
    if (!arguments.is_object()) throw RpcError{invalid_params, "arguments: an object is expected"};
    json question{{"question", tool.question}};
    for (const auto& [field, value] : arguments.items()) {
        const bool is_option =
            std::find(tool.options.begin(), tool.options.end(), field) != tool.options.end();
        if (field == "question" || field == "options" || field == "onlyRemembered")
            throw RpcError{invalid_params, field + ": there is no such field here"};
        (is_option ? question["options"][field] : question[field]) = value;
    }
    auto parsed = ask::parse_question(render::line_of(question));
    if (const auto* wrong = std::get_if<ask::Reply>(&parsed)) {
        const json& body = wrong->body;
        const std::string field = body.value("field", "");
        throw RpcError{invalid_params,
                       (field.empty() ? "" : field + ": ") + body.value("error", "wrong arguments")};
    }
    return std::move(std::get<ask::Question>(parsed));
}

json tool_result(const ask::Answer& answer) {
    const auto text = [](const std::string& words) -> json { return {{"type", "text"}, {"text", words}}; };
    if (!answer.error.empty()) return {{"content", {text(answer.error)}}, {"isError", true}};
    json content = json::array();
    if (answer.report.is_object() && answer.report.contains("headline"))
        content.push_back(text(answer.report["headline"].get<std::string>()));
    for (const char* name : {"facts.txt", "report.txt"}) {
        const auto file = answer.files.find(name);
        if (file == answer.files.end()) continue;
        content.push_back(text(file->second()));
        break;
    }
    if (content.empty()) content.push_back(text(render::line_of(answer.report)));
    if (!answer.complete) content.push_back(text("This was cut short: more time may tell more."));
    json result{{"content", std::move(content)}, {"isError", false}};
    if (answer.report.is_object()) result["structuredContent"] = answer.report;
    return result;
}

json list_resources() {
    json list = json::array({{{"uri", words_uri},
                              {"name", "words"},
                              {"title", "What the words mean"},
                              {"mimeType", "text/markdown"}}});
    for (const auto& [name, text] : ask::examples())
        list.push_back({{"uri", example_uri + name}, {"name", name}, {"mimeType", "text/plain"}});
    return {{"resources", std::move(list)}};
}

json read_resource(const std::string& uri) {
    const auto contents = [&](const char* type, std::string_view text) -> json {
        return {{"contents", {{{"uri", uri}, {"mimeType", type}, {"text", std::string(text)}}}}};
    };
    if (uri == words_uri) return contents("text/markdown", render::words_markdown());
    if (uri.starts_with(example_uri)) {
        const auto found = ask::examples().find(uri.substr(std::string_view(example_uri).size()));
        if (found != ask::examples().end()) return contents("text/plain", found->second);
    }
    throw RpcError{resource_not_found, "Resource not found: " + uri.substr(0, 200)};
}

}  // namespace tedomari::mcp
