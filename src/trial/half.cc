// SPDX-License-Identifier: MIT
#include "trial/half.h"

#include <cstdint>
#include <fmt/format.h>

#include "base/hash.h"

namespace tedomari::trial {

Half half_of(std::string_view id) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return (mix(hash) & 1) == 0 ? Half::choose : Half::report;
}

std::optional<Half> parse_half(std::string_view word) {
    if (word == "choose") return Half::choose;
    if (word == "report") return Half::report;
    return std::nullopt;
}

void Halves::add(std::string_view id, bool is_right) {
    Share& share = half_of(id) == Half::choose ? choose : report;
    ++share.total;
    share.right += is_right ? 1 : 0;
}

std::string to_string(const Halves& halves) {
    return fmt::format("choose {} of {}, report {} of {}", halves.choose.right, halves.choose.total,
                       halves.report.right, halves.report.total);
}

}  // namespace tedomari::trial
