// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tedomari {

// What the machine understands, as far as it matters here.  Everything is compiled for the first; the few files
// compiled for more are entered only through a look at instruction_set().  Answers do not depend on it, except that
// the network's numbers differ in their last digits.
enum class InstructionSet : std::uint8_t {
    sse2,    // every x86-64; on other machines, whatever they have
    avx2,    // with popcnt
    avx512,  // F and BW, with popcnt
};

constexpr std::string_view to_string(InstructionSet set) {
    constexpr std::string_view names[] = {"sse2", "avx2", "avx512"};
    return names[static_cast<int>(set)];
}

// Those of this machine, the least first.
std::vector<InstructionSet> instruction_sets();

// What TEDOMARI_CPU asks for; nothing when it is not set.  Fails when it is none that this machine has.
Result<std::optional<InstructionSet>> wanted_instruction_set();

// The one in use: what is wanted, else the best there is.  Asked once.
InstructionSet instruction_set();

}  // namespace tedomari
