// SPDX-License-Identifier: MIT
#include "ask/calls.h"

#include <charconv>

#include "ask/edit.h"
#include "ask/files.h"
#include "ask/levels.h"
#include "ask/profile.h"
#include "ask/question.h"
#include "ask/record.h"
#include "base/version.h"
#include "go/diagram.h"
#include "render/words.h"
#include "sgf/position.h"
#include "sgf/reader.h"
#include "sgf/record.h"
#include "sgf/replay.h"

namespace tedomari::ask {

using nlohmann::json;

namespace {

constexpr std::size_t most_games_listed = 500;

Reply told(const Record& record) {
    auto object = to_json(record);
    if (!object) return refusal(422, object.error());
    return {200, *std::move(object)};
}

json line_of(const sgf::Tree& tree, const sgf::GameInfo& info, std::size_t number) {
    int moves = 0;
    for (sgf::NodeId node = sgf::Tree::root; node != sgf::no_node; node = tree.first_child(node))
        moves += sgf::has_move(tree, node) ? 1 : 0;
    return {{"number", number},
            {"black", info.black.name},
            {"white", info.white.name},
            {"result", info.result},
            {"date", info.date},
            {"event", info.event},
            {"name", info.name},
            {"boardXSize", info.size.width},
            {"boardYSize", info.size.height},
            {"moves", moves}};
}

Reply opened(const char* kind, json games, std::size_t total, int game, const Result<Record>& record) {
    if (!record) return refusal(422, record.error());
    Reply reply = told(*record);
    if (reply.is_refusal()) return reply;
    reply.body = {{"kind", kind},
                  {"games", std::move(games)},
                  {"gamesTotal", total},
                  {"game", game},
                  {"record", std::move(reply.body)}};
    return reply;
}

Reply open_record(std::string_view bytes, int wanted) {
    sgf::Reader reader(bytes);
    json games = json::array();
    std::size_t total = 0;
    for (;;) {
        sgf::Tree tree;
        sgf::Warnings warnings;
        const auto more = reader.next(tree, warnings);
        if (!more && total == 0) return refusal(422, more.error());
        if (!more || !*more) break;
        ++total;
        const auto info = sgf::game_info(tree, warnings);
        if (info && games.size() < most_games_listed) games.push_back(line_of(tree, *info, total));
    }
    return opened("sgf", std::move(games), total, wanted, read_record(bytes, wanted));
}

Reply open_diagram(std::string_view text) {
    const auto game = sgf::diagram_game(text);
    if (!game) return refusal(422, game.error());
    const sgf::Tree tree = sgf::to_tree(*game);
    const auto record = tidied(tree);
    json games = json::array();
    if (record) games.push_back(line_of(tree, record->info, 1));
    return opened("diagram", std::move(games), 1, 1, record);
}

struct Description {
    std::string_view name, title;
};
constexpr Description descriptions[] = {
    {"endgame-9x9.sgf", "An endgame on 9x9: who is ahead, and what is the biggest move?"},
    {"short-9x9.sgf", "A short game on 9x9, with variations and comments"},
    {"snapback.sgf", "A snapback: can the stones be captured?"},
    {"four-regions.txt", "Four regions: a board as a sum of local games"},
    {"sente.txt", "White's sente: one local game"},
    {"demonstration.json", "Berlekamp's demonstration game: two summands, bids and taxes"},
    {"problems.jsonl", "Problems with one proved answer, one a line"},
    {"selfplay-19x19.sgf", "A whole game on 19x19, to review"},
    {"wild.sgf", "A record as found in the wild"},
};

// The game's number is text still.
Reply open_named(const Call& call) {
    int game = 1;
    const std::string_view text = call.game.empty() ? "1" : call.game;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), game);
    if (code != std::errc() || end != text.data() + text.size() || game < 1)
        return refusal(400, Error{"a number from 1 is expected"}, "game");
    return open_file(call.body, game);
}

}  // namespace

std::optional<Reply> answer_at_once(const Call& call) {
    struct Known {
        std::string_view method, path;
        Reply (*answer)(const Call& call);
    };
    constexpr Known known[] = {
        {"GET", "/api/about", [](const Call&) { return about(); }},
        {"GET", "/api/words", [](const Call&) { return list_words(); }},
        {"GET", "/api/examples", [](const Call&) { return list_examples(); }},
        {"POST", "/api/new", [](const Call& asked) { return new_game(asked.body); }},
        {"POST", "/api/edit", [](const Call& asked) { return edit_game(asked.body); }},
        {"POST", "/api/profile", [](const Call& asked) { return profile_of(asked.body); }},
        {"POST", "/api/diagram", [](const Call& asked) { return draw_diagram(asked.body); }},
        {"POST", "/api/open", open_named},
    };
    for (const Known& one : known) {
        if (one.method == call.method && one.path == call.path) return one.answer(call);
    }
    return std::nullopt;
}

Reply about() {
    json questions = json::array(), rules = json::array(), strengths = json::array();
    for (const QuestionKind& kind : question_kinds()) questions.push_back(kind.name);
    for (const go::NamedRules& named : go::named_rules())
        rules.push_back({{"name", named.name}, {"komi", named.rules.komi.to_double()}});
    int number = 0;
    for (const Level& level : levels)
        strengths.push_back({{"level", ++number}, {"name", level.name}, {"summary", level.summary}});
    return {200,
            {{"program", "tedomari"},
             {"version", version()},
             {"questions", std::move(questions)},
             {"rules", std::move(rules)},
             {"levels", std::move(strengths)},
             {"limits", {{"bytes", most_bytes}, {"nodes", most_nodes}, {"boardSize", go::max_size}}}}};
}

Reply list_words() {
    json list = json::array();
    for (const render::Word& word : render::words()) {
        json also = json::array();
        for (std::string_view rest = word.synonyms; !rest.empty();) {
            const std::size_t end = std::min(rest.find(", "), rest.size());
            also.push_back(rest.substr(0, end));
            rest.remove_prefix(std::min(rest.size(), end + 2));
        }
        list.push_back(
            {{"section", word.group}, {"word", word.name}, {"also", also}, {"meaning", word.meaning}});
    }
    return {200, {{"words", std::move(list)}}};
}

Reply list_examples() {
    json list = json::array();
    for (const auto& [name, bytes] : examples()) {
        std::string_view title;
        for (const Description& known : descriptions) {
            if (known.name == name) title = known.title;
        }
        const char* kind = name.ends_with(".sgf")     ? "sgf"
                           : name.ends_with(".txt")   ? "diagram"
                           : name.ends_with(".jsonl") ? "problems"
                                                      : "sum";
        list.push_back({{"name", name}, {"kind", kind}, {"title", title}});
    }
    return {200, {{"examples", std::move(list)}}};
}

Reply open_file(std::string_view bytes, int game) {
    return sgf::is_record(bytes) ? open_record(bytes, game) : open_diagram(bytes);
}

Reply new_game(std::string_view body) {
    Fields fields = Fields::parse(body);
    const auto record = new_record(fields);
    return record ? told(*record) : *fields.refusal();
}

Reply edit_game(std::string_view body) {
    Fields fields = Fields::parse(body);
    const auto edited = edit(fields);
    if (!edited) return *fields.refusal();
    Reply reply = told(edited->record);
    if (reply.is_refusal()) return reply;
    reply.body = {{"record", std::move(reply.body)}, {"node", edited->node}, {"changed", edited->changed}};
    return reply;
}

Reply draw_diagram(std::string_view body) {
    Fields fields = Fields::parse(body);
    const auto place = read_place(fields);
    if (fields.finished()) return *fields.refusal();
    return {200, {{"diagram", go::to_diagram(place->record.game_at(place->node).position())}}};
}

}  // namespace tedomari::ask
