// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "outcome/algebra.h"
#include "outcome/syntax.h"

namespace tedomari::outcome {

using Value = std::variant<Game, bool, int, std::string>;

struct Function {
    std::string_view name, parameters, summary;
    std::size_t arguments;
};
std::span<const Function> functions();

// A calculator of ordinal games: names, the algebra, and the functions above.
class Session {
public:
    explicit Session(Games& games) : games_(games), algebra_(games) {}

    // The value of the last statement.  Nothing is defined when any part is wrong.  Throws TooLarge.
    Result<Value> evaluate(std::string_view program);

    Games& games() { return games_; }
    std::vector<std::string> names() const;  // defined so far

private:
    Result<Value> value(const Syntax& syntax);
    Result<Game> game(const Syntax& syntax);
    Result<Game> joined(const Syntax& syntax, Junction junction);
    Result<Game> barred(const Syntax& syntax);
    Result<Value> call(const Syntax& syntax);
    Result<Value> compared(const Syntax& syntax);

    Games& games_;
    Algebra algebra_;
    std::map<std::string, Value, std::less<>> values_;
};

}  // namespace tedomari::outcome
