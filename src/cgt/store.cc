// SPDX-License-Identifier: MIT
#include "cgt/store.h"

#include <algorithm>
#include <bit>

#include "base/hash.h"
#include "base/huge_pages.h"

namespace tedomari::cgt {

namespace {

constexpr std::size_t block_size = 1 << 14;              // games
constexpr std::uint32_t max_options = 1 << 14;           // of a nimber written out
constexpr std::size_t max_games = std::size_t{1} << 31;  // the memo of comparisons packs ids into 31 bits
constexpr std::int32_t max_ups = (1 << 30) - 1;          // two of them still fit

std::uint64_t hash_of(NumberUpStar value) {
    const auto bits = std::bit_cast<std::uint64_t>(value.number.exact());
    return combine(mix(bits), std::uint64_t{static_cast<std::uint32_t>(value.ups)} << 32 | value.nimber);
}

std::uint64_t hash_of(std::span<const Game> left, std::span<const Game> right) {
    std::uint64_t hash = left.size() * 0x9e3779b97f4a7c15 + 1;
    for (const Game g : left) hash = mix(hash ^ g.id());
    hash += 0x632be59bd9b4e019;
    for (const Game g : right) hash = mix(hash ^ g.id());
    return hash;
}

}  // namespace

Store::Store(Budget* budget) : budget_(budget), index_(1 << 10), sums_(1 << 10), orders_(1 << 14) {
    number(0);  // id 0
}

Store::Level::Level(Store& store) : store_(store) {
    if (store.depth_ >= max_depth) throw TooLarge();
    ++store.depth_;
}

Store::Draft& Store::Level::draft() {
    const auto level = static_cast<std::size_t>(store_.depth_);
    while (store_.drafts_.size() <= level) store_.drafts_.emplace_back();
    Draft& draft = store_.drafts_[level];
    draft.left.clear();
    draft.right.clear();
    return draft;
}

std::size_t Store::memory() const {
    return records_.capacity() * (sizeof(Record) + sizeof(Stops)) + block_bytes_ +
           index_.size() * sizeof(Slot) + sums_.size() * sizeof(SumSlot) +
           orders_.size() * sizeof(orders_[0]);
}

void Store::charge(std::size_t more_bytes) {
    if (budget_ != nullptr && memory() + more_bytes > budget_->limits().memory) throw TooLarge();
}

// --- finding and adding values
// ------------------------------------------------------------------------------

template <class Same>
Game Store::find(std::uint64_t hash, Same same) const {
    const std::size_t mask = index_.size() - 1;
    const auto tag = static_cast<std::uint32_t>(hash >> 32);
    for (std::size_t at = hash & mask; index_[at].id != unknown; at = (at + 1) & mask) {
        if (index_[at].hash == tag && same(index_[at].id)) return Game::from_id(index_[at].id);
    }
    return Game::from_id(unknown);
}

Game Store::add_record(const Record& record, Stops stops, std::uint64_t hash) {
    if (budget_ != nullptr && !budget_->spend()) throw TooLarge();
    if (records_.size() >= max_games) throw TooLarge();
    if (records_.size() == records_.capacity()) {
        charge(records_.capacity() * (sizeof(Record) + sizeof(Stops)));
        const std::size_t more = std::max<std::size_t>(1024, records_.capacity() + records_.capacity() / 2);
        records_.reserve(more);
        stops_.reserve(more);
        prefer_huge_pages(records_.data(), more * sizeof(Record));
        prefer_huge_pages(stops_.data(), more * sizeof(Stops));
    }
    if (2 * records_.size() >= index_.size()) grow_index();
    const auto id = static_cast<std::uint32_t>(records_.size());
    records_.push_back(record);
    stops_.push_back(stops);
    const std::size_t mask = index_.size() - 1;
    std::size_t at = hash & mask;
    while (index_[at].id != unknown) at = (at + 1) & mask;
    index_[at] = {static_cast<std::uint32_t>(hash >> 32), id};
    return Game::from_id(id);
}

void Store::grow_index() {
    charge(2 * index_.size() * sizeof(Slot));
    std::vector<Slot> larger = large_table<Slot>(2 * index_.size());
    const std::size_t mask = larger.size() - 1;
    for (std::uint32_t id = 0; id < records_.size(); ++id) {
        const Record& r = records_[id];
        const std::uint64_t hash =
            r.kind == Kind::other
                ? hash_of({r.options, r.left_count}, {r.options + r.left_count, r.right_count})
                : hash_of(NumberUpStar{Dyadic::exactly(stops_[id].left), r.ups, r.nimber});
        std::size_t at = hash & mask;
        while (larger[at].id != unknown) at = (at + 1) & mask;
        larger[at] = {static_cast<std::uint32_t>(hash >> 32), id};
    }
    index_ = std::move(larger);
    // Comparisons are asked about the more pairs the more values there are.
    if (orders_.size() < (1u << 17) && orders_.size() < 8 * index_.size()) {
        charge(orders_.size() * sizeof(orders_[0]));
        orders_ = large_table<std::uint64_t>(2 * orders_.size());
    }
}

Game Store::number_up_star(NumberUpStar value) {
    if (value.ups > max_ups || value.ups < -max_ups) throw TooLarge();
    const std::uint64_t hash = hash_of(value);
    const Game known = find(hash, [&](std::uint32_t id) {
        const Record& r = records_[id];
        return r.kind != Kind::other && stops_[id].left == value.number.exact() && r.ups == value.ups &&
               r.nimber == value.nimber;
    });
    if (known.id() != unknown) return known;
    Record record;
    record.ups = value.ups;
    record.nimber = value.nimber;
    record.kind = value.is_number() ? Kind::number : Kind::number_up_star;
    return add_record(record, {value.number.exact(), value.number.exact()}, hash);
}

Game Store::intern(std::span<const Game> left, std::span<const Game> right, Stops stops) {
    if (stops.left == stops.right) {
        if (const auto value = recognised(left, right, stops.left)) return number_up_star(*value);
    }
    const std::uint64_t hash = hash_of(left, right);
    const Game known = find(hash, [&](std::uint32_t id) {
        const Record& r = records_[id];
        return r.kind == Kind::other && r.left_count == left.size() && r.right_count == right.size() &&
               std::equal(left.begin(), left.end(), r.options) &&
               std::equal(right.begin(), right.end(), r.options + r.left_count);
    });
    if (known.id() != unknown) return known;
    Record record;
    record.options = write(left, right);
    record.left_count = static_cast<std::uint32_t>(left.size());
    record.right_count = static_cast<std::uint32_t>(right.size());
    return add_record(record, stops, hash);
}

// The canonical options of x + k·↑ + *m, k > 0, are {x | x + (k-1)·↑ + *(m xor 1)}, but {x, x* | x} for ↑*;
// those of x + *m are x + *0 ... *(m-1) on both sides.
std::optional<NumberUpStar> Store::recognised(std::span<const Game> left, std::span<const Game> right,
                                              double number) const {
    const auto x = Dyadic::exactly(number);
    const auto part = [&](Game g) { return as_number_up_star(g).value_or(NumberUpStar{x - 1, 0, 0}); };
    const auto is_nimber = [&](Game g) { return part(g).number == x && part(g).ups == 0; };
    const auto first_nimbers = [&](std::span<const Game> options) {
        std::vector<bool> seen(options.size());
        for (const Game g : options) {
            if (!is_nimber(g) || part(g).nimber >= options.size()) return false;
            seen[part(g).nimber] = true;
        }
        return std::find(seen.begin(), seen.end(), false) == seen.end();
    };
    if (left.size() == right.size() && std::equal(left.begin(), left.end(), right.begin()) &&
        first_nimbers(left)) {
        return NumberUpStar{x, 0, static_cast<std::uint32_t>(left.size())};
    }
    if (left.size() == 2 && right.size() == 1 && first_nimbers(left) && first_nimbers(right)) {
        return NumberUpStar{x, 1, 1};
    }
    if (left.size() == 1 && right.size() == 2 && first_nimbers(left) && first_nimbers(right)) {
        return NumberUpStar{x, -1, 1};
    }
    if (left.size() != 1 || right.size() != 1) return std::nullopt;
    const NumberUpStar a = part(left[0]), b = part(right[0]);
    if (a == NumberUpStar{x, 0, 0} && b.number == x && b.ups >= 0)
        return NumberUpStar{x, b.ups + 1, b.nimber ^ 1};
    if (b == NumberUpStar{x, 0, 0} && a.number == x && a.ups <= 0)
        return NumberUpStar{x, a.ups - 1, a.nimber ^ 1};
    return std::nullopt;
}

std::optional<Dyadic> Store::as_number(Game g) const {
    if (!is_number(g)) return std::nullopt;
    return left_stop(g);
}

std::optional<NumberUpStar> Store::as_number_up_star(Game g) const {
    const Record& r = records_[g.id()];
    if (r.kind == Kind::other) return std::nullopt;
    return NumberUpStar{left_stop(g), r.ups, r.nimber};
}

// --- options -----------------------------------------------------------------------------------------------

const Game* Store::write(std::span<const Game> left, std::span<const Game> right) {
    const std::size_t count = left.size() + right.size();
    if (count > block_free_) {
        const std::size_t size = std::max(block_size, count);
        charge(size * sizeof(Game));
        blocks_.push_back(std::make_unique<Game[]>(size));
        block_next_ = blocks_.back().get();
        block_free_ = size;
        block_bytes_ += size * sizeof(Game);
    }
    Game* const begin = block_next_;
    std::copy(right.begin(), right.end(), std::copy(left.begin(), left.end(), begin));
    block_next_ += count;
    block_free_ -= count;
    return begin;
}

void Store::write_options(Game g) {
    const NumberUpStar value = *as_number_up_star(g);
    std::vector<Game> left, right;
    const auto near = [&](std::int32_t ups, std::uint32_t nimber) {
        return number_up_star({value.number, ups, nimber});
    };
    if (value.is_number()) {
        const Dyadic x = value.number;
        if (x.is_integer()) {
            if (x > 0) left.push_back(number(x - 1));
            if (x < 0) right.push_back(number(x + 1));
        } else {
            const auto step = Dyadic(Rational(1, std::int64_t{1} << x.denominator_log2()));
            left.push_back(number(x - step));
            right.push_back(number(x + step));
        }
    } else if (value.ups == 0) {
        if (value.nimber > max_options) throw TooLarge();
        for (std::uint32_t n = 0; n < value.nimber; ++n) left.push_back(near(0, n));
        right = left;
    } else {
        const int sign = value.ups > 0 ? 1 : -1;
        left.push_back(near(0, 0));
        if (value.ups * sign == 1 && value.nimber == 1) {
            left.push_back(near(0, 1));
            right.push_back(near(0, 0));
        } else {
            right.push_back(near(value.ups - sign, value.nimber ^ 1));
        }
        if (sign < 0) std::swap(left, right);
    }
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    const Game* const options = write(left, right);
    Record& r = records_[g.id()];
    r.options = options;
    r.left_count = static_cast<std::uint32_t>(left.size());
    r.right_count = static_cast<std::uint32_t>(right.size());
}

std::span<const Game> Store::left(Game g) {
    if (records_[g.id()].options == nullptr) write_options(g);
    const Record& r = records_[g.id()];
    return {r.options, r.left_count};
}

std::span<const Game> Store::right(Game g) {
    if (records_[g.id()].options == nullptr) write_options(g);
    const Record& r = records_[g.id()];
    return {r.options + r.left_count, r.right_count};
}

Game Store::make(std::span<const Game> left, std::span<const Game> right) {
    Level level(*this);
    Draft& draft = level.draft();
    draft.left.assign(left.begin(), left.end());
    draft.right.assign(right.begin(), right.end());
    return canonical(draft);
}

// --- negatives and sums ------------------------------------------------------------------------------------

Game Store::negative(Game g) {
    const Record& r = records_[g.id()];
    if (r.negative != unknown) return Game::from_id(r.negative);
    Game result;
    if (r.kind != Kind::other) {
        result = number_up_star({-left_stop(g), -r.ups, r.nimber});
    } else {
        Level level(*this);
        Draft& draft = level.draft();
        const Stops stops{(-right_stop(g)).exact(), (-left_stop(g)).exact()};
        for (const Game o : right(g)) draft.left.push_back(negative(o));
        for (const Game o : left(g)) draft.right.push_back(negative(o));
        std::sort(draft.left.begin(), draft.left.end());
        std::sort(draft.right.begin(), draft.right.end());
        result = intern(draft.left, draft.right, stops);
    }
    records_[g.id()].negative = result.id();
    records_[result.id()].negative = g.id();
    return result;
}

void Store::grow_sums() {
    charge(2 * sums_.size() * sizeof(SumSlot));
    std::vector<SumSlot> larger = large_table<SumSlot>(2 * sums_.size());
    const std::size_t mask = larger.size() - 1;
    for (const SumSlot& slot : sums_) {
        if (slot.key == 0) continue;
        std::size_t at = mix(slot.key) & mask;
        while (larger[at].key != 0) at = (at + 1) & mask;
        larger[at] = slot;
    }
    sums_ = std::move(larger);
}

// A number is never worth moving in beside a game that is none: the options of g + x are those of g, moved by
// x.
Game Store::translated(Game g, Dyadic by) {
    Level level(*this);
    Draft& draft = level.draft();
    const Game x = number(by);
    const Stops stops{(left_stop(g) + by).exact(), (right_stop(g) + by).exact()};
    for (const Game o : left(g)) draft.left.push_back(sum(o, x));
    for (const Game o : right(g)) draft.right.push_back(sum(o, x));
    std::sort(draft.left.begin(), draft.left.end());
    std::sort(draft.right.begin(), draft.right.end());
    return intern(draft.left, draft.right, stops);
}

Game Store::sum(Game g, Game h) {
    if (g.is_zero()) return h;
    if (h.is_zero()) return g;
    if (g > h) std::swap(g, h);
    const Record& a = records_[g.id()];
    const Record& b = records_[h.id()];
    if (a.negative == h.id()) return Game();
    if (a.kind != Kind::other && b.kind != Kind::other) {
        return number_up_star({left_stop(g) + left_stop(h), a.ups + b.ups, a.nimber ^ b.nimber});
    }
    const std::uint64_t key = std::uint64_t{g.id()} << 32 | h.id();
    const std::uint64_t hash = mix(key);
    for (std::size_t at = hash & (sums_.size() - 1); sums_[at].key != 0; at = (at + 1) & (sums_.size() - 1)) {
        if (sums_[at].key == key) return sums_[at].sum;
    }
    Game result;
    if (a.kind == Kind::number) {
        result = translated(h, left_stop(g));
    } else if (b.kind == Kind::number) {
        result = translated(g, left_stop(h));
    } else {
        Level level(*this);
        Draft& draft = level.draft();
        for (const Game o : left(g)) draft.left.push_back(sum(o, h));
        for (const Game o : left(h)) draft.left.push_back(sum(g, o));
        for (const Game o : right(g)) draft.right.push_back(sum(o, h));
        for (const Game o : right(h)) draft.right.push_back(sum(g, o));
        result = canonical(draft);
    }
    if (++sums_used_ * 3 >= sums_.size() * 2) grow_sums();
    std::size_t at = hash & (sums_.size() - 1);
    while (sums_[at].key != 0) at = (at + 1) & (sums_.size() - 1);
    sums_[at] = {key, result};
    return result;
}

}  // namespace tedomari::cgt
