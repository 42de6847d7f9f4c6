// SPDX-License-Identifier: MIT
#include "endgame/refuge.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/fixed_vector.h"
#include "base/hash.h"

namespace tedomari::endgame {

namespace {

using go::Point;
using go::PointSet;
using Set = std::uint64_t;  // of points of the ground and chains, a bit each

template <class F>
void for_each_in(Set set, F&& f) {
    for (; set != 0; set &= set - 1) f(static_cast<std::size_t>(std::countr_zero(set)));
}

// The stones played on the ground.  The chains are the owner's besides.
struct Stones {
    Set own = 0, enemy = 0;
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

// How many positions must still be decided, as far as one sees, until the refuge is held, or taken.
struct Numbers {
    std::uint32_t hold = 1, take = 1;
};
constexpr std::uint32_t hopeless = 1'000'000;
constexpr Numbers held{0, hopeless}, taken{hopeless, 0};

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
        return now.hold == 0 || (now.take > 0 && explore(start, {hopeless, hopeless}).hold == 0);
    }

private:
    explicit Siege(std::uint64_t nodes) : nodes_left_(nodes) {}

    bool number(const go::Board& board, const Refuge& refuge);
    void describe(const go::Board& board, const Refuge& refuge);

    Set grown(Set set) const {
        Set result = set;
        for_each_in(set, [&](std::size_t i) { result |= beside_[i]; });
        return result;
    }
    // What hangs together with `seed` in `set`.
    Set connected(Set seed, Set set) const {
        for (Set more = grown(seed) & set; more != seed; more = grown(seed) & set) seed = more;
        return seed;
    }
    Set empty(const Stones& s) const { return ground_ & ~(s.own | s.enemy); }
    bool breathes(const Stones& s, Set own_chain) const {
        return (own_chain & befriended_) != 0 || (grown(own_chain) & empty(s)) != 0;
    }
    bool stays(const Stones& s, Set enemy_chain) const {
        return (enemy_chain & outer_) != 0 || (grown(enemy_chain) & empty(s)) != 0;
    }
    template <class Claim>
    bool is_true_of_all(Set set, Claim&& claim) const;
    bool may_hold_eyes(const Stones& s, Set area) const;
    bool is_over(const Stones& s) const;
    std::optional<Stones> answer(Stones s, std::size_t point) const;
    bool is_in_atari(const Stones& s, Set own_chain) const;
    std::vector<Turn> moves(const Turn& turn) const;
    Numbers look(const Turn& turn) const;
    Numbers numbers(const Turn& turn);
    Numbers explore(const Turn& turn, Numbers limits);

    std::uint64_t nodes_left_;
    go::PointMap<int> number_{-1};
    std::array<Set, 64> beside_{};
    Set ground_ = 0, chains_ = 0;
    Set outer_ = 0;  // points of the ground next to others that are not the owner's: enemy stones there stay
    Set befriended_ = 0;  // points of the ground next to friends: the owner's stones there stay
    Stones start_;
    std::unordered_map<Turn, Numbers, TurnHash> known_;
};

bool Siege::number(const go::Board& board, const Refuge& refuge) {
    std::size_t next = 0;
    refuge.ground.for_each([&](Point p) { number_[p] = static_cast<int>(next++); });
    if (next > 64) return false;
    ground_ = next == 64 ? ~Set{0} : (Set{1} << next) - 1;
    refuge.chains.for_each([&](Point p) {
        if (number_[p] >= 0 || next >= 64) return;
        board.for_each_stone(p, [&](Point stone) { number_[stone] = static_cast<int>(next); });
        chains_ |= Set{1} << next++;
    });
    bool all = true;
    refuge.chains.for_each([&](Point p) { all = all && number_[p] >= 0; });
    return all;
}

void Siege::describe(const go::Board& board, const Refuge& refuge) {
    refuge.ground.for_each([&](Point p) {
        const auto i = static_cast<std::size_t>(number_[p]);
        if (!board.is_empty(p)) start_.enemy |= Set{1} << i;
        for (const Point q : p.neighbours()) {
            if (!board.size().contains(q)) continue;
            if (number_[q] < 0) {
                (refuge.friends.contains(q) ? befriended_ : outer_) |= Set{1} << i;
                continue;
            }
            beside_[i] |= Set{1} << number_[q];
            beside_[static_cast<std::size_t>(number_[q])] |= Set{1} << i;
        }
    });
}

// Whether it is true of every piece of the set that hangs together.
template <class Claim>
bool Siege::is_true_of_all(Set set, Claim&& claim) const {
    while (set != 0) {
        const Set piece = connected(set & -set, set);
        if (!claim(piece)) return false;
        set &= ~piece;
    }
    return true;
}

// Whether an enemy who is shut in here might make two eyes: one needs a point that the owner does not touch.
bool Siege::may_hold_eyes(const Stones& s, Set area) const {
    const Set untouched = area & ~(grown(s.own | chains_) | befriended_);
    return std::popcount(untouched) > 1;
}

// Whether all chains touch friends or have two eyes, though their owner passes for ever [Benson 1976], and no
// enemy can live where they shut him in.
bool Siege::is_over(const Stones& s) const {
    const Set free = empty(s);
    FixedVector<Set, 64> eyes;
    const bool hollow = is_true_of_all(ground_ & ~s.own, [&](Set area) {
        if ((area & outer_) != 0) return true;
        eyes.push_back(area);
        return !may_hold_eyes(s, area);
    });
    return hollow && is_true_of_all(s.own | chains_, [&](Set chain) {
               if ((chain & befriended_) != 0) return true;
               const Set reached = grown(chain);
               int vital = 0;
               for (const Set eye : eyes) vital += (eye & reached) != 0 && (eye & free & ~reached) == 0;
               return vital >= 2;
           });
}

// The position after a move of the owner's; nothing when it leaves him without a liberty.
std::optional<Stones> Siege::answer(Stones s, std::size_t point) const {
    s.own |= Set{1} << point;
    Set taken = 0;
    is_true_of_all(s.enemy, [&](Set chain) {
        if (!stays(s, chain)) taken |= chain;
        return true;
    });
    s.enemy &= ~taken;
    if (!breathes(s, connected(Set{1} << point, s.own | chains_))) return {};
    return s;
}

// The positions after all moves and passes.
std::vector<Turn> Siege::moves(const Turn& turn) const {
    const Stones& s = turn.stones;
    const bool enemy = turn.mover == Mover::enemy;
    std::vector<Turn> found;
    for_each_in(empty(s), [&](std::size_t p) {
        if (!enemy) {
            if (const auto after = answer(s, p)) found.push_back({*after, Mover::enemy});
            return;
        }
        const Stones after{s.own, s.enemy | Set{1} << p};
        if (stays(after, connected(Set{1} << p, after.enemy))) found.push_back({after, Mover::owner});
    });
    if (enemy) found.push_back({s, Mover::owner_passed});
    if (turn.mover == Mover::owner) found.push_back({s, Mover::enemy});
    return found;
}

bool Siege::is_in_atari(const Stones& s, Set own_chain) const {
    return (own_chain & befriended_) == 0 && std::popcount(grown(own_chain) & empty(s)) < 2;
}

// What the position says by itself.
Numbers Siege::look(const Turn& turn) const {
    const Stones& s = turn.stones;
    if (turn.mover != Mover::enemy) return {};
    if (!is_true_of_all(s.own | chains_, [&](Set chain) { return !is_in_atari(s, chain); })) return taken;
    if (is_over(s)) return held;
    return {static_cast<std::uint32_t>(std::popcount(empty(s))), 2};
}

Numbers Siege::numbers(const Turn& turn) {
    const auto [found, is_new] = known_.try_emplace(turn);
    if (is_new) found->second = look(turn);
    return found->second;
}

// Depth-first proof-number search [Nagai 2002]; nothing repeats here, which makes it simple.
Numbers Siege::explore(const Turn& turn, Numbers limits) {
    if (nodes_left_ == 0) return numbers(turn);
    --nodes_left_;
    const std::vector<Turn> next = moves(turn);
    const bool owner = turn.mover != Mover::enemy;
    const auto wanted = [&](const Numbers& n) { return owner ? n.hold : n.take; };
    const auto other = [&](const Numbers& n) { return owner ? n.take : n.hold; };
    for (;;) {
        std::uint32_t least = hopeless, second = hopeless, most = 0, open = 0;
        const Turn* best = nullptr;
        for (const Turn& child : next) {
            const Numbers n = numbers(child);
            if (other(n) != 0) {
                most = std::max(most, other(n));
                ++open;
            }
            second = std::min(second, std::max(least, wanted(n)));
            if (wanted(n) >= least) continue;
            least = wanted(n);
            best = &child;
        }
        const std::uint32_t rest = open > 0 ? open - 1 : 0;
        const std::uint32_t sum = least == 0 ? hopeless : std::min(most + rest, hopeless - 1);
        const Numbers now = owner ? Numbers{least, sum} : Numbers{sum, least};
        known_[turn] = now;
        const bool done = now.hold == 0 || now.take == 0;
        if (done || nodes_left_ == 0 || now.hold >= limits.hold || now.take >= limits.take) return now;
        const std::uint32_t stay = std::min(wanted(limits), second + second / 4 + 1);
        const std::uint32_t leave = other(limits) >= hopeless ? hopeless : other(limits) - rest;
        explore(*best, owner ? Numbers{stay, leave} : Numbers{leave, stay});
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
