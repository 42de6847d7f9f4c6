// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "go/color.h"
#include "gtp/request.h"
#include "player/clock.h"

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

    Result<player::Seconds> seconds();  // from 0 to 1e9; "syntax error"

    // What a command asks for by the type of a parameter: a color, a point, a move, a number, a word.
    template <class T>
    Result<T> take();

private:
    const gtp::Request& request_;
    go::Size size_;
    std::size_t next_ = 0;
};

// What stands between single or double quotes; else the text as it is.
std::string unquoted(std::string text);

template <>
inline Result<go::Color> Arguments::take() {
    return color();
}
template <>
inline Result<go::Point> Arguments::take() {
    return point();
}
template <>
inline Result<go::Move> Arguments::take() {
    const auto by = color();
    if (!by) return by.error();
    const auto at = vertex();
    if (!at) return at.error();
    return go::Move{*by, *at};
}
template <>
inline Result<int> Arguments::take() {
    return integer();
}
template <>
inline Result<std::string> Arguments::take() {
    return word();
}
template <>
inline Result<double> Arguments::take() {
    return number();
}
template <>
inline Result<player::Seconds> Arguments::take() {
    return seconds();
}

}  // namespace tedomari::engine
