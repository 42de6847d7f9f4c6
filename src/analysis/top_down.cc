// SPDX-License-Identifier: MIT
#include "analysis/top_down.h"

#include "cgt/anatomy.h"
#include "cgt/lazy_thermograph.h"

namespace tedomari::analysis {

namespace {

// False when bounds stay apart.
bool look(cgt::LazyThermograph& lazy, TopDown& result) {
    if (!lazy.settle_temperature()) return false;
    result.for_temperature = lazy.unfolded();
    if (!lazy.settle_from(0)) return false;
    result.for_walls = lazy.unfolded();
    if (!lazy.settle_from(cgt::coldest)) return false;
    result.thermograph = lazy.bounds().low;
    return true;
}

}  // namespace

Result<TopDown> top_down(cgt::Session& session, std::string_view expression, cgt::Side komaster) {
    const auto value = session.evaluate(expression);
    if (!value) return value.error();
    cgt::Store& store = session.store();
    TopDown result;
    result.expression = expression;
    if (const auto* loopy = std::get_if<cgt::LoopyGame>(&*value)) {
        result.positions = static_cast<std::int64_t>(loopy->graph->size());
        cgt::GraphUnfolding unfolding(*loopy->graph, komaster);
        cgt::LazyThermograph lazy(unfolding, static_cast<std::uint32_t>(loopy->vertex.index()), cgt::coldest,
                                  store.budget());
        if (!look(lazy, result)) {
            if (store.budget() != nullptr && store.budget()->spent()) throw cgt::TooLarge();
            return Error{"a cycle here is not a ko: only bounds are known"};
        }
        return result;
    }
    cgt::Game game;
    if (const auto* found = std::get_if<cgt::Game>(&*value)) {
        game = *found;
    } else if (const auto* number = std::get_if<Rational>(&*value);
               number != nullptr && number->is_dyadic()) {
        game = store.number(cgt::Dyadic(*number));
    } else {
        return Error{"only a game is looked at from the top"};
    }
    result.positions = follower_count(store, game);
    cgt::StoreUnfolding unfolding(store);
    cgt::LazyThermograph lazy(unfolding, game.id(), cgt::coldest, store.budget());
    if (!look(lazy, result)) throw cgt::TooLarge();
    return result;
}

}  // namespace tedomari::analysis
