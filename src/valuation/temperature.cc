// SPDX-License-Identifier: MIT
#include "valuation/temperature.h"

#include <algorithm>
#include <cmath>

namespace tedomari::valuation {

Rational rounded(double value) { return Rational(std::llround(value * 100), 100); }

namespace {

using cgt::Thermograph;

// {left | right}, left >= right.
Thermograph between(Rational left, Rational right) {
    if (left == right) return Thermograph::mast(left);
    cgt::Scaffolding options;
    options.left_option(Thermograph::mast(left).right);
    options.right_option(Thermograph::mast(right).left);
    return cgt::thermograph(std::move(options).finish());
}

}  // namespace

Thermograph thermograph_of(Rational friend_threat, Rational friend_value,
                           std::span<const EnemyOption<Rational>> options) {
    cgt::Scaffolding scaffolding;
    scaffolding.left_option(between(std::max(friend_threat, friend_value), friend_value).right);
    bool is_open = false;
    for (const auto& [value, threat] : options) {
        if (value >= friend_value) continue;
        scaffolding.right_option(between(value, std::min(value, threat)).left);
        is_open = true;
    }
    return is_open ? cgt::thermograph(std::move(scaffolding).finish()) : Thermograph::mast(friend_value);
}

Thermograph thermograph_of(const FourValues<Rational>& values) {
    const EnemyOption<Rational> only{values.enemy, values.enemy_threat};
    return thermograph_of(values.friend_threat, values.friend_value, {&only, 1});
}

}  // namespace tedomari::valuation
