// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "go/color.h"
#include "gtp/request.h"

namespace tedomari::engine {

// The arguments of a request, taken one after the other with GTP's error messages.
class Arguments {
public:
    Arguments(const gtp::Request& request, go::Size size) : request_(request), size_(size) {}

    bool at_end() const { return next_ >= request_.arguments.size(); }
    std::size_t left() const { return request_.arguments.size() - next_; }

    Result<std::string> word();  // "syntax error" when there is none
    Result<go::Color> color();   // "invalid color"
    Result<go::Point> vertex();  // a point or pass: "invalid coordinate"
    Result<go::Point> point();   // "invalid coordinate"
    Result<int> integer();       // "syntax error"
    Result<double> number();     // finite; "syntax error"

private:
    const gtp::Request& request_;
    go::Size size_;
    std::size_t next_ = 0;
};

// What stands between single or double quotes; else the text as it is.
std::string unquoted(std::string text);

}  // namespace tedomari::engine
