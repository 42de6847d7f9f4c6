// SPDX-License-Identifier: MIT
#include <tedomari/cgt.h>

#include "analysis/game_value.h"
#include "api/convert.h"
#include "base/seconds.h"
#include "render/game_plot.h"
#include "render/game_value.h"
#include "render/json_text.h"

namespace tedomari::api {

namespace {

Limits limits_of(const Effort& effort) {
    Limits limits;
    limits.time = nanoseconds_of(effort.seconds > 0 ? effort.seconds : 300);
    limits.memory = std::size_t{4096} << 20;
    return limits;
}

// An infinite wall has no numbers: a limit was reached before there were any.
bool is_known(const cgt::Thermograph& thermograph) {
    return !thermograph.left.is_infinite() && !thermograph.right.is_infinite();
}

void describe(GameReport& said, const analysis::ShortGameValue& game) {
    said.canonical = game.canonical;
    said.outcome = to_string(game.outcome);
    said.left_stop = given(game.left_stop);
    said.right_stop = given(game.right_stop);
    said.thermographs.push_back({std::nullopt, given(game.thermograph), given(game.thermograph)});
}

void describe(GameReport& said, const analysis::LoopyGameValue& game) {
    said.canonical = game.definitions;
    for (const analysis::KoValue& ko : game.komasters) {
        if (!is_known(ko.thermograph.low) || !is_known(ko.thermograph.high)) continue;
        said.thermographs.push_back({ko.komaster == cgt::Side::left ? Side::left : Side::right,
                                     given(ko.thermograph.low), given(ko.thermograph.high)});
    }
}

void describe(GameReport&, const analysis::PlainValue&) {}

// What all agree on.
std::optional<Rational> agreed(const GameReport& report, Rational Thermograph::*number) {
    if (report.thermographs.empty()) return std::nullopt;
    const Rational first = report.thermographs.front().low.*number;
    for (const ThermographOf& one : report.thermographs) {
        if (one.low.*number != first || one.high.*number != first) return std::nullopt;
    }
    return first;
}

GameReport told(const analysis::GameValue& value) {
    GameReport said;
    said.expression = value.expression;
    said.number = given(value.number);
    std::visit([&](const auto& kind) { describe(said, kind); }, value.value);
    said.text = render::to_text(value);
    said.json = render::line_of(render::to_json(value));
    if (const auto plot = render::plot_of(value, render::WithScaffolds::no)) said.svg = render::to_svg(*plot);
    return said;
}

}  // namespace

std::optional<Rational> GameReport::mean() const { return agreed(*this, &Thermograph::mean); }
std::optional<Rational> GameReport::temperature() const { return agreed(*this, &Thermograph::temperature); }

struct Calculator::State {
    explicit State(const Effort& effort) : session(limits_of(effort), effort.stop) {}

    cgt::Session session;
};

Calculator::Calculator(const Effort& effort) : state_(std::make_unique<State>(effort)) {}
Calculator::~Calculator() = default;
Calculator::Calculator(Calculator&&) noexcept = default;
Calculator& Calculator::operator=(Calculator&&) noexcept = default;

GameReport Calculator::evaluate(const std::string& expression, std::optional<Side> komaster) {
    std::optional<cgt::Side> master;
    if (komaster) master = *komaster == Side::left ? cgt::Side::left : cgt::Side::right;
    try {
        return told(succeeded(analysis::game_value(state_->session, expression, master)));
    } catch (const cgt::TooLarge& error) {
        throw Error(error.what(), 0, 0);
    } catch (const RationalOverflow& error) {
        throw Error(error.what(), 0, 0);
    }
}

std::vector<std::string> Calculator::names() const { return state_->session.names(); }

GameReport cgt(const std::string& expression, std::optional<Side> komaster, const Effort& effort) {
    return Calculator(effort).evaluate(expression, komaster);
}

}  // namespace tedomari::api
