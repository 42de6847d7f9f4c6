// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "render/json_text.h"
#include "trial/half.h"
#include "trial/regress.h"

// What the kinds of `tedomari regress` share.
namespace tedomari::cli {

void declare_half(Form& form, std::string& half);
void declare_patience(Form& form, double& seconds, const std::string& whose);  // "--engine"

// Another engine over its pipes; each command may take so many seconds.
Result<trial::Asker> ask_another(const std::string& command, double patience);

template <class Report>
void print_report(const Report& report, bool json) {
    fmt::print("{}", json ? render::text_of(to_json(report)) : to_text(report));
}

// A case of a set as soon as it is answered.
template <class Case>
auto tell_as_text(bool json) {
    return [json](const Case& one) {
        if (!json) fmt::print("{}", to_text(one));
        std::fflush(stdout);
    };
}

}  // namespace tedomari::cli
