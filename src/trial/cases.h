// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/result.h"
#include "trial/half.h"
#include "trial/tally.h"

namespace tedomari::trial {

// What every set comes to: its cases answered, in the order they were asked.  What is said of a case is a function
// of it or a member: `report.count(&EyeCase::agrees)`.
template <class Case>
struct Cases {
    std::vector<Case> cases;
    bool interrupted = false;

    template <class F>
    int count(F fits) const {
        int sum = 0;
        for (const Case& c : cases) sum += std::invoke(fits, c) ? 1 : 0;
        return sum;
    }
    template <class F>
    auto sum(F value) const {
        std::decay_t<std::invoke_result_t<F, const Case&>> sum{};
        for (const Case& c : cases) sum += std::invoke(value, c);
        return sum;
    }
    template <class F>
    std::vector<double> values(F value) const {
        std::vector<double> all;
        for (const Case& c : cases) all.push_back(std::invoke(value, c));
        return all;
    }
    template <class Name, class F>
    Halves halves(Name name, F is_right) const {
        Halves halves;
        for (const Case& c : cases) halves.add(std::invoke(name, c), std::invoke(is_right, c));
        return halves;
    }
    template <class F>
    Cases those(F fits) const {
        Cases part;
        for (const Case& c : cases) {
            if (std::invoke(fits, c)) part.cases.push_back(c);
        }
        return part;
    }
    // In groups, by what f says of each.
    template <class F>
    auto by(F f) const {
        std::map<std::decay_t<std::invoke_result_t<F, const Case&>>, Cases> groups;
        for (const Case& c : cases) groups[std::invoke(f, c)].cases.push_back(c);
        return groups;
    }
    template <class F>
    nlohmann::json json(F to_json) const {
        nlohmann::json all = nlohmann::json::array();
        for (const Case& c : cases) all.push_back(std::invoke(to_json, c));
        return all;
    }
};

// How often one of these is above one of those, of all pairs; half where they are equal.
double told_apart(const std::vector<double>& these, const std::vector<double>& those);

// Calls f with every line of a text that is not blank; the first error ends it and gets the line's number.
std::optional<Error> for_each_line(std::string_view text,
                                   const std::function<std::optional<Error>(std::string_view)>& f);

}  // namespace tedomari::trial
