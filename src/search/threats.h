// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

namespace tedomari::search {

// A general threat: how many moves of each order the attacker may play in one line [Cazenave 2002].
// A move is of order n when it threatens to win at orders below n should the defender pass; order 0 is an
// immediate win and always allowed.  With order 1 free and nothing else we read ladders; with one order free
// and all below it we have lambda search [Thomsen 2000].
//
//      bits 4n-4 … 4n-1 hold the count of order n; 15 is as many as you like
class Threats {
public:
    static constexpr int any = 15;
    static constexpr int max_order = 7;

    constexpr Threats() = default;  // immediate wins only
    // As many as you like of orders 1 … order.
    static constexpr Threats lambda(int order) {
        Threats t;
        for (int n = 1; n <= order; ++n) t = t.with(n, any);
        return t;
    }
    // No limit at all: moves need not threaten anything.
    static constexpr Threats unbounded() {
        Threats t;
        t.bits_ = unbounded_bits;
        return t;
    }

    constexpr Threats with(int order, int count) const {
        assert(order >= 1 && order <= max_order && count >= 0 && count <= any);
        Threats t = *this;
        t.bits_ = (bits_ & ~(std::uint32_t{any} << shift(order))) |
                  (static_cast<std::uint32_t>(count) << shift(order));
        return t;
    }

    constexpr bool is_unbounded() const { return bits_ == unbounded_bits; }
    // The highest order allowed; unbounded is beyond every order.
    constexpr int order() const { return is_unbounded() ? 64 : (35 - std::countl_zero(bits_)) / 4; }
    constexpr int count(int order) const { return static_cast<int>(bits_ >> shift(order) & any); }
    // What the attacker has if the defender passes after a move of this order.
    constexpr Threats below(int order) const {
        Threats t;
        t.bits_ = bits_ & ((std::uint32_t{1} << shift(order)) - 1);
        return t;
    }
    // What is left after a move of this order.
    constexpr Threats spent(int order) const {
        return count(order) == any ? *this : with(order, count(order) - 1);
    }
    // Allows no more than the other in any order.
    constexpr bool within(Threats other) const {
        for (int n = 1; n <= max_order; ++n) {
            if (count(n) > other.count(n)) return false;
        }
        return true;
    }
    constexpr std::uint32_t key() const { return bits_; }
    static constexpr Threats from_key(std::uint32_t key) {
        Threats t;
        t.bits_ = key;
        return t;
    }
    friend constexpr bool operator==(Threats, Threats) = default;

private:
    static constexpr std::uint32_t unbounded_bits = ~std::uint32_t{0};
    static constexpr int shift(int order) { return 4 * (order - 1); }
    std::uint32_t bits_ = 0;
};

}  // namespace tedomari::search
