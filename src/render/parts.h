// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "go/board.h"
#include "go/point_set.h"

// What the reports of boards are made of, whatever they say: points, moves and rows, in JSON and SGF.
namespace tedomari::render {

inline nlohmann::json point_json(go::Point p) {  // "D4"; null for nowhere
    return p.is_nowhere() ? nlohmann::json() : nlohmann::json(go::to_string(p));
}
// What `one` says of each item.
template <class Json = nlohmann::json, class Items, class F>
Json list_json(const Items& items, F&& one) {
    Json list = Json::array();
    for (const auto& item : items) list.emplace_back(one(item));
    return list;
}
template <class Points>
nlohmann::json points_json(const Points& points) {  // ["D4", …] of a list
    return list_json(points, [](go::Point p) { return go::to_string(p); });
}
inline nlohmann::json points_json(const go::PointSet& points) { return points_json(points.points()); }

inline nlohmann::json move_json(go::Move move) {  // ["B", "D4"]
    return nlohmann::json::array({letter(move.color), go::to_string(move.point)});
}
inline nlohmann::json line_json(const std::vector<go::Move>& moves) {  // ["D4", …], as KataGo's pv
    return list_json(moves, [](const go::Move& move) { return go::to_string(move.point); });
}

// Row by row from the top left, as KataGo and GoGui have boards.
template <class F>
void for_each_row_by_row(go::Size size, F&& f) {
    for (int row = size.height - 1; row >= 0; --row) {
        for (int column = 0; column < size.width; ++column) f(go::Point::at(column, row));
    }
}
template <class F>
nlohmann::json board_json(go::Size size, F&& value) {
    nlohmann::json list = nlohmann::json::array();
    for_each_row_by_row(size, [&](go::Point p) { list.push_back(value(p)); });
    return list;
}

// "(;GM[1]FF[4]SZ[9]AB[aa]AW[bb]": the root of a record, not closed.
std::string sgf_root(const go::Board& board);

}  // namespace tedomari::render
