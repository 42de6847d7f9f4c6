// SPDX-License-Identifier: MIT
#include "base/embedded.h"
#include "net/weights.h"

namespace tedomari::net {

std::vector<EmbeddedFile> embedded_weights();  // default.weights, which CMake makes a source of

std::string_view shipped_weights() {
    static const std::string_view bytes = embedded_weights().front().bytes;
    return bytes;
}

}  // namespace tedomari::net
