// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "base/result.h"
#include "go/rules.h"

namespace tedomari::render {

// {"ko":"SIMPLE","scoring":"AREA","tax":"NONE","suicide":false,…}, KataGo's fields and words; no komi.
nlohmann::json to_json(const go::Rules& rules);

// Such an object, or the name of a rule set.  A field left out is Tromp–Taylor's, but territory scoring
// brings its tax on sekis along; an unknown field or word is an error.
Result<go::Rules> parse_rules_or_json(std::string_view text);

// The rules with one field changed: ("suicide", "true").
Result<go::Rules> with_rule(const go::Rules& rules, std::string_view field, std::string_view value);

}  // namespace tedomari::render
