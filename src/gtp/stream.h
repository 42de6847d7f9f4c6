// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace tedomari::gtp {

// Where a command writes that goes on until the next line of input (lz-analyze's convention).
class Stream {
public:
    Stream() = default;
    virtual ~Stream() = default;
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;

    virtual void line(std::string_view text) = 0;
    // The only line of a command that has waited: after "=", as of any other.
    virtual void whole(std::string_view text) { line(text); }
    // False once the next line has come, the input has ended or nobody reads any more.
    virtual bool is_wanted() const = 0;
};

}  // namespace tedomari::gtp
