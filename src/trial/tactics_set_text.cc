// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "trial/tactics_set.h"

namespace tedomari::trial {

namespace {

using TacticsPart = Cases<TacticsCase>;

std::string row_of_kind(const std::string& name, const TacticsPart& part) {
    const auto decided = [&](Decision d) {
        return part.count([&](const TacticsCase& c) { return c.decision == d; });
    };
    const auto ms = [&](double TacticsCase::*whose) { return median(part.values(whose)) * 1e3; };
    const auto late = [&](double TacticsCase::*whose) { return percentile(part.values(whose), 0.95) * 1e3; };
    return fmt::format("{:<12} {:>9} {:>6} {:>5} : {:<5} {:>5} {:>7.3f} : {:<7.3f} {:>8.2f} : {:<8.2f}\n",
                       name, part.cases.size(), decided(Decision::alike),
                       part.count(&TacticsCase::ours_wrong), part.count(&TacticsCase::rival_wrong),
                       decided(Decision::open), ms(&TacticsCase::seconds), ms(&TacticsCase::rival_seconds),
                       late(&TacticsCase::seconds), late(&TacticsCase::rival_seconds));
}

}  // namespace

std::string_view to_string(Decision decision) {
    static constexpr std::string_view names[] = {"alike", "proof", "play", "open"};
    return names[static_cast<int>(decision)];
}

std::string to_text(const TacticsCase& c) {
    const char* who = c.ours_wrong && c.rival_wrong ? "both wrong"
                      : c.ours_wrong                ? "ours wrong"
                      : c.rival_wrong               ? "rival wrong"
                                                    : "";
    return fmt::format("{:<28} move {:<4} {:<20} ours {:<7} rival {:<7} {} {} nodes {}\n", c.game, c.move,
                       c.query, c.ours, c.rival, to_string(c.decision), who, c.nodes);
}

std::string to_text(const TacticsSetReport& report) {
    std::string text = fmt::format("{:<12} {:>9} {:>6} {:>13} {:>5} {:>17} {:>19}\n", "ours : rival",
                                   "questions", "alike", "wrong", "open", "median ms", "p95 ms");
    for (const auto& [kind, part] : report.by(&TacticsCase::kind)) text += row_of_kind(kind, part);
    text += row_of_kind("all", report);
    if (report.interrupted) text += "interrupted\n";
    return text;
}

nlohmann::json to_json(const TacticsSetReport& report) {
    nlohmann::json object;
    object["cases"] = report.json([](const TacticsCase& c) {
        return nlohmann::json{{"game", c.game},
                              {"move", c.move},
                              {"query", c.query},
                              {"ours", c.ours},
                              {"rival", c.rival},
                              {"decision", to_string(c.decision)},
                              {"oursWrong", c.ours_wrong},
                              {"rivalWrong", c.rival_wrong},
                              {"seconds", c.seconds},
                              {"rivalSeconds", c.rival_seconds},
                              {"nodes", c.nodes}};
    });
    object["interrupted"] = report.interrupted;
    return object;
}

}  // namespace tedomari::trial
