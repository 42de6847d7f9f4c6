// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "engine/arguments.h"
#include "engine/score_text.h"
#include "engine/tables.h"
#include "render/rules_json.h"

// Komi and rules, in GTP's and in KataGo's way.
namespace tedomari::engine {

namespace {

const Rational most_komi = 10000;

Answer komi(State& state, const Request& request) {
    if (request.arguments.size() != 1) return Error{"syntax error"};
    const auto value = parse_rational(request.arguments[0]);
    if (!value || abs(*value) > most_komi) return Error{"syntax error"};
    state.game.set_komi(*value);
    return Answer("");
}

Answer get_komi(State& state, const Request&) { return Answer(decimal(state.game.komi())); }

Answer kata_get_rules(State& state, const Request&) {
    return Answer(render::to_json(state.game.rules()).dump());
}

// The komi stays: it has a command of its own.
Answer set_rules(State& state, go::Rules rules) {
    rules.komi = state.game.komi();
    state.game.set_rules(rules);
    return Answer("");
}

Answer kata_set_rules(State& state, const Request& request) {
    const auto rules = render::parse_rules_or_json(request.text);
    if (!rules) return rules.error();
    return set_rules(state, *rules);
}

// kata-set-rule ko SIMPLE
Answer kata_set_rule(State& state, const Request& request) {
    if (request.arguments.size() != 2) return Error{"syntax error"};
    const auto rules = render::with_rule(state.game.rules(), request.arguments[0], request.arguments[1]);
    if (!rules) return rules.error();
    return set_rules(state, *rules);
}

// japanese, chinese, aga, new_zealand
Answer kgs_rules(State& state, const Request& request) {
    const auto rules = go::parse_rules(request.text);
    if (!rules) return Error{"unknown rules"};
    return set_rules(state, *rules);
}

constexpr Entry rules_table[] = {
    {"komi", komi},
    {"get_komi", get_komi},
    {"kata-get-rules", kata_get_rules},
    {"kata-set-rules", kata_set_rules},
    {"kata-set-rule", kata_set_rule},
    {"kgs-rules", kgs_rules},
};

}  // namespace

std::span<const Entry> rules_commands() { return rules_table; }

}  // namespace tedomari::engine
