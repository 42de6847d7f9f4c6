// SPDX-License-Identifier: MIT
#include "render/profile.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/board_picture.h"
#include "render/html.h"
#include "render/parts.h"
#include "render/ticks.h"
#include "sgf/rank.h"

namespace tedomari::render {

namespace {

using analysis::GameLine;
using analysis::Losses;
using analysis::LostMove;
using analysis::Mistake;
using analysis::Moment;
using analysis::Phase;
using analysis::Profile;
using go::Color;

// What is compared: a name, what the subject lost in all his games, and his peers in one.
struct Compared {
    std::string name;
    double own = 0;
    std::optional<double> peers;
};

std::vector<Compared> phase_lines(const Profile& profile) {
    std::vector<Compared> lines;
    for (std::size_t i = 0; i < profile.own.by_phase.size(); ++i)
        lines.push_back({std::string(to_string(static_cast<Phase>(i))),
                         profile.a_game(profile.own.by_phase[i]),
                         profile.peers ? std::optional(profile.peers->by_phase[i]) : std::nullopt});
    return lines;
}

// The dearest first.
std::vector<Compared> mistake_lines(const Profile& profile) {
    std::vector<Compared> lines;
    for (std::size_t i = 1; i < analysis::mistake_kinds; ++i)
        lines.push_back({std::string(to_string(static_cast<Mistake>(i))),
                         profile.a_game(profile.own.by_mistake[i]),
                         profile.peers ? std::optional(profile.peers->by_mistake[i]) : std::nullopt});
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Compared& a, const Compared& b) { return a.own > b.own; });
    return lines;
}

std::string who(const Profile& profile) {
    if (profile.subject.empty()) return profile.source.empty() ? "All games" : profile.source;
    if (profile.ranks.empty()) return profile.subject;
    const std::string ranks = profile.ranks.size() == 1
                                  ? profile.ranks.front()
                                  : profile.ranks.front() + " to " + profile.ranks.back();
    return fmt::format("{} ({})", profile.subject, ranks);
}

std::string of_how_many(const Profile& profile) {
    std::string text = profile.subject.empty() ? fmt::format("{} games, both sides", profile.games.size())
                                               : fmt::format("{} games", profile.own.games);
    text += fmt::format(", {} moves: {:.1f} points lost a game", profile.own.moves,
                        profile.a_game(profile.own.lost()));
    if (profile.peers)
        text += fmt::format("; others of the same rank: {:.1f} ({} games)", profile.peers->lost(),
                            profile.peers->games);
    return text;
}

std::string missing(const Profile& profile) {
    return profile.not_reviewed == 0 ? ""
                                     : fmt::format("{} games are not reviewed yet", profile.not_reviewed);
}

std::string table(const std::string& title, const std::vector<Compared>& lines, bool compared) {
    std::string text = fmt::format("{:<22}{:>10}{}\n", title, "lost", compared ? "    others" : "");
    for (const Compared& line : lines) {
        text += fmt::format("{:<22}{:>10.1f}", line.name, line.own);
        if (line.peers) text += fmt::format("{:>10.1f}", *line.peers);
        text += "\n";
    }
    return text;
}

std::string both_players(const std::array<std::string, 2>& players) {
    return fmt::format("{} – {}", players[0].empty() ? "Black" : players[0],
                       players[1].empty() ? "White" : players[1]);
}

nlohmann::json as_object(const LostMove& move) {
    return {{"number", move.number},
            {"color", letter(move.color)},
            {"move", move.point},
            {"best", move.best},
            {"loss", move.loss},
            {"forecast", move.forecast},
            {"evidence", to_string(move.evidence)},
            {"phase", to_string(move.phase)},
            {"mistake", to_string(move.mistake)}};
}

nlohmann::json as_object(const Compared& line) {
    return {{"name", line.name},
            {"lost", line.own},
            {"peers", line.peers ? nlohmann::json(*line.peers) : nlohmann::json()}};
}

double a_game(double points, std::int64_t games) {
    return games > 0 ? points / static_cast<double>(games) : 0;
}

nlohmann::json as_object(const analysis::RankLosses& rank) {
    const Losses& losses = rank.losses;
    nlohmann::json phases = nlohmann::json::array(), mistakes = nlohmann::json::array();
    for (const double points : losses.by_phase) phases.push_back(a_game(points, losses.games));
    for (std::size_t i = 1; i < losses.by_mistake.size(); ++i)
        mistakes.push_back({{"name", to_string(static_cast<Mistake>(i))},
                            {"lost", a_game(losses.by_mistake[i], losses.games)}});
    return {{"rank", sgf::rank_of(rank.level)},
            {"games", losses.games},
            {"moves", losses.moves},
            {"lost", a_game(losses.lost(), losses.games)},
            {"phases", phases},
            {"mistakes", mistakes}};
}

nlohmann::json as_object(const GameLine& line) {
    return {{"key", line.key},
            {"name", line.name},
            {"date", line.date},
            {"result", line.result},
            {"black", line.players[0]},
            {"white", line.players[1]},
            {"blackRank", line.ranks[0]},
            {"whiteRank", line.ranks[1]},
            {"moves", line.moves},
            {"blackLost", line.lost[0]},
            {"whiteLost", line.lost[1]},
            {"worst", line.worst.loss > 0 ? as_object(line.worst) : nlohmann::json()}};
}

std::string plot_figure(const BarPlot& bars) {
    return bars.labels.empty() ? "" : html_figure(to_svg(bars), bars.title + ", " + bars.unit, "");
}

std::string moment_figure(const Moment& moment) {
    const std::string caption = moment_text(moment);
    if (!moment.before) return "<figure><figcaption>" + html_escaped(caption) + "</figcaption></figure>\n";
    BoardPicture picture;
    picture.board = *moment.before;
    picture.title = fmt::format("before move {}", moment.move.number);
    const auto mark = [&](const std::string& name, const char* word) {
        const auto point = go::parse_point(name, picture.board.size());
        if (point && !point->is_nowhere()) picture.labels.push_back({*point, word, ""});
    };
    mark(moment.move.point, "×");
    if (moment.move.best != moment.move.point) mark(moment.move.best, "A");
    return html_figure(to_svg(picture), caption, caption);
}

std::string games_table(const Profile& profile) {
    std::string html =
        "<div class=\"scroll\"><table><thead><tr><th>Game</th><th>Players</th><th>Result</th>"
        "<th class=\"n\">Moves</th><th class=\"n\">Black lost</th><th class=\"n\">White "
        "lost</th><th>Worst</th>"
        "</tr></thead><tbody>\n";
    for (const GameLine& line : profile.games) {
        const auto player = [&](std::size_t i) {
            return line.players[i] + (line.ranks[i].empty() ? "" : " " + line.ranks[i]);
        };
        html += fmt::format(
            "<tr><td>{}</td><td>{}</td><td>{}</td><td class=\"n\">{}</td><td class=\"n\">{:.1f}</td>"
            "<td class=\"n\">{:.1f}</td><td>{}</td></tr>\n",
            html_escaped(line.name), html_escaped(both_players({player(0), player(1)})),
            html_escaped(line.result), line.moves, line.lost[0], line.lost[1],
            line.worst.loss > 0
                ? html_escaped(fmt::format("move {}, {:.1f}", line.worst.number, line.worst.loss))
                : "");
    }
    return html + "</tbody></table></div>\n";
}

BarPlot plot_of(const Profile& profile, std::string title, const std::vector<Compared>& lines) {
    BarPlot plot{
        std::move(title), "points a game", {}, {{profile.subject.empty() ? "lost" : profile.subject, {}}}};
    if (profile.peers) plot.series.push_back({"others of the same rank", {}});
    for (const Compared& line : lines) {
        plot.labels.push_back(line.name);
        plot.series[0].amounts.push_back(line.own);
        if (profile.peers) plot.series[1].amounts.push_back(line.peers.value_or(0));
    }
    return plot;
}

}  // namespace

BarPlot phases_plot(const Profile& profile) {
    return plot_of(profile, "Lost by phase", phase_lines(profile));
}

BarPlot mistakes_plot(const Profile& profile) {
    return plot_of(profile, "Lost by kind of mistake", mistake_lines(profile));
}

BarPlot ranks_plot(const Profile& profile) {
    BarPlot plot{"Lost by rank", "points a game", {}, {}, BarPlot::Bars::stacked};
    for (std::size_t i = 0; i < profile.own.by_phase.size(); ++i)
        plot.series.push_back({std::string(to_string(static_cast<Phase>(i))), {}});
    for (const analysis::RankLosses& rank : profile.by_rank) {
        plot.labels.push_back(sgf::rank_of(rank.level));
        for (std::size_t i = 0; i < plot.series.size(); ++i)
            plot.series[i].amounts.push_back(a_game(rank.losses.by_phase[i], rank.losses.games));
    }
    return plot;
}

BarPlot moves_plot(const Profile& profile) {
    BarPlot plot{
        "Lost by move number", "points in twenty moves, of games that lasted so long", {}, {{"lost", {}}}};
    for (const analysis::Stretch& part : profile.by_move) {
        plot.labels.push_back(std::to_string(part.from));
        plot.series[0].amounts.push_back(a_game(part.lost, part.games));
    }
    return plot;
}

std::string moment_text(const Moment& moment) {
    const LostMove& move = moment.move;
    return fmt::format("{}, move {}, {} {}: lost {:.1f} ({}, {}); {} was better",
                       both_players(moment.players), move.number, letter(move.color), move.point, move.loss,
                       to_string(move.mistake), to_string(move.evidence), move.best);
}

std::string to_text(const Profile& profile) {
    std::string text = who(profile) + ": " + of_how_many(profile) + "\n";
    if (const std::string said = missing(profile); !said.empty()) text += said + "\n";
    if (profile.games.empty()) return text;
    const bool compared = profile.peers.has_value();
    text += "\n" + table("points a game, by phase", phase_lines(profile), compared);
    text += "\n" + table("by kind of mistake", mistake_lines(profile), compared);
    if (!profile.by_rank.empty() && profile.subject.empty()) {
        text += fmt::format("\n{:<22}{:>10}{:>10}\n", "by rank", "lost", "games");
        for (const analysis::RankLosses& rank : profile.by_rank)
            text += fmt::format("{:<22}{:>10.1f}{:>10}\n", sgf::rank_of(rank.level),
                                a_game(rank.losses.lost(), rank.losses.games), rank.losses.games);
    }
    if (!profile.moments.empty()) text += "\nThe most instructive moments:\n";
    for (const Moment& moment : profile.moments)
        text += fmt::format("  {}: {}\n", moment.game, moment_text(moment));
    return text;
}

nlohmann::json to_json(const Profile& profile) {
    const auto line = [](const Compared& one) { return as_object(one); };
    return {{"subject", profile.subject},
            {"source", profile.source},
            {"ranks", profile.ranks},
            {"games", profile.own.games},
            {"moves", profile.own.moves},
            {"notReviewed", profile.not_reviewed},
            {"lost", profile.a_game(profile.own.lost())},
            {"peers", profile.peers
                          ? nlohmann::json{{"games", profile.peers->games}, {"lost", profile.peers->lost()}}
                          : nlohmann::json()},
            {"phases", list_json(phase_lines(profile), line)},
            {"mistakes", list_json(mistake_lines(profile), line)},
            {"byRank", list_json(profile.by_rank, [](const auto& rank) { return as_object(rank); })},
            {"byMove", list_json(profile.by_move,
                                 [](const analysis::Stretch& part) {
                                     return nlohmann::json{{"from", part.from},
                                                           {"to", part.to},
                                                           {"games", part.games},
                                                           {"lost", a_game(part.lost, part.games)}};
                                 })},
            {"moments", list_json(profile.moments,
                                  [](const Moment& moment) {
                                      return nlohmann::json{{"key", moment.key},
                                                            {"game", moment.game},
                                                            {"black", moment.players[0]},
                                                            {"white", moment.players[1]},
                                                            {"lost", as_object(moment.move)},
                                                            {"words", moment_text(moment)}};
                                  })},
            {"lines", list_json(profile.games, [](const GameLine& game) { return as_object(game); })}};
}

std::string to_html(const Profile& profile) {
    std::string body = fmt::format("<h1>{}</h1>\n<p class=\"sub\">{}</p>\n", html_escaped(who(profile)),
                                   html_escaped(of_how_many(profile)));
    if (const std::string said = missing(profile); !said.empty())
        body += "<p>" + html_escaped(said) + "</p>\n";
    if (!profile.games.empty()) {
        body += "<div class=\"gallery plots\">\n" + plot_figure(phases_plot(profile)) +
                plot_figure(mistakes_plot(profile)) + plot_figure(moves_plot(profile)) +
                plot_figure(ranks_plot(profile)) + "</div>\n";
        if (!profile.moments.empty())
            body += "<h2>The most instructive moments</h2>\n<div class=\"gallery\">\n";
        for (const Moment& moment : profile.moments) body += moment_figure(moment);
        if (!profile.moments.empty()) body += "</div>\n";
        body += "<h2>Games</h2>\n" + games_table(profile);
    }
    return html_page(who(profile) + " – Tedomari", body);
}

}  // namespace tedomari::render
