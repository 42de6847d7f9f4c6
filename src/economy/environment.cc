// SPDX-License-Identifier: MIT
#include "economy/environment.h"

#include <cassert>
#include <charconv>
#include <map>
#include <numeric>
#include <set>

namespace tedomari::economy {

Rational greatest_common_divisor(const std::vector<Rational>& numbers) {
    Rational divisor = 0;
    for (Rational x : numbers) {  // Euclid
        while (x != Rational(0)) {
            const Rational rest = divisor - x * Rational((divisor / x).floor());
            divisor = x;
            x = rest;
        }
    }
    return divisor;
}

namespace {

// All positions that play can reach.
std::set<cgt::Vertex> reachable(const cgt::GameGraph& graph, cgt::Vertex from) {
    std::set<cgt::Vertex> seen = {from};
    std::vector<cgt::Vertex> todo = {from};
    while (!todo.empty()) {
        const cgt::Vertex v = todo.back();
        todo.pop_back();
        for (const Side side : {Side::left, Side::right}) {
            for (const cgt::Vertex to : graph.options(v, side)) {
                if (seen.insert(to).second) todo.push_back(to);
            }
        }
    }
    return seen;
}

}  // namespace

Survey survey(const Sum& sum) {
    Survey result;
    std::vector<Rational> temperatures;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        const cgt::GameGraph& graph = sum.book(i).graph();
        const auto temperature = [&](cgt::Vertex v) { return sum.book(i).solution()[v].low.temperature(); };
        result.highest = std::max(result.highest, temperature(sum.position(i)));
        for (const cgt::Vertex v : reachable(graph, sum.position(i))) {
            if (temperature(v) > Rational(0)) temperatures.push_back(temperature(v));
            for (const Side side : {Side::left, Side::right}) {
                for (const cgt::Vertex to : graph.options(v, side)) {
                    if (temperature(to) > temperature(v)) ++result.threats;
                }
            }
        }
    }
    result.unit = greatest_common_divisor(temperatures);
    return result;
}

std::optional<EnvironmentName> parse_environment(std::string_view text) {
    if (text == "mee") return EnvironmentName{Enrichment::minimal};
    if (text == "see") return EnvironmentName{Enrichment::standard};
    if (text == "oee") return EnvironmentName{Enrichment::over};
    if (text.size() < 2 || (text[0] != 'u' && text[0] != 'U')) return std::nullopt;
    int n = 0;
    const char* end = text.data() + text.size();
    const auto [rest, problem] = std::from_chars(text.data() + 1, end, n);
    if (problem != std::errc() || rest != end || n < 1) return std::nullopt;
    return EnvironmentName{Enrichment::universal, n};
}

Result<std::vector<Rational>> environment(const EnvironmentName& name, const Survey& survey,
                                          std::size_t limit) {
    Rational delta = survey.unit / Rational(2), highest = survey.highest;
    std::int64_t copies = 2 * std::int64_t{survey.threats} + 1;
    const Error too_many{"the environment would need more than " + std::to_string(limit) + " switches"};
    switch (name.enrichment) {
        case Enrichment::minimal: copies = 1; break;
        case Enrichment::standard: break;
        case Enrichment::over: delta /= Rational(2); break;
        case Enrichment::universal: {
            std::int64_t multiple = 1;
            for (std::int64_t k = 2; k <= name.n; ++k) {
                multiple = std::lcm(multiple, k);
                if (multiple > std::int64_t(limit)) return too_many;
            }
            delta = Rational(1, multiple);
            highest = name.n;
            copies = 2 * std::int64_t{name.n} + 1;
        }
    }
    if (delta == Rational(0)) return std::vector<Rational>{};
    const std::int64_t levels = (highest / delta).floor();
    if (levels > std::int64_t(limit) || levels * copies > std::int64_t(limit)) return too_many;
    std::vector<Rational> switches;
    for (std::int64_t k = 1; k <= levels; ++k) {
        for (std::int64_t copy = 0; copy < copies; ++copy) switches.push_back(delta * Rational(k));
    }
    return switches;
}

void enrich(Sum& sum, const std::vector<Rational>& switches) {
    std::map<Rational, std::shared_ptr<const Book>> books;
    for (const Rational t : switches) {
        auto& book = books[t];
        if (!book) {
            auto graph = game_with_line(0, t, {});
            assert(graph);  // every temperature is that of a switch
            book = open_book(*std::move(graph));
        }
        sum.add(book, {}, "±" + to_string(t));
    }
}

}  // namespace tedomari::economy
