// SPDX-License-Identifier: MIT
#include "net/weights.h"

// The file goes into the program as it is; CMake says where it lies.
__asm__(
    ".section .rodata\n"
    ".balign 8\n"
    ".global tedomari_shipped_weights\n"
    "tedomari_shipped_weights:\n"
    ".incbin \"" TEDOMARI_WEIGHTS
    "\"\n"
    ".global tedomari_shipped_weights_end\n"
    "tedomari_shipped_weights_end:\n"
    ".previous\n");

extern "C" const char tedomari_shipped_weights[];
extern "C" const char tedomari_shipped_weights_end[];

namespace tedomari::net {

std::string_view shipped_weights() {
    return {tedomari_shipped_weights,
            static_cast<std::size_t>(tedomari_shipped_weights_end - tedomari_shipped_weights)};
}

}  // namespace tedomari::net
