// SPDX-License-Identifier: MIT
#include "analysis/signature.h"

#include <cstdio>

// What `tedomari bench --signature` prints, of the program for browsers.
int main() {
    for (const auto& signature : tedomari::analysis::signatures())
        std::printf("signature %.*s: %llu\n", static_cast<int>(signature.engine.size()),
                    signature.engine.data(), static_cast<unsigned long long>(signature.count()));
    return std::fflush(stdout);
}
