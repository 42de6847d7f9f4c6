// SPDX-License-Identifier: MIT
#include "trial/forecast_table.h"

#include <functional>

namespace tedomari::trial {

namespace {

using Guess = std::function<std::optional<Rational>(const BoardCase&)>;

int sign(Rational r) { return r > Rational(0) ? 1 : r < Rational(0) ? -1 : 0; }

Errors errors(const BoardSetReport& part, const Guess& guess) {
    Errors result;
    std::vector<double> misses;
    for (const BoardCase& c : part.cases) {
        const auto value = guess(c);
        if (!value) continue;
        const double miss = abs(*value - *c.recorded).to_double();
        misses.push_back(miss);
        ++result.games;
        result.mean += miss;
        result.within_two += miss <= 2 ? 1 : 0;
        result.within_five += miss <= 5 ? 1 : 0;
        result.winner += sign(*value) == sign(*c.recorded) ? 1 : 0;
    }
    if (result.games > 0) result.mean /= result.games;
    result.median = median(misses);
    return result;
}

// All of them recorded.
ForecastRow row(int back, const BoardSetReport& part) {
    ForecastRow result;
    result.back = back;
    result.lead = errors(part, [](const BoardCase& c) { return c.lead; });
    result.forecast = errors(part, [](const BoardCase& c) { return c.forecast; });
    result.judge = errors(part, [](const BoardCase& c) { return c.judged; });
    result.even = errors(part, [](const BoardCase&) { return Rational(0); });
    result.rival = errors(part, [](const BoardCase& c) { return c.rival; });
    const auto within = [](const BoardCase& c, Rational most) {
        return abs(c.forecast - *c.recorded) <= most;
    };
    result.exact = part.count([&](const BoardCase& c) { return within(c, 0); });
    result.inside = part.count([&](const BoardCase& c) { return within(c, c.give_or_take); });
    result.half_width = median(part.values([](const BoardCase& c) { return c.give_or_take.to_double(); }));
    return result;
}

}  // namespace

std::vector<ForecastRow> forecast_table(const BoardSetReport& report) {
    std::vector<ForecastRow> rows;
    for (const auto& [back, part] : report.those(&BoardCase::is_recorded).by(&BoardCase::back))
        rows.push_back(row(back, part));
    return rows;
}

}  // namespace tedomari::trial
