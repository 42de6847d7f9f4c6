// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "render/board_picture.h"
#include "render/html.h"
#include "render/ko_fight.h"
#include "render/last_chance.h"
#include "render/number.h"
#include "render/review.h"
#include "render/review_words.h"

namespace tedomari::render {

namespace {

using analysis::PlayerSummary;
using analysis::ReviewDiagram;
using analysis::ReviewedMove;
using analysis::ReviewReport;
using go::Color;

// On a phone the graph keeps its size and is scrolled.
constexpr std::string_view phone = R"(<style>.graph{overflow-x:auto}.graph img{min-width:760px}</style>
)";

std::string title_of(const ReviewReport& report) {
    const std::string black = report.info.black.name.empty() ? "Black" : report.info.black.name;
    const std::string white = report.info.white.name.empty() ? "White" : report.info.white.name;
    return black + " – " + white + (report.info.result.empty() ? "" : ", " + report.info.result);
}

std::string player_card(const ReviewReport& report, Color color) {
    const PlayerSummary& player = report.players[static_cast<std::size_t>(color)];
    std::string note = fmt::format("{} moves, {} lost nothing", player.moves, player.lost_nothing);
    if (player.worst) note += "; " + worst_of(report, color);
    return html_card(name_of(color), lost_in_all(player), note);
}

std::string diagram(const ReviewReport& report, const ReviewDiagram& shown) {
    const ReviewedMove& move = report.moves[shown.move];
    BoardPicture picture;
    picture.board = shown.before;
    picture.title = fmt::format("before move {}", move.number);
    if (!move.move.is_pass()) picture.labels.push_back({move.move.point, "×", ""});
    std::string caption = fmt::format("Move {}, {} (×) loses {} ({})", move.number, go::to_string(move.move),
                                      loss_text(move), to_string(move.evidence));
    if (!move.best.is_nowhere()) {
        picture.labels.push_back({move.best, "A", ""});
        caption += fmt::format("; {} (A) was best", go::to_string(move.best));
    } else {
        caption += "; a pass was best";
    }
    return html_figure(to_svg(picture), caption, caption);
}

std::string diagrams(const ReviewReport& report) {
    if (report.diagrams.empty()) return "";
    std::string html = "<h2>The largest losses</h2>\n<div class=\"gallery\">\n";
    for (const ReviewDiagram& shown : report.diagrams) html += diagram(report, shown);
    return html + "</div>\n";
}

std::string row_of(const ReviewReport& report, std::size_t i) {
    const ReviewedMove& move = report.moves[i];
    const std::string word(to_string(move.evidence)), said = remark(report, i);
    return fmt::format(
        "<tr{}><td class=\"n\">{}</td><td>{}</td><td class=\"n\" data-name=\"lead\">{}</td>"
        "<td class=\"n\" data-name=\"a move\">{}</td><td class=\"n\" data-name=\"forecast\">{}</td>"
        "<td class=\"n\" data-name=\"lost\">{}</td><td data-name=\"best\">{}</td>"
        "<td><span class=\"tag {}\">{}</span> {}</td></tr>\n",
        report.biggest == i ? " class=\"bad\"" : "", move.number, go::to_string(move.move),
        lead_in_table(move), temperature_in_table(move), forecast_in_table(move), loss_in_table(move),
        go::to_string(move.best), word, word, html_escaped(said));
}

std::string moves_table(const ReviewReport& report) {
    std::string html =
        "<div class=\"scroll\"><table class=\"folding\"><thead><tr><th class=\"n\">#</th><th>Move</th>"
        "<th class=\"n\">Lead</th><th class=\"n\">A move</th><th class=\"n\">Forecast</th>"
        "<th class=\"n\">Lost</th><th>Best</th><th>Evidence</th></tr></thead><tbody>\n";
    for (std::size_t i = 0; i < report.moves.size(); ++i) html += row_of(report, i);
    return html + "</tbody></table></div>\n";
}

std::string section(const ReviewReport& report, bool alone) {
    std::string html = fmt::format("<h{0}>{1}</h{0}>\n<p class=\"sub\">{2}<br>Reviewed: {3}</p>\n",
                                   alone ? 1 : 2, html_escaped(title_of(report)), html_escaped(report.source),
                                   html_escaped(coverage(report)));
    if (report.moves.empty()) return html;
    for (const std::string& sentence : story_text(report)) html += "<p>" + html_escaped(sentence) + "</p>\n";
    for (const std::string& sentence : last_chance_text(report))
        html += "<p>" + html_escaped(sentence) + "</p>\n";
    for (const analysis::FoughtKo& ko : report.kos) {
        for (const std::string& line : fought_ko_text(ko)) html += "<p>" + html_escaped(line) + "</p>\n";
    }
    html += fmt::format("<figure class=\"wide card graph\">{}</figure>\n",
                        html_image(to_svg(report), "lead, temperature and forecast, move by move"));
    html += fmt::format("<div class=\"row\"><div class=\"side\">{}</div><div class=\"side\">{}</div></div>\n",
                        player_card(report, Color::black), player_card(report, Color::white));
    return html + diagrams(report) + "<h2>Moves</h2>\n" + moves_table(report) +
           fmt::format("<p class=\"sub\">Balance: {}</p>\n", html_escaped(balance_text(report)));
}

}  // namespace

std::string to_html(const std::vector<ReviewReport>& reports) {
    std::string body(phone);
    if (reports.size() != 1) body += fmt::format("<h1>{} games reviewed</h1>\n", reports.size());
    for (const ReviewReport& report : reports) body += section(report, reports.size() == 1);
    return html_page(reports.size() == 1 ? title_of(reports.front()) + " – Tedomari" : "Review – Tedomari",
                     body);
}

}  // namespace tedomari::render
