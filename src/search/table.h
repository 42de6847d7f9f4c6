// SPDX-License-Identifier: MIT
// Hot: no allocation but when the table grows.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace tedomari::search {

// A transposition table for searches that keep a proof number, a disproof number, a move and a trace per
// position.  It starts small, doubles while it fills and stops growing at the memory it was given; from then
// on the least worked-for of four neighbours gives way.  clear() is cheap: it only makes older entries
// strangers.
//
//      slots_    | 4 entries | 4 entries | …      a key lives in one bucket of four
//      traces_   | 4 traces  | 4 traces  | …      apart, so that a look for a key touches few cache lines
template <class Move, class Trace>
class Table {
public:
    struct Entry {
        std::uint64_t key = 0;
        std::uint64_t path = 0;   // the ancestors a loop-bound disproof leans on; 0 when it leans on none
        std::uint32_t limit = 0;  // under which the numbers hold; a key may have an entry for each limit …
        std::uint32_t pn = 1;     // 0: proved
        std::uint32_t dn = 1;     // 0: refuted
        std::uint32_t work = 0;   // nodes spent below, so that dear results stay longest
        std::uint16_t age = 0;    // 0 never matches
        std::uint16_t terms = 0;  // … and for each terms of the game, see TakesNotes
        Move best{};
        bool poor = false;       // of a refutation, see Numbers
        std::uint8_t notes = 0;  // of what is settled, see TakesNotes

        bool is_solved() const { return pn == 0 || dn == 0; }
    };

    explicit Table(std::size_t max_bytes = std::size_t{64} << 20) { limit(max_bytes); }

    // The most memory it may use; at least a few kilobytes are.  Forgets everything.
    void limit(std::size_t max_bytes) {
        max_buckets_ = std::bit_floor(max_bytes / (ways * bytes_each));
        if (max_buckets_ < first_buckets) max_buckets_ = first_buckets;
        slots_.assign(first_buckets * ways, {});
        slots_.shrink_to_fit();
        traces_.assign(first_buckets * ways, {});
        traces_.shrink_to_fit();
        buckets_ = first_buckets;
        used_ = 0;
        age_ = 1;
    }

    void clear() {
        if (++age_ == std::numeric_limits<std::uint16_t>::max()) limit(max_buckets_ * ways * bytes_each);
        used_ = 0;
        buckets_ = first_buckets;  // a fresh search is small: keep it within the processor's cache
    }

    // What one question has taught is no use to another, and only in its way.
    void ask(std::uint64_t question) {
        if (question == question_) return;
        question_ = question;
        forget_hints();
        clear();
    }

    // The first entry of this key that serves; nullptr when none does.
    template <class Serves>
    const Entry* find(std::uint64_t key, Serves&& serves) const {
        const Entry* bucket = &slots_[place(key)];
        for (std::size_t i = 0; i < ways; ++i) {
            if (bucket[i].key == key && bucket[i].age == age_ && serves(bucket[i])) return &bucket[i];
        }
        return nullptr;
    }

    // The entry to overwrite for this key, limit and terms: its own, a free one, or the cheapest.
    Entry& slot(std::uint64_t key, std::uint32_t limit, std::uint16_t terms = 0) {
        if (used_ * 2 > buckets_ * ways && buckets_ < max_buckets_) grow();
        Entry* bucket = &slots_[place(key)];
        Entry* victim = bucket;
        for (std::size_t i = 0; i < ways; ++i) {
            if (bucket[i].key == key && bucket[i].limit == limit && bucket[i].terms == terms &&
                bucket[i].age == age_)
                return bucket[i];
            const bool is_free = bucket[i].age != age_;
            if (is_free || (victim->age == age_ && bucket[i].work < victim->work)) victim = &bucket[i];
        }
        if (victim->age != age_) ++used_;
        *victim = Entry{};
        victim->key = key;
        victim->limit = limit;
        victim->terms = terms;
        victim->age = age_;
        return *victim;
    }

    // Of a proof or a refutation; meaningful only if one was written for the entry, which must be of this
    // table.
    const Trace& trace(const Entry& entry) const { return traces_[place_of(entry)]; }
    Trace& trace(const Entry& entry) { return traces_[place_of(entry)]; }

    // The move that settled a position last, whatever the table has forgotten since; Move{} when none is
    // known.
    Move hint(std::uint64_t key) const {
        const Hint& found = hints_[key % hint_count];
        return found.key == key && found.age == hint_age_ ? found.move : Move{};
    }
    void set_hint(std::uint64_t key, Move move) { hints_[key % hint_count] = {key, hint_age_, move}; }
    void forget_hints() { ++hint_age_; }

    std::size_t size() const { return used_; }
    std::size_t bytes() const {
        return slots_.capacity() * sizeof(Entry) + traces_.capacity() * sizeof(Trace);
    }

private:
    static constexpr std::size_t ways = 4;
    static constexpr std::size_t first_buckets = 256;
    static constexpr std::size_t hint_count = 4096;

    struct Hint {
        std::uint64_t key = 0;
        std::uint32_t age = 0;
        Move move{};
    };

    static constexpr std::size_t bytes_each = sizeof(Entry) + sizeof(Trace);

    std::size_t place_of(const Entry& entry) const {
        return static_cast<std::size_t>(&entry - slots_.data());
    }
    std::size_t place(std::uint64_t key) const { return (key & (buckets_ - 1)) * ways; }

    void grow() {
        const std::size_t half = buckets_ * ways;
        buckets_ *= 2;
        if (slots_.size() < buckets_ * ways) {
            slots_.resize(buckets_ * ways);
            traces_.resize(buckets_ * ways);
        }
        // A bucket's entries stay or move to its twin in the upper half, whose older entries are strangers.
        for (std::size_t i = 0; i < half; ++i) {
            slots_[half + i].age = 0;
            if (slots_[i].age != age_ || place(slots_[i].key) < half) continue;
            slots_[half + i] = slots_[i];
            traces_[half + i] = traces_[i];
            slots_[i].age = 0;
        }
    }

    std::vector<Entry> slots_;
    std::vector<Trace> traces_;
    std::size_t buckets_ = 0, max_buckets_ = 0, used_ = 0;
    std::uint16_t age_ = 1;
    std::uint32_t hint_age_ = 1;
    std::uint64_t question_ = 0;
    std::vector<Hint> hints_ = std::vector<Hint>(hint_count);
};

}  // namespace tedomari::search
