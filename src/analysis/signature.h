// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tedomari::analysis {

// A count that is the same on every machine and changes only when an engine behaves differently:
// positions visited, moves played.  Commit messages quote it.
struct Signature {
    std::string_view engine;
    std::uint64_t (*count)();
};

const std::vector<Signature>& signatures();

}  // namespace tedomari::analysis
