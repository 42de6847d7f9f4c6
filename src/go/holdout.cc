// SPDX-License-Identifier: MIT
#include "go/holdout.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "base/hash.h"

namespace tedomari::go {

namespace {

// Whether `color`, moving first, captures the stone at `target` by alternate play inside an area that its
// living stones enclose.  A win is a finite tree; a loss that leans on a repetition is not remembered.
class Hunt {
public:
    Hunt(Board& board, Color hunter, const PointSet& area, std::int64_t& nodes)
        : board_(board), hunter_(hunter), area_(area), nodes_(nodes) {}

    bool captures(Point target) {
        target_ = target;
        known_.clear();
        return hunts(0) == Found::win;
    }

private:
    enum class Found : std::uint8_t { win, loss, open };  // open: by a repetition, the depth or the nodes
    static constexpr int deepest = 40;

    std::uint64_t key(Color mover) const {
        return mix(board_.hash() ^ static_cast<std::uint64_t>(board_.ko().index()) << 1 ^
                   static_cast<std::uint64_t>(mover));
    }
    bool is_gone() const { return board_.at(target_) != cell(opponent(hunter_)); }

    std::vector<Point> moves(Color mover) const {
        std::vector<Point> found;
        area_.for_each([&](Point p) {
            if (board_.is_legal({mover, p}, Suicide::forbidden)) found.push_back(p);
        });
        return found;
    }

    Found hunts(int depth) {
        if (--nodes_ < 0 || depth > deepest) return Found::open;
        if (board_.liberties(target_) == 1) {
            const Move last{hunter_, board_.liberty_set(target_).first()};
            if (board_.is_legal(last, Suicide::forbidden)) return Found::win;
        }
        return remembered(hunter_, [&] {
            Found best = Found::loss;
            for (const Point p : moves(hunter_)) {
                board_.play({hunter_, p});
                const Found found = is_gone() ? Found::win : flees(depth + 1);
                board_.undo();
                if (found == Found::win) return Found::win;
                if (found == Found::open) best = Found::open;
            }
            return best;
        });
    }

    Found flees(int depth) {
        return remembered(opponent(hunter_), [&] {
            Found best = Found::win;
            const auto reply = [&](Point p) {
                board_.play({opponent(hunter_), p});
                const Found found = hunts(depth + 1);
                board_.undo();
                if (found != Found::win) best = found;
                return found != Found::win;
            };
            if (reply(Point())) return best;
            for (const Point p : moves(opponent(hunter_))) {
                if (reply(p)) return best;
            }
            return best;
        });
    }

    template <class F>
    Found remembered(Color mover, F&& search) {
        const std::uint64_t k = key(mover);
        if (const auto found = known_.find(k); found != known_.end()) return found->second;
        known_[k] = Found::open;  // while on the path: a repetition
        const Found found = search();
        if (found == Found::open) {
            known_.erase(k);
        } else {
            known_[k] = found;
        }
        return found;
    }

    Board& board_;
    Color hunter_;
    const PointSet& area_;
    std::int64_t& nodes_;
    Point target_;
    std::unordered_map<std::uint64_t, Found> known_;
};

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
        std::vector<Point> choices;
        inner.for_each([&](Point p) { choices.push_back(p); });
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
            if (!safe) safe = !Hunt(board_, color_, area_, nodes_).captures(name);
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
