// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "base/budget.h"
#include "go/ko_name.h"
#include "life/reading.h"

namespace tedomari::life {

using go::KoName;

// Of a reading that is a ko; nothing when it is none, or when the budget ends first.  Counts three approach
// moves at most.  `owner_first`, if it is known, tells thousand-year kos.
std::optional<KoName> name_of_ko(const Reading& reading, Table& table, Budget& budget,
                                 const Reading* owner_first = nullptr);

}  // namespace tedomari::life
