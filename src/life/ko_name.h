// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "base/budget.h"
#include "life/reading.h"

namespace tedomari::life {

// What kind of ko a life hangs on, for the side that must threaten first:
//   direct         it takes the ko and is one move from winning;
//   several steps  it must win so many kos, one after the other;
//   approach       it must first play so many moves that the other may ignore;
//   thousand years neither wants to begin: the killer only gets a ko, and the owner, moving first, only a seki.
struct KoName {
    enum class Kind : std::uint8_t { direct, steps, approach, thousand_years };
    Kind kind = Kind::direct;
    int moves = 1;  // of approach, or steps

    friend bool operator==(const KoName&, const KoName&) = default;
};
std::string to_string(const KoName& name);  // "direct ko", "ko in 2 steps", "approach ko (1 move)", …

// Of a reading that is a ko; nothing when it is none, or when the budget ends first.  Counts three approach
// moves at most.  `owner_first`, if it is known, tells thousand-year kos.
std::optional<KoName> name_of_ko(const Reading& reading, Table& table, Budget& budget,
                                 const Reading* owner_first = nullptr);

}  // namespace tedomari::life
