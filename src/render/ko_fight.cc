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

nlohmann::json threat_as_json(const KoThreat& threat) {
    return {{"move", go::to_string(threat.move.point)},
            {"size", number_json(threat.size)},
            {"loss", number_json(threat.loss)},
            {"evidence", to_string(threat.evidence)}};
}

}  // namespace

std::string ko_sentence(const KoFight& ko, const analysis::WholeBoardReport& report) {
    std::string text =
        fmt::format("ko at {}{}, a move in it is worth {}; larger threats: Black {}, White {}; {} wins it",
                    go::to_string(ko.take.point), region_of(ko, report),
                    number(ko.worth, ko.evidence == Evidence::learned ? Evidence::learned : Evidence::proved),
                    threats_text(threats_of(ko, Color::black)), threats_text(threats_of(ko, Color::white)),
                    name_of(ko.winner));
    if (ko.answer && report.last_move)
        text += fmt::format("; {} {}", go::to_string(*report.last_move),
                            *ko.answer ? "is one: answer it" : "is none: go on with the ko");
    return text;
}

nlohmann::json ko_json(const KoFight& ko, const analysis::WholeBoardReport& report) {
    return {{"point", go::to_string(ko.take.point)},
            {"stone", go::to_string(ko.stone)},
            {"taker", ko.take.color == Color::black ? "black" : "white"},
            {"region", ko.region ? nlohmann::json(report.regions[*ko.region].name) : nlohmann::json()},
            {"worth", number_json(ko.worth)},
            {"evidence", to_string(ko.evidence)},
            {"threats",
             {{"black", list_json(threats_of(ko, Color::black), threat_as_json)},
              {"white", list_json(threats_of(ko, Color::white), threat_as_json)}}},
            {"winner", ko.winner == Color::black ? "black" : "white"},
            {"answer", ko.answer ? nlohmann::json(*ko.answer) : nlohmann::json()},
            {"words", ko_sentence(ko, report)}};
}

}  // namespace tedomari::render
