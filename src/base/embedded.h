// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace tedomari {

// A file that is part of the program (cmake/embed.cmake).
struct EmbeddedFile {
    std::string_view name;  // in its folder
    std::string_view bytes;
};

}  // namespace tedomari
