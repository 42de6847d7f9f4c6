// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "scoring/blocks.h"

namespace tedomari::scoring {

// How likely each block of stones is alive, by its index.
using Beliefs = std::vector<double>;

struct CascadeFeature {
    std::string_view name, meaning;
};

// What the beliefs of an earlier pass say about a block: its own, its friends' and its enemies', and the
// groups and eyes that result when those believed dead are lifted [van der Werf 2005, cascade].
std::span<const CascadeFeature> cascade_features();

// One row of cascade_features() values for each block.
std::vector<std::vector<double>> cascade_values(const Blocks& blocks, const Beliefs& alive);

}  // namespace tedomari::scoring
