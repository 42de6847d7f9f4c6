// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <deque>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "base/huge_pages.h"
#include "base/result.h"
#include "cgt/side.h"
#include "cgt/store.h"

namespace tedomari::cgt {

// A position that stands for others of the same value, or of the opposite one.
template <class Position>
struct Normal {
    Position position;
    bool negated = false;
};

// The rules of a game, as Solver needs them: a new game is one file with one such struct.
//   Position   trivially copyable, comparable, one connected component; hash(p) spreads all of it
//   parts      splits what a diagram shows, or what a move leaves, into components that never meet again, and
//              leaves out those where nobody can move
//   moves      appends the components left by each move of a side, a count before each move
//   normal     the representative of a position under the symmetries of the game
//   parse      a diagram, rows separated by | or /; start(rows, columns), if any, is where games begin
template <class R>
concept Ruleset = requires(typename R::Position p, std::vector<typename R::Position>& out, Side side,
                           std::string_view text, std::vector<std::uint32_t>& counts) {
    requires std::equality_comparable<typename R::Position>;
    requires std::is_trivially_copyable_v<typename R::Position>;
    { R::name } -> std::convertible_to<std::string_view>;
    {R::moves(p, side, out, counts)};
    { R::normal(p) } -> std::same_as<Normal<typename R::Position>>;
    { R::hash(p) } -> std::same_as<std::uint64_t>;
    { R::parse(text) } -> std::same_as<Result<std::vector<typename R::Position>>>;
};

// Values of positions, each component worked out once.  Throws TooLarge when the store's budget is spent.
template <Ruleset R>
class Solver {
public:
    using Position = typename R::Position;

    explicit Solver(Store& store) : store_(store), table_(1 << 10), recent_(1 << 10) {}

    Game value(std::span<const Position> parts) {
        Game total;
        for (const Position& part : parts) total = store_.sum(total, value(part));
        return total;
    }
    Game value(const Position& position) { return value(key_of(position)); }

    std::size_t positions() const { return used_; }
    std::size_t memory() const { return (table_.size() + recent_.size()) * sizeof(Entry); }

private:
    static constexpr Game no_value = Game::from_id(~0u);
    static constexpr std::size_t max_recent = 1 << 17;  // two megabytes: what stays in a core's own cache

    // A base, not a member: the value then fits into the padding behind the position.
    struct Entry : Position {
        const Position& position() const { return *this; }
        Game value = no_value;
        bool is_free() const { return value == no_value; }
    };
    // A position ready to be looked up.
    struct Key {
        Position representative;
        std::uint64_t hash;
        bool negated;
    };
    // A component left by a move: its value, or the key under which to find it.
    struct Part {
        Key key;
        Game value = no_value;
    };
    struct Frame {
        std::vector<Position> positions;
        std::vector<std::uint32_t> counts;
        std::vector<Part> parts;
        std::vector<Game> left, right;
    };

    static Key key_of(const Position& position) {
        const auto [representative, negated] = R::normal(position);
        return {representative, R::hash(representative), negated};
    }

    Game value(const Key& key) {
        Game result;
        if (const Entry* entry = find(key.representative, key.hash)) {
            result = entry->value;
        } else {
            result = searched(key.representative);
            insert(key.representative, key.hash, result);
        }
        return key.negated ? store_.negative(result) : result;
    }

    Game searched(const Position& position) {
        if (Budget* budget = store_.budget(); budget != nullptr && !budget->spend()) throw TooLarge();
        while (frames_.size() <= depth_) frames_.emplace_back();
        Frame& frame = frames_[depth_];
        struct Deeper {
            std::size_t& depth;
            explicit Deeper(std::size_t& d) : depth(d) { ++depth; }
            ~Deeper() { --depth; }
        } const deeper(depth_);
        collect_options(position, Side::left, frame, frame.left);
        collect_options(position, Side::right, frame, frame.right);
        return store_.make(frame.left, frame.right);
    }

    // The table is far larger than the caches: all entries are asked for before the first is needed.
    void collect_options(const Position& position, Side side, Frame& frame, std::vector<Game>& options) {
        frame.positions.clear();
        frame.counts.clear();
        R::moves(position, side, frame.positions, frame.counts);
        frame.parts.clear();
        for (const Position& part : frame.positions) frame.parts.push_back(look_up(part));
        options.clear();
        std::size_t next = 0;
        for (const std::uint32_t count : frame.counts) {
            Game total;
            for (const std::size_t end = next + count; next < end; ++next) {
                if (frame.parts[next].value == no_value) {
                    frame.parts[next].value = value(frame.parts[next].key);
                    recent(frame.positions[next]) = {frame.positions[next], frame.parts[next].value};
                }
                total = store_.sum(total, frame.parts[next].value);
            }
            options.push_back(total);
        }
    }

    // Neighbours in the search meet the same components, turned the same way: most need no representative.
    Part look_up(const Position& position) {
        const Entry& entry = recent(position);
        if (!entry.is_free() && entry.position() == position) return {{}, entry.value};
        const Part part{key_of(position)};
        __builtin_prefetch(&table_[part.key.hash & (table_.size() - 1)]);
        return part;
    }
    Entry& recent(const Position& position) { return recent_[R::hash(position) & (recent_.size() - 1)]; }

    const Entry* find(const Position& position, std::uint64_t hash) const {
        const std::size_t mask = table_.size() - 1;
        for (std::size_t at = hash & mask; !table_[at].is_free(); at = (at + 1) & mask) {
            if (table_[at].position() == position) return &table_[at];
        }
        return nullptr;
    }

    void insert(const Position& position, std::uint64_t hash, Game value) {
        if (++used_ * 3 >= table_.size() * 2) grow();
        place(table_, {position, value}, hash);
    }

    static void place(std::vector<Entry>& table, const Entry& entry, std::uint64_t hash) {
        const std::size_t mask = table.size() - 1;
        std::size_t at = hash & mask;
        while (!table[at].is_free()) at = (at + 1) & mask;
        table[at] = entry;
    }

    void grow() {
        if (const Budget* budget = store_.budget();
            budget != nullptr && store_.memory() + 3 * memory() > budget->limits().memory) {
            throw TooLarge();
        }
        std::vector<Entry> larger = large_table<Entry>(2 * table_.size());
        for (const Entry& entry : table_) {
            if (!entry.is_free()) place(larger, entry, R::hash(entry.position()));
        }
        table_ = std::move(larger);
        if (recent_.size() < max_recent) recent_ = large_table<Entry>(2 * recent_.size());
    }

    Store& store_;
    std::vector<Entry> table_;
    std::vector<Entry> recent_;  // direct-mapped, by positions as they come
    std::size_t used_ = 0;
    std::deque<Frame> frames_;
    std::size_t depth_ = 0;
};

}  // namespace tedomari::cgt
