// SPDX-License-Identifier: MIT
#include "render/game_value.h"

#include <fmt/format.h>

#include "cgt/sente.h"
#include "render/parts.h"

namespace tedomari::render {

using namespace analysis;
using nlohmann::json;

namespace {

std::string_view outcome_words(cgt::Outcome outcome) {
    constexpr std::string_view words[] = {"Left wins", "Right wins", "the first player wins",
                                          "the second player wins"};
    return words[static_cast<int>(outcome)];
}

std::string wall_text(const cgt::Wall& wall) {
    std::string text;
    for (const auto& [t, value] : wall.bends()) {
        text += fmt::format("{}{} at {}", text.empty() ? "" : ", ", to_string(value), to_string(t));
    }
    return text;
}

std::string walls_text(const cgt::Thermograph& g) {
    if (g.left.is_infinite() || g.right.is_infinite()) return "  anything\n";
    return fmt::format(
        "  mean         {}\n"
        "  temperature  {}\n"
        "  left wall    {}\n"
        "  right wall   {}\n",
        to_mixed_string(g.mean()), to_mixed_string(g.temperature()), wall_text(g.left), wall_text(g.right));
}

// Who keeps sente at its temperature, and where a ko sleeps and wakes.
std::string play_text(const cgt::Thermograph& g, const cgt::Scaffolds& scaffolds) {
    const cgt::Sente sente = cgt::sente(g, scaffolds);
    std::string text =
        fmt::format("  at {:<9} {}{}\n", to_mixed_string(g.temperature()), to_string(sente.initiative),
                    sente.blurred ? ", blurred by a follower as hot" : "");
    const auto wakes = cgt::activation_temperatures(g);
    if (wakes.size() == 1) return text;
    text += "  active      ";
    for (const cgt::Phase& phase : cgt::phases(g)) {
        if (phase.active()) text += fmt::format(" {} to {},", to_string(phase.from), to_string(*phase.to));
    }
    text.back() = '\n';
    return text;
}

std::string text_of(const ShortGameValue& g) {
    const std::string canonical = g.canonical.empty() ? "(a canonical form too long to print)" : g.canonical;
    return fmt::format("{}\n  outcome      {}: {}\n  stops        {} | {}\n", canonical, to_string(g.outcome),
                       outcome_words(g.outcome), to_string(g.left_stop), to_string(g.right_stop)) +
           walls_text(g.thermograph) + play_text(g.thermograph, g.scaffolds);
}

std::string text_of(const KoValue& ko) {
    std::string text = fmt::format("{} is komaster\n", ko.komaster == cgt::Side::left ? "Left" : "Right");
    if (ko.thermograph.exact()) {
        return text + walls_text(ko.thermograph.low) + play_text(ko.thermograph.low, ko.scaffolds.low);
    }
    return text + "  at least\n" + walls_text(ko.thermograph.low) + "  at most\n" +
           walls_text(ko.thermograph.high);
}

std::string text_of(const LoopyGameValue& loopy) {
    std::string text = loopy.definitions + "\n";
    for (const auto kind : loopy.loops) text += fmt::format("  loop         {}\n", to_string(kind));
    text += fmt::format("  temper       {}\n", to_string(loopy.temper));
    for (const KoValue& ko : loopy.komasters) text += text_of(ko);
    return text;
}

std::string text_of(const PlainValue& plain) { return plain.text + "\n"; }

json outcome_json(std::optional<cgt::Outcome> outcome) {
    return outcome ? json(std::string(to_string(*outcome))) : json(nullptr);
}

json wall_json(const cgt::Wall& wall) {
    return list_json(wall.bends(), [](const cgt::Bend& bend) -> json {
        return {to_string(bend.t), to_string(bend.value)};
    });
}

json play_json(const cgt::Thermograph& g, const cgt::Scaffolds& scaffolds) {
    const cgt::Sente sente = cgt::sente(g, scaffolds);
    json active = json::array();
    for (const cgt::Phase& phase : cgt::phases(g)) {
        if (phase.active()) active.push_back({to_string(phase.from), to_string(*phase.to)});
    }
    return {{"initiative", std::string(to_string(sente.initiative))},
            {"blurred", sente.blurred},
            {"activationTemperatures",
             list_json(cgt::activation_temperatures(g), [](Rational t) { return to_string(t); })},
            {"active", active}};
}

json options_json(const GameOptions& options) {
    const auto list = [](const std::vector<GameOption>& side) {
        return list_json(side, [](const GameOption& option) -> json {
            return {{"game", option.game},
                    {"mean", to_string(option.mean)},
                    {"temperature", to_string(option.temperature)}};
        });
    };
    return {{"left", list(options.left)}, {"right", list(options.right)}};
}

void describe(json& object, const ShortGameValue& g) {
    object["options"] = options_json(g.options);
    object["canonical"] = g.canonical.empty() ? json(nullptr) : json(g.canonical);
    object["outcome"] = outcome_json(g.outcome);
    object["leftStop"] = to_string(g.left_stop);
    object["rightStop"] = to_string(g.right_stop);
    object["mean"] = to_string(g.thermograph.mean());
    object["temperature"] = to_string(g.thermograph.temperature());
    object["thermograph"] = to_json(g.thermograph);
    object["play"] = play_json(g.thermograph, g.scaffolds);
}

// An infinite wall has no numbers: a budget ran out before there were any.
json bound_json(const cgt::Thermograph& bound) {
    if (bound.left.is_infinite() || bound.right.is_infinite()) return nullptr;
    return {{"mean", to_string(bound.mean())},
            {"temperature", to_string(bound.temperature())},
            {"thermograph", to_json(bound)}};
}

void describe(json& object, const KoValue& ko) {
    object["komaster"] = std::string(to_string(ko.komaster));
    object["outcome"] = outcome_json(ko.outcome);
    if (!ko.thermograph.exact()) {
        object["evidence"] = "bounded";
        for (const char* field : {"leftStop", "rightStop", "mean", "temperature", "thermograph"})
            object[field] = nullptr;
        object["low"] = bound_json(ko.thermograph.low);
        object["high"] = bound_json(ko.thermograph.high);
        return;
    }
    const cgt::Thermograph& g = ko.thermograph.low;
    object["evidence"] = "proved";
    object["leftStop"] = to_string(g.left.at(0));
    object["rightStop"] = to_string(g.right.at(0));
    object["mean"] = to_string(g.mean());
    object["temperature"] = to_string(g.temperature());
    object["thermograph"] = to_json(g);
    object["play"] = play_json(g, ko.scaffolds.low);
}

void describe(json& object, const LoopyGameValue& loopy) {
    object["canonical"] = loopy.definitions;
    object["loopy"] = true;
    object["options"] = options_json(loopy.options);
    object["temper"] = std::string(to_string(loopy.temper));
    object["loops"] = list_json(loopy.loops, [](auto kind) { return to_string(kind); });
    if (loopy.komasters.size() == 1) return describe(object, loopy.komasters[0]);
    // What both komasters agree on is simply so.
    json left, right;
    describe(left, loopy.komasters[0]);
    describe(right, loopy.komasters[1]);
    for (const char* field : {"outcome", "leftStop", "rightStop", "mean", "temperature", "thermograph"}) {
        object[field] = left[field] == right[field] ? left[field] : json(nullptr);
    }
    object["komasters"] = {{"left", left}, {"right", right}};
}

void describe(json& object, const PlainValue& plain) {
    std::visit([&](const auto& content) { object["value"] = content; }, plain.content);
}

}  // namespace

std::string to_text(const GameValue& report) {
    if (report.number) return to_string(*report.number) + "\n";
    return std::visit([](const auto& value) { return text_of(value); }, report.value);
}

json to_json(const GameValue& report) {
    json object = {{"expression", report.expression}};
    if (report.number) object["value"] = to_string(*report.number);
    std::visit([&](const auto& value) { describe(object, value); }, report.value);
    return object;
}

json to_json(const cgt::Thermograph& thermograph) {
    return {{"left", wall_json(thermograph.left)}, {"right", wall_json(thermograph.right)}};
}

std::string to_text(const TopDown& report) {
    return fmt::format(
        "mean         {}\ntemperature  {}\nthermograph  {}\nlooked into  {} of {} positions for mean and "
        "temperature, {} for both walls from 0 up\n",
        to_string(report.mean()), to_string(report.temperature()), cgt::to_string(report.thermograph),
        report.for_temperature, report.positions, report.for_walls);
}

json to_json(const TopDown& report) {
    return {{"expression", report.expression},
            {"mean", to_string(report.mean())},
            {"temperature", to_string(report.temperature())},
            {"thermograph", to_json(report.thermograph)},
            {"positions", report.positions},
            {"forTemperature", report.for_temperature},
            {"forWalls", report.for_walls}};
}

std::string to_text(const analysis::LinesOfPlay& report) {
    std::string text = fmt::format("{}\n  {:<12} {:>10} {:>11}  {:<11} {}\n", report.expression, "line",
                                   "mean", "temperature", "", "main line");
    for (const auto& row : report.rows) {
        text += fmt::format("  {:<12} {:>10} {:>11}  {:<11} {}\n", row.path.empty() ? "-" : row.path,
                            to_mixed_string(row.mean), to_mixed_string(row.temperature),
                            to_string(row.stability), row.mainline ? "yes" : "no");
    }
    return text + (report.complete ? "" : "  and more\n");
}

nlohmann::json to_json(const analysis::LinesOfPlay& report) {
    nlohmann::json rows = nlohmann::json::array();
    for (const auto& row : report.rows) {
        rows.push_back({{"line", row.path},
                        {"mean", to_string(row.mean)},
                        {"temperature", to_string(row.temperature)},
                        {"stability", std::string(to_string(row.stability))},
                        {"mainline", row.mainline}});
    }
    return {{"expression", report.expression}, {"positions", std::move(rows)}, {"complete", report.complete}};
}

}  // namespace tedomari::render
