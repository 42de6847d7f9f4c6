// SPDX-License-Identifier: MIT
#include "net/ladder.h"

#include "base/fixed_vector.h"

namespace tedomari::net {

namespace {

using go::Board;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;
using go::Suicide;

constexpr int effort = 256;  // lines times length: a ladder across 19x19 takes some forty atari

enum class Run : std::uint8_t { caught, open, escaped };

// An atari that may catch, and the fleer's answers to it that leave him two liberties.
struct Line {
    Point atari;
    PointSet answers;
};

bool catches(Board& board, Point stone, int left);

// The fleer to move: caught or away at once, or the moves that leave two liberties.
Run first_step(Board& board, Point stone, PointSet& open) {
    const Color fleer = color_of(board.at(stone));
    PointSet tries = board.liberty_set(stone);
    board.for_each_enemy_chain(stone, [&](Point enemy) {
        if (board.liberties(enemy) == 1) tries |= board.liberty_set(enemy);
    });
    bool away = false;
    open = {};
    tries.for_each([&](Point p) {
        if (away || !board.is_legal({fleer, p}, Suicide::forbidden)) return;
        board.play({fleer, p});
        const int liberties = board.liberties(stone);
        board.undo();
        away = liberties > 2;
        if (liberties == 2) open.insert(p);
    });
    if (away) return Run::escaped;
    return open.empty() ? Run::caught : Run::open;
}

Run after_atari(Board& board, Point stone, Line& line) {
    const Move move{opponent(color_of(board.at(stone))), line.atari};
    if (!board.is_legal(move, Suicide::forbidden)) return Run::escaped;
    board.play(move);
    const Run run = first_step(board, stone, line.answers);
    board.undo();
    return run;
}

// The fleer to move, by one of the answers.
bool all_fail(Board& board, Point stone, const PointSet& answers, int left) {
    const Color fleer = color_of(board.at(stone));
    const int each = (left - 1) / answers.size();
    bool caught = each > 0;
    answers.for_each([&](Point p) {
        if (!caught) return;
        board.play({fleer, p});
        caught = catches(board, stone, each);
        board.undo();
    });
    return caught;
}

bool catches_by(Board& board, Point stone, const Line& line, int left) {
    board.play({opponent(color_of(board.at(stone))), line.atari});
    const bool caught = all_fail(board, stone, line.answers, left);
    board.undo();
    return caught;
}

// The hunter to move, the chain with two liberties.
bool catches(Board& board, Point stone, int left) {
    FixedVector<Line, 2> open;
    bool caught = false;
    board.for_each_liberty(stone, [&](Point p) {
        Line line{p, {}};
        const Run run = caught ? Run::caught : after_atari(board, stone, line);
        caught |= run == Run::caught;
        if (run == Run::open) open.push_back(line);
    });
    if (caught) return true;
    for (const Line& line : open) {
        if (catches_by(board, stone, line, left / static_cast<int>(open.size()))) return true;
    }
    return false;
}

}  // namespace

bool cannot_run(Board& board, Point stone) {
    if (board.liberties(stone) != 1) return false;
    PointSet open;
    const Run run = first_step(board, stone, open);
    return run == Run::caught || (run == Run::open && all_fail(board, stone, open, effort));
}

PointSet catching_moves(Board& board, Point stone) {
    PointSet moves;
    if (board.liberties(stone) != 2) return moves;
    board.for_each_liberty(stone, [&](Point p) {
        Line line{p, {}};
        const Run run = after_atari(board, stone, line);
        if (run == Run::caught || (run == Run::open && catches_by(board, stone, line, effort)))
            moves.insert(p);
    });
    return moves;
}

}  // namespace tedomari::net
