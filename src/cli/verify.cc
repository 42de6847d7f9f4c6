// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "certificate/certificate.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::vector<std::string> files;
    std::uint64_t nodes = 10'000'000;
    bool quiet = false;
};

const char* words_of(certificate::Check check) {
    switch (check) {
        case certificate::Check::accepted: return "accepted";
        case certificate::Check::refuted: return "REFUTED";
        default: return "not finished";
    }
}

int run(const Options& options) {
    int accepted = 0, others = 0;
    for (const std::string& file : options.files) {
        const auto text = read_input(file);
        if (!text) return refuse(file, text.error());
        const auto findings = certificate::verify(*text, options.nodes);
        if (!findings) return refuse(file, findings.error());
        for (const certificate::Finding& finding : *findings) {
            ++(finding.check == certificate::Check::accepted ? accepted : others);
            if (options.quiet && finding.check == certificate::Check::accepted) continue;
            fmt::print("{}: {}: {} ({} positions); given that {}{}{}\n", file, words_of(finding.check),
                       finding.claim, finding.positions, finding.leans, finding.why.empty() ? "" : ": ",
                       finding.why);
        }
        if (interrupt_flag()) return Exit::interrupted;
    }
    if (accepted + others > 1 || options.quiet) fmt::print("{} claims accepted, {} not\n", accepted, others);
    return others == 0 ? Exit::answered : Exit::check_failed;
}

void declare(Form& form, Options& options) {
    form.option("files", options.files, "certificates that --certificate wrote").required();
    form.option("--nodes", options.nodes, "positions that may be looked at for one claim").shows_default();
    form.flag("--quiet", options.quiet, "show only what is not accepted, and the sum");
}

}  // namespace

Command verify_command() {
    return {"verify",
            "check certificates of region, goal and problem",
            {{"verify corner.json", "is the proof complete, and does it show what the file claims?"},
             {"verify --quiet proofs/*.json", "many: what is not accepted, and how many are"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
