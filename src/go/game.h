// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/rational.h"
#include "go/board.h"
#include "go/position.h"
#include "go/rules.h"

namespace tedomari::go {

// A game in progress: a start (setup and handicap), the moves since, and the rules that say which move comes
// next. Either color may move at any time, as GTP and SGF allow; to_move() is only whose turn it would be.
class Game {
public:
    explicit Game(Size size = {}, Rules rules = {});
    explicit Game(const Position& start, Rules rules = {});

    const Board& board() const { return board_; }
    Size size() const { return board_.size(); }
    const Rules& rules() const { return rules_; }
    Rational komi() const { return rules_.komi; }
    void set_rules(const Rules& rules) { rules_ = rules; }  // what was played stays played
    void set_komi(Rational komi) { rules_.komi = komi; }

    // The board before the first move and who was to move there.
    const Position& start() const { return start_; }
    std::span<const Move> moves() const { return moves_; }
    // The position now; without the past, so cheap to copy.
    Position position() const;

    Color to_move() const { return to_move_; }
    void set_to_move(Color color);
    int passes() const;  // in a row, up to now
    bool is_over() const { return passes() >= 2; }
    int captured(Color color) const { return board_.captured(color); }  // color's stones lost

    // Under positional and situational superko every earlier position since the start is looked up by its
    // hash, so a legal move is called illegal once in 2^64 times the length of the game.
    Legality legality(Move move) const;
    bool is_legal(Move move) const { return legality(move) == Legality::legal; }
    // On an empty point, or a pass.  A record may break the rules of ko and suicide: ask legality() first.
    void play(Move move);
    bool undo();  // the last move; false when there is none

    // Setup makes a new start: the moves are forgotten, though their stones stay.
    void place(Point p, Color color);
    void remove(Point p);
    // Black's handicap stones on empty points; White moves next.
    void place_handicap(std::span<const Point> points);
    std::span<const Point> handicap() const { return handicap_; }
    void set_handicap(std::vector<Point> stones) { handicap_ = std::move(stones); }  // placed some other way

private:
    struct Past {
        std::uint64_t stones;
        Color to_move;
    };
    void begin();

    Rules rules_;
    Board board_;
    Color to_move_ = Color::black;
    Position start_;
    std::vector<Point> handicap_;
    std::vector<Move> moves_;
    std::vector<Past> past_;  // before each move, and now: one more than moves_
};

}  // namespace tedomari::go
