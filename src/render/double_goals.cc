// SPDX-License-Identifier: MIT
#include "render/double_goals.h"

#include <fmt/format.h>

#include "render/parts.h"

namespace tedomari::render {

using analysis::DoubleGoal;

namespace {

std::string name_of(const analysis::Goal& goal) { return to_string(analysis::Question{goal}); }

}  // namespace

std::string to_text(const std::vector<DoubleGoal>& pairs) {
    if (pairs.empty()) return "no double threats, double attacks or miai found\n";
    std::string text;
    for (const DoubleGoal& d : pairs) {
        const go::Color own = d.a.attacker;
        const std::string both = name_of(d.a) + " and " + name_of(d.b);
        switch (d.kind) {
            case DoubleGoal::Kind::double_threat:
                text += fmt::format("double threat: {} {} against {}", name_of(opponent(own)),
                                    go::to_string(d.move), both);
                break;
            case DoubleGoal::Kind::double_attack:
                text += fmt::format("double attack: {} {} for {}", name_of(own), go::to_string(d.move), both);
                break;
            case DoubleGoal::Kind::miai: text += fmt::format("miai for {}: {}", name_of(own), both); break;
        }
        text += fmt::format(" ({})\n", to_string(d.evidence));
    }
    return text;
}

nlohmann::json to_json(const std::vector<DoubleGoal>& pairs) {
    return list_json(pairs, [](const DoubleGoal& d) -> nlohmann::json {
        return {{"kind", analysis::to_string(d.kind)},
                {"goals", {name_of(d.a), name_of(d.b)}},
                {"color", go::to_string(d.a.attacker)},
                {"move", point_json(d.move)},
                {"evidence", to_string(d.evidence)}};
    });
}

std::string to_text(const std::vector<analysis::Combination>& combinations) {
    if (combinations.empty()) return "no combination found\n";
    std::string text;
    for (const analysis::Combination& one : combinations) {
        std::string goals;
        for (std::size_t i = 0; i < one.goals.size(); ++i) {
            if (i > 0) goals += i + 1 == one.goals.size() ? " and " : ", ";
            goals += name_of(one.goals[i]);
        }
        text +=
            fmt::format("combination: {} {} gets one of {}{} (proved)\n", name_of(one.goals.front().attacker),
                        go::to_string(one.move), goals, one.is_ko ? ", by a ko that it takes first" : "");
    }
    return text;
}

nlohmann::json to_json(const std::vector<analysis::Combination>& combinations) {
    return list_json(combinations, [](const analysis::Combination& one) -> nlohmann::json {
        return {{"color", go::to_string(one.goals.front().attacker)},
                {"move", point_json(one.move)},
                {"goals", list_json(one.goals, name_of)},
                {"ko", one.is_ko}};
    });
}

}  // namespace tedomari::render
