// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace tedomari::ask {

// Examples the program comes with, by name: records, diagrams, sums.
const std::map<std::string, std::string_view>& examples();

// What a file is, as HTTP names it, by the ending of its name; "application/octet-stream" when it says nothing.
std::string type_of(std::string_view name);

}  // namespace tedomari::ask
