// SPDX-License-Identifier: MIT
#include "analysis/top_down.h"

#include "cgt/anatomy.h"
#include "cgt/lazy_thermograph.h"

namespace tedomari::analysis {

Result<TopDown> top_down(cgt::Session& session, std::string_view expression) {
    const auto value = session.evaluate(expression);
    if (!value) return value.error();
    cgt::Store& store = session.store();
    cgt::Game game;
    if (const auto* found = std::get_if<cgt::Game>(&*value)) {
        game = *found;
    } else {
        return Error{"only a game without loops is looked at from the top"};
    }
    TopDown result;
    result.expression = expression;
    result.positions = follower_count(store, game);
    cgt::StoreUnfolding unfolding(store);
    cgt::LazyThermograph lazy(unfolding, game.id(), 0, store.budget());
    if (!lazy.settle_temperature()) throw cgt::TooLarge();
    result.for_temperature = lazy.unfolded();
    if (!lazy.settle_from(0)) throw cgt::TooLarge();
    result.for_walls = lazy.unfolded();
    result.thermograph = lazy.bounds().low;
    return result;
}

}  // namespace tedomari::analysis
