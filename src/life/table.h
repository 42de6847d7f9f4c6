// SPDX-License-Identifier: MIT
// Hot: no allocation but when it is made.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "go/point.h"
#include "search/dfpn.h"

namespace tedomari::life {

// A set of up to 128 points of the area, by number.
struct Zone {
    std::uint64_t low = 0, high = 0;

    static constexpr Zone everything() { return {~std::uint64_t{0}, ~std::uint64_t{0}}; }
    constexpr void insert(unsigned i) { (i < 64 ? low : high) |= std::uint64_t{1} << (i % 64); }
    constexpr bool contains(unsigned i) const { return ((i < 64 ? low : high) >> (i % 64) & 1) != 0; }
    constexpr Zone& operator|=(Zone b) {
        low |= b.low;
        high |= b.high;
        return *this;
    }
};

// Proof and disproof numbers of the killer's success.  What is won by repetition is tainted: it holds where the
// path has the position at depth `taint`.
struct Numbers : search::ProofNumbers {
    int taint = clean;
    go::Point best;
    Zone zone;          // of a solved position: the loser's stones elsewhere would change nothing
    bool bans = false;  // a solved position: it leans on a ko ban, and may be otherwise with other threats

    static constexpr Numbers killed(Zone zone, go::Point best = {}, int taint = clean) {
        return {{0, infinite}, taint, best, zone, false};
    }
    static constexpr Numbers lives(Zone zone, int taint = clean, go::Point best = {}) {
        return {{infinite, 0}, taint, best, zone, false};
    }
};

// What a search knows of positions; of two neighbours the least worked-for gives way.
class Table {
public:
    explicit Table(std::size_t max_bytes = std::size_t{64} << 20)
        : entries_(std::bit_floor(max_bytes / sizeof(Entry))) {}

    void clear() { ++age_; }

    // It will soon be asked for.
    void expect(std::uint64_t key) const { __builtin_prefetch(&entries_[place(key)]); }

    // Of a position reached by a path with this hash.
    const Numbers* find(std::uint64_t key, std::uint64_t path) const {
        const Entry* bucket = &entries_[place(key)];
        for (std::size_t i = 0; i < ways; ++i) {
            const Entry& e = bucket[i];
            if (e.key == key && e.age == age_ && (e.numbers.taint == Numbers::clean || e.path == path))
                return &e.numbers;
        }
        return nullptr;
    }

    void store(std::uint64_t key, std::uint64_t path, const Numbers& numbers, std::uint32_t work) {
        Entry* bucket = &entries_[place(key)];
        Entry* victim = bucket;
        for (std::size_t i = 0; i < ways; ++i) {
            Entry& e = bucket[i];
            if (e.key == key && e.age == age_) {
                victim = &e;
                work += e.work;
                break;
            }
            if (e.age != age_ || (victim->age == age_ && e.work < victim->work)) victim = &e;
        }
        *victim = {key, path, numbers, work, age_};
    }

private:
    static constexpr std::size_t ways = 2;

    struct Entry {
        std::uint64_t key = 0, path = 0;
        Numbers numbers;
        std::uint32_t work = 0, age = 0;
    };

    std::size_t place(std::uint64_t key) const { return key & (entries_.size() - ways); }

    std::vector<Entry> entries_;
    std::uint32_t age_ = 1;
};

}  // namespace tedomari::life
