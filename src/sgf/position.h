// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "go/game.h"
#include "go/point_set.h"
#include "sgf/game_info.h"
#include "sgf/question_node.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

// From bytes to a position: the one way of every command, of GTP and of the server.

// Whether a text is a record, perhaps behind a mail header, rather than a diagram.  So is what can be nothing else,
// that the reader of records may say what is wrong with it.
bool is_record(std::string_view text);

// A game of a collection, counted from 1.
struct NthGame {
    Tree tree;
    Warnings warnings;
    int games = 1;  // that the text has; counted only when nobody asked for a number
};
Result<NthGame> nth_game(std::string_view text, std::optional<int> number);

// A diagram as a game without a past.  A diagram names no rules and no komi: as for a record that names none
// (rules_of), the rules are Japanese and the komi is 0.
Result<go::Game> diagram_game(std::string_view text);
// Changes the rules of a game; the komi stays.
void set_rules(go::Game& game, go::Rules rules);

// Which position of a text is wanted.
struct Wanted {
    std::optional<int> game = {};      // of a collection
    std::optional<int> move = {};      // after so many of the main line …
    std::optional<int> node = {};      // … or with the node of this number, in the order of the text
    AsksFor asks = AsksFor::position;  // else where the record asks its question
    bool named_record = false;         // by its file's name
};

struct FoundPosition {
    go::Game game;
    go::PointSet marked = {};  // SQ, DD or VW in a record, a line "# region C7,D7" in a diagram

    std::optional<NthGame> record = {};  // nothing: a diagram
    GameInfo info = {};
    QuestionNode at = {};
};

// Every chain of the position has a liberty.
Result<FoundPosition> read_position(std::string_view text, const Wanted& wanted = {});

}  // namespace tedomari::sgf
