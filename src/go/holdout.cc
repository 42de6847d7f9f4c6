// SPDX-License-Identifier: MIT
#include "go/holdout.h"

#include <vector>

#include "go/hunt.h"

namespace tedomari::go {

namespace {

class Holdout {
public:
    Holdout(const Board& board, Color color, const PointSet& area, std::int64_t nodes)
        : board_(board), color_(color), area_(area), nodes_(nodes) {
        board_.forget_plays();
    }

    bool possible() {
        PointSet inner;
        area_.for_each([&](Point p) {
            if (board_.at(p) == cell(color_)) inner |= board_.liberty_set(p);
        });
        fill(inner);
        inner &= area_;
        const std::vector<Point> choices = inner.points();
        if (choices.size() > 10) return true;
        return any_set(choices, 0);
    }

private:
    Color fleer() const { return opponent(color_); }

    // Every empty point of the area but those, where it is legal, until nothing changes.
    void fill(const PointSet& but) {
        for (bool changed = true; changed;) {
            changed = false;
            area_.for_each([&](Point p) {
                if (!board_.is_empty(p) || but.contains(p)) return;
                if (!board_.is_legal({fleer(), p}, Suicide::forbidden)) return;
                board_.play({fleer(), p});
                changed = true;
            });
        }
    }

    // Tries every way to fill some of the choices from the i-th on.
    bool any_set(const std::vector<Point>& choices, std::size_t i) {
        if (nodes_ < 0) return true;
        if (i == choices.size()) return survives();
        if (any_set(choices, i + 1)) return true;
        const Move move{fleer(), choices[i]};
        if (!board_.is_legal(move, Suicide::forbidden)) return false;
        const int taken = board_.captured(color_);
        board_.play(move);
        const bool can = board_.captured(color_) == taken && any_set(choices, i + 1);
        board_.undo();
        return can;
    }

    bool survives() {
        PointSet chains;
        area_.for_each([&](Point p) {
            if (board_.at(p) == cell(fleer())) chains.insert(board_.chain(p));
        });
        bool safe = false;
        chains.for_each([&](Point name) {
            if (safe) return;
            Hunt hunt(board_, color_, area_, KoBans::for_both, nodes_);
            safe = hunt.hunt(name, color_) != Hunted::captured;
        });
        return safe;
    }

    Board board_;
    Color color_;
    const PointSet& area_;
    std::int64_t nodes_;
};

}  // namespace

bool can_hold_out(const Board& board, Color color, const PointSet& area, std::int64_t nodes) {
    return Holdout(board, color, area, nodes).possible();
}

}  // namespace tedomari::go
