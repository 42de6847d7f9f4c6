// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tedomari::net {

// Planes -> 3x3 convolution -> residual blocks of two 3x3 convolutions -> heads.
struct Architecture {
    int blocks = 0;
    int channels = 0;
    int head = 0;  // channels of each head

    // Every third block adds the mean and maximum of its channels, through a linear layer, to all points.
    static constexpr bool is_pooled(int block) { return block % 3 == 2; }
    std::size_t weights() const;
    friend bool operator==(const Architecture&, const Architecture&) = default;
};

// A network as a file holds it.  The file: eight bytes of magic, the length of the header as 64 bits, the
// header (JSON: version, planes, architecture, how it was trained), half floats, a 64-bit checksum of all
// before; the header and the halves are padded to eight bytes, numbers are little-endian.  learn/network.py
// writes it.
struct Weights {
    Architecture architecture;
    std::string training;       // facts of the run that made them, as JSON
    std::vector<float> values;  // tensor after tensor, in the order forward.cc takes them

    friend bool operator==(const Weights&, const Weights&) = default;
};

// Refuses what is not whole, not a network, or looks at other planes than net/planes.h makes.
Result<Weights> parse_weights(std::string_view bytes);
// Values are rounded to half floats.
std::string to_bytes(const Weights& weights);

// The weights built into the program.
std::string_view shipped_weights();

float from_half(std::uint16_t half);
std::uint16_t to_half(float value);  // the nearest, ties to even

}  // namespace tedomari::net
