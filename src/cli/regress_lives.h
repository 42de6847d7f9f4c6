// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/life_set.h"
#include "cli/form.h"

namespace tedomari::cli {

// `regress --lives PATH`: large chains of recorded games, judged and read, beside what became of them.
struct LifeOptions {
    std::string path;  // empty: not asked for

    void declare(Form& form);
};

int regress_lives(analysis::LifeSetQuestion question, bool json);

}  // namespace tedomari::cli
