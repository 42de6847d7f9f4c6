// SPDX-License-Identifier: MIT
#include "tactics/eyespace.h"

#include <algorithm>
#include <map>
#include <vector>

#include "go/benson.h"
#include "go/flood.h"
#include "tactics/diagonals.h"
#include "tactics/domain.h"
#include "tactics/eye_game.h"
#include "tactics/goal.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using outcome::Outcome;

namespace {

constexpr int near = 8;  // how far from the point stones are looked at

bool is_near(Point a, Point b) {
    return std::abs(a.column() - b.column()) <= near && std::abs(a.row() - b.row()) <= near;
}

// Enemy stones in a small area that `color` closes: too little room to live in, whatever reading says about
// taking them.
PointSet enclosed_stones(const Board& board, Color color, Point center) {
    constexpr int small = 9;
    const PointSet alive = go::unconditional_life(board, opponent(color)).stones;
    PointSet seen, found;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color) || seen.contains(p) || !is_near(p, center)) return;
        const PointSet area =
            go::flood(p, [&](Point q) { return board.at(q) != Cell::edge && board.at(q) != cell(color); });
        seen |= area;
        if (area.size() > small || area.intersects(alive)) return;
        area.for_each([&](Point q) {
            if (!board.is_empty(q)) found.insert(q);
        });
    });
    return found;
}

// The chains around that are captured though their owner moves first.
PointSet caught_stones(const Board& board, Point center, ReadingTable& table, Budget& budget) {
    constexpr int most_liberties = 3;
    PointSet caught;
    Effort effort;
    effort.order = 2;
    go::for_each_point(board.size(), [&](Point p) {
        if (!go::is_stone(board.at(p)) || board.chain(p) != p || !is_near(p, center)) return;
        if (board.liberties(p) > most_liberties) return;
        if (read(board, capture(board, p), Side::defender, effort, table, budget).outcome != Outcome::won())
            return;
        board.for_each_stone(p, [&](Point stone) { caught.insert(stone); });
    });
    return caught;
}

PointSet neighbours_of(const PointSet& points) {
    PointSet found;
    points.for_each([&](Point p) {
        for (const Point q : p.neighbours()) found.insert(q);
    });
    return found - points;
}

PointSet stones_of(const Board& board, Color color) {
    PointSet stones;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color)) stones.insert(p);
    });
    return stones;
}

// Points that only `color` reaches, its standing stones left out, and those that both reach.
struct Ground {
    PointSet core, shared;
};

Ground ground_of(const Board& board, Color color, const PointSet& own, const PointSet& theirs) {
    Ground ground;
    go::for_each_point(board.size(), [&](Point p) {
        if (board.at(p) == cell(color)) return;
        if (own.contains(p) && !theirs.contains(p)) ground.core.insert(p);
        if (own.contains(p) && theirs.contains(p) && board.is_empty(p)) ground.shared.insert(p);
    });
    return ground;
}

// Points of the space beside empty ones that the owner does not reach are margins.
void move_open_points(const Board& board, const Ground& ground, EyeSpace& space) {
    const PointSet whole = space.core;
    whole.for_each([&](Point p) {
        const bool open = std::ranges::any_of(p.neighbours(), [&](Point q) {
            return board.at(q) == Cell::empty && !ground.core.contains(q) && !ground.shared.contains(q);
        });
        if (!open || !board.is_empty(p)) return;
        space.core.erase(p);
        space.margins.insert(p);
    });
}

// The attacker's stone there would have one liberty and be taken: no way in.
bool is_false_margin(const Board& board, Point p, Color attacker) {
    if (!board.is_legal({attacker, p}, go::Suicide::forbidden)) return true;
    Board after = board;
    after.play({attacker, p});
    return after.liberties(p) == 1 &&
           after.is_legal({opponent(attacker), after.liberty_set(p).first()}, go::Suicide::forbidden);
}

}  // namespace

std::optional<EyeSpace> eye_space(const Board& board, Point point, ReadingTable& table, Budget& budget) {
    PointSet caught = caught_stones(board, point, table, budget);
    for (const Color color : {Color::black, Color::white}) {
        const PointSet enclosed = enclosed_stones(board, color, point);
        if (!neighbours_of(enclosed).intersects(stones_of(board, color) & caught)) caught |= enclosed;
    }
    const PointSet black = domain(board, Color::black, caught), white = domain(board, Color::white, caught);
    std::optional<EyeSpace> found;
    for (const Color color : {Color::black, Color::white}) {
        const Ground ground = color == Color::black ? ground_of(board, color, black, white)
                                                    : ground_of(board, color, white, black);
        Point start = ground.core.contains(point) ? point : Point();
        if (start.is_nowhere() && ground.shared.contains(point))
            start = (neighbours_of({point}) & ground.core).first();
        if (start.is_nowhere()) continue;
        if (found) return {};
        EyeSpace space{color, go::flood(start, [&](Point p) { return ground.core.contains(p); }), {}};
        move_open_points(board, ground, space);
        (neighbours_of(space.core) & ground.shared).for_each([&](Point p) {
            if (!is_false_margin(board, p, opponent(color))) space.margins.insert(p);
        });
        found = space;
    }
    return found;
}

namespace {

// Kos over diagonals are lost when the attacker moves first, won when the defender does.
class GameOfSpace {
public:
    GameOfSpace(const Board& board, const EyeSpace& space, ReadingTable& table, Budget& budget)
        : board_(board), space_(space), all_(space.core | space.margins) {
        space.core.for_each([&](Point p) {
            if (neighbours_in_space(p) <= 1)
                diagonals_[p] = diagonals(board, p, space.owner, all_, table, budget);
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
        for (const auto& [p, found] : diagonals_) {
            const int sum = sum_at(p, first);
            if (sum >= Diagonals::lost && !board_.is_empty(p)) game.lose(spots[p]);
            if (sum != Diagonals::half || found.keys.empty()) continue;
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

EyeCount count_eyes(const Board& board, const EyeSpace& space, ReadingTable& table, Budget& budget) {
    constexpr int large = 18;  // more points than that give two eyes
    if (space.core.size() + space.margins.size() > large) return {2, 2, {}, {}};
    GameOfSpace game(board, space, table, budget);
    const auto attacked = game.value(Side::attacker), defended = game.value(Side::defender);
    if (!attacked || !defended) return {2, 2, {}, {}};
    EyeCount count{attacked->eyes, std::max(attacked->eyes, defended->eyes), {}, {}};
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
