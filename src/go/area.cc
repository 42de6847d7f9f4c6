// SPDX-License-Identifier: MIT
#include "go/area.h"

#include <algorithm>
#include <vector>

#include "go/flood.h"

namespace tedomari::go {

namespace {

PointSet whole_chains(const Board& board, const PointSet& stones) {
    PointSet result;
    stones.for_each([&](Point p) {
        if (is_stone(board.at(p))) result |= board.stones(p);
    });
    return result;
}

// A connected area without living stones, and the living stones at its border.
struct Area {
    PointSet points;
    std::array<PointSet, 2> border;

    bool touches(Color color) const { return !border[static_cast<std::size_t>(color)].empty(); }
};

class Counter {
public:
    Counter(const Board& board, const FinalStatus& status, Tax tax)
        : board_(board),
          dead_(whole_chains(board, status.dead)),
          seki_(whole_chains(board, status.seki) - dead_),
          tax_(tax) {}

    Count result() {
        for_each_point(board_.size(), [this](Point p) {
            if (is_alive(p)) {
                ++side(color_of(board_.at(p))).stones;
                count_.owner[p] = board_.at(p);
            } else if (!seen_.contains(p)) {
                areas_.push_back(area_from(p));
            }
            if (dead_.contains(p)) ++side(opponent(color_of(board_.at(p)))).prisoners;
        });
        for (const Color color : {Color::black, Color::white}) {
            side(color).prisoners += board_.captured(opponent(color));
            give_territory(color);
            if (tax_ == Tax::all) tax_groups(color);
        }
        return count_;
    }

private:
    bool is_alive(Point p) const { return is_stone(board_.at(p)) && !dead_.contains(p); }
    Count::Side& side(Color color) { return count_.sides[static_cast<std::size_t>(color)]; }

    Area area_from(Point start) {
        Area area;
        area.points = flood(start, [&](Point p) { return board_.at(p) != Cell::edge && !is_alive(p); });
        seen_ |= area.points;
        area.points.neighbours().for_each([&](Point q) {
            if (is_alive(q)) area.border[static_cast<std::size_t>(color_of(board_.at(q)))].insert(q);
        });
        return area;
    }

    void give_territory(Color color) {
        for (const Area& area : areas_) {
            if (!area.touches(color) || area.touches(opponent(color))) continue;
            const int points = area.points.size();
            side(color).territory += points;
            area.points.for_each([&](Point p) { count_.owner[p] = cell(color); });
            const PointSet& border = area.border[static_cast<std::size_t>(color)];
            if (tax_ != Tax::none && border.intersects(seki_)) side(color).tax += points;
        }
    }

    // Every group, that is chains joined by common territory, pays for two eyes; groups in seki have paid.
    void tax_groups(Color color) {
        std::vector<Area> groups;  // points of territory, border of chains
        for (const Area& area : areas_) {
            if (!area.touches(color) || area.touches(opponent(color))) continue;
            const PointSet& border = area.border[static_cast<std::size_t>(color)];
            if (border.intersects(seki_)) continue;
            Area group{area.points, {whole_chains(board_, border), {}}};
            std::erase_if(groups, [&](const Area& other) {
                if (!other.border[0].intersects(group.border[0])) return false;
                group.points |= other.points;
                group.border[0] |= other.border[0];
                return true;
            });
            groups.push_back(group);
        }
        for (const Area& group : groups) side(color).tax += std::min(2, group.points.size());
    }

    const Board& board_;
    PointSet dead_, seki_;
    Tax tax_;
    PointSet seen_;
    std::vector<Area> areas_;
    Count count_;
};

// Half a point for whoever passed first.
Rational button(const Game& game) {
    const auto moves = game.moves();
    const auto pass = std::find_if(moves.begin(), moves.end(), [](Move m) { return m.is_pass(); });
    if (!game.rules().has_button || pass == moves.end()) return 0;
    return pass->color == Color::black ? Rational(1, 2) : Rational(-1, 2);
}

}  // namespace

Count count(const Board& board, const FinalStatus& status, Tax tax) {
    return Counter(board, status, tax).result();
}

int stone_balance(const Board& board, const PointSet& points) {
    int balance = 0;
    points.for_each([&](Point p) { balance += (board.at(p) == Cell::black) - (board.at(p) == Cell::white); });
    return balance;
}

int stone_balance(const Board& board) {
    PointSet everywhere;
    for_each_point(board.size(), [&](Point p) { everywhere.insert(p); });
    return stone_balance(board, everywhere);
}

int area_score(const Count& count) {
    const auto points = [](const Count::Side& side) { return side.stones + side.territory - side.tax; };
    return points(count.of(Color::black)) - points(count.of(Color::white));
}

int territory_score(const Count& count) {
    const auto points = [](const Count::Side& side) { return side.territory + side.prisoners - side.tax; };
    return points(count.of(Color::black)) - points(count.of(Color::white));
}

Rational final_score(const Game& game, const FinalStatus& status) {
    const Rules& rules = game.rules();
    const Count counted = count(game.board(), status, rules.tax);
    const int points = rules.scoring == Scoring::area ? area_score(counted) : territory_score(counted);
    const int bonus = handicap_bonus(rules, static_cast<int>(game.handicap().size()));
    return Rational(points - bonus) - rules.komi + button(game);
}

std::string score_text(Rational score) {
    if (score == 0) return "0";
    const Rational margin = abs(score);
    std::string text = score > 0 ? "B+" : "W+";
    if (margin.denominator() > 4 || margin.denominator() == 3) return text + to_string(margin);
    text += std::to_string(margin.floor());
    const Rational quarters = (margin - Rational(margin.floor())) * 4;
    if (quarters != 0)
        text += std::array{"", ".25", ".5", ".75"}[static_cast<std::size_t>(quarters.numerator())];
    return text;
}

}  // namespace tedomari::go
