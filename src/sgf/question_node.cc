// SPDX-License-Identifier: MIT
#include "sgf/question_node.h"

#include <algorithm>
#include <string>
#include <vector>

#include "sgf/points.h"
#include "sgf/replay.h"

namespace tedomari::sgf {

namespace {

constexpr std::string_view region_marks[] = {"SQ", "DD", "VW"};

bool has_marks(const Tree& tree, NodeId node) {
    return std::any_of(std::begin(region_marks), std::end(region_marks), [&](std::string_view name) {
        const auto raw = tree.value(node, name);
        return raw && !raw->empty();  // an empty DD or VW ends an earlier one
    });
}

bool branches(const Tree& tree, const std::vector<NodeId>& line) {
    return std::any_of(line.begin(), line.end(), [&](NodeId n) { return tree.next_sibling(n) != no_node; });
}

// The last node before the first move if both colors have stones there.
NodeId end_of_setup(const Tree& tree, const std::vector<NodeId>& line) {
    bool black = false, white = false;
    NodeId last = no_node;
    for (const NodeId n : line) {
        if (has_move(tree, n)) break;
        black |= tree.find(n, "AB").has_value();
        white |= tree.find(n, "AW").has_value();
        last = n;
    }
    return black && white ? last : no_node;
}

QuestionNode on_line(const Tree& tree, const std::vector<NodeId>& line, NodeId node,
                     QuestionNode::Reason reason) {
    QuestionNode result{node, 0, reason, node == line.back()};
    for (const NodeId n : line) {
        result.moves += has_move(tree, n) ? 1 : 0;
        if (n == node) break;
    }
    return result;
}

}  // namespace

QuestionNode question_node(const Tree& tree, AsksFor asks) {
    using Reason = QuestionNode::Reason;
    const std::vector<NodeId> line = main_line(tree);
    if (asks == AsksFor::marked_points) {
        const auto marked =
            std::find_if(line.rbegin(), line.rend(), [&](NodeId n) { return has_marks(tree, n); });
        if (marked != line.rend()) return on_line(tree, line, *marked, Reason::marked);
    }
    if (asks == AsksFor::problem) return *node_after(tree, 0);
    const NodeId problem = end_of_setup(tree, line);
    if (problem != no_node && branches(tree, line)) return on_line(tree, line, problem, Reason::problem);
    return on_line(tree, line, line.back(), Reason::ending);
}

Result<QuestionNode> node_after(const Tree& tree, int moves) {
    const std::vector<NodeId> line = main_line(tree);
    NodeId last = Tree::root;
    int played = 0;
    for (const NodeId n : line) {
        if (has_move(tree, n) && played >= moves) break;
        played += has_move(tree, n) ? 1 : 0;
        last = n;
    }
    if (played < moves)
        return Error{"the game has only " + std::to_string(played) + (played == 1 ? " move" : " moves")};
    return QuestionNode{last, played, QuestionNode::Reason::ending, last == line.back()};
}

go::Game game_up_to(const Tree& tree, const GameInfo& info, NodeId node, Warnings& warnings) {
    Replay replay(tree, info);
    for (const NodeId n : line_to(tree, node)) replay.play(n, warnings);
    return replay.game();
}

go::PointSet marked_points(const Tree& tree, NodeId node, go::Size size) {
    go::PointSet result;
    Warnings ignored;
    for (const NodeId n : {node, Tree::root}) {
        for (const std::string_view name : region_marks) {
            if (!result.empty()) return result;
            for (const go::Point p : points(tree, n, name, size, ignored)) result.insert(p);
        }
    }
    return result;
}

}  // namespace tedomari::sgf
