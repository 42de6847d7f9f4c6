// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "analysis/whole_board.h"
#include "base/result.h"
#include "go/game.h"
#include "net/tree_search.h"

// What a search thinks of a position, in the words of KataGo and Leela Zero.  The one place where a tree becomes
// their fields: JSON answers, GTP's lines and the WebSocket all come from here.
namespace tedomari::render {

// Whose numbers are shown: those of the side to move, or always one side's.
enum class Perspective { mover, black, white };
Result<Perspective> parse_perspective(std::string_view word);  // "SIDETOMOVE", "BLACK", "WHITE"
std::string_view to_string(Perspective perspective);

struct Searched {
    go::Game game;
    go::Color color = go::Color::black;  // whose moves these are
    net::TreeChoice choice;
    // What `tedomari analyze` says of it, where that was asked; a best move that it proves is shown first.
    std::optional<analysis::WholeBoardReport> facts = {};
};

// What of it is shown.
struct SearchView {
    Perspective perspective = Perspective::mover;
    std::size_t min_moves = 0, max_moves = 1000;
    std::size_t line = 15;  // moves after the first
    bool root_info = false, policy = false, pv_visits = false, pv_edge_visits = false, no_result = false;
    bool ownership = false, ownership_spread = false;
    bool moves_ownership = false, moves_ownership_spread = false;

    bool needs_owners() const {
        return ownership || ownership_spread || moves_ownership || moves_ownership_spread;
    }
};

// "moveInfos", "rootInfo", and as wanted "policy", "ownership", "ownershipStdev"; ours in "tedomari", Black's view.
nlohmann::json to_json(const Searched& searched, const SearchView& view);

// "info move D4 visits …", a line; Leela Zero's has fewer fields, and its numbers are in ten-thousandths.
enum class Dialect { leela, kata };
std::string to_line(const Searched& searched, const SearchView& view, Dialect dialect);

// kata-raw-nn's answer: a look, with the board turned by this symmetry.
std::string raw_look(const net::Look& look, const go::Game& game, int symmetry);

}  // namespace tedomari::render
