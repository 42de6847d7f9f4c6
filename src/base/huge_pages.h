// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace tedomari {

// Asks for large pages under a table that is read at random: the processor then looks up far fewer addresses.
// Only a wish; nothing depends on it.
inline void prefer_huge_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
    constexpr std::uintptr_t page = 1 << 21;
    const auto address = reinterpret_cast<std::uintptr_t>(memory);
    const auto begin = (address + page - 1) / page * page;
    const auto end = (address + bytes) / page * page;
    if (begin < end) madvise(static_cast<char*>(memory) + (begin - address), end - begin, MADV_HUGEPAGE);
#endif
}

// A vector of value-initialised elements on such pages.
template <class T>
std::vector<T> large_table(std::size_t size) {
    std::vector<T> table;
    table.reserve(size);  // before the elements touch the pages
    prefer_huge_pages(table.data(), size * sizeof(T));
    table.resize(size);
    return table;
}

}  // namespace tedomari
