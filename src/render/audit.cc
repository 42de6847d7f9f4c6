// SPDX-License-Identifier: MIT
#include "render/audit.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/board_picture.h"
#include "render/html.h"
#include "render/parts.h"
#include "render/tsumego.h"

namespace tedomari::render {

using analysis::Audit;
using analysis::AuditFinding;
using analysis::ReplyTree;
using analysis::TsumegoReport;
using Fault = AuditFinding::Kind;

namespace {

// The longest resistance.
std::size_t resistance(const ReplyTree& node) {
    std::size_t depth = 0;
    for (const ReplyTree& reply : node.replies) depth = std::max(depth, resistance(reply));
    return depth + 1;
}

std::string longest_line(const std::vector<ReplyTree>& tree) {
    constexpr int longest = 14;
    std::string text;
    const std::vector<ReplyTree>* at = &tree;
    for (int i = 0; i < longest && !at->empty(); ++i) {
        const auto next = std::ranges::max_element(*at, {}, resistance);
        text += (text.empty() ? "" : " ") + go::to_string(next->move.point);
        at = &next->replies;
    }
    return text;
}

std::string finding_text(const TsumegoReport& report, const AuditFinding& finding) {
    const std::string move = go::to_string(finding.move), other = go::to_string(finding.other);
    std::string text;
    switch (finding.kind) {
        case Fault::fails: text = fmt::format("{} of the book fails", move); break;
        case Fault::ko: text = fmt::format("{} of the book is a ko, and the file says none", move); break;
        case Fault::better:
            text = fmt::format("{} of the book is only a ko; {} gets more", move, other);
            break;
        case Fault::second: text = fmt::format("{} is as good, and not in the book", move); break;
        case Fault::nothing: text = "nothing works"; break;
    }
    text += fmt::format(" ({})", to_string(finding.evidence));
    const auto tried = std::ranges::find(report.tries, finding.move, &TsumegoReport::Try::move);
    if (tried != report.tries.end()) {
        const std::string line = longest_line(tried->tree);
        if (!line.empty()) text += fmt::format(": {} {}", move, line);
    }
    return text;
}

BoardPicture audit_picture(const Audit& audit) {
    BoardPicture picture;
    picture.board = audit.report.position.board;
    picture.title = audit.name;
    if (!audit.report.target.is_nowhere()) picture.triangles = picture.board.stones(audit.report.target);
    go::PointSet named;
    const auto label = [&](go::Point p, const char* word) {
        if (p.is_nowhere() || named.contains(p)) return;
        named.insert(p);
        picture.labels.push_back({p, word, ""});
    };
    for (const go::Point p : audit.report.right_moves()) label(p, "✓");
    for (const go::Point p : audit.report.book) label(p, "×");
    return picture;
}

}  // namespace

std::string to_text(const Audit& audit) {
    std::string text = fmt::format("{}: {}", audit.name, to_text(audit.report));
    for (const AuditFinding& finding : audit.findings)
        text += fmt::format("    {}\n", finding_text(audit.report, finding));
    return text;
}

nlohmann::json to_json(const Audit& audit) {
    nlohmann::json json = to_json(audit.report);
    json["name"] = audit.name;
    json["findings"] = list_json(audit.findings, [](const AuditFinding& finding) -> nlohmann::json {
        return {{"kind", to_string(finding.kind)},
                {"move", point_json(finding.move)},
                {"other", point_json(finding.other)},
                {"evidence", to_string(finding.evidence)}};
    });
    return json;
}

std::string to_html(const std::vector<Audit>& audits, const analysis::AuditTally& tally) {
    std::string body = "<h1>Audit of a problem book</h1>\n";
    body += fmt::format("<p class=\"sub\">{}<br>✓ works; × is the book's and does not</p>\n",
                        html_escaped(to_text(tally)));
    for (const Audit& audit : audits) {
        if (audit.findings.empty()) continue;
        body += fmt::format("<h2>{}</h2>\n{}<ul>\n", html_escaped(audit.name),
                            html_figure(to_svg(audit_picture(audit)), audit.name, to_text(audit.report)));
        for (const AuditFinding& finding : audit.findings)
            body += fmt::format("<li>{}</li>\n", html_escaped(finding_text(audit.report, finding)));
        body += "</ul>\n";
    }
    return html_page("Audit – Tedomari", body);
}

std::string to_text(const analysis::AuditTally& tally) {
    return fmt::format("{} problems, {} read to the end; something found in {}, proved in {}\n",
                       tally.problems, tally.answered, tally.faulty, tally.proved);
}

}  // namespace tedomari::render
