// SPDX-License-Identifier: MIT
#include "outcome/session.h"

#include <algorithm>
#include <array>

#include "outcome/notation.h"

namespace tedomari::outcome {

namespace {

using Form = Syntax::Form;

Error wrong(const Syntax& at, std::string message) { return Error{std::move(message), 0, at.column}; }

constexpr std::array all_functions = {
    Function{"status", "G", "what comes of it with Friend first | with Opponent first", 1},
    Function{"tally", "G", "how many moves in a row it has been evaluated for", 1},
    Function{"simplify", "G,H", "G, evaluated only for as many moves in a row as H is", 2},
    Function{"expand", "G", "W|U as W||U|L, U|L as W|U||L", 1},
    Function{"friend", "G", "what Friend gets with 0, 1, 2, … moves in a row", 1},
    Function{"opponent", "G", "the same of Opponent", 1},
    Function{"either_friend", "G,H", "G or H when one move of Friend's plays in both (axiom 16)", 2},
    Function{"either_opponent", "G,H", "likewise of Opponent's", 2},
    Function{"both_friend", "G,H", "G and H when one move of Friend's plays in both", 2},
    Function{"both_opponent", "G,H", "likewise of Opponent's", 2},
};

std::string words(const std::vector<Outcome>& values) {
    std::string text;
    for (const Outcome o : values) text += (text.empty() ? "" : " ") + to_string(o);
    return text;
}

// 2, 4, 8, … symbols are a game of that tally.
Game in_a_row_of(Games& games, std::span<const Outcome> symbols) {
    if (symbols.size() == 1) return games.leaf(symbols[0]);
    const std::size_t half = symbols.size() / 2;
    const Game left = in_a_row_of(games, symbols.first(half));
    const Game right = in_a_row_of(games, symbols.last(half));
    return games.make({left}, {right});
}

}  // namespace

std::span<const Function> functions() { return all_functions; }

std::vector<std::string> Session::names() const {
    std::vector<std::string> found;
    for (const auto& [name, value] : values_) found.push_back(name);
    return found;
}

Result<Value> Session::evaluate(std::string_view program) {
    const auto statements = parse_program(program);
    if (!statements) return statements.error();
    const auto before = values_;
    Result<Value> last = Error{"there is no game"};
    for (const Syntax& statement : *statements) {
        const bool defines = statement.form == Form::definition;
        const auto is_taken = [&](const Function& f) { return f.name == statement.word; };
        if (defines && std::any_of(all_functions.begin(), all_functions.end(), is_taken))
            last = wrong(statement, "'" + statement.word + "' is the name of a function");
        else
            last = value(defines ? statement.children[0] : statement);
        if (!last) {
            values_ = before;
            return last;
        }
        if (defines) values_.insert_or_assign(statement.word, *last);
    }
    return last;
}

Result<Value> Session::value(const Syntax& syntax) {
    if (syntax.form == Form::comparison) return compared(syntax);
    if (syntax.form == Form::call) return call(syntax);
    if (syntax.form == Form::name) {
        const auto found = values_.find(syntax.word);
        if (found != values_.end()) return found->second;
    }
    const auto g = game(syntax);
    if (!g) return g.error();
    return Value(*g);
}

Result<Game> Session::game(const Syntax& syntax) {
    switch (syntax.form) {
        case Form::symbols: return in_a_row_of(games_, syntax.symbols);
        case Form::barred: return barred(syntax);
        case Form::either: return joined(syntax, Junction::either);
        case Form::both: return joined(syntax, Junction::both);
        case Form::negation: {
            const auto inner = game(syntax.children[0]);
            return inner ? Result<Game>(games_.swapped(*inner)) : inner;
        }
        case Form::name:
            if (!values_.contains(syntax.word)) return wrong(syntax, "'" + syntax.word + "' is not defined");
            [[fallthrough]];
        default: {
            const auto result = value(syntax);
            if (!result) return result.error();
            if (const Game* g = std::get_if<Game>(&*result)) return *g;
            return wrong(syntax, "a game is expected here");
        }
    }
}

Result<Game> Session::joined(const Syntax& syntax, Junction junction) {
    auto result = game(syntax.children[0]);
    for (std::size_t i = 1; i < syntax.children.size() && result; ++i) {
        const auto next = game(syntax.children[i]);
        if (!next) return next;
        result = algebra_.combined(junction, *result, *next);
    }
    return result;
}

Result<Game> Session::barred(const Syntax& syntax) {
    std::vector<Game> sides[2];
    for (const bool right : {false, true}) {
        for (const Syntax& option : right ? syntax.others : syntax.children) {
            const auto g = game(option);
            if (!g) return g;
            sides[right ? 1 : 0].push_back(*g);
        }
    }
    return games_.make(std::move(sides[0]), std::move(sides[1]));
}

Result<Value> Session::call(const Syntax& syntax) {
    const auto found = std::find_if(all_functions.begin(), all_functions.end(),
                                    [&](const Function& f) { return f.name == syntax.word; });
    if (found == all_functions.end()) return wrong(syntax, "there is no function '" + syntax.word + "'");
    if (syntax.children.size() != found->arguments)
        return wrong(syntax, syntax.word + "(" + std::string(found->parameters) + ") takes " +
                                 (found->arguments == 1 ? "one game" : "two games"));
    std::vector<Game> arguments;
    for (const Syntax& child : syntax.children) {
        const auto g = game(child);
        if (!g) return g.error();
        arguments.push_back(*g);
    }
    const Game g = arguments[0], h = arguments.back();
    const std::string& name = syntax.word;
    if (name == "status") return Value(games_.truncated(g, 1));
    if (name == "tally") return Value(games_.tally(g));
    if (name == "simplify") return Value(games_.truncated(g, std::max(1, games_.tally(h))));
    if (name == "expand") return Value(games_.expanded(g));
    if (name == "friend") return Value(words(in_a_row(games_, g, Player::friendly)));
    if (name == "opponent") return Value(words(in_a_row(games_, g, Player::opponent)));
    const Junction junction = name.starts_with("either") ? Junction::either : Junction::both;
    JointMoves joint;
    (name.ends_with("friend") ? joint.friendly : joint.opponent) = true;
    return Value(algebra_.combined(junction, g, h, joint));
}

Result<Value> Session::compared(const Syntax& syntax) {
    const auto left = game(syntax.children[0]);
    if (!left) return left.error();
    const auto right = game(syntax.children[1]);
    if (!right) return right.error();
    const bool geq = games_.at_least(*left, *right), leq = games_.at_least(*right, *left);
    const std::string& op = syntax.word;
    if (op == "<") return Value(leq && !geq);
    if (op == "<=") return Value(leq);
    if (op == ">") return Value(geq && !leq);
    if (op == ">=") return Value(geq);
    if (op == "==") return Value(leq && geq);
    if (op == "!=") return Value(!(leq && geq));
    return Value(!leq && !geq);
}

}  // namespace tedomari::outcome
