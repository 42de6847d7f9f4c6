// SPDX-License-Identifier: MIT
#include "base/decimal.h"

#include <charconv>
#include <cstdlib>
#include <string>

namespace tedomari {

namespace {

#ifdef __cpp_lib_to_chars
template <class Number>
std::size_t read(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? static_cast<std::size_t>(end - text.data()) : 0;
}
#else  // the library of our Emscripten reads whole numbers alone; a browser's programs have no locale but "C"
std::size_t read(std::string_view text, double& number) {
    const std::string word(text.substr(0, text.find_first_not_of("+-.0123456789eE")));
    char* end = nullptr;
    number = std::strtod(word.c_str(), &end);
    return static_cast<std::size_t>(end - word.c_str());
}
std::size_t read(std::string_view text, float& number) {
    const std::string word(text.substr(0, text.find_first_not_of("+-.0123456789eE")));
    char* end = nullptr;
    number = std::strtof(word.c_str(), &end);
    return static_cast<std::size_t>(end - word.c_str());
}
#endif

}  // namespace

template <class Number>
std::optional<Number> take_decimal(std::string_view& text) {
    Number number = 0;
    const std::size_t length = read(text, number);
    if (length == 0) return std::nullopt;
    text.remove_prefix(length);
    return number;
}

template std::optional<float> take_decimal(std::string_view& text);
template std::optional<double> take_decimal(std::string_view& text);

}  // namespace tedomari
