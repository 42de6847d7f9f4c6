// SPDX-License-Identifier: MIT
#pragma once

#include "batch/database.h"

namespace tedomari::batch {

// The tables (docs/notes/batch.md says what stands in them).  A database gets them when it has none; one of an older
// schema is brought up to date, one of a newer is refused.
inline constexpr int schema_version = 2;
void prepare(Database& database, int version = schema_version);

}  // namespace tedomari::batch
