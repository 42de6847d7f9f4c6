// SPDX-License-Identifier: MIT
// Hot: see the layout in the header.
#include "go/board.h"

#include <cassert>
#include <utility>

#include "go/flood.h"
#include "go/zobrist.h"

namespace tedomari::go {

Board::Board(Size size) : size_(size), cells_(Cell::edge) {
    assert(size.width >= 1 && size.width <= max_size && size.height >= 1 && size.height <= max_size);
    for_each_point(size, [this](Point p) { cells_[p] = Cell::empty; });
    plays_.reserve(64);
    saved_.reserve(64);
}

Board::Board(const Board& other)
    : size_(other.size_),
      ko_ban_(other.ko_ban_),
      captured_(other.captured_),
      hash_(other.hash_),
      cells_(other.cells_),
      chain_(other.chain_),
      next_(other.next_),
      plays_(other.plays_),
      saved_(other.saved_) {
    copy_chains(other);
}

Board& Board::operator=(const Board& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    ko_ban_ = other.ko_ban_;
    captured_ = other.captured_;
    hash_ = other.hash_;
    cells_ = other.cells_;
    chain_ = other.chain_;
    next_ = other.next_;
    plays_ = other.plays_;
    saved_ = other.saved_;
    copy_chains(other);
    return *this;
}

void Board::copy_chains(const Board& other) {
    for_each_point(size_, [&](Point p) {
        if (is_stone(cells_[p]) && chain_[p] == p) chains_[p] = other.chains_[p];
    });
}

void Board::forget_plays() {
    plays_.clear();
    saved_.clear();
}

Legality Board::legality(Move move, Suicide suicide) const {
    if (move.is_pass()) return Legality::legal;
    const Cell here = at(move.point);
    if (here == Cell::edge) return Legality::off_board;
    if (here != Cell::empty) return Legality::occupied;
    if (move == ko_ban_) return Legality::ko;
    if (suicide == Suicide::allowed) return Legality::legal;
    const Cell own = cell(move.color);
    for (const Point q : move.point.neighbours()) {
        const Cell there = at(q);
        if (there == Cell::empty) return Legality::legal;
        if (there == Cell::edge) continue;
        if ((liberties(q) > 1) == (there == own)) return Legality::legal;
    }
    return Legality::suicide;
}

bool Board::is_ko_shape(Move move) const {
    if (at(move.point) != Cell::empty) return false;
    int taken = 0;
    for (const Point q : move.point.neighbours()) {
        if (at(q) == Cell::empty || at(q) == cell(move.color)) return false;
        if (at(q) != Cell::edge && liberties(q) == 1) taken += chain_size(q);
    }
    return taken == 1;
}

void Board::Chain::gain(Point p) {
    liberty_count = static_cast<std::uint16_t>(liberty_count + !liberties.contains(p));
    liberties.insert(p);
}

void Board::Chain::lose(Point p) {
    liberty_count = static_cast<std::uint16_t>(liberty_count - liberties.contains(p));
    liberties.erase(p);
}

// Every stone of the circle through `from` now belongs to `name`.
void Board::relabel(Point from, Point name) {
    Point stone = from;
    do {
        chain_[stone] = name;
        stone = next_[stone];
    } while (stone != from);
}

void Board::absorb(Chain& chain, Point name) {
    const Chain& other = chains_[name];
    const int shared = shared_points(chain.liberties, other.liberties);
    chain.liberty_count = static_cast<std::uint16_t>(chain.liberty_count + other.liberty_count - shared);
    chain.liberties |= other.liberties;
    chain.size = static_cast<std::uint16_t>(chain.size + other.size);
    relabel(name, chain.name);
    std::swap(next_[chain.name], next_[name]);
}

// Puts the stone on the board and joins it to its friends, whose records go on saved_.  Enemies lose a
// liberty and may be left with none: they are `dead`, for the caller to lift.
Board::Contact Board::put(Move move) {
    const Point p = move.point;
    const Cell own = cell(move.color);
    cells_[p] = own;
    hash_ ^= zobrist::stone(move.color, p);

    Contact contact;
    FixedVector<Point, 4> empty;
    FixedVector<Point, 4> friends;  // the largest first
    for (const Point q : p.neighbours()) {
        const Cell there = cells_[q];
        if (there == Cell::empty) {
            empty.push_back(q);
        } else if (there == own) {
            const Point name = chain_[q];
            if (friends.contains(name)) continue;
            friends.push_back(name);
            if (chains_[name].size > chains_[friends[0]].size) std::swap(friends[0], friends.back());
        } else if (there != Cell::edge) {
            const Point name = chain_[q];
            Chain& enemy = chains_[name];
            enemy.lose(p);
            if (enemy.liberty_count == 0 && !contact.dead.contains(name)) contact.dead.push_back(name);
        }
    }
    contact.joined = friends.size();
    if (friends.empty()) {
        start_chain(p, empty);
        return contact;
    }
    for (const Point name : friends) saved_.push_back(chains_[name]);
    Chain& chain = chains_[friends[0]];
    for (std::size_t i = 1; i < friends.size(); ++i) absorb(chain, friends[i]);
    chain.lose(p);
    for (const Point q : empty) chain.gain(q);
    ++chain.size;
    chain_[p] = chain.name;
    next_[p] = std::exchange(next_[chain.name], p);
    return contact;
}

void Board::start_chain(Point p, const FixedVector<Point, 4>& liberties) {
    Chain& chain = chains_[p];
    chain.liberties.clear();
    for (const Point q : liberties) chain.liberties.insert(q);
    chain.liberty_count = static_cast<std::uint16_t>(liberties.size());
    chain.size = 1;
    chain.name = p;
    chain_[p] = p;
    next_[p] = p;
}

// Takes the stone of put() off again; its friends' records are the last on saved_.
void Board::unput(const Play& play) {
    const Point p = play.move.point;
    if (play.joined != 0) {
        const Chain* records = saved_.data() + saved_.size() - play.joined;
        const Point name = records[0].name;
        next_[name] = next_[p];
        for (std::size_t i = play.joined; i-- > 1;) {
            const Point other = records[i].name;
            std::swap(next_[name], next_[other]);
            relabel(other, other);
            chains_[other] = records[i];
        }
        chains_[name] = records[0];
        saved_.resize(saved_.size() - play.joined);
    }
    cells_[p] = Cell::empty;
    chain_[p] = play.chain;
    next_[p] = play.next;
    const Cell enemy = cell(opponent(play.move.color));
    for (const Point q : p.neighbours()) {
        if (cells_[q] == enemy) chains_[chain_[q]].gain(p);
    }
}

// Takes a chain off the board; its enemies gain its points as liberties.  Its links stay for restore().
void Board::lift(const Chain& chain, Color color) {
    saved_.push_back(chain);
    captured_[index(color)] += chain.size;
    const Cell enemy = cell(opponent(color));
    for_each_stone(chain.name, [&](Point stone) {
        cells_[stone] = Cell::empty;
        hash_ ^= zobrist::stone(color, stone);
        for (const Point q : stone.neighbours()) {
            if (cells_[q] == enemy) chains_[chain_[q]].gain(stone);
        }
    });
}

// Puts back the chain that was lifted last.
void Board::restore(Color color) {
    const Chain& chain = saved_.back();
    chains_[chain.name] = chain;
    captured_[index(color)] -= chain.size;
    const Cell enemy = cell(opponent(color));
    for_each_stone(chain.name, [&](Point stone) {
        cells_[stone] = cell(color);
        for (const Point q : stone.neighbours()) {
            if (cells_[q] == enemy) chains_[chain_[q]].lose(stone);
        }
    });
    saved_.pop_back();
}

void Board::play(Move move) {
    assert(move.is_pass() || is_empty(move.point));
    const Point p = move.point;
    Play play{move, ko_ban_, chain_[p], next_[p], hash_, 0, 0, false};
    ko_ban_ = no_ban;
    if (!move.is_pass()) {
        const Contact contact = put(move);
        play.joined = static_cast<std::uint8_t>(contact.joined);
        play.taken = static_cast<std::uint8_t>(contact.dead.size());
        for (const Point name : contact.dead) lift(chains_[name], opponent(move.color));
        const Chain& chain = chains_[chain_[p]];
        play.suicide = chain.liberty_count == 0;
        if (play.suicide) lift(chain, move.color);
        // A ko takes one stone with one stone that is then itself in atari.
        if (play.taken == 1 && chain.liberty_count == 1 && chain.size == 1 && saved_.back().size == 1) {
            ko_ban_ = {opponent(move.color), contact.dead[0]};
        }
    }
    plays_.push_back(play);
}

std::uint64_t Board::hash_after(Move move) const {
    if (move.is_pass()) return hash_;
    const Color enemy = opponent(move.color);
    std::uint64_t hash = hash_ ^ zobrist::stone(move.color, move.point);
    const auto without = [&](Point name, Color color) {
        for_each_stone(name, [&](Point stone) { hash ^= zobrist::stone(color, stone); });
    };
    FixedVector<Point, 4> friends;
    FixedVector<Point, 4> taken;
    bool breathes = false;
    for (const Point q : move.point.neighbours()) {
        if (at(q) == Cell::empty) breathes = true;
        if (!is_stone(at(q))) continue;
        FixedVector<Point, 4>& chains = at(q) == cell(enemy) ? taken : friends;
        const bool in_atari = liberties(q) == 1;
        if (&chains == &friends && !in_atari) breathes = true;
        if (in_atari && !chains.contains(chain(q))) chains.push_back(chain(q));
    }
    for (const Point name : taken) without(name, enemy);
    if (!breathes && taken.empty()) {  // suicide
        hash ^= zobrist::stone(move.color, move.point);
        for (const Point name : friends) without(name, move.color);
    }
    return hash;
}

void Board::undo() {
    assert(!plays_.empty());
    const Play play = plays_.back();
    plays_.pop_back();
    if (!play.move.is_pass()) {
        if (play.suicide) restore(play.move.color);
        for (int i = 0; i < play.taken; ++i) restore(opponent(play.move.color));
        unput(play);
    }
    ko_ban_ = play.ko_ban;
    hash_ = play.hash;
}

void Board::place(Point p, Color color) {
    assert(size_.contains(p));
    if (!is_empty(p)) remove(p);
    put({color, p});
    ko_ban_ = no_ban;
    forget_plays();
}

void Board::remove(Point p) {
    assert(size_.contains(p));
    const PointMap<Cell> old = cells_;
    hash_ = 0;
    for_each_point(size_, [&](Point q) {
        const bool stays_closed = q != p && old[q] == Cell::edge;
        if (stays_closed) hash_ ^= zobrist::hole(q);
        cells_[q] = stays_closed ? Cell::edge : Cell::empty;
    });
    for_each_point(size_, [&](Point q) {
        if (q != p && is_stone(old[q])) put({color_of(old[q]), q});
    });
    ko_ban_ = no_ban;
    forget_plays();
}

void Board::close(Point p) {
    remove(p);
    cells_[p] = Cell::edge;
    hash_ ^= zobrist::hole(p);
    for (const Point q : p.neighbours()) {
        if (is_stone(at(q))) chains_[chain_[q]].lose(p);
    }
}

bool Board::is_possible() const {
    bool possible = true;
    for_each_point(size_, [&](Point p) { possible &= !is_stone(at(p)) || liberties(p) != 0; });
    return possible;
}

bool Board::check_invariants() const {
    std::uint64_t hash = 0;
    bool good = true;
    for_each_point(size_, [&](Point p) {
        if (at(p) == Cell::edge) hash ^= zobrist::hole(p);
        if (!is_stone(at(p))) return;
        hash ^= zobrist::stone(color_of(at(p)), p);
        if (chain_[p] == p) good &= check_chain(p);
        good &= at(chain_[p]) == at(p) && chain_[chain_[p]] == chain_[p];
    });
    return good && hash == hash_;
}

// The circle through `name` is exactly its connected stones, and the record describes them.
bool Board::check_chain(Point name) const {
    const PointSet stones = flood(name, [&](Point q) { return at(q) == at(name); });
    PointSet liberties;
    stones.neighbours().for_each([&](Point q) {
        if (at(q) == Cell::empty) liberties.insert(q);
    });
    PointSet circle;
    bool good = true;
    for_each_stone(name, [&](Point p) {
        circle.insert(p);
        good &= chain_[p] == name;
    });
    const Chain& chain = chains_[name];
    return good && circle == stones && chain.name == name && chain.size == stones.size() &&
           chain.liberties == liberties && chain.liberty_count == liberties.size();
}

}  // namespace tedomari::go
