// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "analysis/region.h"
#include "base/rng.h"
#include "trial/cases.h"
#include "trial/region_truths.h"

namespace tedomari::trial {

// What a generated region is like.
struct RegionKind {
    static constexpr int group = 6;  // stones

    int least_open = 12, most_open = 16;
    bool with_group = false;  // a chain of so many stones has to live or die in it
};

// Is the likely value right?  Regions made by chance that the solver proves when it has much time, asked again in
// little time.
struct LikelySetQuestion {
    int regions = 100;  // proved ones
    RegionKind kind;    // with a group: every other region
    std::uint64_t seed = 1;
    double seconds_for_proof = 20, seconds = 1;
    RegionTruths* truths = nullptr;  // what was proved before is not proved again
    const std::atomic<bool>* cancel = nullptr;
};

struct LikelyCase {
    std::uint64_t number = 0;               // of the generated region
    int open = 0;                           // points
    Rational proved, found;                 // what a move is worth
    Rational low, high;                     // the range that was told
    Evidence evidence = Evidence::bounded;  // of what was found
    double seconds = 0;                     // of the processor, which others may be using too

    bool is_equal() const { return proved == found; }
    bool is_open() const { return evidence != Evidence::proved; }  // not proved in time
    bool is_inside() const { return low <= proved && proved <= high; }
    double width() const { return (high - low).to_double(); }
    bool is_near() const { return abs(proved - found) <= Rational(1, 2); }
};

struct LikelySetReport : Cases<LikelyCase> {
    double seconds = 0;  // that each had
    int unproved = 0;    // made, and not proved even with much time
    bool kept = true;    // what was proved, where it was to be
};

LikelySetReport likely_set(const LikelySetQuestion& question, const survey::Judge& judge,
                           const std::function<void(const LikelyCase&)>& tell = {});

std::string to_text(const LikelyCase& one);  // one line
std::string to_text(const LikelySetReport& report);
// {"regions","equal","within half a point","not proved in time","of these equal","of these inside the range",
// "never proved"}
nlohmann::json to_json(const LikelySetReport& report);

// A room on the edge or in a corner, walls of both colors with a gap or none, a few stones in it.
struct GeneratedRegion {
    go::Position position;
    go::PointSet points;
};
std::optional<GeneratedRegion> generated_region(std::uint64_t seed, RegionKind kind);

}  // namespace tedomari::trial
