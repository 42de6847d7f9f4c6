// SPDX-License-Identifier: MIT
#include "player/last_points.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "base/fixed_vector.h"
#include "base/hash.h"

// Hot: sets of open points are words, a bit for each; a position is two of them and where a ko may not be
// taken.
namespace tedomari::player {

namespace {

using go::Cell;
using go::Color;
using go::Move;
using go::Point;

using Bits = std::uint64_t;
constexpr int most_points = 64;
constexpr int passing = -1;
// So few points between stones that are never taken are territory, whatever stands there: nobody lives in it.
constexpr int closed_at_most = 5;

constexpr std::size_t side(Color color) { return static_cast<std::size_t>(color); }
constexpr Bits bit(int i) { return Bits{1} << i; }

// Calls f(number) for every bit.
template <class F>
void for_each_bit(Bits bits, F&& f) {
    for (; bits != 0; bits &= bits - 1) f(std::countr_zero(bits));
}

// The open points, numbered, and what is around them.
struct Ground {
    std::vector<Point> points;
    std::array<Bits, most_points> next{};  // neighbours among them
    std::array<Bits, 2> beside{};          // points beside settled ones, by color
    std::vector<Bits> parts;               // that do not touch
    Bits all = 0;
    Bits dame = 0;  // parts of one point beside both colors

    explicit Ground(const LastPoints& last);
    Bits around(Bits set) const {
        Bits found = 0;
        for_each_bit(set, [&](int i) { found |= next[static_cast<std::size_t>(i)]; });
        return found;
    }
    Bits flood(Bits seed, Bits within) const {
        Bits found = seed & within;
        for (Bits edge = found; edge != 0;) {
            edge = around(edge) & within & ~found;
            found |= edge;
        }
        return found;
    }
};

Ground::Ground(const LastPoints& last) : points(last.open.points()) {
    go::PointMap<int> number(passing);
    for (std::size_t i = 0; i < points.size(); ++i) number[points[i]] = static_cast<int>(i);
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (const Point q : points[i].neighbours()) {
            if (!last.board.size().contains(q)) continue;
            if (number[q] != passing) {
                next[i] |= bit(number[q]);
            } else if (go::is_stone(last.owner[q])) {
                beside[side(go::color_of(last.owner[q]))] |= bit(static_cast<int>(i));
            }
        }
    }
    all = points.size() == most_points ? ~Bits{0} : bit(static_cast<int>(points.size())) - 1;
    for (Bits rest = all; rest != 0; rest &= ~parts.back()) parts.push_back(flood(rest & -rest, all));
    for (const Bits part : parts) {
        if (std::has_single_bit(part) && (part & beside[0] & beside[1]) != 0) dame |= part;
    }
}

struct Stand {
    std::array<Bits, 2> stones{};
    Bits banned = 0;  // where who is not the master may not take a ko again

    friend bool operator==(const Stand&, const Stand&) = default;
};

// What is known of a stand: between these, counted for who moves.
struct Known {
    Stand stand;
    std::int8_t low = 0, high = 0, best = passing;
    std::uint8_t turn = 0;  // 0: nothing is kept here
};

// What cannot change any more, and where play goes on.
struct Outlook {
    std::array<Bits, 2> firm{};  // by color: stones that are never taken, and territory closed by them
    Bits playable = 0;           // empty points …
    Bits active = 0;             // … and the parts that hold any
};

class Trying {
public:
    Trying(const Ground& ground, Color master, Budget& budget)
        : ground_(ground), master_(master), budget_(budget), table_(table_size) {}

    // What the stand comes to for the color.
    int value(const Stand& stand, Color color, bool passed);
    // The moves that come to as much.
    LastMoves keeping(int aim, const Stand& stand, const LastTurn& turn);

    bool stopped() const { return stopped_; }
    bool has_ko() const { return has_ko_; }

private:
    struct Child {
        int number, promise;
        Stand stand;
    };
    using Children = FixedVector<Child, most_points>;
    static constexpr std::size_t table_size = std::size_t{1} << 16;

    bool play(Stand& stand, Color color, int number);
    int area(const Stand& stand, const Outlook& seen, Bits part) const;
    Bits living(const Stand& stand, std::size_t color) const;
    Outlook outlook(const Stand& stand) const;
    bool is_eye(const Stand& stand, std::size_t color, int number) const;
    Known& entry(const Stand& stand, std::uint8_t turn);
    void find_children(const Stand& stand, Color color, const Outlook& seen, int first, Children& children);
    int search(const Stand& stand, Color color, bool passed, Bits part, int alpha, int beta);
    int search_active(const Stand& stand, Color color, bool passed, const Outlook& seen, int alpha, int beta);

    const Ground& ground_;
    Color master_;
    Budget& budget_;
    std::vector<Known> table_;
    std::vector<std::array<Bits, 2>> path_;  // positions on the way here
    bool stopped_ = false, has_ko_ = false;
};

// False when the move is illegal; then the stand is garbage.
bool Trying::play(Stand& stand, Color color, int number) {
    const std::size_t own = side(color), enemy = 1 - own;
    stand.stones[own] |= bit(number);
    const auto can_stay = [&](Bits chain, std::size_t whose) {
        const Bits empty = ~(stand.stones[0] | stand.stones[1]);
        return (chain & ground_.beside[whose]) != 0 || (ground_.around(chain) & empty) != 0;
    };
    Bits taken = 0;
    for_each_bit(ground_.next[static_cast<std::size_t>(number)] & stand.stones[enemy], [&](int i) {
        if ((taken & bit(i)) != 0) return;
        const Bits chain = ground_.flood(bit(i), stand.stones[enemy]);
        if (!can_stay(chain, enemy)) taken |= chain;
    });
    stand.stones[enemy] &= ~taken;
    const Bits chain = ground_.flood(bit(number), stand.stones[own]);
    if (taken == 0) return can_stay(chain, own);
    const Bits liberties = ground_.around(chain) & ~(stand.stones[0] | stand.stones[1]);
    const bool is_ko = std::has_single_bit(taken) && chain == bit(number) && liberties == taken &&
                       (chain & ground_.beside[own]) == 0;
    if (is_ko) {
        has_ko_ = true;
        if (color != master_ && (stand.banned & bit(number)) != 0) return false;
        if (color == master_) stand.banned |= taken;
    }
    if (std::find(path_.begin(), path_.end(), stand.stones) == path_.end()) return true;
    has_ko_ = true;
    return false;
}

// Black's points less White's when both pass.
int Trying::area(const Stand& stand, const Outlook& seen, Bits part) const {
    int score = std::popcount(seen.firm[0] & part) - std::popcount(seen.firm[1] & part);
    part &= ~(seen.firm[0] | seen.firm[1]);
    score += std::popcount(stand.stones[0] & part) - std::popcount(stand.stones[1] & part);
    for (Bits empty = part & ~(stand.stones[0] | stand.stones[1]); empty != 0;) {
        const Bits room = ground_.flood(empty & -empty, empty);
        empty &= ~room;
        const Bits border = ground_.around(room);
        const bool black = ((border & stand.stones[0]) | (room & ground_.beside[0])) != 0;
        const bool white = ((border & stand.stones[1]) | (room & ground_.beside[1])) != 0;
        if (black != white) score += black ? std::popcount(room) : -std::popcount(room);
    }
    return score;
}

// Stones of the color that are never taken though it passes for ever: those beside settled points, and by
// Benson's theorem those with two rooms of their own, every empty point of which is their liberty.
Bits Trying::living(const Stand& stand, std::size_t color) const {
    const Bits own = stand.stones[color], empty = ground_.all & ~(stand.stones[0] | stand.stones[1]);
    const Bits firm = ground_.flood(own & ground_.beside[color], own);
    if (firm == own) return firm;
    FixedVector<Bits, most_points> chains, rooms;
    for (Bits rest = ground_.all & ~own; rest != 0;) {
        const Bits room = ground_.flood(rest & -rest, rest);
        rest &= ~room;
        const bool own_alone = (room & ground_.beside[1 - color]) == 0;
        if (own_alone && (ground_.around(room) & own & ~firm) != 0) rooms.push_back(room);
    }
    if (rooms.size() < 2) return firm;
    for (Bits rest = own & ~firm; rest != 0; rest &= ~chains[chains.size() - 1])
        chains.push_back(ground_.flood(rest & -rest, own));
    Bits alive = own;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Bits chain : chains) {
            if ((chain & alive) == 0) continue;
            const Bits liberties = ground_.around(chain);
            int vital = 0;
            for (const Bits room : rooms) {
                const bool enclosed = (ground_.around(room) & own & ~alive) == 0;
                vital += enclosed && (room & empty & ~liberties) == 0 && (room & liberties) != 0 ? 1 : 0;
            }
            if (vital >= 2) continue;
            alive &= ~chain;
            changed = true;
        }
    }
    return alive;
}

Outlook Trying::outlook(const Stand& stand) const {
    Outlook seen;
    const std::array<Bits, 2> alive = {living(stand, 0), living(stand, 1)};
    seen.firm = alive;
    for (const std::size_t color : {0u, 1u}) {
        for (Bits rest = ground_.all & ~alive[color]; rest != 0;) {
            const Bits room = ground_.flood(rest & -rest, rest);
            rest &= ~room;
            const bool closed = ((room & (ground_.beside[1 - color] | alive[1 - color])) == 0) &&
                                ((ground_.around(room) & alive[color]) | (room & ground_.beside[color])) != 0;
            if (closed && std::popcount(room) <= closed_at_most) seen.firm[color] |= room;
        }
    }
    seen.playable = ground_.all & ~(stand.stones[0] | stand.stones[1] | seen.firm[0] | seen.firm[1]);
    for (const Bits part : ground_.parts) {
        if ((part & seen.playable) != 0) seen.active |= part;
    }
    return seen;
}

// A point all of whose neighbours are one chain of the color: to fill it only takes a liberty away.
bool Trying::is_eye(const Stand& stand, std::size_t color, int number) const {
    const Bits around = ground_.next[static_cast<std::size_t>(number)];
    return (bit(number) & (ground_.beside[0] | ground_.beside[1])) == 0 && around != 0 &&
           (around & ~ground_.flood(around & -around, stand.stones[color])) == 0;
}

Known& Trying::entry(const Stand& stand, std::uint8_t turn) {
    const std::uint64_t key = combine(combine(stand.stones[0], stand.stones[1]), combine(stand.banned, turn));
    return table_[key % table_size];
}

// Those that gain most at once first, but what was best before that.
void Trying::find_children(const Stand& stand, Color color, const Outlook& seen, int first,
                           Children& children) {
    const int sign = color == Color::black ? 1 : -1;
    const Bits dame = seen.playable & ground_.dame;  // one is as good as another
    for_each_bit((seen.playable & ~dame) | (dame & -dame), [&](int number) {
        Child child{number, 0, stand};
        if (is_eye(stand, side(color), number) || !play(child.stand, color, number)) return;
        child.promise = number == first ? 2 * most_points : sign * area(child.stand, seen, seen.active);
        children.push_back(child);
    });
    std::sort(children.begin(), children.end(), [](const Child& a, const Child& b) {
        return a.promise != b.promise ? a.promise > b.promise : a.number < b.number;
    });
}

// Of the points of `part`, the others having been counted.  At most alpha, at least beta, or what it is.
int Trying::search(const Stand& stand, Color color, bool passed, Bits part, int alpha, int beta) {
    if (!budget_.spend()) stopped_ = true;
    if (stopped_) return 0;
    const int sign = color == Color::black ? 1 : -1;
    const Outlook seen = outlook(stand);
    const int counted = sign * area(stand, seen, part & ~seen.active);
    if (seen.playable == 0) return counted;
    return counted + search_active(stand, color, passed, seen, alpha - counted, beta - counted);
}

int Trying::search_active(const Stand& stand, Color color, bool passed, const Outlook& seen, int alpha,
                          int beta) {
    const int sign = color == Color::black ? 1 : -1;
    const std::size_t own = side(color);
    const int size = std::popcount(seen.active);
    const int most = size - 2 * std::popcount(seen.firm[1 - own] & seen.active);
    const int least = 2 * std::popcount(seen.firm[own] & seen.active) - size;
    if (most <= alpha) return most;
    if (least >= beta) return least;
    const Bits over = ~seen.active;  // there, as nowhere else, stand both
    const Stand key{{stand.stones[0] | over, stand.stones[1] | over}, stand.banned & seen.playable};
    const auto turn = static_cast<std::uint8_t>(1 + own + (passed ? 2 : 0));
    int first = passing;
    if (const Known& known = entry(key, turn); known.turn == turn && known.stand == key) {
        if (known.low >= beta || known.low == known.high) return known.low;
        if (known.high <= alpha) return known.high;
        first = known.best;
    }
    path_.push_back(stand.stones);
    Children children;
    find_children(stand, color, seen, first, children);
    int best = least - 1, chosen = passing;
    const auto better = [&](int found, int number) {
        if (found <= best) return;
        best = found;
        chosen = number;
    };
    for (const Child& child : children) {
        better(-search(child.stand, go::opponent(color), false, seen.active, -beta, -std::max(alpha, best)),
               child.number);
        if (best >= beta || stopped_) break;
    }
    if (best < beta && !stopped_) {
        better(passed ? sign * area(stand, seen, seen.active)
                      : -search(stand, go::opponent(color), true, seen.active, -beta, -std::max(alpha, best)),
               passing);
    }
    path_.pop_back();
    if (!stopped_) {
        Known& known = entry(key, turn);
        const bool same = known.turn == turn && known.stand == key;
        if (!same)
            known = {key, static_cast<std::int8_t>(least), static_cast<std::int8_t>(most), passing, turn};
        const auto kept = static_cast<std::int8_t>(best);
        if (best > alpha) known.low = std::max(known.low, kept);
        if (best < beta) known.high = std::min(known.high, kept);
        known.best = static_cast<std::int8_t>(chosen);
    }
    return best;
}

int Trying::value(const Stand& stand, Color color, bool passed) {
    return search(stand, color, passed, ground_.all, -most_points - 1, most_points + 1);
}

LastMoves Trying::keeping(int aim, const Stand& stand, const LastTurn& turn) {
    LastMoves moves;
    path_.push_back(stand.stones);
    const Color other = go::opponent(turn.color);
    const auto keeps = [&](const Stand& after, bool passed) {
        return -search(after, other, passed, ground_.all, -aim, -aim + 1) >= aim && !stopped_;
    };
    for_each_bit(ground_.all & ~(stand.stones[0] | stand.stones[1]), [&](int number) {
        const Point p = ground_.points[static_cast<std::size_t>(number)];
        Stand after = stand;
        if (turn.forbidden.contains(p) || !play(after, turn.color, number)) return;
        if (keeps(after, false)) moves.best.insert(p);
    });
    const int sign = turn.color == Color::black ? 1 : -1;
    moves.pass_is_best =
        turn.passed ? sign * area(stand, outlook(stand), ground_.all) >= aim : keeps(stand, true);
    path_.pop_back();
    moves.low = moves.high = sign * aim;
    return moves;
}

}  // namespace

std::optional<LastMoves> last_moves(const LastPoints& last, const LastTurn& turn, Budget& budget) {
    if (last.open.size() > most_points) return {};
    const Ground ground(last);
    Stand stand;
    for (std::size_t i = 0; i < ground.points.size(); ++i) {
        const Cell cell = last.board.at(ground.points[i]);
        if (go::is_stone(cell)) stand.stones[side(go::color_of(cell))] |= bit(static_cast<int>(i));
    }
    std::optional<LastMoves> found;
    for (const Color master : {Color::white, Color::black}) {
        Trying trying(ground, master, budget);
        // What is forbidden now may be what everything hangs on: then the moves are worth less than the
        // stand.
        const int aim = trying.value(stand, turn.color, turn.passed);
        const LastMoves moves = trying.keeping(aim, stand, turn);
        if (trying.stopped()) return {};
        if (!found) {
            found = moves;
            if (!trying.has_ko()) break;
        } else {
            found->high = moves.high;
            found->best &= moves.best;
            found->pass_is_best = found->pass_is_best && moves.pass_is_best;
        }
    }
    if (found->best.empty() && !found->pass_is_best) return {};
    found->open = last.open;
    return found;
}

}  // namespace tedomari::player
