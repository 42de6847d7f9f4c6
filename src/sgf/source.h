// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "base/result.h"

namespace tedomari::sgf {

// Bytes from somewhere, piece by piece.
class Source {
public:
    Source() = default;
    virtual ~Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    virtual Result<std::size_t> read(std::span<char> into) = 0;  // how many bytes; 0 at the end
    virtual std::uint64_t position() const = 0;                  // bytes taken from the file so far
    virtual std::uint64_t size() const = 0;                      // of the file; 0 when unknown
};

// A file, or standard input for "-".  What is xz-compressed comes out unpacked.
Result<std::unique_ptr<Source>> open_source(const std::string& path);
// The whole of it.
Result<std::string> read_all(const std::string& path);

}  // namespace tedomari::sgf
