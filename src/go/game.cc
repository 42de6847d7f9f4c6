// SPDX-License-Identifier: MIT
#include "go/game.h"

#include <algorithm>
#include <cassert>

namespace tedomari::go {

Game::Game(Size size, Rules rules) : Game(Position{Board(size), Color::black}, rules) {}

Game::Game(const Position& start, Rules rules) : rules_(rules), board_(start.board), to_move_(start.to_move) {
    begin();
}

// The board as it stands becomes the start.
void Game::begin() {
    board_.forget_plays();
    start_ = {board_, to_move_};
    moves_.clear();
    past_ = {{board_.hash(), to_move_}};
}

Position Game::position() const {
    Position now{board_, to_move_};
    now.board.forget_plays();
    return now;
}

void Game::set_to_move(Color color) {
    to_move_ = color;
    if (moves_.empty()) {
        start_.to_move = color;
        past_.back().to_move = color;
    }
}

int Game::passes() const {
    const auto last_play = std::find_if(moves_.rbegin(), moves_.rend(), [](Move m) { return !m.is_pass(); });
    return static_cast<int>(last_play - moves_.rbegin());
}

Legality Game::legality(Move move) const {
    const Legality on_board = board_.legality(move, rules_.suicide);
    if (on_board != Legality::legal || move.is_pass() || rules_.ko == KoRule::simple) return on_board;
    const std::uint64_t after = board_.hash_after(move);
    const Color next = opponent(move.color);
    const bool repeats = std::any_of(past_.begin(), past_.end(), [&](const Past& past) {
        return past.stones == after && (rules_.ko == KoRule::positional || past.to_move == next);
    });
    return repeats ? Legality::superko : Legality::legal;
}

void Game::play(Move move) {
    board_.play(move);
    moves_.push_back(move);
    to_move_ = opponent(move.color);
    past_.push_back({board_.hash(), to_move_});
}

bool Game::undo() {
    if (moves_.empty()) return false;
    board_.undo();
    to_move_ = moves_.back().color;
    moves_.pop_back();
    past_.pop_back();
    return true;
}

void Game::place(Point p, Color color) {
    board_.place(p, color);
    begin();
}

void Game::remove(Point p) {
    board_.remove(p);
    begin();
}

void Game::place_handicap(std::span<const Point> points) {
    for (const Point p : points) {
        assert(board_.is_empty(p));
        board_.place(p, Color::black);
        handicap_.push_back(p);
    }
    to_move_ = Color::white;
    begin();
}

}  // namespace tedomari::go
