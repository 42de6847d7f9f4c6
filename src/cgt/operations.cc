// SPDX-License-Identifier: MIT
#include "cgt/operations.h"

namespace tedomari::cgt {

Game multiple(Store& store, std::int64_t n, Game game) {
    if (const auto x = store.as_number(game)) return store.number(times(n, *x));
    if (n < 0) {
        game = store.negative(game);
        n = -n;
    }
    Game result;
    for (Game power = game; n > 0; n /= 2) {
        if (n % 2 != 0) result = store.sum(result, power);
        if (n > 1) power = store.sum(power, power);
    }
    return result;
}

Game sum(Store& store, std::span<const Game> games) {
    Game result;
    for (const Game g : games) result = store.sum(result, g);
    return result;
}

}  // namespace tedomari::cgt
