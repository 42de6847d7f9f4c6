// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "cgt/side.h"

namespace tedomari::endgame {

// Who may take kos.
//
// A komaster's capture may not be answered by retaking, but then he may not pass.  Where one side never takes a ko
// nothing goes round, nobody is forbidden to pass, and rules are local, so that the walls of sums come from their
// parts.  That side could refrain under either komaster, and the other has more freedom than under any: so such a game
// is a bound for both, G- where Black refrains and G+ where White does.
struct KoRule {
    cgt::Side master = cgt::Side::left;
    std::optional<cgt::Side> refrains = {};  // then nobody is master

    static KoRule komaster(cgt::Side side) { return {side, {}}; }
    static KoRule never(cgt::Side side) { return {other(side), side}; }
    friend bool operator==(const KoRule&, const KoRule&) = default;
};

}  // namespace tedomari::endgame
