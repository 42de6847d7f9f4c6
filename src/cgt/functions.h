// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "cgt/session.h"

namespace tedomari::cgt {

// A function of the expression language: one entry of one table, which is also the help.
struct Function {
    std::string_view name;
    std::string_view parameters;  // "G, t"
    std::string_view summary;
    Result<Value> (*call)(Session& session, const Syntax& call);
    std::size_t least_arguments = 1, most_arguments = 1;
};

// By name, in the order of the help.
std::span<const Function> functions();
const Function* find_function(std::string_view name);  // capitals do not matter

}  // namespace tedomari::cgt
