// SPDX-License-Identifier: MIT
#include "render/ko_fight.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "render/number.h"
#include "render/parts.h"

namespace tedomari::render {

namespace {

using analysis::KoFight;
using analysis::KoThreat;
using go::Color;

const std::vector<KoThreat>& threats_of(const KoFight& ko, Color color) {
    return ko.threats[static_cast<std::size_t>(color)];
}

// "3 (D17 12, D18 9, …)"
std::string threats_text(const std::vector<KoThreat>& threats) {
    constexpr std::size_t most = 5;
    std::string named;
    for (std::size_t i = 0; i < std::min(threats.size(), most); ++i) {
        const KoThreat& threat = threats[i];
        named += fmt::format(
            "{}{} {}", i == 0 ? "" : ", ", go::to_string(threat.move.point),
            threat.evidence == Evidence::learned ? rounded(threat.size) : to_mixed_string(threat.size));
    }
    if (threats.size() > most) named += ", …";
    return threats.empty() ? "none" : fmt::format("{} ({})", threats.size(), named);
}

// "; larger threats: Black 2 (…), White none; Black wins it, White is one threat short"
std::string count_text(const KoFight& ko, const char* wins = "wins it") {
    std::string text =
        fmt::format("larger threats: Black {}, White {}; {} {}", threats_text(threats_of(ko, Color::black)),
                    threats_text(threats_of(ko, Color::white)), name_of(ko.winner), wins);
    if (ko.by_threats && ko.short_by > 0)
        text += fmt::format(", {} is {} short", name_of(go::opponent(ko.winner)),
                            ko.short_by == 1 ? "one threat" : fmt::format("{} threats", ko.short_by));
    return text;
}

std::string region_of(const KoFight& ko, const analysis::WholeBoardReport& report) {
    return ko.region ? " in " + report.regions[*ko.region].name : "";
}

std::string size_of(Rational size, Evidence evidence) {
    return evidence == Evidence::learned ? rounded(size) : to_mixed_string(size);
}

std::string threat_line(const KoFight& ko, const KoThreat& threat) {
    std::string text =
        fmt::format("{} {}", go::to_string(threat.move.point), size_of(threat.size, threat.evidence));
    if (threat.loss > Rational(0)) text += ", costs " + size_of(threat.loss, threat.evidence);
    const Rational below = ko.ignored_below(threat);
    if (below > Rational(0))
        text +=
            ", to be ignored while a move elsewhere is worth less than " + size_of(below, threat.evidence);
    return text;
}

// Nothing but where the region that it is in is exact.
const local::LocalGame* exact_region(const KoFight& ko, const analysis::WholeBoardReport& report) {
    if (!ko.region) return nullptr;
    const local::LocalGame& game = report.regions[*ko.region].game;
    return game.black_master && game.white_master ? &game : nullptr;
}

nlohmann::json masters_json(const KoFight& ko, const analysis::WholeBoardReport& report) {
    const local::LocalGame* game = exact_region(ko, report);
    if (game == nullptr) return nullptr;
    const auto walls = [](const cgt::Thermograph& t) -> nlohmann::json {
        return {{"count", number_json(t.mean())}, {"temperature", number_json(t.temperature())}};
    };
    return {{"black", walls(*game->black_master)},
            {"white", walls(*game->white_master)},
            {"balanced", game->neutral ? walls(*game->neutral) : nlohmann::json()}};
}

nlohmann::json turn_json(const KoFight& ko) {
    if (!ko.turn) return nullptr;
    return {{"move", go::to_string(ko.turn->move.point)},
            {"answer", go::to_string(ko.turn->answer.point)},
            {"removes", list_json(ko.turn->removes, [](go::Point p) { return go::to_string(p); })}};
}

std::string kind_of(const KoFight& ko, const analysis::WholeBoardReport& report) {
    const local::LocalGame* game = exact_region(ko, report);
    return game != nullptr && game->ko_name ? to_string(*game->ko_name) : "";
}

nlohmann::json threat_as_json(const KoFight& ko, const KoThreat& threat) {
    const Rational below = ko.ignored_below(threat);
    return {{"ignoredBelow", below > Rational(0) ? number_json(below) : nlohmann::json()},
            {"ignoredAbove", number_json(threat.size)},
            {"move", go::to_string(threat.move.point)},
            {"size", number_json(threat.size)},
            {"loss", number_json(threat.loss)},
            {"evidence", to_string(threat.evidence)}};
}

// "131 W Q3 (9.5): answered, and rightly"
std::string played_text(const analysis::PlayedThreat& threat) {
    std::string text = fmt::format("{} {}", threat.number, go::to_string(threat.move));
    text += threat.size ? fmt::format(" ({})", size_of(threat.size->size, threat.size->evidence))
                        : std::string(" (no more than the ko, as far as is seen)");
    text += threat.answered ? ": answered" : ": ignored";
    if (threat.right && *threat.right) text += ", and rightly";
    if (threat.right && !*threat.right)
        text += threat.answered ? ", and better ignored" : ", and better answered";
    if (threat.lost > Rational(0)) text += ", which lost " + number(threat.lost, threat.evidence);
    if (threat.size && threat.ignored_below > Rational(0))
        text += fmt::format("; right to ignore while a move elsewhere is worth less than {}, it was {}",
                            size_of(threat.ignored_below, threat.size->evidence), rounded(threat.elsewhere));
    return text;
}

std::string ended_text(const analysis::FoughtKo& ko) {
    return ko.ended ? fmt::format("{} ended it with move {}", name_of(ko.ended_by), ko.to)
                    : std::string("it was not ended");
}

nlohmann::json played_json(const analysis::PlayedThreat& threat) {
    return {
        {"number", threat.number},
        {"move", move_json(threat.move)},
        {"size", threat.size ? number_json(threat.size->size) : nlohmann::json()},
        {"evidence", threat.size ? nlohmann::json(to_string(threat.size->evidence)) : nlohmann::json()},
        {"ko", number_json(threat.ko)},
        {"ignoredBelow", threat.size && threat.ignored_below > Rational(0) ? number_json(threat.ignored_below)
                                                                           : nlohmann::json()},
        {"elsewhere", number_json(threat.elsewhere)},
        {"answered", threat.answered},
        {"lost", number_json(threat.lost)},
        {"right", threat.right ? nlohmann::json(*threat.right) : nlohmann::json()},
        {"words", played_text(threat)}};
}

}  // namespace

std::vector<std::string> fought_ko_text(const analysis::FoughtKo& ko) {
    const KoFight& fight = ko.first.fight;
    std::string first = fmt::format(
        "ko at {} and {}, moves {} to {}, taken {}: a move in it was worth {}; {}; {}",
        go::to_string(ko.points[0]), go::to_string(ko.points[1]), ko.from, ko.to,
        ko.captures == 1 ? "once" : fmt::format("{} times", ko.captures),
        number(fight.worth, fight.evidence == Evidence::learned ? Evidence::learned : Evidence::proved),
        count_text(fight, "should win it"), ended_text(ko));
    std::vector<std::string> lines{std::move(first)};
    if (ko.first.masters) {
        lines.push_back(fmt::format("{}count {} with Black as komaster, {} with White",
                                    ko.first.name ? to_string(*ko.first.name) + "; " : "",
                                    to_mixed_string((*ko.first.masters)[0]),
                                    to_mixed_string((*ko.first.masters)[1])));
    }
    for (const analysis::PlayedThreat& threat : ko.threats) lines.push_back(played_text(threat));
    return lines;
}

nlohmann::json fought_ko_json(const analysis::FoughtKo& ko) {
    const KoFight& fight = ko.first.fight;
    const auto threat_json = [&](const KoThreat& threat) { return threat_as_json(fight, threat); };
    const auto master = [&](std::size_t i) {
        return ko.first.masters ? number_json((*ko.first.masters)[i]) : nlohmann::json();
    };
    return {{"points", {go::to_string(ko.points[0]), go::to_string(ko.points[1])}},
            {"from", ko.from},
            {"to", ko.to},
            {"captures", ko.captures},
            {"ended", ko.ended},
            {"endedBy", ko.ended ? nlohmann::json(letter(ko.ended_by)) : nlohmann::json()},
            {"worth", number_json(fight.worth)},
            {"evidence", to_string(fight.evidence)},
            {"kind", ko.first.name ? nlohmann::json(to_string(*ko.first.name)) : nlohmann::json()},
            {"masters", {{"black", master(0)}, {"white", master(1)}}},
            {"threats",
             {{"black", list_json(threats_of(fight, Color::black), threat_json)},
              {"white", list_json(threats_of(fight, Color::white), threat_json)}}},
            {"winner", fight.winner == Color::black ? "black" : "white"},
            {"shortBy", fight.short_by},
            {"played", list_json(ko.threats, played_json)},
            {"ledger", fought_ko_text(ko)}};
}

std::string ko_sentence(const KoFight& ko, const analysis::WholeBoardReport& report) {
    std::string text = fmt::format(
        "ko at {}{}, a move in it is worth {}; {}", go::to_string(ko.take.point), region_of(ko, report),
        number(ko.worth, ko.evidence == Evidence::learned ? Evidence::learned : Evidence::proved),
        count_text(ko));
    if (ko.answer && report.last_move)
        text += fmt::format("; {} {}", go::to_string(*report.last_move),
                            *ko.answer ? "is one: answer it" : "is none: go on with the ko");
    return text;
}

std::vector<std::string> ko_ledger(const KoFight& ko, const analysis::WholeBoardReport& report) {
    std::vector<std::string> lines;
    if (const local::LocalGame* game = exact_region(ko, report)) {
        std::string line = game->ko_name ? to_string(*game->ko_name) + "; " : "";
        line += fmt::format("count {} with Black as komaster, {} with White",
                            to_mixed_string(game->black_master->mean()),
                            to_mixed_string(game->white_master->mean()));
        if (game->neutral)
            line += fmt::format(", {} with balanced threats", to_mixed_string(game->neutral->mean()));
        lines.push_back(line);
    }
    for (const Color color : {Color::black, Color::white}) {
        std::string line;
        for (const KoThreat& threat : threats_of(ko, color))
            line += (line.empty() ? "" : "; ") + threat_line(ko, threat);
        if (!line.empty()) lines.push_back(fmt::format("{}'s threats: {}", name_of(color), line));
    }
    if (ko.turn) {
        std::string removed;
        for (const go::Point p : ko.turn->removes)
            removed += (removed.empty() ? "" : ", ") + go::to_string(p);
        lines.push_back(fmt::format("{} {} takes {} from {}", go::to_string(ko.turn->move.point),
                                    go::to_string(ko.turn->answer.point), removed, name_of(ko.winner)));
    }
    return lines;
}

nlohmann::json ko_json(const KoFight& ko, const analysis::WholeBoardReport& report) {
    const auto threat_json = [&](const KoThreat& threat) { return threat_as_json(ko, threat); };
    const std::string kind = kind_of(ko, report);
    return {{"point", go::to_string(ko.take.point)},
            {"stone", go::to_string(ko.stone)},
            {"taker", ko.take.color == Color::black ? "black" : "white"},
            {"region", ko.region ? nlohmann::json(report.regions[*ko.region].name) : nlohmann::json()},
            {"worth", number_json(ko.worth)},
            {"evidence", to_string(ko.evidence)},
            {"threats",
             {{"black", list_json(threats_of(ko, Color::black), threat_json)},
              {"white", list_json(threats_of(ko, Color::white), threat_json)}}},
            {"winner", ko.winner == Color::black ? "black" : "white"},
            {"kind", kind.empty() ? nlohmann::json() : nlohmann::json(kind)},
            {"masters", masters_json(ko, report)},
            {"byThreats", ko.by_threats},
            {"shortBy", ko.short_by},
            {"turn", turn_json(ko)},
            {"ledger", ko_ledger(ko, report)},
            {"answer", ko.answer ? nlohmann::json(*ko.answer) : nlohmann::json()},
            {"words", ko_sentence(ko, report)}};
}

}  // namespace tedomari::render
