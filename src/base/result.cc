// SPDX-License-Identifier: MIT
#include "base/result.h"

namespace tedomari {

std::string describe(const Error& error) {
    if (error.line > 0) {
        return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
    }
    if (error.column > 0) return "column " + std::to_string(error.column) + ": " + error.message;
    return error.message;
}

}  // namespace tedomari
