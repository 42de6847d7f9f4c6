// SPDX-License-Identifier: MIT
#include "tactics/diagonals.h"

#include "tactics/caught.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Move;
using go::Point;
using outcome::Outcome;

namespace {

constexpr int ours = 0, our_ko = 7, open = 8, their_ko = 9, theirs = 16;

struct Diagonal {
    int value = ours;
    Diagonals::Key key;
};

class Judge {
public:
    Judge(const Board& board, Color owner, ReadingTable& table, Budget& budget)
        : board_(board), owner_(owner), enemy_(opponent(owner)), table_(table), budget_(budget) {}

    Diagonal of(Point p) {
        if (board_.at(p) == cell(owner_)) return {ours, {}};
        return board_.is_empty(p) ? of_empty(p) : of_enemy(p);
    }

private:
    Reading read(const Board& board, Point chain, Side first) {
        return read_plainly(board, capture(board, chain), first, table_, budget_);
    }

    // A stone that takes one stone and can be taken back at once.
    static bool starts_ko(const Board& board, Move move) {
        if (!board.is_ko_shape(move)) return false;
        Board after = board;
        after.play(move);
        return after.liberties(move.point) == 1;
    }

    // Whether a stone of the color put there stays, the other side to move: won, lost or a ko.
    Outcome stays(Point p, Color color) {
        const Move move{color, p};
        if (!board_.is_legal(move, go::Suicide::forbidden)) return Outcome::lost();
        if (starts_ko(board_, move)) return Outcome::ko_up();
        Board after = board_;
        after.play(move);
        const Outcome taken = read(after, p, Side::attacker).outcome;
        if (taken == Outcome::won()) return Outcome::lost();
        return taken.is_ko() ? taken : Outcome::won();
    }

    Diagonal of_empty(Point p) {
        const Outcome theirs_there = stays(p, enemy_);
        if (theirs_there == Outcome::lost()) return {ours, {}};
        const Diagonals::Key key{p, p};
        if (theirs_there != Outcome::won()) return {our_ko, key};
        return stays(p, owner_) == Outcome::lost() ? Diagonal{theirs, {}} : Diagonal{open, key};
    }

    Diagonal of_enemy(Point p) {
        const Reading attack = read(board_, p, Side::attacker);
        if (attack.outcome.is_ko()) return {their_ko, {attack.best, attack.best}};
        if (attack.outcome != Outcome::won()) return {theirs, {}};
        if (is_caught(board_, p, table_, budget_)) return {ours, {}};
        const Reading defence = read(board_, p, Side::defender);
        const Diagonals::Key key{defence.best, attack.best};
        if (!attack.best.is_nowhere() && starts_ko(board_, {owner_, attack.best})) return {their_ko, key};
        return {defence.outcome.is_ko() ? our_ko : open, key};
    }

    const Board& board_;
    Color owner_, enemy_;
    ReadingTable& table_;
    Budget& budget_;
};

}  // namespace

Diagonals diagonals(const Board& board, Point point, Color owner, const go::PointSet& secure,
                    ReadingTable& table, Budget& budget) {
    Diagonals found;
    Judge judge(board, owner, table, budget);
    for (const int dx : {-1, 1}) {
        for (const int dy : {-1, 1}) {
            const int column = point.column() + dx, row = point.row() + dy;
            const bool off_column = column < 0 || column >= board.size().width;
            const bool off_row = row < 0 || row >= board.size().height;
            if (off_column || off_row) {
                found.sum += off_column && off_row ? ours : open;
                continue;
            }
            const Point q = Point::at(column, row);
            if (secure.contains(q)) continue;
            const Diagonal diagonal = judge.of(q);
            found.sum += diagonal.value;
            if (diagonal.value != ours && diagonal.value != theirs) found.keys.push_back(diagonal.key);
        }
    }
    return found;
}

}  // namespace tedomari::tactics
