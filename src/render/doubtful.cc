// SPDX-License-Identifier: MIT
#include "render/doubtful.h"

#include <fmt/format.h>

#include "render/number.h"
#include "render/parts.h"

namespace tedomari::render {

namespace {

using analysis::DoubtfulStones;

const char* words_of(go::Fate read) {
    switch (read) {
        case go::Fate::alive: return "alive";
        case go::Fate::dead: return "dead";
        case go::Fate::unsettled: return "not settled";
        default: return "no answer";
    }
}

std::string reading_of(const DoubtfulStones& stones) {
    std::string text = words_of(stones.read);
    if (stones.read == go::Fate::unknown) return text;
    if (stones.evidence != Evidence::proved) text += ", judged";
    if (!stones.kills.is_nowhere()) text += ", killed at " + go::to_string(stones.kills);
    if (!stones.saves.is_nowhere()) text += ", saved at " + go::to_string(stones.saves);
    return text;
}

double percent(double kept) { return 50 * (1 + kept); }

}  // namespace

std::string to_text(const DoubtfulStones& stones, const std::string& judge) {
    return fmt::format(
        "if the {} {} stones at {} die: {}, if they live: {} ({} {:.0f} % alive, random games {:.0f} %, "
        "reading: "
        "{}){}",
        stones.stones.size(), to_string(stones.color), go::to_string(stones.stones.first()),
        lead_text(stones.if_dead, Evidence::learned), lead_text(stones.if_alive, Evidence::learned), judge,
        percent(stones.judged), percent(stones.sampled), reading_of(stones),
        stones.beyond ? "; one of these results lies outside the range" : "");
}

nlohmann::json to_json(const DoubtfulStones& stones) {
    nlohmann::json json = {{"color", letter(stones.color)},
                           {"stones", points_json(stones.stones)},
                           {"aliveByJudge", percent(stones.judged) / 100},
                           {"aliveInRandomGames", percent(stones.sampled) / 100},
                           {"reading", words_of(stones.read)},
                           {"leadIfAlive", stones.if_alive.to_double()},
                           {"leadIfDead", stones.if_dead.to_double()}};
    if (stones.read != go::Fate::unknown) json["readingEvidence"] = std::string(to_string(stones.evidence));
    if (!stones.kills.is_nowhere()) json["killedAt"] = go::to_string(stones.kills);
    if (!stones.saves.is_nowhere()) json["savedAt"] = go::to_string(stones.saves);
    return json;
}

}  // namespace tedomari::render
