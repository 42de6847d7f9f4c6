// SPDX-License-Identifier: MIT
// Hot.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace tedomari::search {

// The kernel of depth-first proof-number search [Nagai 2002], for whoever walks the tree: ThreatSearch,
// life::Search and endgame's refuges.  They share the numbers, the choice of a child and how long it is stayed
// with, and differ in what a position is and in these two rules.
//
// Repetition.  A position that comes back on its path is a failure of the side that must make progress.  What leans
// on that holds only under the same ancestors, and there are these treatments, each where it is enough:
//   - taint and path (ThreatSearch, life::Search): a result carries the depth of the shallowest ancestor that it
//     leans on; it is kept with a hash of the path and is a stranger elsewhere, and is kept for good once it leans on
//     nothing above itself [after Kishimoto, Müller 2004].  For large tables that live long.
//   - forgotten (go/hunt.h, tactics/eye_game.h, tactics/sente_search.h, scoring/reading.cc): what leans on the path
//     is used at once and not kept.  It may be searched again, and needs no path in the table.  For searches of a few
//     thousand nodes.
//   - failed for good (endgame/life.h, tactics/double_goal.h): a position that is entered is a failure, or unknown,
//     until it is solved.  Only successes are used, and they do not lean on it.
//   - nothing repeats (endgame/refuge.h): one side's stones only become more.
struct ProofNumbers {
    static constexpr std::uint32_t infinite = 1'000'000'000;
    static constexpr int clean = std::numeric_limits<int>::max();

    // How many leaves must at least be won, or lost, to win or lose the node [Allis 1994].
    std::uint32_t pn = 1, dn = 1;

    constexpr bool solved() const { return pn == 0 || dn == 0; }
};

// A node is left when one of its numbers reaches these.
struct NumberLimits {
    std::uint32_t pn = ProofNumbers::infinite, dn = ProofNumbers::infinite;
};

// What the open children together make of the number that the mover does not want low.  A child is stayed with
// longer than its rival's number asks for: that saves coming back [after Pawlewicz, Lew 2007].
//
// The sum of all.
class AddUp {
public:
    constexpr void add(std::uint32_t number) { sum_ += number; }
    constexpr std::uint32_t total() const {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(sum_, ProofNumbers::infinite - 1));
    }
    constexpr std::uint32_t left_for(std::uint32_t own, std::uint32_t limit) const {
        return static_cast<std::uint32_t>(
            std::min<std::uint64_t>(ProofNumbers::infinite, std::uint64_t{limit} - total() + own));
    }
    static constexpr std::uint32_t stay(std::uint32_t second) {
        return second >= ProofNumbers::infinite / 2 ? ProofNumbers::infinite : second * 2 + 1;
    }

private:
    std::uint64_t sum_ = 0;
};

// The largest and one for each other, where many children lead to the same positions.
class LargestAndCount {
public:
    constexpr void add(std::uint32_t number) {
        largest_ = std::max(largest_, number);
        ++open_;
    }
    constexpr std::uint32_t total() const {
        return open_ == 0 ? 0 : std::min(largest_ + others(), ProofNumbers::infinite - 1);
    }
    constexpr std::uint32_t left_for(std::uint32_t, std::uint32_t limit) const {
        return limit >= ProofNumbers::infinite ? limit : limit - others();
    }
    static constexpr std::uint32_t stay(std::uint32_t second) {
        return second >= ProofNumbers::infinite ? ProofNumbers::infinite : second + second / 4 + 1;
    }

private:
    constexpr std::uint32_t others() const { return open_ - 1; }

    std::uint32_t largest_ = 0, open_ = 0;
};

// The child to go on with: the least in what the mover wants low.  `Others` is one of the rules above.
template <class Others>
class Choice {
public:
    // Of each child the number that the mover wants low and the other; who is lost for him does not count.
    constexpr void consider(std::size_t i, std::uint32_t wanted, std::uint32_t other) {
        if (other == 0) return;
        others_.add(other);
        if (wanted < least_) {
            second_ = least_;
            least_ = wanted;
            child_ = i;
        } else {
            second_ = std::min(second_, wanted);
        }
    }

    constexpr bool none() const { return others_.total() == 0; }  // all are lost
    constexpr std::size_t child() const { return child_; }
    constexpr std::uint32_t least() const { return least_; }
    constexpr std::uint32_t total() const { return others_.total(); }

    // How far the child may go before the node is looked at again, `limit` being the node's own.
    constexpr std::uint32_t wanted_below(std::uint32_t limit) const {
        return std::min(limit, Others::stay(second_));
    }
    constexpr std::uint32_t other_below(std::uint32_t limit, std::uint32_t own = 0) const {
        return others_.left_for(own, limit);
    }

private:
    std::size_t child_ = 0;
    std::uint32_t least_ = ProofNumbers::infinite, second_ = ProofNumbers::infinite;
    Others others_;
};

}  // namespace tedomari::search
