// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "go/benson.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::tactics {

// A small region in the middle of a board whose other points are all filled with stones that live
// unconditionally, so that an exhaustive search of the region is one of the board.  In its picture X, Y, Z and O
// are such stones, x, o and digits are others (1 to 4 black, 5 to 8 white), and all other signs are empty points.
// Letters and digits name points.
struct Walled {
    static constexpr int side = 17;

    go::Board board{go::square(side)};
    go::PointSet region;
    std::vector<std::string> picture;

    int height() const { return static_cast<int>(picture.size()); }
    int width() const { return static_cast<int>(picture[0].size()); }
    go::Point at(int row, int column) const {
        return go::Point::at((side - width()) / 2 + column, side - 1 - (side - height()) / 2 - row);
    }
    // Where the sign stands in the picture; nowhere when it does not.
    go::Point of(char sign) const {
        for (int row = 0; row < height(); ++row) {
            const auto column = picture[static_cast<std::size_t>(row)].find(sign);
            if (column != std::string::npos) return at(row, static_cast<int>(column));
        }
        return {};
    }
};

// Builds the walls: those beside the region are of the color of the wall inside that they touch, else of the
// color given; the rest is grown around them, the smallest chain first, until each has room for two eyes.
class Waller {
public:
    Waller(const std::vector<std::string>& picture, go::Color wall) : wall_(wall) {
        found_.picture = picture;
    }

    // Nothing when some wall cannot be given two eyes.
    std::optional<Walled> build() {
        copy_picture();
        go::for_each_point(found_.board.size(), [&](go::Point p) {
            if (walls_[p] != Cell::empty) {
                join(p, walls_[p]);
            } else if (!is_in_picture(p)) {
                blank_.insert(p);
            }
        });
        while (grow()) {
        }
        if (!cut_eyes()) return {};
        place_stones();
        if (!found_.board.is_possible() || !lives(go::Color::black) || !lives(go::Color::white)) return {};
        return found_;
    }

private:
    using Cell = go::Cell;
    struct Chain {
        go::PointSet points;
        Cell color;
    };

    bool is_in_picture(go::Point p) const { return picture_.contains(p); }
    bool is_on_board(go::Point p) const { return found_.board.size().contains(p); }

    void set_if_outside(go::Point p, Cell cell) {
        if (!is_in_picture(p)) walls_[p] = cell;
    }

    void copy_picture() {
        for (int row = 0; row < found_.height(); ++row) {
            for (int column = 0; column < found_.width(); ++column) picture_.insert(found_.at(row, column));
        }
        for (int row = 0; row < found_.height(); ++row) {
            for (int column = 0; column < found_.width(); ++column) {
                const char sign =
                    found_.picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                const go::Point p = found_.at(row, column);
                const bool is_black = sign >= 'X' && sign <= 'Z', is_wall = is_black || sign == 'O';
                const Cell color = is_black ? Cell::black : sign == 'O' ? Cell::white : go::cell(wall_);
                if (is_wall) walls_[p] = color;
                if (!is_wall) found_.region.insert(p);
                if (sign == 'x' || (sign >= '1' && sign <= '4')) found_.board.place(p, go::Color::black);
                if (sign == 'o' || (sign >= '5' && sign <= '8')) found_.board.place(p, go::Color::white);
                for (const go::Point q : p.neighbours()) set_if_outside(q, color);
            }
        }
    }

    // Adds a point of the color to the chains.
    void join(go::Point p, Cell color) {
        go::PointSet points{p};
        for (std::size_t i = chains_.size(); i-- > 0;) {
            if (chains_[i].color != color || !chains_[i].points.neighbours().contains(p)) continue;
            points |= chains_[i].points;
            chains_.erase(chains_.begin() + static_cast<std::ptrdiff_t>(i));
        }
        chains_.push_back({points, color});
        blank_.erase(p);
    }

    // One more point for the smallest chain that has room, where it is thickest.
    bool grow() {
        int smallest = Walled::side * Walled::side;
        go::Point place;
        Cell color = Cell::empty;
        for (const Chain& chain : chains_) {
            if (chain.points.size() >= smallest) continue;
            int most = 0;
            (chain.points.neighbours() & blank_).for_each([&](go::Point q) {
                int around = 0;
                for (const go::Point r : q.neighbours()) around += chain.points.contains(r);
                for (const go::Point r : q.diagonals()) around += chain.points.contains(r);
                if (around <= most) return;
                most = around;
                place = q;
                color = chain.color;
                smallest = chain.points.size();
            });
        }
        if (place.is_nowhere()) return false;
        walls_[place] = color;
        join(place, color);
        return true;
    }

    bool cut_eyes() {
        for (const Chain& chain : chains_) {
            const go::PointSet& points = chain.points;
            int eyes = 0;
            points.for_each([&](go::Point p) {
                if (eyes == 2 || is_in_picture(p)) return;
                bool whole = true;
                const auto look = [&](go::Point q) {
                    whole &=
                        !is_on_board(q) || (points.contains(q) && !is_in_picture(q) && !eyes_.contains(q));
                };
                for (const go::Point q : p.neighbours()) look(q);
                for (const go::Point q : p.diagonals()) look(q);
                if (!whole) return;
                eyes_.insert(p);
                ++eyes;
            });
            if (eyes < 2) return false;
        }
        return true;
    }

    void place_stones() {
        go::for_each_point(found_.board.size(), [&](go::Point p) {
            if (walls_[p] != Cell::empty && !eyes_.contains(p)) found_.board.place(p, color_of(walls_[p]));
        });
    }

    bool lives(go::Color color) const {
        const auto life = go::unconditional_life(found_.board, color);
        bool all = true;
        go::for_each_point(found_.board.size(), [&](go::Point p) {
            if (walls_[p] == go::cell(color) && !eyes_.contains(p)) all &= life.stones.contains(p);
        });
        return all;
    }

    Walled found_;
    go::Color wall_;
    go::PointSet picture_, eyes_, blank_;
    std::vector<Chain> chains_;
    go::PointMap<Cell> walls_{Cell::empty};
};

inline std::optional<Walled> walled(const std::vector<std::string>& picture, go::Color wall) {
    return Waller(picture, wall).build();
}

}  // namespace tedomari::tactics
