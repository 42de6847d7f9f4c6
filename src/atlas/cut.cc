// SPDX-License-Identifier: MIT
#include "atlas/cut.h"

#include <algorithm>
#include <vector>

#include "go/unconditional.h"

namespace tedomari::atlas {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr int thinnest = 2, thickest = 6;  // of the walls

struct Box {
    int left = go::max_size, right = -1, bottom = go::max_size, top = -1;
};

Box box_of(const PointSet& points) {
    Box box;
    points.for_each([&](Point p) {
        box.left = std::min(box.left, p.column());
        box.right = std::max(box.right, p.column());
        box.bottom = std::min(box.bottom, p.row());
        box.top = std::max(box.top, p.row());
    });
    return box;
}

// So many more on each side; a single line that would be left over comes along.
Box widened(Box box, int by, go::Size size) {
    const auto low = [&](int edge) { return edge - by <= 1 ? 0 : edge - by; };
    const auto high = [&](int edge, int last) { return edge + by >= last - 1 ? last : edge + by; };
    return {low(box.left), high(box.right, size.width - 1), low(box.bottom), high(box.top, size.height - 1)};
}

class Cutter {
public:
    Cutter(const go::Board& board, const PointSet& open, const Owners& owners, int thickness)
        : given_(board), owners_(owners) {
        const Box box = widened(box_of(open), thickness, board.size());
        const go::Size size{box.right - box.left + 1, box.top - box.bottom + 1};
        cut_.board = go::Board(size);
        cut_.columns = box.left;
        cut_.rows = box.bottom;
        cut_.left = box.left > 0;
        cut_.right = box.right < board.size().width - 1;
        cut_.bottom = box.bottom > 0;
        cut_.top = box.top < board.size().height - 1;
        cut_.open = cut_.moved(open);
        go::for_each_point(size, [&](Point p) { all_.insert(p); });
        walls_ = (cut_.open.neighbours() & all_) - cut_.open;
        find_behind();
    }

    std::optional<Cut> run() {
        if (!fill()) return {};
        const std::vector<Point> far_first(behind_.rbegin(), behind_.rend());
        // Black once more, for as long as White had no eyes she may have lived by that.
        for (const Color color : {Color::black, Color::white, Color::black}) {
            for (const Point p : far_first) {
                if (cut_.board.at(p) == go::cell(color) && is_inside(p) && !is_settled(color))
                    cut_.board.remove(p);
            }
        }
        if (!is_settled()) return {};
        for (const Point p : far_first) {
            if (cut_.board.is_empty(p)) continue;
            const Color color = go::color_of(cut_.board.at(p));
            cut_.board.remove(p);
            if (!is_settled(color)) cut_.board.place(p, color);
        }
        if (!cut_.board.is_possible()) return {};
        return std::move(cut_);
    }

private:
    Point old(Point p) const { return Point::at(p.column() + cut_.columns, p.row() + cut_.rows); }
    // Walls are as they were held to be, and behind each of them all is its own.
    bool fill() {
        bool whole = true;
        cut_.open.for_each([&](Point p) { put(p, given_.at(old(p))); });
        walls_.for_each([&](Point p) {
            put(p, owners_[old(p)]);
            whole = whole && !cut_.board.is_empty(p);
        });
        for (const Point p : behind_) {
            const Point nearest = weakest_beside(p);
            if (!nearest.is_nowhere()) put(p, cut_.board.at(nearest));
        }
        go::for_each_point(cut_.board.size(), [&](Point p) { filled_[p] = cut_.board.at(p); });
        return whole;
    }
    // Of the walls next to the point the one with the fewest stones yet, for it needs room for two eyes.
    Point weakest_beside(Point p) const {
        Point weakest;
        for (const Point q : p.neighbours()) {
            if (!go::is_stone(cut_.board.at(q)) || cut_.open.contains(q)) continue;
            if (weakest.is_nowhere() || cut_.board.chain_size(q) < cut_.board.chain_size(weakest))
                weakest = q;
        }
        return weakest;
    }
    void put(Point p, Cell cell) {
        if (go::is_stone(cell)) cut_.board.place(p, go::color_of(cell));
    }

    // Points behind the walls, layer by layer.
    void find_behind() {
        for (PointSet seen = cut_.open | walls_; !(all_ - seen).empty();) {
            const PointSet layer = (seen.neighbours() & all_) - seen;
            layer.for_each([&](Point p) { behind_.push_back(p); });
            seen |= layer;
        }
    }

    // Whether all around are stones of the same color: without the stone it is an eye.
    bool is_inside(Point p) const {
        const Cell own = cut_.board.at(p);
        const auto is_own = [&](Point q) {
            return cut_.board.at(q) == own || cut_.board.at(q) == Cell::edge;
        };
        return std::ranges::all_of(p.neighbours(), is_own);
    }

    bool is_settled() const { return is_settled(Color::black) && is_settled(Color::white); }
    // All that this color has outside is its own whatever happens.
    bool is_settled(Color color) const {
        const go::UnconditionalHold hold = go::unconditional_hold(cut_.board, color);
        bool all = true;
        (all_ - cut_.open).for_each([&](Point p) {
            if (filled_[p] != go::cell(color)) return;
            all = all && (cut_.board.is_empty(p) ? hold.territory : hold.alive).contains(p);
        });
        return all;
    }

    const go::Board& given_;
    const Owners& owners_;
    Cut cut_;
    PointSet all_, walls_;
    std::vector<Point> behind_;
    Owners filled_;  // before anything was taken away
};

}  // namespace

PointSet Cut::moved(const PointSet& points) const {
    PointSet result;
    points.for_each([&](Point p) { result.insert(moved(p)); });
    return result;
}

std::optional<Cut> cut_out(const go::Board& board, const PointSet& open, const Owners& owners) {
    for (int thickness = thinnest; thickness <= thickest; ++thickness) {
        if (auto cut = Cutter(board, open, owners, thickness).run()) return cut;
    }
    return {};
}

}  // namespace tedomari::atlas
