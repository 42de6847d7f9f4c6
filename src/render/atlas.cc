// SPDX-License-Identifier: MIT
#include "render/atlas.h"

#include <algorithm>
#include <fmt/format.h>

#include "go/diagram.h"
#include "render/local_game.h"
#include "render/number.h"

namespace tedomari::render {

using analysis::AtlasPlace;
using analysis::AtlasReport;

namespace {

std::string drawn_rows(const std::string& drawing) {
    std::string text = "    " + drawing;
    for (std::size_t at = 0; (at = text.find('/', at)) != text.npos; at += 5) text.replace(at, 1, "\n    ");
    return text + "\n";
}

std::string first_text(const char* name, const local::Line& line) {
    if (line.moves.empty()) return "";
    return fmt::format("  {} first: {}{}\n", name, moves_text(line.moves),
                       line.count ? "; count " + to_mixed_string(*line.count) : "");
}

std::string place_text(const AtlasPlace& place, int games) {
    std::string text = go::to_string(place.points.points()) + "\n" + drawn_rows(place.drawing);
    if (!place.found) return text + "  not in the atlas\n";
    const local::LocalGame& game = place.found->game;
    text += fmt::format("  count {}; {} ({})\n", to_mixed_string(game.count.value), sentence(game),
                        evidence_text(game));
    text += first_text("Black", game.black) + first_text("White", game.white);
    const std::string& ko = place.found->entry.ko;
    if (!ko.empty()) text += fmt::format("  a ko may come up in it{}\n", ko == "ko" ? "" : ": " + ko);
    if (games > 0) text += fmt::format("  came up in {} of {} games\n", place.found->entry.seen, games);
    return text;
}

nlohmann::json board_rows(const go::Board& board) {
    constexpr std::string_view signs = ".XO";
    nlohmann::json rows = nlohmann::json::array();
    for (int row = board.size().height - 1; row >= 0; --row) {
        std::string line;
        for (int column = 0; column < board.size().width; ++column)
            line += signs[static_cast<std::size_t>(board.at(go::Point::at(column, row)))];
        rows.push_back(line);
    }
    return rows;
}

nlohmann::json place_json(const AtlasPlace& place) {
    nlohmann::json points = nlohmann::json::array();
    place.points.for_each([&](go::Point p) { points.push_back(go::to_string(p)); });
    nlohmann::json object{{"drawing", place.drawing},
                          {"boardXSize", place.board.size().width},
                          {"boardYSize", place.board.size().height},
                          {"rows", board_rows(place.board)},
                          {"points", points},
                          {"seen", 0},
                          {"ko", ""},
                          {"game", nullptr}};
    if (place.found) {
        object["seen"] = place.found->entry.seen;
        object["ko"] = place.found->entry.ko;
        object["game"] = to_json(place.found->game);
    }
    return object;
}

}  // namespace

std::string to_text(const AtlasReport& report) {
    std::string text;
    for (const AtlasPlace& place : report.places) text += place_text(place, report.games);
    const auto known = std::count_if(report.places.begin(), report.places.end(),
                                     [](const AtlasPlace& place) { return place.found.has_value(); });
    return text + fmt::format("{} of {} places found among {} entries\n", known, report.places.size(),
                              report.entries);
}

nlohmann::json to_json(const AtlasReport& report) {
    nlohmann::json places = nlohmann::json::array();
    for (const AtlasPlace& place : report.places) places.push_back(place_json(place));
    return {{"entries", report.entries}, {"games", report.games}, {"places", std::move(places)}};
}

std::string to_diagram(const AtlasPlace& place) {
    return go::to_diagram(place.board) + "# region " + go::to_string(place.points.points(), ",") + "\n";
}

}  // namespace tedomari::render
