// SPDX-License-Identifier: MIT
#include "render/whole_board.h"

#include <algorithm>
#include <fmt/format.h>

#include "go/diagram.h"
#include "render/doubtful.h"
#include "render/ko_fight.h"
#include "render/local_game.h"
#include "render/number.h"
#include "render/parts.h"
#include "render/rules_json.h"

namespace tedomari::render {

namespace {

using analysis::BoardRegion;
using analysis::RankedMove;
using analysis::WholeBoardReport;
using go::Cell;
using go::Color;
using go::Point;

char mark_of(const WholeBoardReport& report, Point p) {
    const go::Board& board = report.position.board;
    if (const auto region = report.region_at(p))
        return board.is_empty(p) ? report.regions[*region].name.front() : '\0';
    const Cell owner = report.owner[p];
    if (board.is_empty(p)) return report.teire.contains(p) ? '*' : owner == Cell::black ? '+' : '-';
    if (owner == board.at(p)) return '\0';
    return board.at(p) == Cell::black ? 'x' : 'o';
}

std::string first_move(const local::Line& line) {
    return line.moves.empty() ? "-" : go::to_string(line.moves.front().point);
}

std::string region_row(const BoardRegion& region) {
    const local::LocalGame& game = region.game;
    return fmt::format("{:<3} {:>5} {:>9} {:>8} {:>8}  {:<14} {:>5} {:>5}  {}{}\n", region.name, region.empty,
                       in_table(game.count), move_in_table(game), deiri_in_table(game), to_string(game.kind),
                       first_move(game.black), first_move(game.white), evidence_text(game),
                       region.narrowed ? ", cut" : "");
}

std::string standing_text(const WholeBoardReport& report) {
    std::string text =
        fmt::format("{:<12} {}, komi {} counted, {} scoring ({} rules)\n", "ahead",
                    lead_text(report.lead.value, report.lead_evidence()), to_mixed_string(report.komi),
                    report.is_area() ? "area" : "territory", go::to_string(report.rules));
    text += fmt::format("{:<12} {}\n", "a move",
                        report.best() == nullptr ? no_number : number(report.temperature));
    text += fmt::format("{:<12} {} with {} to move\n", "forecast", forecast_text(report),
                        name_of(report.position.to_move));
    return text;
}

std::string choice_text(const WholeBoardReport& report) {
    const auto where = [&](const std::optional<std::size_t>& i) {
        return i ? first_move(report.regions[*i].line(report.position.to_move)) : "pass";
    };
    return fmt::format("Sentestrat {}, Hotstrat {}, Thermostrat {}\n", where(report.sentestrat),
                       where(report.hotstrat), where(report.thermostrat));
}

std::string in_row(const BoardRegion& region, Rational value) {
    return region.game.temperature.is_exact() ? to_mixed_string(value) : "~" + rounded(value);
}

// Exact only when the best move's gain is too.
std::string loss_in_row(const WholeBoardReport& report, const RankedMove& move) {
    const bool exact =
        report.temperature.is_exact() && report.regions[move.region].game.temperature.is_exact();
    return exact ? to_mixed_string(move.loss) : "~" + rounded(move.loss);
}

std::string ranking_text(const WholeBoardReport& report) {
    std::string text;
    int order = 0;
    for (const RankedMove& move : report.moves) {
        const BoardRegion& region = report.regions[move.region];
        std::string line;
        for (const go::Move& m : move.line) line += (line.empty() ? "" : " ") + go::to_string(m.point);
        text += fmt::format("{:>2}. {:<4} in {:<3} gains {:<7} {}{}{}\n", ++order,
                            go::to_string(move.line.front().point), region.name, in_row(region, move.gain),
                            !move.legal                ? "not now: a ko that may not be retaken yet"
                            : move.sente               ? "sente"
                            : move.loss == Rational(0) ? "best"
                                                       : "loses " + loss_in_row(report, move),
                            move.line.size() > 1 ? "   " : "", move.line.size() > 1 ? line : "");
        if (order == 12) break;
    }
    if (report.moves.empty()) text += "    no move gains anything\n";
    return text;
}

std::string extra_text(const WholeBoardReport& report) {
    std::string text;
    for (const analysis::KoFight& ko : report.kos) {
        text += ko_sentence(ko, report) + "\n";
        for (const std::string& line : ko_ledger(ko, report)) text += "  " + line + "\n";
    }
    constexpr std::size_t most_named = 4;
    for (std::size_t i = 0; i < std::min(report.doubtful.size(), most_named); ++i)
        text += to_text(report.doubtful[i], report.judge) + "\n";
    if (report.tedomari) {
        const analysis::LastBigMove& last = *report.tedomari;
        text +=
            fmt::format("tedomari     {} gets the last of {} {} before the temperature drops from {} to {}\n",
                        name_of(last.taker), last.moves, last.moves == 1 ? "play" : "plays",
                        to_mixed_string(last.from), to_mixed_string(last.to));
    }
    return text;
}

std::string evidence_line(const WholeBoardReport& report) {
    const auto proved = std::count_if(report.chains.begin(), report.chains.end(),
                                      [](const auto& chain) { return chain.evidence == Evidence::proved; });
    const auto all = static_cast<std::ptrdiff_t>(report.chains.size());
    std::string text =
        fmt::format("evidence     {} of {} open points in regions valued exactly; {} of {} chains proved",
                    report.exact_points, report.open_points, proved, all);
    if (proved < all) text += fmt::format(", {} judged by {}", all - proved, report.judge);
    return text + "\n";
}

nlohmann::json region_json(const BoardRegion& region) {
    nlohmann::json result = to_json(region.game);
    result["name"] = region.name;
    result["open"] = region.empty;
    result["narrowed"] = region.narrowed;
    result["seconds"] = region.seconds;
    return result;
}

nlohmann::json moves_json(const WholeBoardReport& report) {
    nlohmann::json moves = nlohmann::json::array();
    for (const RankedMove& move : report.moves) {
        const Rational sign = go::sign(report.position.to_move);
        moves.push_back({{"move", go::to_string(move.line.front().point)},
                         {"order", moves.size()},
                         {"pv", line_json(move.line)},
                         {"scoreLead", (report.forecast - sign * move.loss).to_double()},
                         {"region", report.regions[move.region].name},
                         {"gain", to_string(move.gain)},
                         {"loss", to_string(move.loss)},
                         {"sente", move.sente},
                         {"legal", move.legal}});
    }
    return moves;
}

nlohmann::json ownership_json(const WholeBoardReport& report) {
    return board_json(report.position.size(), [&](Point p) {
        const Cell owner = report.owner[p];
        return owner == Cell::black ? 1.0 : owner == Cell::white ? -1.0 : report.ownership[p];
    });
}

nlohmann::json chain_json(const analysis::BoardChain& chain) {
    return {{"stone", go::to_string(chain.stone)},
            {"standing", to_string(chain.standing)},
            {"evidence", to_string(chain.evidence)}};
}

// What it is to the player who moves.
std::string kind_text(local::Kind kind, Color mover) {
    if (kind == local::Kind::unknown) return "";
    if (kind == (mover == Color::black ? local::Kind::white_sente : local::Kind::black_sente))
        return ", reverse sente";
    return kind == local::Kind::ko ? ", a ko" : ", " + std::string(to_string(kind));
}

// "worth 1 1/2, sente", where a move is worth anything.
std::string best_move(const WholeBoardReport& report) {
    const RankedMove* best = report.best();
    if (best == nullptr) return "no move gains anything";
    const BoardRegion& region = report.regions[best->region];
    return fmt::format(
        "{}'s best move is {}, worth {}{}", name_of(report.position.to_move),
        go::to_string(best->line.front().point),
        number(best->gain, region.game.temperature.is_exact() ? Evidence::proved : region.game.evidence),
        best->sente ? ", sente" : kind_text(region.game.kind, report.position.to_move));
}

}  // namespace

std::string headline(const WholeBoardReport& report) {
    const Evidence evidence = report.lead_evidence();
    const Rational lead = report.lead.value;
    const bool even = lead == Rational(0) || (evidence != Evidence::proved && rounded(lead) == "0");
    std::string text = even ? std::string("The game is even")
                            : fmt::format("{} is ahead by {}",
                                          name_of(lead > Rational(0) ? go::Color::black : go::Color::white),
                                          number(abs(lead), evidence));
    const int undecided = report.open_points - report.exact_points;
    if (report.evidence != Evidence::proved)
        text += fmt::format(", give or take {}", rounded(report.give_or_take));
    if (undecided > 0)
        text += fmt::format(" ({} of {} open points undecided)", undecided, report.open_points);
    if (report.made_even_by > 0)
        text += fmt::format(", between players whom {} stones make even", report.made_even_by);
    return text + "; " + best_move(report);
}

std::string forecast_text(const WholeBoardReport& report) {
    std::string text =
        fmt::format("{}, give or take {}", lead_text(report.forecast, report.forecast_evidence()),
                    rounded(report.give_or_take));
    if (report.calibration_games > 0)
        text += fmt::format(" (nine in ten of {} recorded games)", report.calibration_games);
    return text;
}

std::string to_text(const WholeBoardReport& report) {
    go::DiagramStyle style;
    style.mark = [&](Point p) { return mark_of(report, p); };
    std::string text = headline(report) + "\n\n" + go::to_diagram(report.position.board, style);
    text += "+ - settled for Black, White   x o dead stones   letters: open regions";
    text += report.teire.empty() ? "\n\n" : "   * to be filled\n\n";
    text += standing_text(report) + extra_text(report) + evidence_line(report) + "\n";
    if (!report.regions.empty()) {
        text += fmt::format("{:<3} {:>5} {:>9} {:>8} {:>8}  {:<14} {:>5} {:>5}  {}\n", "", "open", "count",
                            "a move", "deiri", "kind", "Black", "White", "evidence");
        for (const BoardRegion& region : report.regions) text += region_row(region);
        text += "\n";
    }
    text += fmt::format("{} to move: {}", name_of(report.position.to_move), choice_text(report));
    return text + ranking_text(report);
}

nlohmann::json to_json(const WholeBoardReport& report) {
    const auto as_json = [&](const analysis::KoFight& ko) { return ko_json(ko, report); };
    const auto doubt_json = [](const analysis::DoubtfulStones& stones) { return to_json(stones); };
    const auto choice = [&](const std::optional<std::size_t>& i) {
        return i ? nlohmann::json(report.regions[*i].name) : nlohmann::json();
    };
    nlohmann::json forecast = number_json(report.forecast);
    forecast["low"] = to_string(report.low());
    forecast["high"] = to_string(report.high());
    forecast["giveOrTake"] = report.give_or_take.to_double();
    forecast["calibrationGames"] = report.calibration_games;
    if (report.made_even_by > 0) forecast["madeEvenBy"] = report.made_even_by;
    nlohmann::json result{
        {"headline", headline(report)},
        {"boardXSize", report.position.size().width},
        {"boardYSize", report.position.size().height},
        {"rules", to_json(report.rules)},
        {"counting", report.is_area() ? "area" : "territory"},
        {"komi", report.komi.to_double()},
        {"rootInfo",
         {{"currentPlayer", letter(report.position.to_move)}, {"scoreLead", report.forecast.to_double()}}},
        {"lead", number_json(report.lead)},
        {"temperature", number_json(report.temperature)},
        {"forecast", std::move(forecast)},
        {"evidence", to_string(report.evidence)},
        {"judge", report.judge},
        {"safetyProved", report.safety_proved},
        {"regions", list_json(report.regions, region_json)},
        {"moveInfos", moves_json(report)},
        {"choices",
         {{"sentestrat", choice(report.sentestrat)},
          {"hotstrat", choice(report.hotstrat)},
          {"thermostrat", choice(report.thermostrat)}}},
        {"kos", list_json(report.kos, as_json)},
        {"doubtful", list_json(report.doubtful, doubt_json)},
        {"chains", list_json(report.chains, chain_json)},
        {"ownership", ownership_json(report)},
        {"teire", points_json(report.teire)},
        {"openPoints", report.open_points},
        {"exactPoints", report.exact_points},
        {"finished", report.finished},
        {"seconds", report.seconds}};
    if (report.tedomari) {
        result["tedomari"] = {{"from", to_string(report.tedomari->from)},
                              {"to", to_string(report.tedomari->to)},
                              {"moves", report.tedomari->moves},
                              {"taker", letter(report.tedomari->taker)}};
    }
    return result;
}

}  // namespace tedomari::render
