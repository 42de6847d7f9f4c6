// SPDX-License-Identifier: MIT
#include "cli/regress_lives.h"

#include <cstdio>
#include <fmt/format.h>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "render/life_set.h"

namespace tedomari::cli {

void LifeOptions::declare(Form& form) {
    form.option("--lives", path,
                "read the life of large chains, --back moves before the end of games with marked territory, "
                "--time seconds a board (5)");
}

int regress_lives(analysis::LifeSetQuestion question, bool json) {
    question.cancel = &interrupt_flag();
    const auto tell = [&](const analysis::LifeCase& found) {
        const bool remarkable = !found.judged_right() || (found.is_decided() && !found.read_right());
        if (!json && remarkable) fmt::print("{}", render::to_text(found));
        std::fflush(stdout);
    };
    const auto report = analysis::life_set(question, tell);
    if (!report) return refuse(question.path, report.error());
    if (json) {
        fmt::print("{}\n", render::to_json(*report).dump(2));
    } else {
        fmt::print("{}", render::to_text(*report));
    }
    return report->interrupted ? Exit::interrupted : Exit::answered;
}

}  // namespace tedomari::cli
