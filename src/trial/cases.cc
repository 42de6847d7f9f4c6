// SPDX-License-Identifier: MIT
#include "trial/cases.h"

#include <algorithm>

namespace tedomari::trial {

double told_apart(const std::vector<double>& these, const std::vector<double>& those) {
    double apart = 0;
    for (const double a : these) {
        for (const double b : those) apart += a > b ? 1 : a == b ? 0.5 : 0;
    }
    return apart / std::max<double>(1, static_cast<double>(these.size() * those.size()));
}

std::optional<Error> for_each_line(std::string_view text,
                                   const std::function<std::optional<Error>(std::string_view)>& f) {
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        if (const auto error = f(line)) return Error{error->message, number, 1};
    }
    return {};
}

}  // namespace tedomari::trial
