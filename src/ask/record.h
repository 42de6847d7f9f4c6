// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/result.h"
#include "go/game.h"
#include "go/rules.h"
#include "sgf/game_info.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::ask {

// One game as the page holds it: its text, in UTF-8, and what that says.  Nodes are numbered in the order of the
// text.
struct Record {
    sgf::Tree tree;
    sgf::GameInfo info;
    sgf::Warnings warnings;

    std::string text() const;
    bool has(int node) const { return node >= 0 && static_cast<std::size_t>(node) < tree.node_count(); }
    go::Game game_at(sgf::NodeId node) const;
};

// A game with more nodes than this is refused: its JSON would be a hundred times its text.
inline constexpr std::size_t most_nodes = 20'000;

// The game of this number, counted from 1, whatever its character set.
Result<Record> read_record(std::string_view text, int number = 1);
// The same tree with its nodes in the order of their text and all values in UTF-8.
Result<Record> tidied(const sgf::Tree& tree);

// The marks of a record: what FF[4] calls them, and what the page does.
struct MarkKind {
    std::string_view name, kind;
};
inline constexpr MarkKind mark_kinds[] = {
    {"TR", "triangle"}, {"SQ", "square"},          {"CR", "circle"},
    {"MA", "cross"},    {"TB", "black-territory"}, {"TW", "white-territory"},
    {"DD", "dim"},      {"SL", "selected"},        {"LB", "label"}};

// docs/http-api.md, "Records".  Fails where coming back from hundreds of setup nodes would take too much memory.
Result<nlohmann::json> to_json(const Record& record);

// The name of a rule set, or KataGo's object when none fits.
nlohmann::json rules_json(const go::Rules& rules);

}  // namespace tedomari::ask
