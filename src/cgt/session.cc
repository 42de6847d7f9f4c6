// SPDX-License-Identifier: MIT
#include "cgt/session.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>

#include "cgt/functions.h"
#include "cgt/notation.h"
#include "cgt/solvers.h"

namespace tedomari::cgt {

namespace {

using Form = Syntax::Form;
using Names = std::set<std::string, std::less<>>;

void collect_names(const Syntax& syntax, Names& names) {
    if (syntax.form == Form::name) names.insert(syntax.word);
    for (const Syntax& child : syntax.children) collect_names(child, names);
    for (const Syntax& other : syntax.others) collect_names(other, names);
}

}  // namespace

Session::Session(Limits limits, const std::atomic<bool>* cancel)
    : limits_(limits),
      cancel_(cancel),
      budget_(limits, cancel),
      store_(&budget_),
      thermographs_(store_),
      solvers_(std::make_unique<Solvers>(store_)) {
    // [Winning Ways, ch. 11]
    const auto given =
        parse_program("on={on|}; off={|off}; over={0|over}; under={under|0}; upon={upon|*}; dud={dud|dud}");
    for (const Syntax& definition : *given) {
        given_.insert(definition.word);
        loops_.emplace(definition.word, definition.children[0]);
    }
}

Session::~Session() = default;

std::vector<std::string> Session::names() const {
    std::vector<std::string> result;
    for (const auto& [name, value] : values_) result.push_back(name);
    for (const auto& [name, syntax] : loops_) {
        if (!given_.contains(name)) result.push_back(name);
    }
    return result;
}

Result<Value> Session::evaluate(std::string_view program) {
    budget_ = Budget(limits_, cancel_);
    source_ = program;
    auto statements = parse_program(program);
    if (!statements) return statements.error();

    std::vector<Syntax> definitions;
    Syntax last = statements->back();
    if (last.form == Form::definition) {  // its value is that of the name
        Syntax name = last;
        name.form = Form::name;
        name.children.clear();
        last = std::move(name);
    }
    for (Syntax& statement : *statements) {
        if (statement.form == Form::definition) definitions.push_back(std::move(statement));
    }
    const auto old_values = values_;
    const auto old_loops = loops_;
    const auto old_given = given_;
    const auto undo = [&] {
        values_ = old_values;
        loops_ = old_loops;
        given_ = old_given;
    };
    try {
        const auto defined = define(std::move(definitions));
        auto result = defined ? value(last) : Result<Value>(defined.error());
        if (!result) undo();
        return result;
    } catch (...) {
        undo();
        throw;
    }
}

// Definitions whose names are all known become values; what is left when no more do is a circle, or a
// mistake.
Result<bool> Session::define(std::vector<Syntax> definitions) {
    Names own;
    for (const Syntax& d : definitions) {
        if (find_function(d.word) != nullptr || find_outside(d.word) != nullptr)
            return wrong(d, fmt::format("'{}' is the name of a function", d.word));
        if (!own.insert(d.word).second) return wrong(d, fmt::format("'{}' is defined twice", d.word));
    }
    for (const std::string& name : own) {
        values_.erase(name);
        loops_.erase(name);
        given_.erase(name);
    }
    for (bool progress = true; progress;) {
        progress = false;
        for (std::size_t i = 0; i < definitions.size();) {
            Names used;
            collect_names(definitions[i], used);
            const bool waits =
                std::any_of(used.begin(), used.end(), [&](const auto& name) { return own.contains(name); });
            if (waits || is_loopy(definitions[i].children[0])) {
                ++i;
                continue;
            }
            auto result = value(definitions[i].children[0]);
            if (!result) return result.error();
            values_.emplace(definitions[i].word, *std::move(result));
            own.erase(definitions[i].word);
            definitions.erase(definitions.begin() + static_cast<std::ptrdiff_t>(i));
            progress = true;
        }
    }
    for (Syntax& d : definitions) {
        if (d.children[0].form == Form::name && d.children[0].word == d.word) {
            return wrong(d, fmt::format("'{}' is defined by itself", d.word));
        }
        loops_.emplace(d.word, std::move(d.children[0]));
    }
    return true;
}

bool Session::is_loopy(const Syntax& syntax) const {
    Names used;
    collect_names(syntax, used);
    return std::any_of(used.begin(), used.end(), [&](const auto& name) { return loops_.contains(name); });
}

const OutsideFunction* Session::find_outside(std::string_view name) const {
    const auto found = std::find_if(outside_.begin(), outside_.end(),
                                    [&](const OutsideFunction& function) { return function.name == name; });
    return found == outside_.end() ? nullptr : &*found;
}

Result<Value> Session::call_outside(const OutsideFunction& function, const Syntax& call) {
    std::vector<std::string> texts;
    for (const Syntax& argument : call.children) {
        if (argument.form != Form::text) return wrong(argument, "a text in quotation marks is expected here");
        texts.push_back(argument.word);
    }
    auto result = function.call(*this, texts);
    if (!result) return wrong(call, result.error().message);
    return result;
}

Result<Value> Session::value(const Syntax& syntax) {
    if (syntax.form == Form::call) {
        const auto counted = [&](const auto& function) -> std::optional<Error> {
            const std::size_t n = syntax.children.size();
            if (n >= function.least_arguments && n <= function.most_arguments) return std::nullopt;
            return wrong(syntax, fmt::format("{}({}) takes {} arguments, not {}", function.name,
                                             function.parameters, function.least_arguments, n));
        };
        if (const Function* function = find_function(syntax.word)) {
            if (const auto error = counted(*function)) return *error;
            return function->call(*this, syntax);
        }
        if (const OutsideFunction* function = find_outside(syntax.word)) {
            if (const auto error = counted(*function)) return *error;
            return call_outside(*function, syntax);
        }
        return wrong(syntax, fmt::format("there is no function '{}'", syntax.word));
    }
    if (syntax.form == Form::name) {
        if (const auto known = values_.find(syntax.word); known != values_.end()) return known->second;
    }
    if (syntax.form == Form::comparison) return compared(syntax);
    if (is_loopy(syntax)) return loopy_value(syntax);
    const auto as_large = [&]() -> Result<Value> {
        auto result = translated(syntax);
        if (!result) return result.error();
        return settled(*std::move(result));
    };
    if (is_large(syntax)) return as_large();
    try {
        const auto result = game(syntax);
        if (!result) return result.error();
        return Value(*result);
    } catch (const RationalOverflow&) {
        auto result = as_large();
        if (!result) throw;
        return result;
    }
}

Result<Game> Session::game(const Syntax& syntax) {
    const Lookup lookup = [this](const Syntax& at) -> Result<Game> {
        if (at.form == Form::name && !values_.contains(at.word)) {
            if (loops_.contains(at.word)) {
                return wrong(at, fmt::format("'{}' is a loopy game, which has no value here", at.word));
            }
            return wrong(at, fmt::format("'{}' is not defined", at.word));
        }
        const auto result = value(at);
        if (!result) return result.error();
        if (const Game* g = std::get_if<Game>(&*result)) return *g;
        if (const Rational* r = std::get_if<Rational>(&*result)) {
            if (const auto x = Dyadic::from(*r)) return store_.number(*x);
            return wrong(at, fmt::format("{} is no value of a game", to_string(*r)));
        }
        if (std::holds_alternative<LoopyGame>(*result))
            return wrong(at, fmt::format("'{}' is a loopy game, which has no value here", at.word));
        return wrong(at, fmt::format("'{}' is not a game here", at.word));
    };
    return cgt::evaluate(store_, syntax, lookup);
}

Result<Rational> Session::rational(const Syntax& syntax) {
    if (syntax.form == Form::number) return syntax.number;
    if (syntax.form == Form::negative && syntax.children[0].form == Form::number)
        return -syntax.children[0].number;
    const auto result = value(syntax);
    if (!result) return result.error();
    if (const Rational* r = std::get_if<Rational>(&*result)) return *r;
    if (const Game* g = std::get_if<Game>(&*result)) {
        if (const auto x = store_.as_number(*g)) return x->to_rational();
    }
    return wrong(syntax, "a number is expected here");
}

}  // namespace tedomari::cgt
