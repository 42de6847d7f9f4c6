// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tedomari {

std::string_view version();  // "0.3.0", from CMakeLists.txt

}  // namespace tedomari
