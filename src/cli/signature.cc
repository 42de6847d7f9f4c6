// SPDX-License-Identifier: MIT
#include "cli/signature.h"

#include "base/hash.h"
#include "base/rng.h"

namespace tedomari::cli {

namespace {

std::uint64_t random_numbers() {
    Rng rng(1);
    std::uint64_t hash = 0;
    for (int i = 0; i < 1000; ++i) hash = combine(hash, rng());
    return hash;
}

}  // namespace

const std::vector<Signature>& signatures() {
    static const std::vector<Signature> table = {
        {"rng", random_numbers},
    };
    return table;
}

}  // namespace tedomari::cli
