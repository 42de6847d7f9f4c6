// SPDX-License-Identifier: MIT
#include "base/whole.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace tedomari {

Whole::Whole(std::int64_t value) : negative_(value < 0) {
    auto rest = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    for (; rest > 0; rest /= base) digits_.push_back(static_cast<std::uint32_t>(rest % base));
}

std::optional<Whole> Whole::parse(std::string_view text) {
    Whole whole;
    const bool minus = text.starts_with('-');
    if (minus) text.remove_prefix(1);
    if (text.empty()) return std::nullopt;
    for (std::size_t end = text.size(); end > 0;) {
        const std::size_t first = end > 9 ? end - 9 : 0;
        std::uint32_t digit = 0;
        for (const char c : text.substr(first, end - first)) {
            if (c < '0' || c > '9') return std::nullopt;
            digit = digit * 10 + static_cast<std::uint32_t>(c - '0');
        }
        whole.digits_.push_back(digit);
        end = first;
    }
    whole.negative_ = minus;
    whole.trim();
    return whole;
}

void Whole::trim() {
    while (!digits_.empty() && digits_.back() == 0) digits_.pop_back();
    if (digits_.empty()) negative_ = false;
}

std::optional<std::int64_t> Whole::to_int64() const {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (*this > Whole(most) || *this < -Whole(most)) return std::nullopt;
    std::int64_t value = 0;
    for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit)
        value = value * std::int64_t{base} + std::int64_t{*digit};
    return negative_ ? -value : value;
}

std::string Whole::to_string() const {
    if (digits_.empty()) return "0";
    std::string text = fmt::format("{}{}", negative_ ? "-" : "", digits_.back());
    for (auto digit = digits_.rbegin() + 1; digit != digits_.rend(); ++digit)
        text += fmt::format("{:09}", *digit);
    return text;
}

Whole Whole::operator-() const {
    Whole result = *this;
    result.negative_ = !negative_;
    result.trim();
    return result;
}

std::strong_ordering Whole::compare_sizes(const Whole& a, const Whole& b) {
    if (a.digits_.size() != b.digits_.size()) return a.digits_.size() <=> b.digits_.size();
    for (std::size_t i = a.digits_.size(); i-- > 0;) {
        if (a.digits_[i] != b.digits_[i]) return a.digits_[i] <=> b.digits_[i];
    }
    return std::strong_ordering::equal;
}

std::strong_ordering operator<=>(const Whole& a, const Whole& b) {
    if (a.negative_ != b.negative_) return b.negative_ <=> a.negative_;
    return a.negative_ ? Whole::compare_sizes(b, a) : Whole::compare_sizes(a, b);
}

Whole operator+(const Whole& a, const Whole& b) {
    const bool alike = a.negative_ == b.negative_, a_larger = Whole::compare_sizes(a, b) >= 0;
    const Whole &large = a_larger ? a : b, &small = a_larger ? b : a;
    Whole result = large;
    std::int64_t carry = 0;
    for (std::size_t i = 0; i < result.digits_.size(); ++i) {
        const std::int64_t other = i < small.digits_.size() ? std::int64_t{small.digits_[i]} : 0;
        std::int64_t digit = std::int64_t{result.digits_[i]} + (alike ? other : -other) + carry;
        carry = digit < 0 ? -1 : digit >= std::int64_t{Whole::base} ? 1 : 0;
        digit -= carry * std::int64_t{Whole::base};
        result.digits_[i] = static_cast<std::uint32_t>(digit);
    }
    if (carry > 0) result.digits_.push_back(1);
    result.trim();
    return result;
}

Whole operator*(const Whole& a, const Whole& b) {
    Whole result;
    result.digits_.assign(a.digits_.size() + b.digits_.size(), 0);
    for (std::size_t i = 0; i < a.digits_.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < b.digits_.size() || carry > 0; ++j) {
            const std::uint64_t other = j < b.digits_.size() ? b.digits_[j] : 0;
            const std::uint64_t sum = result.digits_[i + j] + std::uint64_t{a.digits_[i]} * other + carry;
            result.digits_[i + j] = static_cast<std::uint32_t>(sum % Whole::base);
            carry = sum / Whole::base;
        }
    }
    result.negative_ = a.negative_ != b.negative_;
    result.trim();
    return result;
}

}  // namespace tedomari
