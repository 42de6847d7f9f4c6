// SPDX-License-Identifier: MIT
// Comparison of stored values.  Hot: most pairs are decided by their stops, which share a cache line.
#include <algorithm>

#include "base/hash.h"
#include "cgt/store.h"

namespace tedomari::cgt {

bool Store::leq(Game g, Game h) {
    if (g == h) return true;
    const Stops a = stops_[g.id()], b = stops_[h.id()];
    if (a.left > b.left || a.right > b.right) return false;
    if (a.left < b.right) return true;
    return leq_by_options(g, h);
}

// k·↑ + *m against 0: fuzzy for *m and ↑*, else its sign is that of k.
bool Store::leq_number_up_stars(Game g, Game h) const {
    if (left_stop(g) != left_stop(h)) return left_stop(g) < left_stop(h);
    const Record& a = records_[g.id()];
    const Record& b = records_[h.id()];
    const std::int64_t ups = std::int64_t{b.ups} - a.ups;
    const std::uint32_t nimber = a.nimber ^ b.nimber;
    return ups > 1 || (ups == 1 && nimber != 1) || (ups == 0 && nimber == 0);
}

// The stops allow either answer: g <= h unless Left can move g, or Right h, past the other.
bool Store::leq_by_options(Game g, Game h) {
    const Record& a = records_[g.id()];
    const Record& b = records_[h.id()];
    if (a.kind != Kind::other && b.kind != Kind::other) return leq_number_up_stars(g, h);
    const bool g_is_number = a.kind == Kind::number;
    const bool h_is_number = b.kind == Kind::number;
    // An entry is the pair, two bits for the answer: 1 no, 2 yes, 0 a free entry.
    const std::uint64_t key = (std::uint64_t{g.id()} << 31 ^ h.id()) << 2;
    const std::size_t at = mix(key) & (orders_.size() - 1);
    if (const std::uint64_t entry = orders_[at]; (entry & ~std::uint64_t{3}) == key && (entry & 3) != 0) {
        return (entry & 3) == 2;
    }
    const Level level(*this);
    bool answer = true;
    // A number's own options lie on the far side of it and cannot matter here.
    if (!g_is_number) {
        const auto options = left(g);
        answer = std::none_of(options.begin(), options.end(), [&](Game o) { return leq(h, o); });
    }
    if (answer && !h_is_number) {
        const auto options = right(h);
        answer = std::none_of(options.begin(), options.end(), [&](Game o) { return leq(o, g); });
    }
    orders_[mix(key) & (orders_.size() - 1)] = key | (answer ? 2u : 1u);
    return answer;
}

Outcome Store::outcome(Game g) {
    const bool not_positive = leq(g, Game());
    const bool not_negative = leq(Game(), g);
    if (not_positive && not_negative) return Outcome::previous;
    if (not_positive) return Outcome::right;
    return not_negative ? Outcome::left : Outcome::next;
}

}  // namespace tedomari::cgt
