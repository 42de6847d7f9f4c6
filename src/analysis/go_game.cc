// SPDX-License-Identifier: MIT
#include "analysis/go_game.h"

#include <memory>
#include <utility>

#include "cgt/ko_graph.h"
#include "endgame/form.h"
#include "endgame/ko_form.h"

namespace tedomari::analysis {

namespace {

// The form counts only if the prover, which tries more than one border, has the same walls for it.
bool agree(const cgt::Thermograph& form, const cgt::Thermograph& proved) {
    return form.temperature() >= Rational(0)
               ? form.mean() == proved.mean() && form.temperature() == proved.temperature() &&
                     form.left.at(0) == proved.left.at(0) && form.right.at(0) == proved.right.at(0)
               : form.mean() == proved.mean();
}

std::optional<cgt::LoopyGame> with_kos(const go::Board& board, const go::PointSet& region,
                                       const local::LocalGame& local) {
    auto found = endgame::region_graph(board, region);
    if (!found) return std::nullopt;
    for (const cgt::Side master : {cgt::Side::left, cgt::Side::right}) {
        const cgt::KoThermographs solution(found->graph, {master});
        const cgt::ThermographBounds& walls = solution[found->root];
        const auto& proved = master == cgt::Side::left ? local.black_master : local.white_master;
        if (!walls.exact() || !agree(walls.low, *proved)) return std::nullopt;
    }
    return cgt::LoopyGame{std::make_shared<const cgt::GameGraph>(std::move(found->graph)), found->root, ""};
}

std::string mean_and_temperature(const cgt::Thermograph& thermograph) {
    return "count " + to_string(thermograph.mean()) + ", a move " + to_string(thermograph.temperature());
}

}  // namespace

Result<cgt::Value> go_game(cgt::Session& session, const go::Board& board, const go::PointSet& region,
                           const endgame::Effort& effort, const std::string& name) {
    const auto local = endgame::evaluate(board, region, effort);
    if (!local) return local.error();
    if (!local->black_master || !local->white_master)
        return Error{
            "this region could not be proved within the limits, so it is no game with a known value"};
    Limits limits;
    limits.time = effort.time;
    const auto form =
        endgame::canonical_form(session.thermographs(), board, region, Budget(limits, effort.cancel));
    if (form && agree(session.thermographs().of(*form), *local->black_master)) return cgt::Value(*form);
    if (auto loopy = with_kos(board, region, *local)) {
        loopy->definitions = name;
        return cgt::Value(*std::move(loopy));
    }
    return Error{"it has kos that are more than a graph of its positions can tell: Left as komaster has " +
                 mean_and_temperature(*local->black_master) + ", Right " +
                 mean_and_temperature(*local->white_master)};
}

}  // namespace tedomari::analysis
