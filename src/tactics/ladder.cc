// SPDX-License-Identifier: MIT
#include "tactics/ladder.h"

#include "base/fixed_vector.h"
#include "tactics/shape.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Move;
using go::Point;

namespace {

class Chase {
public:
    Chase(Board& board, Point target, int most_nodes)
        : board_(board), target_(target), prey_(color_of(board.at(target))), left_(most_nodes) {
        reading_.nodes = most_nodes;
    }

    LadderReading finished(Ladder ladder) {
        reading_.ladder = ladder;
        reading_.nodes -= left_;
        return reading_;
    }

    Ladder attack() {
        if (left_-- <= 0) return Ladder::unknown;
        reading_.trace |= board_.liberty_set(target_);
        const int liberties = board_.liberties(target_);
        if (liberties > 2) return Ladder::escapes;
        bool unknown = false;
        FixedVector<Point, 2> moves;
        board_.for_each_liberty(target_, [&](Point p) { moves.push_back(p); });
        for (const Point p : moves) {
            if (!board_.is_legal({opponent(prey_), p}, go::Suicide::forbidden)) continue;
            Ladder result = Ladder::captured;
            if (liberties == 2) {
                board_.play({opponent(prey_), p});
                result = defend();
                board_.undo();
            }
            if (result == Ladder::captured) {
                reading_.move = p;
                return result;
            }
            unknown |= result == Ladder::unknown;
        }
        return unknown ? Ladder::unknown : Ladder::escapes;
    }

    // The prey in atari, to move: it runs, or takes a chain around it.
    Ladder defend() {
        if (left_-- <= 0) return Ladder::unknown;
        reading_.trace |= board_.liberty_set(target_);
        if (board_.liberties(target_) > 1) return attack_after_pass();
        FixedVector<Point, 64> moves;
        board_.for_each_enemy_chain(target_, [&](Point name) {
            if (board_.liberties(name) != 1 || moves.size() == 63) return;
            moves.push_back(board_.liberty_set(name).first());
            // It is in atari as long as nobody takes the chains that hold it there.
            reading_.trace |= liberties_around(board_, name, few);
        });
        moves.push_back(board_.liberty_set(target_).first());
        bool unknown = false;
        for (const Point p : moves) {
            if (!board_.is_legal({prey_, p}, go::Suicide::forbidden)) continue;
            reading_.trace.insert(p);
            board_.play({prey_, p});
            const Ladder result = attack();
            board_.undo();
            if (result == Ladder::escapes) {
                reading_.move = p;
                return result;
            }
            unknown |= result == Ladder::unknown;
        }
        return unknown ? Ladder::unknown : Ladder::captured;
    }

private:
    static constexpr int few = 6;  // liberties: a chain with more is nobody's prey within a search

    // Not in atari: it may as well move anywhere; see what its own liberties give, then a pass.
    Ladder attack_after_pass() {
        FixedVector<Point, 2> moves;
        if (board_.liberties(target_) == 2)
            board_.for_each_liberty(target_, [&](Point p) { moves.push_back(p); });
        board_.play(Move::pass(prey_));
        Ladder result = attack();
        board_.undo();
        reading_.move = Point();
        for (const Point p : moves) {
            if (result == Ladder::escapes || !board_.is_legal({prey_, p}, go::Suicide::forbidden)) continue;
            board_.play({prey_, p});
            const Ladder next = attack();
            board_.undo();
            if (next != Ladder::captured) result = next;
            if (next == Ladder::escapes) reading_.move = p;
        }
        return result;
    }

    Board& board_;
    Point target_;
    Color prey_;
    int left_;
    LadderReading reading_;
};

}  // namespace

LadderReading attack_in_ladder(Board& board, Point target, int most_nodes) {
    Chase chase(board, target, most_nodes);
    const Ladder result = chase.attack();
    return chase.finished(result);
}

LadderReading defend_in_ladder(Board& board, Point target, int most_nodes) {
    Chase chase(board, target, most_nodes);
    const Ladder result = chase.defend();
    return chase.finished(result);
}

}  // namespace tedomari::tactics
