// SPDX-License-Identifier: MIT
#include "endgame/state.h"

#include <algorithm>

namespace tedomari::endgame {

namespace {

using go::bit;
using go::lowest;

// Takes `gone`, living stones of `side` or its settled points, out of the open points.
void leave(const Terrain& terrain, State& state, Bits gone, Side side) {
    if (gone == 0) return;
    const Bits touched = terrain.grown(gone) & state.open & ~gone;
    state.open &= ~gone;
    (side == Side::left ? state.by_black : state.by_white) |= touched;
    state.black &= state.open;
    state.white &= state.open;
    state.by_black &= state.open;
    state.by_white &= state.open;
}

// Chains that touch life and chains with two eyes leave; how many stones they have.
int lift_living(const Terrain& terrain, State& state, Side side) {
    const Bits living = terrain.alive(state.stand(side));
    leave(terrain, state, living, side);
    return std::popcount(living);
}

// Whether `intruder`, shut in by the other side's life alone, has no two points that could become its eyes.
bool cannot_live(const Terrain& terrain, Bits part, Bits by_owner) {
    const Bits eyes = part & ~by_owner;
    if (std::popcount(eyes) < 2) return true;
    if (std::popcount(eyes) > 2) return false;
    return (terrain.beside[static_cast<std::size_t>(std::countr_zero(eyes))] & eyes) != 0;
}

bool is_weak(Bits intruder, const Gates& gates) {
    return gates.intruders && std::popcount(intruder) <= *gates.intruders;
}

}  // namespace

Bits playable(const Terrain& terrain, const State& state, const Gates& gates) {
    Bits points = state.empty();
    const Bits margin = points & terrain.margin;
    if (margin != 0) points &= ~margin | terrain.grown(state.black | state.white);
    if (gates.contact) {
        Bits black = state.by_black | terrain.grown(state.black),
             white = state.by_white | terrain.grown(state.white);
        for (int i = 1; i < *gates.contact; ++i) {
            black = terrain.grown(black) & state.open;
            white = terrain.grown(white) & state.open;
        }
        points &= black & white;
    }
    return points;
}

Played play(const Terrain& terrain, const State& state, Side side, int point) {
    Played result;
    if (!(state.empty() & bit(point))) return result;
    const go::Patch::Play played = terrain.play(state.stand(side), point);
    State& after = result.after;
    after = state;
    after.ko = 0;
    (side == Side::left ? after.black : after.white) |= bit(point);
    (side == Side::left ? after.white : after.black) &= ~played.taken;
    result.legal = played.legal;
    result.ko = played.ko;
    return result;
}

Parts settle(const Terrain& terrain, const State& raw, const Gates& gates) {
    Parts result;
    State state = raw;
    for (bool changed = true; changed;) {
        int black = lift_living(terrain, state, Side::left);
        int white = lift_living(terrain, state, Side::right);
        terrain.for_each_piece(state.open, [&](Bits part) {
            const bool sees_black = (part & state.by_black) != 0;
            const bool sees_white = (part & state.by_white) != 0;
            if (sees_black && !sees_white &&
                (cannot_live(terrain, part, state.by_black) || is_weak(part & state.white, gates))) {
                black += std::popcount(part);
                leave(terrain, state, part, Side::left);
            } else if (sees_white && !sees_black &&
                       (cannot_live(terrain, part, state.by_white) || is_weak(part & state.black, gates))) {
                white += std::popcount(part);
                leave(terrain, state, part, Side::right);
            }
        });
        result.score += black - white;
        changed = black + white > 0;
    }
    terrain.for_each_piece(state.open, [&](Bits part) {
        if ((part & state.empty()) == 0) {  // nothing to play: cannot happen unless shut in without a liberty
            result.score += std::popcount(part & state.black) - std::popcount(part & state.white);
            return;
        }
        if (std::popcount(part) == 1) {
            ++result.dames;
            if (!gates.keep_dames) return;
        }
        result.overflow = result.overflow || result.parts.full();
        if (result.overflow) return;
        State piece;
        piece.open = part;
        piece.black = state.black & part;
        piece.white = state.white & part;
        piece.by_black = state.by_black & part;
        piece.by_white = state.by_white & part;
        piece.ko = state.ko & part;
        result.parts.push_back(piece);
    });
    return result;
}

int score_as_it_stands(const Terrain& terrain, const State& state) {
    int score = std::popcount(state.black) - std::popcount(state.white);
    const Bits empty = state.empty();
    terrain.for_each_piece(empty, [&](Bits area) {
        const Bits around = terrain.grown(area);
        const bool black = (around & state.black) != 0 || (area & state.by_black) != 0;
        const bool white = (around & state.white) != 0 || (area & state.by_white) != 0;
        if (black && !white) score += std::popcount(area);
        if (white && !black) score -= std::popcount(area);
    });
    return score;
}

int kept(const Terrain& terrain, const State& state, Side side) {
    Bits doors = state.by(side) & state.empty();
    doors &= ~terrain.margin;  // where one may not always play
    int points = 0;
    terrain.for_each_piece(state.stones(side), [&](Bits chain) {
        const Bits ways = terrain.grown(chain) & doors;
        if (std::popcount(ways) < 2) return;
        const Bits first = lowest(ways);
        const Bits second = lowest(ways & ~first);
        doors &= ~(first | second);
        points += std::popcount(chain) + 1;
    });
    return points + std::popcount(doors) / 2;
}

Guess guess(const Terrain& terrain, const State& state) {
    const Bits empty = state.empty();
    // A chain is reached as soon as one of its liberties is.
    const auto with_chains = [&](Bits reached, Bits stones) {
        return reached | terrain.flood(terrain.grown(reached) & stones, stones);
    };
    Bits black = with_chains(state.by_black & empty, state.black);
    Bits white = with_chains(state.by_white & empty, state.white);
    Bits neutral = black & white;
    Bits mine = black & ~neutral, yours = white & ~neutral;
    for (;;) {
        const Bits taken = mine | yours | neutral;
        const Bits b =
            with_chains(terrain.grown(mine | (neutral & black)) & empty & ~taken, state.black & ~taken);
        const Bits w =
            with_chains(terrain.grown(yours | (neutral & white)) & empty & ~taken, state.white & ~taken);
        if ((b | w) == 0) break;
        neutral |= b & w;
        black |= b;
        white |= w;
        mine |= b & ~w;
        yours |= w & ~b;
    }
    // Stones that no life of theirs reaches belong to whoever is around them.
    const Bits lost = state.open & ~(mine | yours | neutral);
    mine |= lost & state.white & terrain.grown(mine);
    yours |= lost & state.black & terrain.grown(yours);
    Guess result;
    result.mean = std::popcount(mine) - std::popcount(yours);
    for (const Side side : {Side::left, Side::right}) {
        const Bits stones = state.stones(side), foes = state.stones(other(side));
        terrain.for_each_piece(stones, [&](Bits chain) {
            const Bits liberties = terrain.grown(chain) & empty;
            const Bits doors = liberties & state.by(side);
            const bool atari = std::popcount(liberties) == 1;
            if (!atari && std::popcount(doors) != 1) return;
            const Bits key = atari ? liberties : doors;
            const Bits around = terrain.grown(key) & ~key;
            if (!atari && !(key & state.by(other(side))) && !(around & (empty | foes))) return;
            const int swing = std::popcount(chain);
            const bool counted = ((side == Side::left ? mine : yours) & chain) != 0;
            if (!counted) return;
            result.mean += side == Side::left ? -swing : swing;
            result.heat = std::max(result.heat, swing);
        });
    }
    return result;
}

}  // namespace tedomari::endgame
