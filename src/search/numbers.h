// SPDX-License-Identifier: MIT
// Hot.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

namespace tedomari::search {

// Proof and disproof numbers of a node: how many leaves must at least be won, or lost, to win or lose it
// [Allis 1994; Nagai 2002].  A refutation is tainted by the shallowest ancestor that it needs on the path,
// and is poor when more threats of the same orders might undo it.
struct Numbers {
    static constexpr std::uint32_t infinite = 1'000'000'000;
    static constexpr int clean = std::numeric_limits<int>::max();

    std::uint32_t pn = 1, dn = 1;
    int taint = clean;
    bool poor = false;

    static constexpr Numbers won() { return {0, infinite}; }
    static constexpr Numbers lost(int taint = clean, bool poor = false) { return {infinite, 0, taint, poor}; }
    constexpr bool solved() const { return pn == 0 || dn == 0; }
};

// A node is left when one of its numbers reaches these.
struct NumberLimits {
    std::uint32_t pn = Numbers::infinite, dn = Numbers::infinite;
};

// The child to go on with: the least in what the mover wants low, and what the others add up to.
struct Choice {
    std::size_t child = 0;
    std::uint32_t least = Numbers::infinite, second = Numbers::infinite, sum = 0;
    int taint = Numbers::clean;
    bool poor = false;
};

// Children have a member `numbers`.
template <class Child>
Choice choose(std::span<const Child> children, std::uint32_t Numbers::*wanted,
              std::uint32_t Numbers::*added) {
    Choice choice;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const Numbers& n = children[i].numbers;
        sum += n.*added;
        choice.taint = std::min(choice.taint, n.taint);
        choice.poor |= n.poor;
        if (n.*added == 0) continue;
        if (n.*wanted < choice.least) {
            choice.second = choice.least;
            choice.least = n.*wanted;
            choice.child = i;
        } else if (n.*wanted < choice.second) {
            choice.second = n.*wanted;
        }
    }
    choice.sum = static_cast<std::uint32_t>(std::min<std::uint64_t>(sum, Numbers::infinite - 1));
    return choice;
}

// Twice the rival's number: staying longer saves coming back [after Pawlewicz, Lew 2007].
constexpr std::uint32_t grown(std::uint32_t second) {
    return second >= Numbers::infinite / 2 ? Numbers::infinite : second * 2 + 1;
}
constexpr std::uint32_t raised(std::uint32_t limit, std::uint32_t sum, std::uint32_t own) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(Numbers::infinite, std::uint64_t{limit} - sum + own));
}

}  // namespace tedomari::search
