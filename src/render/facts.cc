// SPDX-License-Identifier: MIT
#include "render/facts.h"

#include <fmt/format.h>

#include "go/diagram.h"
#include "render/ko_fight.h"
#include "render/number.h"
#include "render/parts.h"
#include "render/whole_board.h"

namespace tedomari::render {

namespace {

using analysis::BoardRegion;
using analysis::WholeBoardReport;
using go::Color;

constexpr std::size_t most_regions = 8, most_moves = 6;

std::string name_of_player(Color color) { return color == Color::black ? "Black" : "White"; }

Evidence evidence_of(const WholeBoardReport& report, const BoardRegion& region) {
    return report.safety_proved || region.game.border == local::Border::proved
               ? region.game.evidence
               : std::max(region.game.evidence, report.judged);
}

std::string line_text(const local::Line& line) {
    std::string text;
    for (const go::Move& move : line.moves) text += (text.empty() ? "" : ", ") + go::to_string(move);
    return text;
}

void add_regions(const WholeBoardReport& report, std::vector<Fact>& facts) {
    for (const BoardRegion& region : report.regions) {
        if (facts.size() >= most_regions + 4) break;
        const local::LocalGame& game = region.game;
        std::string text = fmt::format("Region {} ({}, {} open points): a move there is worth {}, it is {}",
                                       region.name, go::to_string(region.points.points().front()),
                                       region.empty, number(game.temperature), local::to_string(game.kind));
        if (!game.black.moves.empty()) text += "; Black first: " + line_text(game.black);
        if (!game.white.moves.empty()) text += "; White first: " + line_text(game.white);
        facts.push_back({text + ".", evidence_of(report, region)});
    }
}

void add_moves(const WholeBoardReport& report, std::vector<Fact>& facts) {
    std::size_t shown = 0;
    for (const analysis::RankedMove& move : report.moves) {
        if (!move.legal || shown++ >= most_moves) break;
        const BoardRegion& region = report.regions[move.region];
        const Evidence evidence = evidence_of(report, region);
        facts.push_back({fmt::format("{} at {} gains {}{} and loses {} against the best move.",
                                     name_of_player(report.position.to_move),
                                     go::to_string(move.line.front().point), number(move.gain, evidence),
                                     move.sente ? " in sente" : "", number(move.loss, evidence)),
                         evidence});
    }
}

void add_chains(const WholeBoardReport& report, std::vector<Fact>& facts) {
    for (const analysis::DoubtfulStones& stones : report.doubtful) {
        std::string text =
            fmt::format("It is in doubt whether {}'s stones at {} live: the lead is {} if they do, {} if not",
                        name_of_player(stones.color), go::to_string(stones.stones.points().front()),
                        lead_text(stones.if_alive), lead_text(stones.if_dead));
        if (!stones.kills.is_nowhere()) text += "; killed at " + go::to_string(stones.kills);
        if (!stones.saves.is_nowhere()) text += "; saved at " + go::to_string(stones.saves);
        facts.push_back({text + ".", stones.read == go::Fate::unknown ? report.judged : stones.evidence});
    }
    std::string proved;
    for (const analysis::BoardChain& chain : report.chains) {
        if (chain.evidence != Evidence::proved || chain.standing == local::Standing::open) continue;
        proved += fmt::format("{}{} {}", proved.empty() ? "" : ", ", go::to_string(chain.stone),
                              local::to_string(chain.standing));
    }
    if (!proved.empty()) facts.push_back({"Chains whose fate is settled: " + proved + ".", Evidence::proved});
}

}  // namespace

std::vector<Fact> facts_of(const WholeBoardReport& report) {
    std::vector<Fact> facts;
    const std::string mover = name_of_player(report.position.to_move);
    // What rests on walls that somebody judged is judged, however exact the rest.
    const auto known = [&](Evidence evidence) {
        return report.safety_proved ? evidence : std::max(evidence, report.judged);
    };
    facts.push_back({fmt::format("{} to move. {}.", mover, headline(report)), known(report.lead_evidence())});
    facts.push_back({fmt::format("The game is expected to end as {}.", forecast_text(report)),
                     known(report.forecast_evidence())});
    if (report.best() != nullptr)
        facts.push_back(
            {fmt::format("The next move is worth {}.", number(report.temperature)),
             report.temperature.is_exact() && report.safety_proved ? Evidence::proved : report.evidence});
    add_moves(report, facts);
    add_regions(report, facts);
    for (const analysis::KoFight& ko : report.kos)
        facts.push_back(
            {"There is a " + ko_sentence(ko, report) + ".", std::max(ko.evidence, report.judged)});
    add_chains(report, facts);
    return facts;
}

std::string facts_page(const WholeBoardReport& report) {
    std::string text =
        go::to_diagram(report.position.board) +
        fmt::format("{} to move, komi {}, {} rules\n\n", name_of_player(report.position.to_move),
                    to_mixed_string(report.komi), go::to_string(report.rules));
    for (const Fact& fact : facts_of(report))
        text += fmt::format("- {} [{}]\n", fact.text, to_string(fact.evidence));
    return text +
           "\nproved: by exhaustive reading. bounded: between proved bounds. sampled: by random games.\n"
           "learned: by the network. judged: by a rule of thumb. Only what is proved is certain.\n";
}

nlohmann::json to_json(const std::vector<Fact>& facts) {
    return list_json(facts, [](const Fact& fact) -> nlohmann::json {
        return {{"text", fact.text}, {"evidence", to_string(fact.evidence)}};
    });
}

}  // namespace tedomari::render
