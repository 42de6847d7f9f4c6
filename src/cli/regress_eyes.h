// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/eye_set.h"
#include "cli/form.h"

namespace tedomari::cli {

// `regress --eyes PATH --rival ENGINE`: eyes in positions of recorded games beside another engine's.
struct EyeOptions {
    std::string path;  // empty: not asked for

    void declare(Form& form);
};

int regress_eyes(analysis::EyeSetQuestion question, bool json);

}  // namespace tedomari::cli
