// SPDX-License-Identifier: MIT
#include "render/whole_board.h"

#include <algorithm>
#include <fmt/format.h>

#include "go/diagram.h"
#include "render/local_game.h"
#include "render/number.h"

namespace tedomari::render {

namespace {

using analysis::region_name;
using analysis::WholeBoardReport;
using go::Cell;
using go::Color;
using go::Point;
using survey::SurveyedRegion;

const char* name_of(Color color) { return color == Color::black ? "Black" : "White"; }

char mark_of(const WholeBoardReport& report, Point p) {
    const go::Board& board = report.position.board;
    if (const auto region = report.survey.region_at(p)) {
        return board.is_empty(p) ? region_name(*region).front() : '\0';
    }
    const Cell owner = report.survey.partition.owner[p];
    if (board.is_empty(p)) return owner == Cell::black ? '+' : '-';
    if (owner == board.at(p)) return '\0';
    return board.at(p) == Cell::black ? 'x' : 'o';
}

std::string first_move(const local::Line& line) {
    return line.moves.empty() ? "-" : go::to_string(line.moves.front().point);
}

std::string region_row(const WholeBoardReport& report, std::size_t i) {
    const SurveyedRegion& region = report.survey.regions[i];
    const local::LocalGame& game = region.game;
    std::string evidence(to_string(game.evidence));
    if (region.open.narrowed) evidence += ", cut";
    std::string text =
        fmt::format("{:<3} {:>5} {:>9} {:>8} {:>8}  {:<14} {:>5} {:>5}  {}\n", region_name(i),
                    region.open.empty, in_table(game.count), move_in_table(game), deiri_in_table(game),
                    to_string(game.kind), first_move(game.black), first_move(game.white), evidence);
    return text;
}

std::string standing_text(const WholeBoardReport& report) {
    const auto now = [](const char* what, const local::Estimate& e) {
        if (e.is_exact()) return fmt::format("{:<12} {}\n", what, to_mixed_string(e.value));
        return fmt::format("{:<12} about {} (between {} and {})\n", what, to_mixed_string(e.value),
                           to_mixed_string(e.low), to_mixed_string(e.high));
    };
    const auto bounds = [&](const local::Estimate& e) {
        return e.is_exact() ? std::string()
                            : fmt::format(" (between {} and {})", lead_text(e.low), lead_text(e.high));
    };
    std::string text =
        fmt::format("{:<12} {}{}, komi {} counted, {} scoring\n", "ahead", lead_text(report.lead.value),
                    bounds(report.lead), to_mixed_string(report.komi),
                    report.rules.scoring == go::Scoring::area ? "area" : "territory");
    text += now("temperature", report.temperature);
    text += fmt::format("{:<12} {} with {} to move; orthodox play ends between {} and {}\n", "forecast",
                        lead_text(report.forecast), name_of(report.position.to_move), lead_text(report.low),
                        lead_text(report.high));
    return text;
}

std::string choice_text(const WholeBoardReport& report) {
    const auto region = [](const std::optional<std::size_t>& i) { return i ? region_name(*i) : "pass"; };
    return fmt::format("Sentestrat {}, Hotstrat {}, Thermostrat {}\n", region(report.sentestrat),
                       region(report.hotstrat), region(report.thermostrat));
}

std::string moves_text(const WholeBoardReport& report) {
    std::string text;
    int order = 0;
    for (const analysis::RankedMove& move : report.moves) {
        std::string line;
        for (const go::Move& m : move.line) line += (line.empty() ? "" : " ") + go::to_string(m.point);
        text += fmt::format("{:>2}. {:<4} in {:<3} gains {:<7} {}{}{}\n", ++order,
                            go::to_string(move.line.front().point), region_name(move.region),
                            to_mixed_string(move.gain),
                            move.sente                 ? "sente"
                            : move.loss == Rational(0) ? "best"
                                                       : "loses " + to_mixed_string(move.loss),
                            move.line.size() > 1 ? "   " + line : "", move.legal ? "" : "   (ko: not now)");
        if (order == 12) break;
    }
    if (report.moves.empty()) text += "    no move gains anything\n";
    return text;
}

std::string extra_text(const WholeBoardReport& report) {
    std::string text;
    for (const analysis::KoFight& ko : report.kos) {
        text += fmt::format("ko in {}: threats found elsewhere: Black {}, White {}\n", region_name(ko.region),
                            ko.black_threats, ko.white_threats);
    }
    if (report.tedomari) {
        const analysis::LastBigMove& last = *report.tedomari;
        text +=
            fmt::format("tedomari     {} gets the last of {} {} before the temperature drops from {} to {}\n",
                        name_of(last.taker), last.moves, last.moves == 1 ? "play" : "plays",
                        to_mixed_string(last.from), to_mixed_string(last.to));
    }
    return text;
}

std::string evidence_text(const WholeBoardReport& report) {
    int proved = 0, assumed = 0;
    for (const survey::ChainStanding& chain : report.survey.partition.chains) {
        (chain.evidence == Evidence::proved ? proved : assumed) += 1;
    }
    return fmt::format(
        "evidence     {} of {} open points in regions valued exactly; {} of {} chains proved safe or "
        "dead, {} judged by {} random games\n",
        report.exact_points, report.open_points, proved, proved + assumed, assumed,
        report.survey.sample.games());
}

nlohmann::json names(const std::vector<go::Move>& line) {
    nlohmann::json result = nlohmann::json::array();
    for (const go::Move& move : line) result.push_back(go::to_string(move.point));
    return result;
}

nlohmann::json json(const WholeBoardReport& report, std::size_t i) {
    const SurveyedRegion& region = report.survey.regions[i];
    nlohmann::json result = to_json(region.game);
    result["name"] = region_name(i);
    result["open"] = region.open.empty;
    result["narrowed"] = region.open.narrowed;
    result["seconds"] = region.seconds;
    return result;
}

nlohmann::json moves_json(const WholeBoardReport& report) {
    nlohmann::json moves = nlohmann::json::array();
    for (const analysis::RankedMove& move : report.moves) {
        const Rational sign = report.position.to_move == Color::black ? 1 : -1;
        moves.push_back({{"move", go::to_string(move.line.front().point)},
                         {"order", moves.size()},
                         {"pv", names(move.line)},
                         {"scoreLead", (report.forecast - sign * move.loss).to_double()},
                         {"region", region_name(move.region)},
                         {"gain", to_string(move.gain)},
                         {"loss", to_string(move.loss)},
                         {"sente", move.sente},
                         {"legal", move.legal}});
    }
    return moves;
}

nlohmann::json ownership_json(const WholeBoardReport& report) {
    nlohmann::json result = nlohmann::json::array();
    const go::Size size = report.position.size();
    for (int row = size.height - 1; row >= 0; --row) {
        for (int column = 0; column < size.width; ++column) {
            const Point p = Point::at(column, row);
            const Cell owner = report.survey.partition.owner[p];
            result.push_back(owner == Cell::black   ? 1.0
                             : owner == Cell::white ? -1.0
                                                    : report.survey.sample.ownership(p));
        }
    }
    return result;
}

nlohmann::json chains_json(const WholeBoardReport& report) {
    constexpr const char* standings[] = {"safe", "dead", "open"};
    nlohmann::json chains = nlohmann::json::array();
    for (const survey::ChainStanding& chain : report.survey.partition.chains) {
        chains.push_back({{"stone", go::to_string(chain.chain)},
                          {"standing", standings[static_cast<int>(chain.standing)]},
                          {"evidence", to_string(chain.evidence)}});
    }
    return chains;
}

nlohmann::json rules_json(const go::Rules& rules) {
    return {{"ko", to_string(rules.ko)},     {"scoring", to_string(rules.scoring)},
            {"tax", to_string(rules.tax)},   {"suicide", rules.suicide == go::Suicide::allowed},
            {"hasButton", rules.has_button}, {"whiteHandicapBonus", to_string(rules.white_handicap_bonus)}};
}

}  // namespace

std::string lead_text(Rational lead) {
    if (lead == Rational(0)) return "even";
    return (lead > Rational(0) ? "B+" : "W+") + to_mixed_string(abs(lead));
}

std::string to_text(const WholeBoardReport& report) {
    go::DiagramStyle style;
    style.mark = [&](Point p) { return mark_of(report, p); };
    std::string text = go::to_diagram(report.position.board, style);
    text += "+ - settled for Black, White   x o dead stones   letters: open regions\n\n";
    text += standing_text(report) + extra_text(report) + evidence_text(report) + "\n";
    if (!report.survey.regions.empty()) {
        text += fmt::format("{:<3} {:>5} {:>9} {:>8} {:>8}  {:<14} {:>5} {:>5}  {}\n", "", "open", "count",
                            "a move", "deiri", "kind", "Black", "White", "evidence");
        for (std::size_t i = 0; i < report.survey.regions.size(); ++i) text += region_row(report, i);
        text += "\n";
    }
    text += fmt::format("{} to move: {}", name_of(report.position.to_move), choice_text(report));
    return text + moves_text(report);
}

nlohmann::json to_json(const WholeBoardReport& report) {
    nlohmann::json regions = nlohmann::json::array();
    for (std::size_t i = 0; i < report.survey.regions.size(); ++i) regions.push_back(json(report, i));
    nlohmann::json kos = nlohmann::json::array();
    for (const analysis::KoFight& ko : report.kos) {
        kos.push_back({{"region", region_name(ko.region)},
                       {"blackThreats", ko.black_threats},
                       {"whiteThreats", ko.white_threats}});
    }
    const auto choice = [](const std::optional<std::size_t>& i) {
        return i ? nlohmann::json(region_name(*i)) : nlohmann::json();
    };
    nlohmann::json result{{"boardXSize", report.position.size().width},
                          {"boardYSize", report.position.size().height},
                          {"rules", rules_json(report.rules)},
                          {"komi", report.komi.to_double()},
                          {"rootInfo",
                           {{"currentPlayer", report.position.to_move == Color::black ? "B" : "W"},
                            {"scoreLead", report.forecast.to_double()}}},
                          {"lead", number_json(report.lead)},
                          {"temperature", number_json(report.temperature)},
                          {"forecast",
                           {{"value", to_string(report.forecast)},
                            {"float", report.forecast.to_double()},
                            {"low", to_string(report.low)},
                            {"high", to_string(report.high)}}},
                          {"evidence", to_string(report.evidence)},
                          {"safetyProved", report.safety_proved},
                          {"regions", std::move(regions)},
                          {"moveInfos", moves_json(report)},
                          {"choices",
                           {{"sentestrat", choice(report.sentestrat)},
                            {"hotstrat", choice(report.hotstrat)},
                            {"thermostrat", choice(report.thermostrat)}}},
                          {"kos", std::move(kos)},
                          {"chains", chains_json(report)},
                          {"ownership", ownership_json(report)},
                          {"openPoints", report.open_points},
                          {"exactPoints", report.exact_points},
                          {"finished", report.survey.finished},
                          {"seconds", report.seconds}};
    if (report.tedomari) {
        result["tedomari"] = {{"from", to_string(report.tedomari->from)},
                              {"to", to_string(report.tedomari->to)},
                              {"moves", report.tedomari->moves},
                              {"taker", report.tedomari->taker == Color::black ? "B" : "W"}};
    }
    return result;
}

}  // namespace tedomari::render
