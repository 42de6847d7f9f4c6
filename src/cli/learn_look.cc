// SPDX-License-Identifier: MIT
#include "cli/learn_look.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "render/json_text.h"
#include "trial/look_set.h"

namespace tedomari::cli {

void LearnLookOptions::declare(Form& form) {
    form.option("--network", network, "for look: a file of weights (default: the built-in network)")
        .called("FILE");
    form.option("--sample", sample, "for look: only the first N games; for ablation: N games without marks")
        .positive();
    form.option("--every", every, "for look: only every N-th move").positive().shows_default();
}

int learn_look(const LearnLookOptions& options, const std::vector<std::string>& paths, bool json) {
    std::string bytes;
    if (!options.network.empty()) {
        auto read = read_input(options.network);
        if (!read) return refuse(options.network, read.error());
        bytes = std::move(*read);
    }
    auto network = net::Network::load(options.network.empty() ? net::shipped_weights() : bytes);
    if (!network) return refuse(options.network, network.error());
    for (const std::string& path : paths) {
        trial::LookSetQuestion question;
        question.path = path;
        question.network = &*network;
        question.sample = options.sample;
        question.every = options.every;
        const auto report = trial::look_set(question, &interrupt_flag());
        if (!report) return refuse(path, report.error());
        fmt::print("{}", json ? render::text_of(trial::to_json(*report)) : trial::to_text(*report));
        if (report->interrupted) return Exit::interrupted;
    }
    return Exit::answered;
}

}  // namespace tedomari::cli
