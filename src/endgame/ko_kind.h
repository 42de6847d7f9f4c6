// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "cgt/thermograph.h"
#include "endgame/ko_form.h"
#include "go/ko_name.h"

namespace tedomari::endgame {

// What can be said of a region's ko when all of play in it is known.
struct KoKind {
    std::optional<go::KoName> name;  // nothing: it is not on a ko now, or on several
    std::optional<cgt::Thermograph>
        neutral;  // threats are balanced [cgt/neutral_ko.h]; nothing when not exact
    cgt::Thermograph black_master, white_master;
};
// Nothing when a komaster's walls are not exact, or the budget is spent.
std::optional<KoKind> ko_kind(const RegionGraph& region, Budget& budget);

}  // namespace tedomari::endgame
