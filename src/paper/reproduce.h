// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/paper.h"
#include "base/result.h"
#include "paper/entry.h"

namespace tedomari::paper {

// berlekamp, cazenave, meijer, burzillo
std::string_view name_of(analysis::Paper paper);
std::optional<analysis::Paper> paper_of(std::string_view name);

// What shall be worked out.
struct Selection {
    std::optional<analysis::Paper> paper;  // none: all
    std::vector<std::string> names;        // of its rows, by name or number; none: all but experiments
    Cost dearest = Cost::seconds;          // what no name asks for and costs more is left, and said to be
};

// The rows without working anything out.  An error names what there is no row of.
Result<analysis::PaperReport> rows(const Selection& selection);

// The same rows worked out, one after the other; an interruption keeps those that are done.
Result<analysis::PaperReport> reproduce(const Selection& selection, const Circumstances& circumstances);

}  // namespace tedomari::paper
