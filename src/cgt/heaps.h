// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

// Impartial games of heaps: nimbers, and taking and breaking by an octal code [Winning Ways, ch. 3 and 4].
namespace tedomari::cgt {

// Conway's multiplication of nimbers, which makes them a field; both below 2^32.
std::uint64_t nim_product(std::uint64_t a, std::uint64_t b);

// Digit k of a code says what may become of a heap when k are taken from it: 1 nothing is left, 2 one heap is left,
// 4 two heaps are; their sum where several are allowed.  Digits behind the point, hexadecimal digits not among them:
// "0.77" is Kayles, "0.137" Dawson's Kayles, "4.0" may break a heap and take nothing.
class OctalGame {
public:
    static Result<OctalGame> parse(std::string_view code);

    // Of heaps 0, 1, …, `heap`.  Time grows with the square of the heap.
    const std::vector<std::uint32_t>& nimbers(std::size_t heap);

private:
    std::vector<int> digits_;  // from 0 taken up
    std::vector<std::uint32_t> known_ = {0};
};

}  // namespace tedomari::cgt
