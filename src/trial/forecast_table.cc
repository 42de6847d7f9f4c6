// SPDX-License-Identifier: MIT
#include "trial/forecast_table.h"

#include <algorithm>
#include <functional>
#include <map>

namespace tedomari::trial {

namespace {

using Guess = std::function<std::optional<Rational>(const BoardCase&)>;

double middle(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

int sign(Rational r) { return r > Rational(0) ? 1 : r < Rational(0) ? -1 : 0; }

Errors errors(const std::vector<const BoardCase*>& cases, const Guess& guess) {
    Errors result;
    std::vector<double> misses;
    for (const BoardCase* c : cases) {
        const auto value = guess(*c);
        if (!value) continue;
        const double miss = abs(*value - *c->recorded).to_double();
        misses.push_back(miss);
        ++result.games;
        result.mean += miss;
        result.within_two += miss <= 2 ? 1 : 0;
        result.within_five += miss <= 5 ? 1 : 0;
        result.winner += sign(*value) == sign(*c->recorded) ? 1 : 0;
    }
    if (result.games > 0) result.mean /= result.games;
    result.median = middle(misses);
    return result;
}

ForecastRow row(int back, const std::vector<const BoardCase*>& cases) {
    ForecastRow result;
    result.back = back;
    result.lead = errors(cases, [](const BoardCase& c) { return c.lead; });
    result.forecast = errors(cases, [](const BoardCase& c) { return c.forecast; });
    result.judge = errors(cases, [](const BoardCase& c) { return c.judged; });
    result.even = errors(cases, [](const BoardCase&) { return Rational(0); });
    result.rival = errors(cases, [](const BoardCase& c) { return c.rival; });
    std::vector<double> widths;
    for (const BoardCase* c : cases) {
        const Rational miss = abs(c->forecast - *c->recorded);
        result.exact += miss == Rational(0) ? 1 : 0;
        result.inside += miss <= c->give_or_take ? 1 : 0;
        widths.push_back(c->give_or_take.to_double());
    }
    result.half_width = middle(widths);
    return result;
}

}  // namespace

std::vector<ForecastRow> forecast_table(const BoardSetReport& report) {
    std::map<int, std::vector<const BoardCase*>> by_back;
    for (const BoardCase& c : report.cases) {
        if (c.recorded) by_back[c.back].push_back(&c);
    }
    std::vector<ForecastRow> rows;
    for (const auto& [back, cases] : by_back) rows.push_back(row(back, cases));
    return rows;
}

}  // namespace tedomari::trial
