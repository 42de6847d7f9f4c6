// SPDX-License-Identifier: MIT
#include "sgf/packed.h"

#include <cstdint>
#include <lzma.h>
#include <new>

namespace tedomari::sgf {

std::string packed(std::string_view text) {
    constexpr std::uint32_t effort = 6;
    std::string stream(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    const lzma_ret code = lzma_easy_buffer_encode(
        effort, LZMA_CHECK_CRC32, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
        reinterpret_cast<std::uint8_t*>(stream.data()), &size, stream.size());
    if (code != LZMA_OK) throw std::bad_alloc();
    stream.resize(size);
    return stream;
}

}  // namespace tedomari::sgf
