// SPDX-License-Identifier: MIT
#include "analysis/record.h"

#include <algorithm>

#include "sgf/replay.h"

namespace tedomari::analysis {

namespace {

constexpr std::string_view mark_names[] = {"AR", "CR", "DD", "LB", "LN", "MA", "SL", "SQ", "TB", "TR", "TW"};

bool is_mark(std::string_view name) {
    return name.size() == 2 &&
           std::find(std::begin(mark_names), std::end(mark_names), name) != std::end(mark_names);
}

void count_nodes(const sgf::Tree& tree, RecordReport& report) {
    report.nodes = tree.node_count();
    std::size_t lines = 0;
    for (sgf::NodeId n = sgf::Tree::root; n != sgf::no_node; n = tree.next_in_text(n)) {
        if (tree.first_child(n) == sgf::no_node) ++lines;
        bool commented = false, marked = false;
        for (const auto property : tree.properties(n)) {
            commented |= property.name == "C";
            marked |= is_mark(property.name);
        }
        report.comments += commented ? 1 : 0;
        report.marked += marked ? 1 : 0;
    }
    report.variations = lines - 1;
}

void count_setup(const go::Board& board, RecordReport& report) {
    go::for_each_point(board.size(), [&](go::Point p) {
        report.black_stones += board.at(p) == go::Cell::black ? 1 : 0;
        report.white_stones += board.at(p) == go::Cell::white ? 1 : 0;
    });
}

}  // namespace

Result<RecordReport> record_report(const sgf::Tree& tree, sgf::Warnings warnings,
                                   const RecordQuestion& question) {
    auto info = sgf::game_info(tree, warnings);
    if (!info) return info.error();
    RecordReport report;
    report.place = tree.place(tree.text());
    report.info = std::move(*info);
    report.outcome = sgf::parse_result(report.info.result);
    count_nodes(tree, report);

    sgf::Replay replay(tree, report.info);
    bool opened = false;
    const auto note_position = [&] {
        if (question.position && !report.position) report.position = replay.game().position();
    };
    for (sgf::NodeId n = sgf::Tree::root; n != sgf::no_node; n = tree.first_child(n)) {
        if (sgf::has_move(tree, n)) {
            if (!std::exchange(opened, true)) count_setup(replay.game().board(), report);
            if (question.moves == replay.move_number()) note_position();
        }
        replay.play(n, warnings);
    }
    if (!opened) count_setup(replay.game().board(), report);
    report.moves = replay.move_number();
    report.passes = replay.passes();
    if (question.moves.value_or(0) > report.moves) {
        return Error{"the game has only " + std::to_string(report.moves) +
                     (report.moves == 1 ? " move" : " moves")};
    }
    note_position();
    if (report.variations > 0) sgf::check_variations(tree, report.info, warnings);
    warnings.sort_by_place();
    report.warnings = std::move(warnings);
    return report;
}

void RecordTotals::add(const RecordReport& game) {
    ++games;
    moves += static_cast<std::size_t>(game.moves);
    warnings += game.warnings.count();
    games_with_warnings += game.warnings.empty() ? 0 : 1;
}

}  // namespace tedomari::analysis
