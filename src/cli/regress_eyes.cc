// SPDX-License-Identifier: MIT
#include "cli/regress_eyes.h"

#include <fmt/format.h>
#include <iostream>
#include <unistd.h>

#include "base/progress.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "render/eye_set.h"

namespace tedomari::cli {

void EyeOptions::declare(Form& form) {
    form.option("--eyes", path,
                "ask ourselves and --rival for eyes in positions of games from this file or folder");
}

int regress_eyes(analysis::EyeSetQuestion question, bool json) {
    question.cancel = &interrupt_flag();
    Progress progress(std::cerr, progress_style_for(STDERR_FILENO), "positions",
                      static_cast<std::uint64_t>(question.games.sample));
    const auto report =
        analysis::eye_set(question, [&](int done) { progress.at(static_cast<std::uint64_t>(done)); });
    progress.finish();
    if (!report) return refuse(question.games.path.string(), report.error());
    if (json) {
        fmt::print("{}\n", render::to_json(*report).dump(2));
    } else {
        fmt::print("{}", render::to_text(*report));
    }
    return report->interrupted ? Exit::interrupted : Exit::answered;
}

}  // namespace tedomari::cli
