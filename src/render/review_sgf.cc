// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "render/ko_fight.h"
#include "render/last_chance.h"
#include "render/number.h"
#include "render/parts.h"
#include "render/review.h"
#include "render/review_words.h"
#include "sgf/points.h"
#include "sgf/replay.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

namespace {

using analysis::ReviewedMove;
using analysis::ReviewReport;

std::string comment(const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    std::string text = fmt::format("Tedomari: before this move {}, a move is worth {}, forecast {}",
                                   lead_text(move.lead, move.judged), temperature_in_table(move),
                                   lead_text(move.forecast, move.judged));
    if (move.loss > Rational(0)) {
        text += fmt::format("\n{} loses {} points ({}); {} is best", go::to_string(move.move),
                            loss_text(move), to_string(move.evidence), go::to_string(move.best));
    } else {
        text += fmt::format("\n{} loses nothing ({})", go::to_string(move.move), to_string(move.evidence));
    }
    if (move.perfect) text += "\nTo the end, " + perfect_text(move.perfect);
    if (report.last_chance && report.last_chance->move == i) {
        for (const std::string& sentence : last_chance_text(report)) text += "\n" + sentence;
    }
    for (const analysis::FoughtKo& ko : report.kos) {
        if (ko.to != move.number) continue;
        for (const std::string& line : fought_ko_text(ko)) text += "\n" + line;
    }
    const std::string said = remark(report, i);
    return text + (said.empty() ? "" : "\n" + said);
}

// The better move as a variation beside the one that was played, marked.
void add_better(sgf::Tree& record, sgf::NodeId played, const ReviewReport& report, const ReviewedMove& move) {
    const sgf::NodeId parent = record.parent(played);
    if (parent == sgf::no_node || move.loss == Rational(0)) return;
    const sgf::NodeId better = record.add_child(parent);
    const std::string point = sgf::to_sgf(move.best, report.size);
    record.add(better, letter(move.move.color), point);
    record.add(better, "TE", "1");
    if (!move.best.is_nowhere()) record.add(better, "MA", point);
    record.add(
        better, "C",
        sgf::escaped(fmt::format("Tedomari: better than {} by {} points ({})", go::to_string(move.move),
                                 loss_text(move), to_string(move.evidence))));
}

void annotate(sgf::Tree& record, sgf::NodeId node, const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    std::string text(record.value(node, "C").value_or(""));
    text += (text.empty() ? "" : "\n") + sgf::escaped(comment(report, i));
    record.remove(node, "C");
    record.add(node, "C", text);
    record.remove(node, "V");
    record.add(node, "V", fmt::format("{:.3f}", move.forecast_after.to_double()));
    if (move.loss >= Rational(1) && move.evidence == Evidence::proved && !record.find(node, "BM"))
        record.add(node, "BM", move.loss >= Rational(3) ? "2" : "1");
    add_better(record, node, report, move);
}

}  // namespace

std::string to_sgf(const ReviewReport& report, sgf::Tree record) {
    std::size_t next = 0;
    int number = 0;
    for (const sgf::NodeId node : sgf::main_line(record)) {
        if (!sgf::move_of(record, node, report.size)) continue;
        ++number;
        while (next < report.moves.size() && report.moves[next].number < number) ++next;
        if (next == report.moves.size()) break;
        if (report.moves[next].number == number) annotate(record, node, report, next);
    }
    if (!report.is_whole()) {
        std::string text(record.value(sgf::Tree::root, "C").value_or(""));
        text += (text.empty() ? "" : "\n") + sgf::escaped("Tedomari reviewed " + coverage(report));
        record.remove(sgf::Tree::root, "C");
        record.add(sgf::Tree::root, "C", text);
    }
    return sgf::print(record);
}

}  // namespace tedomari::render
