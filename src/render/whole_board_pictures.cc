// SPDX-License-Identifier: MIT
#include "render/whole_board_pictures.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/doubtful.h"
#include "render/html.h"
#include "render/ko_fight.h"
#include "render/local_game.h"
#include "render/number.h"
#include "render/parts.h"
#include "render/thermograph.h"
#include "render/whole_board.h"
#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

namespace {

using analysis::BoardRegion;
using analysis::WholeBoardReport;
using go::Cell;
using go::Color;
using go::Point;

// Where the letter of a region goes: on the move, or on its first empty point.
Point label_point(const WholeBoardReport& report, std::size_t i) {
    const BoardRegion& region = report.regions[i];
    for (const Color color : {report.position.to_move, go::opponent(report.position.to_move)}) {
        const local::Line& line = region.line(color);
        if (!line.moves.empty() && !line.moves.front().is_pass()) return line.moves.front().point;
    }
    Point first;
    region.points.for_each([&](Point p) {
        if (first.is_nowhere() && report.position.board.is_empty(p)) first = p;
    });
    return first;
}

// "sente: White must answer", or what else a player would call it.
std::string sente_text(const WholeBoardReport& report) {
    const analysis::RankedMove* best = report.best();
    if (best == nullptr) return "nothing to play";
    if (best->sente)
        return fmt::format("yes: {} must answer", name_of(go::opponent(report.position.to_move)));
    const local::Kind kind = report.regions[best->region].game.kind;
    return kind == local::Kind::unknown ? "not known" : fmt::format("no: {}", to_string(kind));
}

std::string cards(const WholeBoardReport& report) {
    std::string html =
        html_card("Ahead", lead_text(report.lead.value, report.lead_evidence()),
                  fmt::format("komi {} counted, {} scoring; {}", to_mixed_string(report.komi),
                              report.is_area() ? "area" : "territory",
                              report.evidence == Evidence::proved ? "proved"
                              : report.lead.is_exact()            ? "exact if the stones judged safe are safe"
                                                                  : std::string(to_string(report.evidence))));
    html += html_card("What the next move is worth",
                      report.best() == nullptr ? no_number : number(report.temperature),
                      report.temperature.is_exact() ? "exact" : std::string(to_string(report.evidence)));
    const analysis::RankedMove* best = report.best();
    html += html_card("Where to play", best == nullptr ? "pass" : go::to_string(best->line.front().point),
                      best == nullptr ? "no move gains anything"
                                      : fmt::format("{}, region {}", name_of(report.position.to_move),
                                                    report.regions[best->region].name));
    html += html_card("Is it sente?", sente_text(report), "");
    html +=
        html_card("Forecast of the score", lead_text(report.forecast, report.forecast_evidence()),
                  fmt::format("give or take {}: between {} and {}; {} moves next",
                              rounded(report.give_or_take), lead_text(report.low(), Evidence::sampled),
                              lead_text(report.high(), Evidence::sampled), name_of(report.position.to_move)));
    if (report.tedomari) {
        html += html_card(
            "Tedomari: the last big move", std::string(name_of(report.tedomari->taker)),
            fmt::format("after {} more {}, before the temperature drops from {} to {}",
                        report.tedomari->moves, report.tedomari->moves == 1 ? "play" : "plays",
                        to_mixed_string(report.tedomari->from), to_mixed_string(report.tedomari->to)));
    }
    return html;
}

std::string evidence_tag(const BoardRegion& region) {
    return fmt::format("<span class=\"tag {}\">{}{}</span>", to_string(region.game.evidence),
                       evidence_text(region.game), region.narrowed ? ", cut" : "");
}

// Exact only when the best move's gain is too.
std::string loss_text(const WholeBoardReport& report, const analysis::RankedMove& move) {
    if (move.loss == Rational(0)) return no_number;
    const bool exact =
        report.temperature.is_exact() && report.regions[move.region].game.temperature.is_exact();
    return number(move.loss, exact ? Evidence::proved : report.evidence);
}

std::string moves_table(const WholeBoardReport& report) {
    if (report.moves.empty()) return "<p>No move gains anything: both sides pass.</p>\n";
    std::string html =
        "<div class=\"scroll\"><table class=\"folding\"><thead><tr><th "
        "class=\"n\">#</th><th>Move</th><th>Region</th>"
        "<th class=\"n\">Gains</th><th class=\"n\">Loses</th><th>What happens</th></tr></thead><tbody>\n";
    int order = 0;
    for (const analysis::RankedMove& move : report.moves) {
        const BoardRegion& region = report.regions[move.region];
        const std::string& name = region.name;
        const auto value = [&](Rational points) {
            return number(points,
                          region.game.temperature.is_exact() ? Evidence::proved : region.game.evidence);
        };
        html += fmt::format(
            "<tr{}><td class=\"n\">{}</td><td>{}</td><td><a class=\"letter\" "
            "href=\"#region-{}\">{}</a></td><td class=\"n\" data-name=\"gains\">{}</td><td class=\"n\" "
            "data-name=\"loses\">{}</td>"
            "<td>{}{}{}"
            "</td></tr>\n",
            order == 0 ? " class=\"best\"" : "", order + 1, go::to_string(move.line.front().point), name,
            name, value(move.gain), loss_text(report, move), move.sente ? "sente: " : "",
            moves_text(move.line), move.legal ? "" : " (ko: not now)");
        ++order;
    }
    return html + "</tbody></table></div>\n";
}

std::string regions_table(const WholeBoardReport& report) {
    std::string html =
        "<div class=\"scroll\"><table class=\"folding\"><thead><tr><th>Region</th><th "
        "class=\"n\">Open</th><th "
        "class=\"n\">Count</th><th class=\"n\">A move</th><th class=\"n\">Deiri</th><th>Kind</th><th>What it "
        "is</th><th>Evidence</th></tr></thead><tbody>\n";
    for (const BoardRegion& region : report.regions) {
        const local::LocalGame& game = region.game;
        html += fmt::format(
            "<tr id=\"region-{0}\"><td class=\"letter\">{0}</td><td class=\"n\" data-name=\"open\">{1}</td>"
            "<td class=\"n\" data-name=\"count\">{2}</td><td class=\"n\" data-name=\"a move\">{3}</td>"
            "<td class=\"n\" data-name=\"deiri\">{4}</td><td>{5}</td><td>{6}</td><td>{7}</td></tr>\n",
            region.name, region.empty, number(game.count), move_text(game), deiri_text(game),
            to_string(game.kind), html_escaped(sentence(game)), evidence_tag(region));
    }
    return html + "</tbody></table></div>\n";
}

std::string thermographs(const WholeBoardReport& report) {
    constexpr std::size_t most = 12;
    std::string html;
    std::size_t shown = 0;
    for (std::size_t i = 0; i < report.regions.size() && shown < most; ++i) {
        const local::LocalGame& game = report.regions[i].game;
        if (!game.black_master || !game.white_master || game.temperature.value <= Rational(0)) continue;
        ThermographPlot plot;
        plot.title = fmt::format("Region {}: {}", report.regions[i].name, to_string(game.kind));
        plot.from = game.black_master->left.base();
        plot.left = name_of(Color::black);
        plot.right = name_of(Color::white);
        plot.graphs.push_back({{*game.black_master, *game.black_master}, "", {}});
        if (*game.black_master != *game.white_master) {
            plot.graphs[0].label = "Black is komaster";
            plot.graphs.push_back({{*game.white_master, *game.white_master}, "White is komaster", {}});
        }
        html += html_figure(to_svg(plot), plot.title, sentence(game));
        ++shown;
    }
    return html;
}

std::string evidence_notes(const WholeBoardReport& report) {
    int proved = 0, assumed = 0;
    for (const analysis::BoardChain& chain : report.chains)
        (chain.evidence == Evidence::proved ? proved : assumed) += 1;
    std::string html = fmt::format(
        "<p>{} of {} open points lie in regions whose value is proved, for the stones around them being "
        "alive. Of {} "
        "chains, {} are proved safe or dead; {} were judged by {}.</p>\n",
        report.exact_points, report.open_points, proved + assumed, proved, assumed,
        html_escaped(report.judge));
    for (std::size_t i = 0; i < report.regions.size(); ++i) {
        for (const std::string& notice : report.regions[i].game.notices)
            html += fmt::format("<p><span class=\"letter\">{}</span> {}</p>\n", report.regions[i].name,
                                html_escaped(notice));
    }
    for (const analysis::DoubtfulStones& stones : report.doubtful) {
        std::string sentence = to_text(stones, report.judge);
        sentence[0] = 'I';
        html += fmt::format("<p>{}.</p>\n", html_escaped(sentence));
    }
    for (const analysis::KoFight& ko : report.kos) {
        std::string sentence = ko_sentence(ko, report);
        sentence[0] = 'K';
        html += fmt::format("<p>{}.</p>\n", html_escaped(sentence));
    }
    return html;
}

}  // namespace

BoardPicture picture_of(const WholeBoardReport& report) {
    BoardPicture picture;
    picture.board = report.position.board;
    picture.title = headline(report);
    if (report.last_move) picture.last_move = *report.last_move;
    const auto& regions = report.regions;
    const double hottest =
        regions.empty() ? 1 : std::max(0.5, regions.front().game.temperature.value.to_double() + 1);
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const BoardRegion& region = regions[i];
        const bool vague = region.game.evidence > Evidence::bounded;
        picture.regions.push_back({region.points, (region.game.temperature.value.to_double() + 1) / hottest,
                                   vague, fmt::format("{}: {}", region.name, sentence(region.game)),
                                   "#region-" + region.name});
        const Rational t = region.game.temperature.value;
        const std::string value = t < Rational(0)                      ? std::string()
                                  : region.game.temperature.is_exact() ? to_mixed_string(t)
                                                                       : rounded(t);
        picture.labels.push_back({label_point(report, i), region.name, value});
        if (!vague) continue;
        region.points.for_each([&](Point p) { picture.leaning[p] = report.ownership[p]; });
    }
    if (const analysis::RankedMove* best = report.best()) picture.best = best->line.front();
    go::for_each_point(report.position.size(), [&](Point p) {
        const Cell owner = report.owner[p], here = report.position.board.at(p);
        if (owner == Cell::empty || owner == here) return;
        (owner == Cell::black ? picture.black_points : picture.white_points).insert(p);
        if (go::is_stone(here)) picture.dead.insert(p);
    });
    return picture;
}

std::string to_svg(const WholeBoardReport& report) { return to_svg(picture_of(report)); }

std::string to_html(const WholeBoardReport& report, std::string_view name) {
    std::string body = fmt::format("<h1>{}</h1>\n<p class=\"sub\">{}</p>\n", html_escaped(headline(report)),
                                   html_escaped(name));
    body +=
        fmt::format("<div class=\"row\"><div class=\"board\">{}</div><div class=\"side\">{}</div></div>\n",
                    to_svg(report), cards(report));
    body += fmt::format("<h2>Moves for {}</h2>\n{}", name_of(report.position.to_move), moves_table(report));
    if (!report.regions.empty()) body += "<h2>Regions</h2>\n" + regions_table(report);
    if (const std::string graphs = thermographs(report); !graphs.empty())
        body += "<h2>Thermographs</h2>\n<div class=\"gallery plots\">\n" + graphs + "</div>\n";
    body += "<h2>How sure is this?</h2>\n" + evidence_notes(report);
    return html_page(fmt::format("{} – Tedomari", name), body);
}

std::string to_sgf(const WholeBoardReport& report) {
    go::Game start(report.position, report.rules);
    sgf::Tree tree = sgf::to_tree(start);
    const go::Size size = report.position.size();
    std::string comment = headline(report) + "\nforecast " + forecast_text(report);
    std::vector<Point> labelled;
    for (std::size_t i = 0; i < report.regions.size(); ++i) {
        const BoardRegion& region = report.regions[i];
        comment +=
            fmt::format("\n{}: count {}, a move {}, {} ({}); {}", report.regions[i].name,
                        number(region.game.count), number(region.game.temperature),
                        to_string(region.game.kind), evidence_text(region.game), sentence(region.game));
        const Point at = label_point(report, i);
        if (at.is_nowhere()) continue;
        tree.add(sgf::Tree::root, "LB",
                 sgf::to_sgf(at, size) + ":" + sgf::escaped_in_pair(report.regions[i].name));
    }
    go::for_each_point(size, [&](Point p) {
        const Cell owner = report.owner[p];
        if (owner == Cell::empty || owner == report.position.board.at(p)) return;
        tree.add(sgf::Tree::root, owner == Cell::black ? "TB" : "TW", sgf::to_sgf(p, size));
    });
    tree.add(sgf::Tree::root, "C", sgf::escaped(comment));
    for (const analysis::RankedMove& move : report.moves) {
        sgf::NodeId node = sgf::Tree::root;
        for (std::size_t i = 0; i < move.line.size(); ++i) {
            node = tree.add_child(node);
            tree.add(node, letter(move.line[i].color), sgf::to_sgf(move.line[i].point, size));
            if (i > 0) continue;
            tree.add(node, "C",
                     sgf::escaped(fmt::format("region {}: gains {}, loses {}{}",
                                              report.regions[move.region].name, to_mixed_string(move.gain),
                                              to_mixed_string(move.loss), move.sente ? ", sente" : "")));
        }
    }
    return sgf::print(tree);
}

}  // namespace tedomari::render
