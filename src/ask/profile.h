// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "ask/reply.h"

namespace tedomari::ask {

// {"subject", "source", "games": [reports of `review`]}: what these games together say.  Of each report only what
// docs/http-api.md names is read, so that a page may leave the rest out.
Reply profile_of(std::string_view body);

}  // namespace tedomari::ask
