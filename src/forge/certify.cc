// SPDX-License-Identifier: MIT
#include "forge/certify.h"

#include <nlohmann/json.hpp>

#include "analysis/certify.h"
#include "analysis/region.h"
#include "certificate/certificate.h"
#include "life/reading.h"

namespace tedomari::forge {

using certificate::Json;

namespace {

const Error too_large{"a proof does not fit into the limits"};

Result<std::string> certify_life(const Problem& problem, std::uint64_t nodes) {
    const go::Position& position = problem.position;
    const go::Color owner = go::color_of(position.board.at(problem.marked.first()));
    life::Table table(std::size_t{32} << 20);
    Limits limits;
    limits.nodes = nodes;
    std::vector<Json> claims;
    for (const Try& shown : problem.tries) {
        go::Board after = position.board;
        after.play(shown.lines.at(0).move);
        after.forget_plays();
        go::PointSet left;
        problem.marked.for_each([&](go::Point p) {
            if (after.at(p) == go::cell(owner)) left.insert(p);
        });
        if (left.empty()) continue;  // seen on the board
        const go::Color next = opponent(position.to_move);
        Budget reading_budget(limits), writing(limits), telling(limits);
        const life::Reading reading =
            life::read(life::Arena{after, problem.open, left, owner}, next, table, reading_budget);
        const auto said = life::claims_of(reading, next);
        if (said.empty()) return too_large;
        for (const life::Claim& claim : said) {
            const life::Written written = life::write_proof(claim, table, writing);
            if (written.check != life::Check::accepted) return too_large;
            auto json = certificate::of_life(claim, written.proof, after, telling);
            if (!json) return too_large;
            claims.push_back(std::move(*json));
        }
    }
    return certificate::text_of(claims);
}

Result<std::string> certify_places(const Problem& problem, std::uint64_t nodes) {
    std::vector<Json> claims;
    for (const auto& game : problem.game) {
        go::PointSet place;
        for (const auto& name : game.at("region")) {
            const auto point = go::parse_point(name.get<std::string>(), problem.position.size());
            if (!point) return point.error();
            place.insert(*point);
        }
        endgame::Effort effort;
        effort.nodes = nodes;
        const auto report = analysis::region(problem.position, place, effort, nullptr);
        if (!report) return report.error();
        const auto text = analysis::certify(*report, effort);
        if (!text) return text.error();
        for (Json& claim : Json::parse(*text).at("claims")) claims.push_back(std::move(claim));
    }
    return certificate::text_of(claims);
}

}  // namespace

Result<std::string> certify(const Problem& problem, std::uint64_t nodes) {
    return problem.kind <= Kind::ko ? certify_life(problem, nodes) : certify_places(problem, nodes);
}

}  // namespace tedomari::forge
