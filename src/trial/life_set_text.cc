// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <string_view>

#include "trial/life_set.h"

namespace tedomari::trial {

using go::Fate;

namespace {

// Who was wrong about the chains of a row.
enum class Wrong : std::uint8_t { judge, random, nobody };

bool is_of(const LifeCase& c, Wrong wrong) {
    if (wrong == Wrong::judge) return !c.judged_right();
    if (wrong == Wrong::random) return !c.sampled_right();
    return c.judged_right() && c.sampled_right();
}

std::string row(const LifeSetReport& report, int back, Wrong wrong, std::string_view name) {
    const auto part = report.those([&](const LifeCase& c) { return c.back == back && is_of(c, wrong); });
    const auto read = [&](Fate fate) {
        return part.count([&](const LifeCase& c) { return c.read == fate; });
    };
    return fmt::format("{:>4} {:<12} {:>6} {:>8} {:>6} {:>7} {:>6} {:>9} {:>8}\n", back, name,
                       part.cases.size(), part.count(&LifeCase::is_decided),
                       part.count(&LifeCase::read_right), part.count(&LifeCase::is_proved),
                       part.those(&LifeCase::is_proved).count(&LifeCase::read_right), read(Fate::unsettled),
                       read(Fate::unknown));
}

}  // namespace

std::string to_text(const LifeCase& found) {
    const std::string evidence = found.is_decided() ? fmt::format(" ({})", to_string(found.evidence)) : "";
    return fmt::format(
        "{:<28} {:>3} back  {:<4} {:>3} stones, {}; judge {:+.2f}, random games {:+.2f}; read {}{}{}, {:.2f} "
        "s\n",
        found.game, found.back, go::to_string(found.stone), found.stones, found.survived ? "lived" : "died ",
        found.judged, found.sampled, to_string(found.read), evidence,
        found.is_decided() && !found.read_right() ? ", WRONG" : "", found.seconds);
}

std::string to_text(const LifeSetReport& report) {
    std::vector<int> backs;
    for (const LifeCase& c : report.cases) {
        if (backs.empty() || backs.back() != c.back) backs.push_back(c.back);
    }
    std::string text = fmt::format(
        "{} games with marks\n{:>4} {:<12} {:>6} {:>8} {:>6} {:>7} {:>6} {:>9} {:>8}\n", report.games, "back",
        "wrong was", "chains", "decided", "right", "proved", "right", "unsettled", "unknown");
    for (const int back : backs) {
        text += row(report, back, Wrong::judge, "the judge");
        text += row(report, back, Wrong::random, "random games");
        text += row(report, back, Wrong::nobody, "nobody");
    }
    return text;
}

nlohmann::json to_json(const LifeSetReport& report) {
    const auto one = [](const LifeCase& c) {
        return nlohmann::json{{"game", c.game},
                              {"back", c.back},
                              {"stone", go::to_string(c.stone)},
                              {"stones", c.stones},
                              {"survived", c.survived},
                              {"judged", c.judged},
                              {"sampled", c.sampled},
                              {"read", std::string(to_string(c.read))},
                              {"evidence", std::string(to_string(c.evidence))},
                              {"seconds", c.seconds}};
    };
    return {{"games", report.games}, {"interrupted", report.interrupted}, {"cases", report.json(one)}};
}

}  // namespace tedomari::trial
