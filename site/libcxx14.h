// SPDX-License-Identifier: MIT
#pragma once

// What the library of Debian's Emscripten (libc++ 14) lacks of C++20 and our sources use; included before all of them.
// Delete it when that library has them.
#ifdef __cplusplus
#include <algorithm>
#include <version>

#if _LIBCPP_VERSION < 15000
#include <functional>
#include <iterator>

namespace std::ranges {

template <class Range, class Is>
constexpr bool any_of(Range&& range, Is is) {
    return std::any_of(std::begin(range), std::end(range), is);
}
template <class Range, class Is>
constexpr bool all_of(Range&& range, Is is) {
    return std::all_of(std::begin(range), std::end(range), is);
}
template <class Range, class Is>
constexpr bool none_of(Range&& range, Is is) {
    return std::none_of(std::begin(range), std::end(range), is);
}
template <class Range, class Value>
constexpr auto find(Range&& range, const Value& value) {
    return std::find(std::begin(range), std::end(range), value);
}
template <class Range, class Is>
constexpr auto find_if(Range&& range, Is is) {
    return std::find_if(std::begin(range), std::end(range), is);
}
template <class Range, class Is>
constexpr auto count_if(Range&& range, Is is) {
    return std::count_if(std::begin(range), std::end(range), is);
}
template <class One, class Other>
constexpr bool equal(One&& one, Other&& other) {
    return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other));
}

}  // namespace std::ranges

namespace std {

template <class To, class From>
constexpr To bit_cast(const From& from) noexcept {
    static_assert(sizeof(To) == sizeof(From));
    return __builtin_bit_cast(To, from);
}

}  // namespace std
#endif
#endif
