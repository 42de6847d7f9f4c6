// SPDX-License-Identifier: MIT
#include "atlas/entry.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "endgame/evaluate.h"
#include "local/symmetry.h"

namespace tedomari::atlas {

using go::Color;
using local::LocalGame;
using nlohmann::json;

namespace {

// Only what an entry keeps, so that one that was read is one that was made.
LocalGame kept_of(const LocalGame& game) {
    LocalGame kept;
    kept.region = game.region;
    kept.evidence = game.evidence;
    kept.border = local::Border::proved;  // every wall has two eyes
    kept.count = game.count;
    kept.temperature = game.temperature;
    kept.kind = game.kind;
    kept.has_ko = game.has_ko;
    for (const auto side : {&LocalGame::black, &LocalGame::white}) {
        (kept.*side).moves = (game.*side).moves;
        (kept.*side).count = (game.*side).count;
        (kept.*side).threat = (game.*side).threat;
    }
    return kept;
}

std::string text_of(const std::vector<go::Move>& moves) {
    std::string text;
    for (const go::Move move : moves) text += (text.empty() ? "" : " ") + go::to_string(move.point);
    return text;
}

json line_of(const local::Line& line) {
    json object{{"moves", text_of(line.moves)}};
    if (line.count) object["count"] = to_string(*line.count);
    if (line.threat) object["threat"] = to_string(*line.threat);
    return object;
}

std::optional<Rational> number_in(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end() || !found->is_string()) return {};
    const auto number = parse_rational(found->get_ref<const std::string&>());
    return number ? std::optional(*number) : std::nullopt;
}

bool read_line(const json& object, Color first, local::Line& line) {
    if (!object.is_object()) return false;
    std::istringstream words(object.value("moves", ""));
    Color color = first;
    for (std::string word; words >> word; color = go::opponent(color)) {
        go::Point point;
        if (word != "pass") {
            const auto read = go::parse_point(word, go::square(go::max_size));
            if (!read) return false;
            point = *read;
        }
        line.moves.push_back({color, point});
    }
    line.count = number_in(object, "count");
    line.threat = number_in(object, "threat");
    return true;
}

std::optional<local::Kind> kind_called(std::string_view name) {
    for (int i = 0; i <= static_cast<int>(local::Kind::unknown); ++i) {
        if (to_string(static_cast<local::Kind>(i)) == name) return static_cast<local::Kind>(i);
    }
    return {};
}

}  // namespace

std::string key_of(const Drawing& drawing, bool has_ko) { return (has_ko ? "ko " : "") + drawing.text; }

// As it is drawn, so that every entry stands where its drawing is laid.
Result<Entry> value(const Place& place, std::uint64_t nodes) {
    endgame::Effort effort;
    effort.time = std::chrono::nanoseconds::max();
    effort.nodes = nodes;
    effort.memory = std::size_t{256} << 20;
    effort.second_opinions = false;
    for (const auto colors : {survey::Colors::either, survey::Colors::kept}) {
        const auto laid = parse_drawing(drawn(place.form(colors)).text);
        if (!laid) return laid.error();
        const auto standing = with_living_walls(*laid);
        if (!standing) return Error{"not all of its walls can have two eyes"};
        const auto game = endgame::evaluate(standing->board, standing->points, effort);
        if (!game) return game.error();
        if (game->evidence != Evidence::proved || !game->count.is_exact() || !game->temperature.is_exact())
            return Error{"nothing exact was proved"};
        if (game->has_ko && colors == survey::Colors::either) continue;
        const auto form = standing->form(colors);
        const std::string ko = game->ko_name ? go::to_string(*game->ko_name) : game->has_ko ? "ko" : "";
        return Entry{drawn(form), ko, place.empty(), form.there(kept_of(*game)), 0};
    }
    return Error{"a ko is there for one color and not for the other"};
}

json to_json(const Entry& entry) {
    const LocalGame laid = local::moved(entry.game, entry.drawing.left, entry.drawing.below);
    json object{{"form", entry.drawing.text},
                {"count", to_string(laid.count.value)},
                {"size", to_string(laid.temperature.value)},
                {"kind", local::to_string(laid.kind)},
                {"black", line_of(laid.black)},
                {"white", line_of(laid.white)}};
    if (!entry.ko.empty()) object["ko"] = entry.ko;
    if (entry.seen > 0) object["seen"] = entry.seen;
    return object;
}

Result<Entry> entry_of(const json& object) {
    const auto wrong = [](const std::string& what) { return Error{"an entry of the atlas has no " + what}; };
    const auto form = object.find("form");
    if (form == object.end() || !form->is_string()) return wrong("form");
    const auto place = parse_drawing(form->get_ref<const std::string&>());
    if (!place) return place.error();
    Entry entry;
    entry.ko = object.value("ko", "");
    entry.empty = place->empty();
    const auto count = number_in(object, "count"), size = number_in(object, "size");
    const auto kind = kind_called(object.value("kind", ""));
    if (!count || !size || !kind) return wrong("count, size or kind");
    const auto normal = place->form(entry.ko.empty() ? survey::Colors::either : survey::Colors::kept);
    entry.drawing = drawn(normal);
    if (entry.drawing.text != form->get_ref<const std::string&>()) return wrong("normal form");
    LocalGame& game = entry.game;
    game.evidence = Evidence::proved;
    game.border = local::Border::proved;
    game.count = local::Estimate::exact(*count);
    game.temperature = local::Estimate::exact(*size);
    game.kind = *kind;
    game.has_ko = !entry.ko.empty();
    if (!read_line(object.value("black", json()), Color::black, game.black) ||
        !read_line(object.value("white", json()), Color::white, game.white))
        return wrong("lines");
    game = local::moved(game, -entry.drawing.left, -entry.drawing.below);
    LocalGame laid;
    laid.region = place->points;
    game.region = normal.there(laid).region;
    entry.seen = object.value("seen", 0);
    return entry;
}

}  // namespace tedomari::atlas
