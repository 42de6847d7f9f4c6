// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "go/game.h"
#include "kata/params.h"
#include "net/tree_search.h"
#include "render/searched.h"

// One line of KataGo's analysis protocol, read with KataGo's words for what is wrong with it.
namespace tedomari::kata {

struct Turn {
    int number = 0;
    std::int64_t priority = 0;
};

// Positions to be analysed.
struct Query {
    std::string id;
    std::shared_ptr<const go::Game> game;  // all its moves played
    std::vector<Turn> turns;
    Params params;
    render::SearchView view;
    std::shared_ptr<const net::Barred> barred;
    std::optional<double> every, first;    // seconds between reports, and until the first
    std::vector<nlohmann::json> warnings;  // to be told first
};

struct Action {
    enum class Kind { query_version, query_models, clear_cache, terminate, terminate_all };
    Kind kind = Kind::query_version;
    nlohmann::json line;  // the answer begins with it
    std::string terminate_id;
    std::optional<std::vector<int>> turns;
};

// What is wrong, as it is told.
struct Complaint {
    nlohmann::json line;
};

// `usual`: what a query does not say otherwise.
std::variant<Query, Action, Complaint> parse_line(std::string_view line, const Params& usual);

// The game as it was at a turn.
go::Game game_at(const Query& query, int turn);

// A list of points or passes for `Barred`; nothing when a word is none.
std::optional<std::vector<go::Point>> parse_vertices(const std::vector<std::string>& words, go::Size size);

}  // namespace tedomari::kata
