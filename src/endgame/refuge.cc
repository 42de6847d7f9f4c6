// SPDX-License-Identifier: MIT
#include "endgame/refuge.h"

#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/hash.h"
#include "go/patch.h"
#include "search/dfpn.h"

namespace tedomari::endgame {

namespace {

using go::bit;
using go::Bits;
using go::Point;

// The stones played on the ground.  The chains are the owner's besides.
struct Stones {
    Bits own = 0, enemy = 0;
    friend bool operator==(const Stones&, const Stones&) = default;
};

// Who has been passed must move.
enum class Mover : std::uint8_t { enemy, owner, owner_passed };

struct Turn {
    Stones stones;
    Mover mover = Mover::enemy;
    friend bool operator==(const Turn&, const Turn&) = default;
};
struct TurnHash {
    std::size_t operator()(const Turn& t) const {
        return combine(combine(mix(t.stones.own), t.stones.enemy), static_cast<std::uint64_t>(t.mover));
    }
};

// To prove is to hold.
using search::NumberLimits;
using Numbers = search::ProofNumbers;
constexpr Numbers held{0, Numbers::infinite}, taken{Numbers::infinite, 0};

// The game of the header.  Points of the ground come first, then the chains, one bit each.
class Siege {
public:
    static std::optional<Siege> lay(const go::Board& board, const Refuge& refuge, std::uint64_t nodes) {
        Siege siege(nodes);
        if (!siege.number(board, refuge)) return {};
        siege.describe(board, refuge);
        return siege;
    }
    std::uint64_t nodes_left() const { return nodes_left_; }
    bool is_held() {
        const Turn start{start_, Mover::enemy};
        const Numbers now = numbers(start);
        return now.pn == 0 || (now.dn > 0 && explore(start, {}).pn == 0);
    }

private:
    explicit Siege(std::uint64_t nodes) : nodes_left_(nodes) {}

    bool number(const go::Board& board, const Refuge& refuge);
    void describe(const go::Board& board, const Refuge& refuge);

    Bits empty(const Stones& s) const { return ground_ & ~(s.own | s.enemy); }
    go::Patch::Stand stand(const Stones& s) const {
        return {s.own | chains_, s.enemy, empty(s), befriended_, outer_};
    }
    bool stays(const Stones& s, Bits enemy_chain) const {
        return (enemy_chain & outer_) != 0 || (patch_.around(enemy_chain) & empty(s)) != 0;
    }
    bool may_hold_eyes(const Stones& s, Bits area) const;
    bool is_over(const Stones& s) const;
    std::optional<Stones> answer(Stones s, int point) const;
    bool is_in_atari(const Stones& s, Bits own_chain) const;
    std::vector<Turn> moves(const Turn& turn) const;
    Numbers look(const Turn& turn) const;
    Numbers numbers(const Turn& turn);
    Numbers explore(const Turn& turn, NumberLimits limits);

    std::uint64_t nodes_left_;
    go::PointMap<int> number_{-1};
    go::Patch patch_;
    Bits ground_ = 0, chains_ = 0;
    Bits outer_ = 0;  // points of the ground next to others that are not the owner's: enemy stones there stay
    Bits befriended_ = 0;  // points of the ground next to friends: the owner's stones there stay
    Stones start_;
    std::unordered_map<Turn, Numbers, TurnHash> known_;
};

bool Siege::number(const go::Board& board, const Refuge& refuge) {
    int next = 0;
    refuge.ground.for_each([&](Point p) { number_[p] = next++; });
    if (next > 64) return false;
    ground_ = next == 64 ? ~Bits{0} : bit(next) - 1;
    refuge.chains.for_each([&](Point p) {
        if (number_[p] >= 0 || next >= 64) return;
        board.for_each_stone(p, [&](Point stone) { number_[stone] = next; });
        chains_ |= bit(next++);
    });
    bool all = true;
    refuge.chains.for_each([&](Point p) { all = all && number_[p] >= 0; });
    return all;
}

void Siege::describe(const go::Board& board, const Refuge& refuge) {
    refuge.ground.for_each([&](Point p) {
        const int i = number_[p];
        if (!board.is_empty(p)) start_.enemy |= bit(i);
        for (const Point q : p.neighbours()) {
            if (!board.size().contains(q)) continue;
            if (number_[q] < 0) {
                (refuge.friends.contains(q) ? befriended_ : outer_) |= bit(i);
            } else {
                patch_.join(i, number_[q]);
            }
        }
    });
}

// Whether an enemy who is shut in here might make two eyes: one needs a point that the owner does not touch.
bool Siege::may_hold_eyes(const Stones& s, Bits area) const {
    const Bits untouched = area & ~(patch_.grown(s.own | chains_) | befriended_);
    return std::popcount(untouched) > 1;
}

// Whether all chains touch friends or have two eyes, though their owner passes for ever [Benson 1976], and no
// enemy can live where they shut him in.
bool Siege::is_over(const Stones& s) const {
    const bool hollow = patch_.all_pieces(
        ground_ & ~s.own, [&](Bits area) { return (area & outer_) != 0 || !may_hold_eyes(s, area); });
    return hollow && patch_.alive(stand(s)) == (s.own | chains_);
}

// The position after a move of the owner's; nothing when it leaves him without a liberty.
std::optional<Stones> Siege::answer(Stones s, int point) const {
    const go::Patch::Play play = patch_.play(stand(s), point);
    if (!play.legal) return {};
    return Stones{s.own | bit(point), s.enemy & ~play.taken};
}

// The positions after all moves and passes.
std::vector<Turn> Siege::moves(const Turn& turn) const {
    const Stones& s = turn.stones;
    const bool enemy = turn.mover == Mover::enemy;
    std::vector<Turn> found;
    go::for_each_bit(empty(s), [&](int p) {
        if (!enemy) {
            if (const auto after = answer(s, p)) found.push_back({*after, Mover::enemy});
            return;
        }
        const Stones after{s.own, s.enemy | bit(p)};
        if (stays(after, patch_.flood(bit(p), after.enemy))) found.push_back({after, Mover::owner});
    });
    if (enemy) found.push_back({s, Mover::owner_passed});
    if (turn.mover == Mover::owner) found.push_back({s, Mover::enemy});
    return found;
}

bool Siege::is_in_atari(const Stones& s, Bits own_chain) const {
    return (own_chain & befriended_) == 0 && std::popcount(patch_.around(own_chain) & empty(s)) < 2;
}

// What the position says by itself.
Numbers Siege::look(const Turn& turn) const {
    const Stones& s = turn.stones;
    if (turn.mover != Mover::enemy) return {};
    if (!patch_.all_pieces(s.own | chains_, [&](Bits chain) { return !is_in_atari(s, chain); })) return taken;
    if (is_over(s)) return held;
    return {static_cast<std::uint32_t>(std::popcount(empty(s))), 2};
}

Numbers Siege::numbers(const Turn& turn) {
    const auto [found, is_new] = known_.try_emplace(turn);
    if (is_new) found->second = look(turn);
    return found->second;
}

// Nothing repeats here, which makes the search (search/dfpn.h) simple.
Numbers Siege::explore(const Turn& turn, NumberLimits limits) {
    if (nodes_left_ == 0) return numbers(turn);
    --nodes_left_;
    const std::vector<Turn> next = moves(turn);
    const bool owner = turn.mover != Mover::enemy;
    Numbers& now = known_[turn];  // stays where it is though the table grows
    for (;;) {
        search::Choice<search::LargestAndCount> choice;
        for (std::size_t i = 0; i < next.size(); ++i) {
            const Numbers n = numbers(next[i]);
            choice.consider(i, owner ? n.pn : n.dn, owner ? n.dn : n.pn);
        }
        const std::uint32_t other = choice.least() == 0 ? Numbers::infinite : choice.total();
        now = owner ? Numbers{choice.least(), other} : Numbers{other, choice.least()};
        if (now.solved() || nodes_left_ == 0 || now.pn >= limits.pn || now.dn >= limits.dn) return now;
        explore(next[choice.child()],
                owner ? NumberLimits{choice.wanted_below(limits.pn), choice.other_below(limits.dn)}
                      : NumberLimits{choice.other_below(limits.pn), choice.wanted_below(limits.dn)});
    }
}

}  // namespace

bool is_held(const go::Board& board, const Refuge& refuge, std::uint64_t& nodes) {
    auto siege = Siege::lay(board, refuge, nodes);
    if (!siege) return false;
    const bool held = siege->is_held();
    nodes = siege->nodes_left();
    return held;
}

}  // namespace tedomari::endgame
