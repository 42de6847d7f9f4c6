// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace tedomari::trial {

// A set of problems is split in two by the hash of their names, so that what was fitted shows: look at,
// tune and choose on one half, report both figures apart.
enum class Half { choose, report };

// Of the name alone: FNV-1a over its bytes, mixed, the lowest bit.  The name is the problem's id, the path
// below the folder of a counting problem, "file:number" of a recorded game or of a test in a .tst file.
// Half of every set on the day it was written; it must never change, or what was unseen becomes seen.
Half half_of(std::string_view id);

std::optional<Half> parse_half(std::string_view word);  // "choose", "report"

// Nothing asked for is everything.
inline bool is_in(std::optional<Half> half, std::string_view id) { return !half || *half == half_of(id); }

// How many came out right, each half apart.
struct Halves {
    struct Share {
        int right = 0, total = 0;
        friend bool operator==(const Share&, const Share&) = default;
    };
    Share choose, report;

    void add(std::string_view id, bool is_right);
    bool are_both() const { return choose.total > 0 && report.total > 0; }  // something of each was tried
    friend bool operator==(const Halves&, const Halves&) = default;
};

std::string to_string(const Halves& halves);  // "choose 36 of 40, report 35 of 39"

// {"choose":{"right","total"},"report":{"right","total"}}
inline nlohmann::json to_json(const Halves& halves) {
    const auto share = [](const Halves::Share& s) {
        return nlohmann::json{{"right", s.right}, {"total", s.total}};
    };
    return {{"choose", share(halves.choose)}, {"report", share(halves.report)}};
}

}  // namespace tedomari::trial
