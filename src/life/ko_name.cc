// SPDX-License-Identifier: MIT
#include "life/ko_name.h"

#include "life/search.h"

namespace tedomari::life {

using go::Color;

namespace {

constexpr int most_approach = 3;

// How many moves the side plays, the other passing, until it wins without threats; all bans lifted at first.
std::optional<int> approach_moves(Arena arena, Color side, Table& table, Budget& budget) {
    const Fate wanted = side == arena.owner ? Fate::alive : Fate::dead;
    const KoThreats always =
        side == arena.owner ? KoThreats{0, KoThreats::always} : KoThreats{KoThreats::always, 0};
    arena.board.set_ko_ban(go::Move::pass(side));
    for (int moves = 0; moves <= most_approach; ++moves) {
        table.clear();
        const Fate fate = Search(arena, {}, table, budget).solve(side).fate;
        if (fate == Fate::unknown) return {};
        if (fate == wanted) return moves;
        const Solution best = Search(arena, always, table, budget).solve(side);
        if (best.fate != wanted || best.best.is_nowhere()) return {};
        arena.board.play({side, best.best});
        arena.board.forget_plays();
        arena.board.set_ko_ban(go::Move::pass(side));
    }
    return {};
}

}  // namespace

std::optional<KoName> name_of_ko(const Reading& reading, Table& table, Budget& budget,
                                 const Reading* owner_first) {
    if (!reading.outcome.is_ko() || !reading.arena) return {};
    if (owner_first != nullptr && owner_first->outcome == Outcome::won()) {
        Reading first = *owner_first;
        if (is_seki(first, reading.arena->owner, table, budget) == true)
            return KoName{KoName::Kind::thousand_years, 1};
    }
    const bool owner_threatens = reading.outcome.kind == outcome::Kind::ko_down;
    const Color weak = owner_threatens ? reading.arena->owner : reading.arena->killer();
    const auto approach = approach_moves(*reading.arena, weak, table, budget);
    if (!approach) return {};
    if (*approach > 0) return KoName{KoName::Kind::approach, *approach};
    if (reading.outcome.threats > 1) return KoName{KoName::Kind::steps, reading.outcome.threats};
    return KoName{};
}

}  // namespace tedomari::life
