// SPDX-License-Identifier: MIT
#include "analysis/signature.h"

#include <tedomari/signature.h>

namespace tedomari::api {

std::vector<std::pair<std::string, std::uint64_t>> signature() {
    std::vector<std::pair<std::string, std::uint64_t>> counts;
    for (const analysis::Signature& one : analysis::signatures())
        counts.emplace_back(one.engine, one.count());
    return counts;
}

}  // namespace tedomari::api
