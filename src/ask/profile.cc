// SPDX-License-Identifier: MIT
#include "ask/profile.h"

#include <fmt/format.h>

#include "analysis/profile.h"
#include "ask/fields.h"
#include "render/profile.h"

namespace tedomari::ask {

namespace {

using analysis::LostMove;
using analysis::ReviewedGame;
using go::Color;
using nlohmann::json;

constexpr int longest_number = 100'000;
constexpr double most_points = 10'000;

template <class Enum>
Enum one_named(Fields& fields, const std::string& field, int count) {
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) names.emplace_back(to_string(static_cast<Enum>(i)));
    const std::string said = fields.has(field) ? fields.one_of(field, names) : names.front();
    const auto found = std::find(names.begin(), names.end(), said);
    return found == names.end() ? Enum() : static_cast<Enum>(found - names.begin());
}

LostMove read_move(Fields& fields) {
    LostMove move;
    move.number = fields.integer("number", 1, 1, longest_number);
    move.color = fields.one_of("color", {"B", "W"}) == "W" ? Color::white : Color::black;
    move.point = fields.text("move", "pass");
    move.best = fields.text("best", "pass");
    move.loss = fields.number("lossFloat", 0, 0, most_points);
    move.forecast = fields.number("scoreLead", 0, -most_points, most_points);
    move.evidence = one_named<Evidence>(fields, "evidence", 5);
    move.phase = one_named<analysis::Phase>(fields, "phase", 3);
    move.mistake = one_named<analysis::Mistake>(fields, "mistake", analysis::mistake_kinds);
    return move;
}

ReviewedGame read_game(Fields& fields, std::size_t number) {
    ReviewedGame game;
    game.key = fields.text("key", std::to_string(number));
    game.name = fields.text("source");
    game.date = fields.text("date");
    game.result = fields.text("result");
    game.players = {fields.text("black"), fields.text("white")};
    game.ranks = {fields.text("blackRank"), fields.text("whiteRank")};
    game.moves = fields.integer("gameMoves", 0, 0, longest_number);
    Fields players = fields.object("players");
    for (const char* color : {"black", "white"}) {
        Fields player = players.object(color);
        game.moves_of[color[0] == 'b' ? 0 : 1] = player.integer("moves", 0, 0, longest_number);
        fields.absorb(player);
    }
    fields.absorb(players);
    const json moves = fields.value("moves");
    if (!moves.is_null() && !moves.is_array()) fields.refuse("moves", Error{"a list is expected"});
    for (const json& one : moves.is_array() ? moves : json::array()) {
        Fields inside(one, "moves.");
        const LostMove move = read_move(inside);
        if (!inside.ok()) {
            fields.absorb(inside);
            break;
        }
        if (move.loss > 0) game.lost.push_back(move);
    }
    return game;
}

}  // namespace

Reply profile_of(std::string_view body) {
    Fields fields = Fields::parse(body);
    analysis::Profiler profiler(fields.text("subject"));
    const std::string source = fields.text("source");
    const bool page = fields.flag("html");
    const json games = fields.value("games");
    if (!games.is_array()) fields.refuse("games", Error{"a list of reviews is expected"});
    std::size_t number = 0;
    for (const json& one : games.is_array() ? games : json::array()) {
        Fields inside(one, fmt::format("games.{}.", ++number));
        const ReviewedGame game = read_game(inside, number);
        if (!inside.ok()) {
            fields.absorb(inside);
            break;
        }
        profiler.add(game);
    }
    if (const auto& refused = fields.finished()) return *refused;
    analysis::Profile profile = std::move(profiler).finish();
    profile.source = source;
    Reply reply{200, render::to_json(profile)};
    if (page) reply.body["html"] = render::to_html(profile);
    return reply;
}

}  // namespace tedomari::ask
