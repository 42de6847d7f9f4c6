// SPDX-License-Identifier: MIT
#include "base/instruction_set.h"

#include <cstdlib>
#include <fmt/format.h>

namespace tedomari {

std::vector<InstructionSet> instruction_sets() {
    std::vector<InstructionSet> sets{InstructionSet::sse2};
#if defined(__x86_64__)
    const bool popcnt = __builtin_cpu_supports("popcnt");
    if (popcnt && __builtin_cpu_supports("avx2")) sets.push_back(InstructionSet::avx2);
    if (popcnt && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw"))
        sets.push_back(InstructionSet::avx512);
#endif
    return sets;
}

Result<std::optional<InstructionSet>> wanted_instruction_set() {
    const char* const wanted = std::getenv("TEDOMARI_CPU");
    if (wanted == nullptr) return std::optional<InstructionSet>();
    std::string known;
    for (const InstructionSet set : instruction_sets()) {
        if (to_string(set) == wanted) return std::optional(set);
        known += fmt::format("{}{}", known.empty() ? "" : ", ", to_string(set));
    }
    return Error{fmt::format("TEDOMARI_CPU: this machine has {}, and no '{}'", known, wanted)};
}

InstructionSet instruction_set() {
    static const InstructionSet chosen = [] {
        const auto wanted = wanted_instruction_set();
        return wanted && *wanted ? **wanted : instruction_sets().back();
    }();
    return chosen;
}

}  // namespace tedomari
