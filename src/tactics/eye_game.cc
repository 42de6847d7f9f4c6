// SPDX-License-Identifier: MIT
// Hot: the solver visits tens of thousands of positions of a large space.
#include "tactics/eye_game.h"

#include <bit>
#include <cassert>
#include <unordered_map>
#include <utility>

#include "base/fixed_vector.h"
#include "base/hash.h"
#include "search/threat_search.h"

namespace tedomari::tactics {

namespace {

using go::bit;
using go::Bits;
using search::Side;

struct Position {
    Bits empty = 0, stones = 0, margins = 0;
    Bits threatened = 0;  // false eyes that the attacker takes with his next move
    Bits walls = 0;       // filled by the defender
    bool outside = true;  // the walls have a liberty elsewhere

    Bits open() const { return empty | margins; }
};

enum class Elsewhere : std::uint8_t { nothing, one_eye };

// Can the attacker take the walls?
class Siege {
public:
    Siege(const EyeGame& game, Elsewhere elsewhere, std::int64_t& nodes)
        : game_(game), patch_(game.patch()), elsewhere_(elsewhere), nodes_(nodes) {
        for (int i = 0; i < game_.size(); ++i) {
            switch (game_.at(i)) {
                case EyeGame::Spot::false_eye: false_ |= bit(i); [[fallthrough]];
                case EyeGame::Spot::empty: start_.empty |= bit(i); break;
                case EyeGame::Spot::stone: start_.stones |= bit(i); break;
                case EyeGame::Spot::margin: start_.margins |= bit(i); break;
                case EyeGame::Spot::gone: break;
            }
        }
    }

    bool succeeds(Side first) {
        return (first == Side::attacker ? attacks(start_) : is_lost(start_)) == Found::taken;
    }
    // First moves after which it succeeds, or after the defender's does not.
    Bits good_moves(Side first) {
        Bits found = 0;
        for (Bits left = start_.open(); left != 0; left &= left - 1) {
            const int spot = std::countr_zero(left);
            if (first == Side::defender) {
                if (attacks(filled(start_, spot)) != Found::taken) found |= bit(spot);
                continue;
            }
            for (const auto& next : attacked(start_, spot)) {
                if (is_taken(next) || is_lost(next) == Found::taken) found |= bit(spot);
            }
        }
        return found;
    }

private:
    enum class Found : std::uint8_t { taken, held, open };  // open: by a repetition or for want of nodes

    Bits wall_liberties(const Position& p) const {
        return p.open() & (game_.beside_walls() | patch_.around(p.walls));
    }
    bool is_taken(const Position& p) const { return !p.outside && wall_liberties(p) == 0; }

    // The defender plays there.
    Position filled(Position p, int spot) const {
        p.empty &= ~bit(spot);
        p.margins &= ~bit(spot);
        p.threatened &= ~bit(spot);
        p.walls |= bit(spot);
        const Bits taken = patch_.taken(spot, p.stones, p.open(), 0);
        p.stones &= ~taken;
        p.empty |= taken;
        return p;
    }

    // The attacker is connected to the outside here: what it touches is open from now on.
    Position broken(Position p, int spot) const {
        const Bits chain = patch_.flood(patch_.grown(bit(spot)), p.stones);
        p.empty &= ~bit(spot);
        p.margins &= ~bit(spot);
        p.stones &= ~chain;
        p.threatened &= ~(chain | bit(spot));
        const Bits opened = patch_.around(chain | bit(spot)) & p.empty;
        p.empty &= ~opened;
        p.threatened &= ~opened;
        p.margins |= opened;
        return p;
    }

    // What the attacker can make of a spot: a stone there, a way out, a threat; at most two of them.
    FixedVector<Position, 2> attacked(const Position& p, int spot) const {
        FixedVector<Position, 2> found;
        if (((p.margins | p.threatened) & bit(spot)) != 0) {
            found.push_back(broken(p, spot));
            return found;
        }
        if ((p.empty & bit(spot)) != 0) {
            Position placed = p;
            placed.empty &= ~bit(spot);
            placed.stones |= bit(spot);
            placed.threatened |= bit(spot) & false_;
            const Bits chain = patch_.flood(bit(spot), placed.stones);
            const bool captures = elsewhere_ == Elsewhere::nothing && is_taken(placed);
            if (captures || (patch_.around(chain) & placed.open()) != 0) found.push_back(placed);
            if ((false_ & bit(spot)) != 0) {
                Position threat = p;
                threat.threatened |= bit(spot);
                found.push_back(threat);
            }
        }
        return found;
    }

    Found attacks(const Position& p) {
        return remembered(p, Side::attacker, [&] {
            Found best = Found::held;
            if (p.outside) {
                Position next = p;
                next.outside = false;
                best = is_taken(next) ? Found::taken : is_lost(next);
                if (best == Found::taken) return best;
            }
            for (Bits left = p.open() | (p.stones & p.threatened); left != 0; left &= left - 1) {
                for (const Position& next : attacked(p, std::countr_zero(left))) {
                    const Found found = is_taken(next) ? Found::taken : is_lost(next);
                    if (found == Found::taken) return found;
                    if (found == Found::open) best = Found::open;
                }
            }
            return best;
        });
    }

    Found is_lost(const Position& p) {
        return remembered(p, Side::defender, [&] {
            const Found passed = attacks(p);
            if (passed != Found::taken) return passed;
            Found best = Found::taken;
            for (Bits left = p.open(); left != 0; left &= left - 1) {
                const Position next = filled(p, std::countr_zero(left));
                if (is_taken(next)) continue;  // suicide
                const Found found = attacks(next);
                if (found == Found::held) return found;
                if (found == Found::open) best = Found::open;
            }
            return best;
        });
    }

    template <class F>
    Found remembered(const Position& p, Side mover, F&& search) {
        const std::uint64_t key = key_of(p, mover);
        const auto [known, is_new] = known_.try_emplace(key, Found::open);  // while on the path: a repetition
        if (!is_new) return known->second;
        Found& kept = known->second;  // stays where it is though the table grows
        kept = --nodes_ < 0 ? Found::open : search();
        const Found found = kept;
        if (found == Found::open) known_.erase(key);
        return found;
    }

    static std::uint64_t key_of(const Position& p, Side mover) {
        const std::uint64_t inside = combine(p.empty << 32 | p.stones, p.margins);
        return combine(inside, (p.threatened << 32 | p.walls) ^ static_cast<std::uint64_t>(mover) << 63 ^
                                   static_cast<std::uint64_t>(p.outside) << 31);
    }

    const EyeGame& game_;
    const go::Patch& patch_;
    Elsewhere elsewhere_;
    std::int64_t& nodes_;
    Position start_;
    Bits false_ = 0;
    std::unordered_map<std::uint64_t, Found> known_;
};

}  // namespace

std::optional<EyeValue> eye_value(const EyeGame& game, std::int64_t nodes) {
    Siege alone(game, Elsewhere::nothing, nodes), helped(game, Elsewhere::one_eye, nodes);
    const auto eyes = [&](Side first) { return helped.succeeds(first) ? 0 : alone.succeeds(first) ? 1 : 2; };
    EyeValue value;
    value.least = eyes(Side::attacker);
    value.most = eyes(Side::defender);
    if (value.least < value.most) {
        value.attacks = (value.least == 0 ? helped : alone).good_moves(Side::attacker);
        value.defences = (value.most == 1 ? helped : alone).good_moves(Side::defender);
    }
    if (nodes < 0) return {};
    return value;
}

int EyeGame::add(Spot spot, Contact contact) {
    assert(size() < most_spots);
    spots_.push_back(spot);
    if (contact == Contact::wall) beside_walls_ |= bit(size() - 1);
    return size() - 1;
}

void EyeGame::lose(int spot) {
    if (at(spot) == Spot::gone) return;
    const bool was_stone = at(spot) == Spot::stone;
    spots_[static_cast<std::size_t>(spot)] = Spot::gone;
    go::for_each_bit(patch_.around(bit(spot)), [&](int i) {
        if (at(i) == Spot::stone && was_stone) lose(i);
        if (at(i) == Spot::empty || at(i) == Spot::false_eye)
            spots_[static_cast<std::size_t>(i)] = Spot::margin;
    });
}

}  // namespace tedomari::tactics
