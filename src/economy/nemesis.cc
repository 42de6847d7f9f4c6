// SPDX-License-Identifier: MIT
#include "economy/nemesis.h"

namespace tedomari::economy {

namespace {

Rational result_for(const Record& record, Side side) {
    if (record.economic) return (side == Side::left ? record.left : record.right).total();
    return side == Side::left ? record.score : -record.score;
}

}  // namespace

BestReply best_reply(const Players& players, Side nemesis, const std::function<Record(const Players&)>& play,
                     Budget& budget) {
    Script script;
    Players scripted{players.left, players.right, players.rng, &script};
    BestReply best;
    do {
        Record record = play(scripted);
        const bool better = best.games == 0 || result_for(record, nemesis) > result_for(best.record, nemesis);
        const auto moves = static_cast<std::uint64_t>(record.moves()) + 1;
        ++best.games;
        if (better) best.record = std::move(record);
        if (!budget.spend(moves)) {
            best.exhaustive = !script.advance();
            return best;
        }
    } while (script.advance());
    return best;
}

}  // namespace tedomari::economy
