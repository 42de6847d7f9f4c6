// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/result.h"

namespace tedomari::sgf {

// What is odd about a text, in order.  Keeps the first hundred and counts the rest, so that a hundred
// megabytes of garbage do not become gigabytes of complaints.
class Warnings {
public:
    static constexpr std::size_t most_kept = 100;

    void add(Error warning) {
        if (kept_.size() < most_kept) kept_.push_back(std::move(warning));
        ++count_;
    }
    void add_uncounted(std::size_t more) { count_ += more; }  // oddities nobody described
    bool full() const { return kept_.size() >= most_kept; }
    bool empty() const { return count_ == 0; }
    std::size_t count() const { return count_; }
    const std::vector<Error>& kept() const { return kept_; }
    void sort_by_place() {
        std::stable_sort(kept_.begin(), kept_.end(), [](const Error& a, const Error& b) {
            return std::pair(a.line, a.column) < std::pair(b.line, b.column);
        });
    }

private:
    std::vector<Error> kept_;
    std::size_t count_ = 0;
};

}  // namespace tedomari::sgf
