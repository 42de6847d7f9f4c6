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

}  // namespace

std::string ko_sentence(const KoFight& ko, const analysis::WholeBoardReport& report) {
    const std::string_view loser = name_of(go::opponent(ko.winner));
    std::string text =
        fmt::format("ko at {}{}, a move in it is worth {}; larger threats: Black {}, White {}; {} wins it",
                    go::to_string(ko.take.point), region_of(ko, report),
                    number(ko.worth, ko.evidence == Evidence::learned ? Evidence::learned : Evidence::proved),
                    threats_text(threats_of(ko, Color::black)), threats_text(threats_of(ko, Color::white)),
                    name_of(ko.winner));
    if (ko.by_threats && ko.short_by > 0)
        text += fmt::format(", {} is {} short", loser,
                            ko.short_by == 1 ? "one threat" : fmt::format("{} threats", ko.short_by));
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
