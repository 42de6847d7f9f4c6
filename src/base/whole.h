// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tedomari {

// A whole number of any size.  Sums take time in proportion to its length, products to the square of it.
class Whole {
public:
    Whole() = default;
    Whole(std::int64_t value);
    static std::optional<Whole> parse(std::string_view digits);  // "-12": nothing else

    std::optional<std::int64_t> to_int64() const;
    std::string to_string() const;

    Whole operator-() const;
    friend Whole operator+(const Whole& a, const Whole& b);
    friend Whole operator-(const Whole& a, const Whole& b) { return a + -b; }
    friend Whole operator*(const Whole& a, const Whole& b);
    friend bool operator==(const Whole&, const Whole&) = default;
    friend std::strong_ordering operator<=>(const Whole& a, const Whole& b);

private:
    static constexpr std::uint32_t base = 1'000'000'000;
    void trim();
    static std::strong_ordering compare_sizes(const Whole& a, const Whole& b);

    bool negative_ = false;              // never of 0
    std::vector<std::uint32_t> digits_;  // the least first; the last is not 0
};

}  // namespace tedomari
