// SPDX-License-Identifier: MIT
#pragma once

#include "go/game.h"
#include "go/point_set.h"
#include "sgf/game_info.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

// The node of a record that a question is about, when nobody names a move:
//
//   marked    the last node of the main line with marks (SQ, DD or VW), if the question is about marked points
//   problem   where the setup ends, if both colors are set up before the first move and the record branches: what
//             follows are answers.  If the question is a problem's, always
//   ending    the end of the main line: of a game, with or without a handicap, the last position
struct QuestionNode {
    enum class Reason { ending, problem, marked };
    NodeId node = Tree::root;
    int moves = 0;  // up to it, as --move counts
    Reason reason = Reason::ending;

    bool is_last = true;  // of the main line
};
enum class AsksFor { position, marked_points, problem };
QuestionNode question_node(const Tree& tree, AsksFor asks);

// The last node before move `moves` + 1 of the main line.  Fails when there are fewer moves.
Result<QuestionNode> node_after(const Tree& tree, int moves);

// The game up to and with this node.
go::Game game_up_to(const Tree& tree, const GameInfo& info, NodeId node, Warnings& warnings);

// The points marked SQ at a node, else those marked DD, else VW; if none, those of the root.
go::PointSet marked_points(const Tree& tree, NodeId node, go::Size size);

}  // namespace tedomari::sgf
