// SPDX-License-Identifier: MIT
#include "economy/dictation.h"

namespace tedomari::economy {

namespace {

std::optional<Turn> choose(const View& view) {
    Dictation& dictation = *view.dictation;
    if (dictation.taken == dictation.turns.size()) {
        dictation.ran_out = true;
        return std::nullopt;
    }
    const std::optional<Turn> turn = dictation.turns[dictation.taken++];
    if (!turn) return std::nullopt;
    if (turn->summand < view.sum.size() && turn->option < view.sum.options(turn->summand, view.mover).size())
        return turn;
    dictation.is_illegal = dictation.ran_out = true;
    return std::nullopt;
}

std::optional<Rational> bid(const View&) { return std::nullopt; }

}  // namespace

const Strategy& dictated() {
    static const Strategy strategy{"human", "as somebody outside says", false, choose, bid};
    return strategy;
}

}  // namespace tedomari::economy
