// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <tedomari/values.h>
#include <utility>
#include <vector>

namespace tedomari::api {

// What every engine searched in a small task of its own: `tedomari bench --signature`.  The same on every machine; it
// tells whether two builds behave alike.
TEDOMARI_API std::vector<std::pair<std::string, std::uint64_t>> signature();

}  // namespace tedomari::api
