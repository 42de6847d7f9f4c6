// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <limits>

#include "trial/eye_set.h"

namespace tedomari::trial {

namespace {

constexpr int largest = std::numeric_limits<int>::max();

struct Sizes {
    int least, most;
    const char* name;
};
constexpr Sizes groups[] = {{0, 0, "we see none"},
                            {1, 4, "1 to 4 points"},
                            {5, 9, "5 to 9"},
                            {10, 18, "10 to 18"},
                            {19, largest, "19 or more"}};

std::string row(const char* name, const Halves::Share& share) {
    if (share.total == 0) return "";
    return fmt::format("{:<16} {:>9} {:>8} {:>7.1f} %\n", name, share.total, share.right,
                       100.0 * share.right / share.total);
}

}  // namespace

std::string to_text(const EyeSetReport& report) {
    std::string text;
    for (const EyeCase& c : report.cases) {
        if (c.agrees()) continue;
        text += fmt::format("{:<28} move {:<4} {:<14} ours {:<14} rival {}\n", c.game, c.move, c.query,
                            c.ours, c.rival);
    }
    text += fmt::format("{:<16} {:>9} {:>8}\n", "eye space", "questions", "agree");
    for (const Sizes& s : groups) text += row(s.name, report.of_size(s.least, s.most));
    text += row("all", report.of_size(0, largest));
    if (const auto halves = report.halves(&EyeCase::game, &EyeCase::agrees); halves.are_both())
        text += fmt::format("{:<16} {}\n", "halves", to_string(halves));
    text +=
        fmt::format("{:<16} {:.2f} : {:.2f}\n", "median ms", median(report.values(&EyeCase::seconds)) * 1e3,
                    median(report.values(&EyeCase::rival_seconds)) * 1e3);
    if (report.interrupted) text += "interrupted\n";
    return text;
}

nlohmann::json to_json(const EyeSetReport& report) {
    const auto share = [](const Halves::Share& s) {
        return nlohmann::json{{"questions", s.total}, {"agree", s.right}};
    };
    nlohmann::json object = share(report.of_size(0, largest));
    object["halves"] = to_json(report.halves(&EyeCase::game, &EyeCase::agrees));
    for (const Sizes& s : groups) {
        nlohmann::json size = share(report.of_size(s.least, s.most));
        size["least"] = s.least;
        size["most"] = s.most == largest ? nlohmann::json(nullptr) : nlohmann::json(s.most);
        object["sizes"].push_back(size);
    }
    object["cases"] = report.json([](const EyeCase& c) {
        return nlohmann::json{
            {"game", c.game},      {"move", c.move},       {"query", c.query},
            {"ours", c.ours},      {"rival", c.rival},     {"size", c.size},
            {"agree", c.agrees()}, {"seconds", c.seconds}, {"rivalSeconds", c.rival_seconds}};
    });
    object["interrupted"] = report.interrupted;
    return object;
}

}  // namespace tedomari::trial
