// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "base/hash.h"
#include "net/weights.h"

namespace {

// Any bytes are a network or one line that says why not; what is read writes and reads again as itself.
void read(const std::string& bytes) {
    using namespace tedomari::net;
    const auto weights = parse_weights(bytes);
    if (!weights) {
        const std::string& message = weights.error().message;
        if (message.empty() || message.find('\n') != std::string::npos) std::abort();
        return;
    }
    const auto again = parse_weights(to_bytes(*weights));
    if (!again || *again != *weights) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes(reinterpret_cast<const char*>(data), size);
    read(bytes);
    if (size < 8) return 0;
    // Once more with a checksum that is right, which chance would never find.
    std::uint64_t sum = 0, word = 0;
    for (std::size_t i = 0; i + 16 <= size; i += 8) {
        std::memcpy(&word, bytes.data() + i, 8);
        sum = tedomari::combine(sum, word);
    }
    std::memcpy(bytes.data() + size - 8, &sum, 8);
    read(bytes);
    return 0;
}
