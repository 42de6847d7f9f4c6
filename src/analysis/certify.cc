// SPDX-License-Identifier: MIT
#include "analysis/certify.h"

#include <nlohmann/json.hpp>

#include "certificate/certificate.h"

namespace tedomari::analysis {

using certificate::Json;
using endgame::Beyond;
using endgame::ValueProof;

namespace {

const Error unproved{"the answer is not proved"};
const Error too_large{"the proof is too large for these limits"};

// For one border: a proof for either komaster, one for both where there is no ko.
std::vector<ValueProof> value_proofs(const go::Board& board, const go::PointSet& points, Beyond beyond,
                                     const endgame::Effort& effort) {
    std::vector<ValueProof> proofs;
    for (const auto master : {endgame::Side::left, endgame::Side::right}) {
        Limits limits;
        if (effort.time != std::chrono::nanoseconds::max()) limits.time = effort.time;
        auto proof = endgame::write_value_proof(board, points, {1, beyond, {}, {}}, master,
                                                Budget(limits, effort.cancel), effort.memory);
        if (!proof) return {};
        const bool has_ko = proof->has_ko;
        proofs.push_back(std::move(*proof));
        if (!has_ko) break;
    }
    return proofs;
}

// Whether it is what the report says.
bool says(const local::LocalGame& game, const std::vector<ValueProof>& proofs) {
    for (const ValueProof& proof : proofs) {
        const Rational count = endgame::to_rational(proof.mean.low) - proof.shift;
        const Rational heat = endgame::territory_temperature(proof.temperature.low);
        if (count < game.count.low || count > game.count.high) return false;
        if (game.is_placid() && game.temperature.is_exact() && heat != game.temperature.value) return false;
    }
    return true;
}

}  // namespace

Result<std::string> certify(const TsumegoReport& report, std::uint64_t nodes) {
    if (report.claims.empty()) return unproved;
    life::Table table(std::size_t{32} << 20);
    std::vector<Json> claims;
    for (const life::Claim& claim : report.claims) {
        Limits limits;
        limits.nodes = nodes;
        Budget writing(limits), telling(limits);
        const life::Written written = life::write_proof(claim, table, writing);
        if (written.check != life::Check::accepted) return too_large;
        auto json = certificate::of_life(claim, written.proof, report.position.board, telling);
        if (!json) return too_large;
        claims.push_back(std::move(*json));
    }
    return certificate::text_of(claims);
}

Result<std::string> certify(const GoalReport& report) {
    std::vector<Json> claims;
    for (const tactics::Reading* reading : {&report.friend_first, &report.opponent_first}) {
        if (reading->proof.empty()) continue;
        claims.push_back(certificate::of_goal(report.position.board, report.question.goal, reading->rule,
                                              reading->proof, reading->trace));
    }
    if (claims.empty()) return Error{"only a goal that is reached has a proof that can be written down"};
    return certificate::text_of(claims);
}

Result<std::string> certify(const RegionReport& report, const endgame::Effort& effort) {
    if (report.game.evidence != Evidence::proved) return unproved;
    std::vector<Json> claims;
    for (const Beyond beyond : {Beyond::nearer_colour, Beyond::nothing}) {
        const auto proofs = value_proofs(report.position.board, report.game.region, beyond, effort);
        if (proofs.empty()) {
            if (beyond == Beyond::nothing) break;
            return too_large;
        }
        if (!says(report.game, proofs))
            return Error{"the proof leans on what analyze holds settled, which a certificate cannot say"};
        claims.push_back(certificate::of_value(report.position.board, report.game.region, beyond, proofs));
        if (proofs.front().ground.margin == 0) break;
    }
    return certificate::text_of(claims);
}

}  // namespace tedomari::analysis
