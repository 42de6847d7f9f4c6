// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/result.h"
#include "forge/problem.h"

namespace tedomari::forge {

// What proves a problem's answer, as certificates that a stranger can check (docs/certificates.md): of life and death what
// every first move leads to, of places what each counts and how big a move there is.  Each position may cost so many
// nodes.
Result<std::string> certify(const Problem& problem, std::uint64_t nodes);

}  // namespace tedomari::forge
