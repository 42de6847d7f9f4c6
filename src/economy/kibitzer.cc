// SPDX-License-Identifier: MIT
#include "economy/kibitzer.h"

#include <algorithm>
#include <functional>

namespace tedomari::economy {

Rational value(const Sum& sum, Side next, Rational tax) {
    Rational total = sum.settled();
    std::vector<Rational> widths;
    for (const std::size_t i : sum.live()) {
        const Thermograph& game = sum.thermograph(i);
        const Rational left = game.left.at(tax), right = game.right.at(tax);
        total += next == Side::left ? right : left;
        if (left != right) widths.push_back(left - right);
    }
    std::sort(widths.begin(), widths.end(), std::greater<>());
    for (std::size_t i = 0; i < widths.size(); i += 2) {
        total += next == Side::left ? widths[i] : -widths[i];
    }
    return total;
}

namespace {

std::optional<Rational> active_at(const Thermograph& game, Rational below) {
    std::optional<Rational> highest;
    for (const cgt::Phase& phase : cgt::phases(game)) {
        if (!phase.active() || phase.from > below) continue;
        highest = phase.to ? std::min(*phase.to, below) : below;
    }
    return highest;
}

}  // namespace

std::optional<Rational> active_at(const Sum& sum, Rational below, Rational t_min) {
    std::optional<Rational> highest;
    for (const std::size_t i : sum.live()) {
        const Thermograph& game = sum.thermograph(i);
        if (highest && sum.book(i).is_loop_free() && game.temperature() <= *highest) continue;
        const auto here = active_at(game, below);
        if (here && *here >= t_min && (!highest || *here > *highest)) highest = here;
    }
    return highest;
}

// Below 0 the tax is paid in cash, which counts: there is nothing left to share.
Outlook outlook(const Sum& sum, Side next, Rational before, Rational t_min) {
    Outlook result{sum.mean(), sum.temperature(), 0, 0};
    result.ambient = active_at(sum, before, t_min).value_or(t_min);
    const Rational half = std::max(result.ambient, Rational(0)) / Rational(2);
    result.forecast = value(sum, next, result.ambient) + (next == Side::left ? half : -half);
    return result;
}

std::string_view to_string(MoveKind kind) {
    constexpr std::string_view names[] = {"temperature-lowering", "neutral", "sacrificial"};
    return names[static_cast<int>(kind)];
}

}  // namespace tedomari::economy
