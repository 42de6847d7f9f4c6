// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace tedomari {

// What is wrong with a text somebody gave us, and where.
struct Error {
    std::string message;  // one clause, lower case: "point is off the board"
    int line = 0;         // 1-based; 0 when the input has no lines
    int column = 0;       // 1-based; 0 when unknown

    friend bool operator==(const Error&, const Error&) = default;
};

// "12:7: point is off the board", "column 7: …" or the bare message, as far as the place is known.
std::string describe(const Error& error);

// A T, or why there is none.  Spelled like std::expected, so that an alias can replace it one day.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(value()); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }

private:
    T& value() {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    const T& value() const {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }

    std::variant<T, Error> content_;
};

}  // namespace tedomari
