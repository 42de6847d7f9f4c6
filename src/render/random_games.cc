// SPDX-License-Identifier: MIT
#include "render/random_games.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/evidence.h"
#include "go/diagram.h"
#include "render/parts.h"

namespace tedomari::render {

using analysis::RandomGames;
using go::Point;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t shown_points = 8;

std::string score_text(double score) {
    return fmt::format("{}+{:.1f}", score < 0 ? "W" : "B", std::abs(score));
}

// With the komi, as every score we show.
double lead(const RandomGames& report, double score) { return score - report.komi.to_double(); }

double share(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

// From White's for certain to Black's: O o - . + x X; stones that change hands show what they become.
char ownership_sign(double ownership) {
    constexpr std::string_view signs = "Oo-.+xX";
    const double scaled = std::round(ownership * 3.2);  // certain from five sixths on
    return signs[static_cast<std::size_t>(std::clamp(scaled, -3.0, 3.0) + 3)];
}

std::string ownership_map(const RandomGames& report) {
    go::DiagramStyle style;
    style.mark = [&](Point p) { return ownership_sign(report.sample.ownership(p)); };
    return go::to_diagram(report.position.board, style);
}

std::string points_text(const RandomGames& report) {
    if (report.points.empty()) return "";
    std::string text =
        "biggest points: how many points more Black has if Black plays there first than if White does\n";
    for (std::size_t i = 0; i < std::min(shown_points, report.points.size()); ++i) {
        const Point p = report.points[i];
        const auto& point = report.sample.points[p];
        text += fmt::format("  {:<4} {:>6.1f}   {} or {}\n", to_string(p), point.value(),
                            score_text(lead(report, point.mean_black())),
                            score_text(lead(report, point.mean_white())));
    }
    return text;
}

ordered_json first_json(std::uint64_t games, double mean) { return {{"games", games}, {"meanScore", mean}}; }

ordered_json moves_json(const RandomGames& report) {
    ordered_json moves = ordered_json::array();
    for (const Point p : report.points) {
        const auto& point = report.sample.points[p];
        moves.push_back({{"move", to_string(p)},
                         {"order", moves.size()},
                         {"value", point.value()},
                         {"blackFirst", first_json(point.black_first, lead(report, point.mean_black()))},
                         {"whiteFirst", first_json(point.white_first, lead(report, point.mean_white()))}});
    }
    return moves;
}

}  // namespace

std::string to_text(const RandomGames& report) {
    const auto& results = report.sample.results;
    const std::uint64_t games = results.games();
    std::string text =
        fmt::format("{} random games, {} to move\n", games, to_string(report.position.to_move));
    if (games == 0) return text;
    text += fmt::format("  score       {} +- {:.1f} on average, one game +- {:.0f} ({})\n",
                        score_text(lead(report, results.mean_score())), report.standard_error(),
                        results.score_deviation(), to_string(Evidence::sampled));
    text += fmt::format("  Black wins  {:.1f} %", 100 * share(results.black_wins(report.komi), games));
    if (const std::uint64_t draws = results.draws(report.komi); draws > 0) {
        text += fmt::format(", draws {:.1f} %", 100 * share(draws, games));
    }
    text += fmt::format(", with a komi of {}\n", to_mixed_string(report.komi));
    text += fmt::format("  length      {:.1f} moves, passes included\n", results.mean_length());
    text += "whose the points become: X x + Black's, . either's, - o O White's\n";
    return text + ownership_map(report) + points_text(report);
}

ordered_json to_json(const RandomGames& report) {
    const auto& results = report.sample.results;
    const std::uint64_t games = results.games();
    return {{"boardXSize", report.position.size().width},
            {"boardYSize", report.position.size().height},
            {"currentPlayer", letter(report.position.to_move)},
            {"komi", report.komi.to_double()},
            {"seed", report.request.seed},
            {"evidence", to_string(Evidence::sampled)},
            {"rootInfo",
             {{"visits", games},
              {"scoreLead", lead(report, results.mean_score())},
              {"scoreStdev", results.score_deviation()},
              {"standardError", report.standard_error()},
              {"winrate", share(results.black_wins(report.komi), games)},
              {"drawRate", share(results.draws(report.komi), games)},
              {"meanLength", results.mean_length()}}},
            {"ownership",
             board_json(report.position.size(), [&](Point p) { return report.sample.ownership(p); })},
            {"moveInfos", moves_json(report)}};
}

}  // namespace tedomari::render
