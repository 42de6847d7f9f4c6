// SPDX-License-Identifier: MIT
#include "render/tsumego.h"

#include <fmt/format.h>

#include "render/parts.h"
#include "sgf/points.h"

namespace tedomari::render {

using analysis::Checked;
using analysis::ReplyTree;
using analysis::TsumegoReport;
using outcome::Kind;

namespace {

std::string result(const TsumegoReport& report) {
    const std::string moves = to_string(report.right_moves(), ", ");
    const std::string with = moves.empty() ? "" : " with " + moves;
    switch (report.outcome.kind) {
        case Kind::won: return "works" + with;
        case Kind::ko_up: return "ko, the opponent must threaten first," + with;
        case Kind::ko_down: return "ko, the player must threaten first," + with;
        case Kind::lost: return "fails";
        default: return "not known within the limits";
    }
}

std::string_view words_of(Checked check) {
    switch (check) {
        case Checked::accepted: return "checked against every reply";
        case Checked::refuted: return "REFUTED by a reply";
        case Checked::unfinished: return "too large to check";
    }
    return "";
}

// What follows, every move of a node a variation.
void write_tree(const std::vector<ReplyTree>& tree, go::Size size, std::string& text) {
    for (const ReplyTree& node : tree) {
        text += tree.size() > 1 ? "(;" : ";";
        text += fmt::format("{}[{}]", letter(node.move.color), sgf::to_sgf(node.move.point, size));
        if (node.is_cut) text += "C[and so on]";
        write_tree(node.replies, size, text);
        if (tree.size() > 1) text += ")";
    }
}

std::string_view task(const TsumegoReport& report) { return report.kills ? "kill" : "live"; }

std::string targets_of(const TsumegoReport& report) {
    std::string text = go::to_string(report.target);
    (report.targets - go::PointSet{report.target}).for_each([&](go::Point p) {
        text += (report.kills ? " and " : " or ") + go::to_string(p);
    });
    return text;
}

}  // namespace

std::string to_text(const TsumegoReport& report) {
    const std::string_view player = name_of(report.position.to_move);
    if (report.target.is_nowhere())
        return fmt::format("{} to move: no group found whose life the move decides; name it with --target\n",
                           player);
    std::string text =
        fmt::format("{} to {} {}: {}", player, task(report), targets_of(report), result(report));
    if (report.wins_ko) text += *report.wins_ko ? ", won with these threats" : ", lost with these threats";
    if (report.seki == true) text += ", in seki";
    if (!report.ko.empty()) text += ", " + report.ko;
    if (report.uncounted) text += ", how many threats is not known";
    if (!report.outcome.is_unknown())
        text +=
            fmt::format(" ({}{})", to_string(report.evidence), report.unread ? ", may differ outside" : "");
    if (report.check) text += fmt::format(", {}", words_of(*report.check));
    const auto agrees = report.agrees();
    if (agrees)
        text += fmt::format("; the book says {}{}", to_string(report.book, ", "), *agrees ? "" : ": differs");
    return text + "\n";
}

nlohmann::json to_json(const TsumegoReport& report) {
    const auto try_json = [](const TsumegoReport::Try& t) {
        nlohmann::json entry = {{"move", go::to_string(t.move)}, {"outcome", to_string(t.outcome)}};
        if (!t.refutation.is_nowhere()) entry["refutation"] = go::to_string(t.refutation);
        return entry;
    };
    nlohmann::json json = {{"player", go::to_string(report.position.to_move)},
                           {"task", task(report)},
                           {"outcome", to_string(report.outcome)},
                           {"evidence", to_string(report.evidence)},
                           {"rightMoves", points_json(report.right_moves())},
                           {"book", points_json(report.book)},
                           {"complete", report.complete},
                           {"nodes", report.nodes},
                           {"tries", list_json(report.tries, try_json)}};
    if (!report.target.is_nowhere()) json["target"] = go::to_string(report.target);
    if (report.unread) json["unread"] = true;
    if (report.uncounted) json["threatsKnown"] = false;
    if (const auto agrees = report.agrees()) json["agrees"] = *agrees;
    if (!report.ko.empty()) json["ko"] = report.ko;
    if (report.wins_ko) json["winsKo"] = *report.wins_ko;
    if (report.seki) json["seki"] = *report.seki;
    if (report.check) json["check"] = words_of(*report.check);
    return json;
}

std::string to_sgf(const TsumegoReport& report) {
    const go::Size size = report.position.size();
    const char *mover = letter(report.position.to_move), *other = letter(opponent(report.position.to_move));
    std::string text = sgf_root(report.position.board) + fmt::format("PL[{}]", mover);
    std::string summary = to_text(report);
    summary.pop_back();
    text += "C[" + summary + "]";
    for (const auto& t : report.tries) {
        const bool right =
            t.outcome.kind == report.outcome.kind && report.outcome != outcome::Outcome::lost();
        text += fmt::format("\n(;{}[{}]C[{}]", mover, sgf::to_sgf(t.move, size),
                            right ? (t.is_cut ? "RIGHT, and so on" : "RIGHT") : to_string(t.outcome));
        if (!t.tree.empty()) {
            write_tree(t.tree, size, text);
        } else if (!right && !t.refutation.is_nowhere()) {
            text += fmt::format(";{}[{}]", other, sgf::to_sgf(t.refutation, size));
        }
        text += ")";
    }
    return text + ")\n";
}

std::string to_text(const analysis::TsumegoTally& tally) {
    std::string text = fmt::format("{} problems, {} answered; as the book {}, otherwise {}\n", tally.asked,
                                   tally.answered, tally.same, tally.different);
    if (tally.accepted + tally.refuted + tally.too_large > 0)
        text += fmt::format("proofs: {} checked against every reply, {} refuted, {} too large\n",
                            tally.accepted, tally.refuted, tally.too_large);
    return text;
}

}  // namespace tedomari::render
