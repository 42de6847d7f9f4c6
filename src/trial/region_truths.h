// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "base/rational.h"
#include "base/result.h"

namespace tedomari::trial {

// What is known of generated regions from runs before, one line each, so that a long measurement can be interrupted and
// go on another time:
//
//      17 5/2          what a move in region number 17 is worth
//      18 ?            not proved with all the time it was given
class RegionTruths {
public:
    struct Truth {
        std::optional<Rational> worth;  // nothing: not proved
    };

    RegionTruths() = default;  // kept nowhere
    // The file need not exist.  An error when it cannot be read, or holds something else.
    static Result<RegionTruths> open(std::string path);

    std::optional<Truth> find(std::uint64_t number) const;
    // Remembers it and adds it to the file; false when that cannot be written.
    bool keep(std::uint64_t number, const Truth& truth);
    std::size_t size() const { return known_.size(); }

private:
    std::string path_;
    std::map<std::uint64_t, Truth> known_;
};

}  // namespace tedomari::trial
