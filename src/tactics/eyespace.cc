// SPDX-License-Identifier: MIT
#include "tactics/eyespace.h"

#include <algorithm>
#include <map>
#include <vector>

#include "go/flood.h"
#include "tactics/caught.h"
#include "tactics/diagonals.h"
#include "tactics/eye_game.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

// Spaces of up to so many points are read to the end, within a few thousand nodes; larger ones are estimated.
constexpr int most_read = 9;

// How far from the point stones are looked at; looking everywhere finds the same answers in games.
constexpr int near = 8;

bool is_near(Point a, Point b) {
    return std::abs(a.column() - b.column()) <= near && std::abs(a.row() - b.row()) <= near;
}

// Enemy stones in a small area that `color` closes: too little room to live in, whatever reading says about
// taking them.
PointSet enclosed_stones(const Board& board, Color color, Point center) {
    constexpr int small = 7;  // the smallest living group and its eyes take eight points
    PointSet seen, found;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color) || seen.contains(p) || !is_near(p, center)) return;
        const PointSet area =
            go::flood(p, [&](Point q) { return board.at(q) != Cell::edge && board.at(q) != cell(color); });
        seen |= area;
        if (area.size() > small) return;
        area.for_each([&](Point q) {
            if (!board.is_empty(q)) found.insert(q);
        });
    });
    return found;
}

PointSet caught_stones(const Board& board, Point center, ReadingTable& table, Budget& budget) {
    PointSet caught;
    go::for_each_point(board.size(), [&](Point p) {
        if (!go::is_stone(board.at(p)) || board.chain(p) != p || !is_near(p, center)) return;
        if (!is_caught(board, p, table, budget)) return;
        caught |= board.stones(p);
    });
    return caught;
}

PointSet stones_of(const Board& board, Color color) {
    PointSet stones;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color)) stones.insert(p);
    });
    return stones;
}

}  // namespace

PointSet dead_stones(const Board& board, Point center, ReadingTable& table, Budget& budget) {
    PointSet dead = caught_stones(board, center, table, budget);
    for (const Color color : {Color::black, Color::white}) {
        const PointSet enclosed = enclosed_stones(board, color, center);
        // Not if a wall around them is to be taken.
        if (!(enclosed.neighbours() & stones_of(board, color)).intersects(dead)) dead |= enclosed;
    }
    return dead;
}

std::optional<EyeSpace> eye_space(const EyeRooms& rooms, Point point, Color owner) {
    const EyeRoom& room = rooms.of(owner);
    const PointSet all = room.all();
    if (!all.contains(point)) return {};
    PointSet seen{point};
    for (PointSet fresh = seen; !fresh.empty(); seen |= fresh) {
        const PointSet from_margins = (fresh & room.margins).neighbours() - room.margins;
        fresh = (((fresh - room.margins).neighbours() | from_margins) & all) - seen;
    }
    return EyeSpace{owner, seen & room.core, seen & room.margins};
}

namespace {

// Whether one chain, with a liberty elsewhere, is all that stands around the space: then its eyes are real
// whatever becomes of the diagonals.
bool is_walled_by_one_chain(const Board& board, const EyeSpace& space) {
    PointSet walls;
    bool closed = space.margins.empty();
    (space.core.neighbours() - space.core).for_each([&](Point p) {
        if (board.at(p) == Cell::edge) return;
        closed = closed && board.at(p) == cell(space.owner);
        if (closed) walls.insert(board.chain(p));
    });
    return closed && walls.size() == 1 && !(board.liberty_set(walls.first()) - space.core).empty();
}

// Kos over diagonals are lost when the attacker moves first, won when the defender does.
class GameOfSpace {
public:
    GameOfSpace(const Board& board, const EyeSpace& space, ReadingTable& table, Budget& budget)
        : board_(board), space_(space), all_(space.core | space.margins) {
        if (is_walled_by_one_chain(board, space)) return;
        const PointSet secure = space.core - space.margins.neighbours();
        space.core.for_each([&](Point p) {
            if (neighbours_in_space(p) <= 1)
                diagonals_[p] = diagonals(board, p, space.owner, secure, table, budget);
        });
    }

    struct Value {
        int eyes = 0;
        std::vector<Point> moves;
    };
    std::optional<Value> value(Side first) {
        const EyeGame game = build(first);
        const auto found = eye_value(game, 400'000);
        if (!found) return {};
        const bool attacking = first == Side::attacker;
        Value value{attacking ? found->least : found->most, {}};
        for (int i = 0; i < game.size(); ++i) {
            if (((attacking ? found->attacks : found->defences) >> i & 1) == 0) continue;
            value.moves.push_back(attacking ? moves_[static_cast<std::size_t>(i)].attack
                                            : moves_[static_cast<std::size_t>(i)].defend);
        }
        return value;
    }

private:
    int neighbours_in_space(Point p) const {
        int count = 0;
        for (const Point q : p.neighbours()) count += all_.contains(q);
        return count;
    }

    EyeGame::Spot spot_of(Point p, int sum) const {
        if (space_.margins.contains(p)) return EyeGame::Spot::margin;
        if (!board_.is_empty(p)) return EyeGame::Spot::stone;
        return sum >= Diagonals::lost ? EyeGame::Spot::false_eye : EyeGame::Spot::empty;
    }

    EyeGame::Contact contact_of(Point p) const {
        for (const Point q : p.neighbours()) {
            if (board_.at(q) == cell(space_.owner)) return EyeGame::Contact::wall;
        }
        return EyeGame::Contact::inner;
    }

    // What the diagonals make of the point for whoever moves first: real, half or lost.
    int sum_at(Point p, Side first) const {
        const auto found = diagonals_.find(p);
        if (found == diagonals_.end()) return Diagonals::real;
        const int sum = found->second.sum;
        if (sum <= Diagonals::real || sum >= Diagonals::lost || sum == Diagonals::half)
            return std::clamp(sum, Diagonals::real, Diagonals::lost);
        const int down = sum < Diagonals::half ? Diagonals::real : Diagonals::half;
        return first == Side::defender ? down : down + 8;
    }

    EyeGame build(Side first) {
        EyeGame game;
        std::map<Point, int> spots;
        moves_.clear();
        all_.for_each([&](Point p) {
            if (game.size() >= EyeGame::most_spots) return;
            spots[p] = game.add(spot_of(p, sum_at(p, first)), contact_of(p));
            moves_.push_back({p, p});
        });
        for (const auto& [p, spot] : spots) {
            for (const Point q : {p.east(), p.north()}) {
                if (const auto other = spots.find(q); other != spots.end()) game.join(spot, other->second);
            }
        }
        std::map<Point, int> keys;
        for (const auto& entry : diagonals_) {
            const Point p = entry.first;  // clang 14 captures no structured bindings
            const Diagonals& found = entry.second;
            const int sum = sum_at(p, first);
            if (sum >= Diagonals::lost && !board_.is_empty(p)) game.lose(spots[p]);
            if (sum != Diagonals::half || found.keys.empty()) continue;
            // Any of them will do; best one that is of the space anyway.
            const auto inside = std::ranges::find_if(
                found.keys, [&](const auto& k) { return k.attack != p && spots.contains(k.attack); });
            if (inside != found.keys.end()) {
                game.join(spots[p], spots[inside->attack]);
                continue;
            }
            const auto key = found.keys.front();
            auto place = keys.find(key.attack);
            if (place == keys.end()) {
                if (game.size() >= EyeGame::most_spots) continue;
                place =
                    keys.emplace(key.attack, game.add(EyeGame::Spot::margin, EyeGame::Contact::inner)).first;
                moves_.push_back(key);
            }
            game.join(spots[p], place->second);
        }
        return game;
    }

    const Board& board_;
    const EyeSpace& space_;
    PointSet all_;
    std::map<Point, Diagonals> diagonals_;
    std::vector<Diagonals::Key> moves_;  // by spot
};

}  // namespace

namespace {

// Too much to read: a margin costs its owner the point and the one behind it, and more than three points that
// are left make two eyes.
int estimated_eyes(const EyeSpace& space) {
    const int left = space.size() - 2 * space.margins.size();
    return left > 3 ? 2 : left > 0 ? 1 : 0;
}

}  // namespace

EyeCount count_eyes(const Board& board, const EyeSpace& space, ReadingTable& table, Budget& budget) {
    const int estimate = estimated_eyes(space);
    const EyeCount judged{estimate, estimate, {}, {}, Evidence::judged};
    if (space.size() > most_read) return judged;
    GameOfSpace game(board, space, table, budget);
    const auto attacked = game.value(Side::attacker), defended = game.value(Side::defender);
    if (!attacked || !defended) return judged;
    EyeCount count{attacked->eyes, std::max(attacked->eyes, defended->eyes), {}, {}, Evidence::judged};
    if (is_walled_by_one_chain(board, space))
        count.evidence = count.least == 2 ? Evidence::proved : Evidence::bounded;
    if (count.least == count.most) return count;
    // A side that a ko favours may have no move to make; then the other side's point is the vital one.
    std::vector<Point> attacks = attacked->moves.empty() ? defended->moves : attacked->moves;
    std::vector<Point> defences = defended->moves.empty() ? attacks : defended->moves;
    const auto is_common = [&](Point p) {
        return std::find(defences.begin(), defences.end(), p) != defences.end();
    };
    std::stable_partition(attacks.begin(), attacks.end(), [&](Point p) { return space.margins.contains(p); });
    const auto common = std::find_if(attacks.begin(), attacks.end(), is_common);
    if (attacks.empty()) return count;
    count.attack = common != attacks.end() ? *common : attacks.front();
    count.defend = common != attacks.end() ? *common : defences.front();
    return count;
}

}  // namespace tedomari::tactics
