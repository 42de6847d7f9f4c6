// SPDX-License-Identifier: MIT
#include "trial/tst.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

// A regression file is read or refused at a place in it; whatever it expects can be compared.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.size() > 1000) return 0;
    const auto steps = trial::parse_tst(text);
    if (!steps) {
        if (steps.error().line < 1 || steps.error().column < 1) std::abort();
        return 0;
    }
    for (const auto& step : *steps) {
        if (!step.expectation) continue;
        trial::Expectation opposite = *step.expectation;
        opposite.negated = !opposite.negated;
        if (meets(*step.expectation, "D4") == meets(opposite, "D4")) std::abort();
    }
    return 0;
}
