// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "cgt/dyadic.h"
#include "cgt/game.h"
#include "cgt/side.h"

namespace tedomari::cgt {

// Thrown when a value needs more nodes, memory or nesting than the limits allow; the store stays usable.
class TooLarge : public std::runtime_error {
public:
    TooLarge() : std::runtime_error("too large within the limits") {}
};

// x + ups·↑ + *nimber: the values that need no option lists.
struct NumberUpStar {
    Dyadic number;
    std::int32_t ups = 0;
    std::uint32_t nimber = 0;

    bool is_number() const { return ups == 0 && nimber == 0; }
    friend bool operator==(NumberUpStar, NumberUpStar) = default;
};

enum class Outcome : std::uint8_t { left, right, next, previous };  // who wins: L, R, the mover, the other

constexpr std::string_view to_string(Outcome outcome) {
    constexpr std::string_view names[] = {"L", "R", "N", "P"};
    return names[static_cast<int>(outcome)];
}

// Where games live.  Every value is stored once, in canonical form (no dominated and no reversible option),
// so equality is a comparison of ids.  Sums, negatives and comparisons are remembered. A store belongs to one
// thread.  Methods that may add a value are not const; spans of options stay valid for the life of the store.
// Exceptions: TooLarge, RationalOverflow.
class Store {
public:
    static constexpr int max_depth = 10'000;  // of recursion: deeper games are TooLarge, never a crash

    Store() : Store(nullptr) {}
    // Spends one node a value made and keeps within budget->limits().memory; the budget must outlive the
    // store.
    explicit Store(Budget* budget);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    Game number(Dyadic x) { return number_up_star({x, 0, 0}); }
    Game nimber(std::uint32_t n) { return number_up_star({0, 0, n}); }
    Game number_up_star(NumberUpStar value);
    // The canonical form of {left | right}.
    Game make(std::span<const Game> left, std::span<const Game> right);
    Game make(std::initializer_list<Game> left, std::initializer_list<Game> right) {
        return make(std::span(left.begin(), left.size()), std::span(right.begin(), right.size()));
    }

    // Canonical options, oldest id first.
    std::span<const Game> left(Game g);
    std::span<const Game> right(Game g);
    std::span<const Game> options(Game g, Side side) { return side == Side::left ? left(g) : right(g); }

    Game negative(Game g);
    Game sum(Game g, Game h);
    Game difference(Game g, Game h) { return sum(g, negative(h)); }

    bool leq(Game g, Game h);
    bool is_fuzzy(Game g, Game h) { return !leq(g, h) && !leq(h, g); }
    Outcome outcome(Game g);

    // The number reached when play stops at numbers, Left or Right moving first.
    Dyadic left_stop(Game g) const { return Dyadic::exactly(stops_[g.id()].left); }
    Dyadic right_stop(Game g) const { return Dyadic::exactly(stops_[g.id()].right); }

    bool is_number(Game g) const { return records_[g.id()].kind == Kind::number; }
    bool is_number_up_star(Game g) const { return records_[g.id()].kind != Kind::other; }
    std::optional<Dyadic> as_number(Game g) const;
    std::optional<NumberUpStar> as_number_up_star(Game g) const;

    std::size_t size() const { return records_.size(); }  // how many values; ids are below it
    std::size_t memory() const;                           // bytes, about
    Budget* budget() const { return budget_; }

private:
    enum class Kind : std::uint8_t { number, number_up_star, other };
    // What most comparisons need, apart from the rest so that more of it stays in the caches.
    struct Stops {
        double left, right;  // both the number itself for a number-up-star
    };
    // Options of numbers and number-up-stars are written when first asked for.
    struct Record {
        const Game* options = nullptr;  // left ones, then right ones
        std::uint32_t left_count = 0, right_count = 0;
        std::uint32_t negative = unknown;
        std::int32_t ups = 0;
        std::uint32_t nimber = 0;
        Kind kind = Kind::other;
    };
    static constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();

    // Option lists under construction, one pair a level of recursion, reused.
    struct Draft {
        std::vector<Game> left, right;
        std::vector<std::pair<Game, bool>> below, above;  // what is known about g <= draft, draft <= g

        std::vector<Game>& options(Side side) { return side == Side::left ? left : right; }
    };
    class Level {  // also counts the depth of recursion
    public:
        explicit Level(Store& store);
        ~Level() { --store_.depth_; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;
        Draft& draft();

    private:
        Store& store_;
    };

    // canonical.cc
    Game canonical(Draft& draft);
    Game simplest_number(Draft& draft, Stops stops);
    template <Side side>
    bool is_no_better(Game g, Game h);  // for that side
    template <Side side>
    bool is_no_better(Game g, Draft& draft, Stops stops);
    template <Side side>
    bool allows_number(Draft& draft, double x);
    template <Side side>
    void remove_dominated(Draft& draft);
    template <Side side>
    bool bypass_reversible(Draft& draft, Stops stops);

    // order.cc
    bool leq_by_options(Game g, Game h);
    bool leq_number_up_stars(Game g, Game h) const;

    // store.cc
    Game intern(std::span<const Game> left, std::span<const Game> right, Stops stops);
    std::optional<NumberUpStar> recognised(std::span<const Game> left, std::span<const Game> right,
                                           double number) const;
    void write_options(Game g);
    const Game* write(std::span<const Game> left, std::span<const Game> right);
    Game translated(Game g, Dyadic by);
    Game add_record(const Record& record, Stops stops, std::uint64_t hash);
    template <class Same>
    Game find(std::uint64_t hash, Same same) const;
    void grow_index();
    void grow_sums();
    void charge(std::size_t more_bytes);

    Budget* budget_;
    std::vector<Record> records_;
    std::vector<Stops> stops_;  // of records_
    // Option lists, in blocks that never move.
    std::vector<std::unique_ptr<Game[]>> blocks_;
    std::size_t block_free_ = 0, block_bytes_ = 0;
    Game* block_next_ = nullptr;
    // Open-addressed index of records by their contents.
    struct Slot {
        std::uint32_t hash = 0, id = unknown;
    };
    std::vector<Slot> index_;
    // Open-addressed memo of sums: key 0 is free.
    struct SumSlot {
        std::uint64_t key = 0;
        Game sum;
    };
    std::vector<SumSlot> sums_;
    std::size_t sums_used_ = 0;
    // Direct-mapped memo of comparisons; a newer pair overwrites an older one.
    std::vector<std::uint64_t> orders_;
    std::deque<Draft> drafts_;
    int depth_ = 0;
    friend class Level;
};

}  // namespace tedomari::cgt
