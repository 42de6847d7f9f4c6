// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/progress.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "render/json_text.h"
#include "trial/drawn_games.h"
#include "trial/regress.h"
#include "trial/rival.h"

// What the kinds of `tedomari regress` share.
namespace tedomari::cli {

void declare_half(Form& form, std::string& half);
void declare_patience(Form& form, double& seconds, const std::string& whose);  // "--engine"

// Another engine over its pipes; each command may take so many seconds.
Result<trial::Asker> ask_another(const std::string& command, double patience);

template <class Report>
void print_report(const Report& report, bool json) {
    fmt::print("{}", json ? render::text_of(to_json(report)) : to_text(report));
}

// A case of a set as soon as it is answered.
template <class Case>
auto tell_as_text(bool json) {
    return [json](const Case& one) {
        if (!json) fmt::print("{}", to_text(one));
        std::fflush(stdout);
    };
}

// What a set is asked with; each kind declares those that mean something to it.
struct SetOptions {
    std::string path;
    double seconds = 0;  // 0: as the set has it
    std::uint64_t nodes = 0;
    std::uint64_t seed = 1;
    std::string half;
    std::string rival;  // a GTP engine asked the same
    double patience = 600;
    std::size_t sample = 20;
    std::vector<int> back = {0, 10, 20, 40};
    bool verbose = false, json = false;

    void declare(Form& form, const std::string& name, const std::string& help) {
        form.option(name, path, help).required();
        form.flag("--json", json, "print JSON");
    }
    void declare_time(Form& form, const std::string& help) {
        form.option("--time", seconds, help).positive();
    }
    void declare_seed(Form& form) {
        form.option("--seed", seed, "seed of the random boards").shows_default();
    }
    void declare_rival(Form& form, const std::string& help) {
        form.option("--rival", rival, help + ", a shell command");
        declare_patience(form, patience, "--rival");
    }
    void declare_games(Form& form) {
        form.option("--sample", sample, "how many games").positive().shows_default();
    }
    void declare_back(Form& form) {
        form.option("--back", back, "how many moves before the end").separated_by(',').shows_default();
    }

    // Nobody when none is asked for.
    Result<trial::Rival> started_rival() const;
    trial::GameDraw games() const { return {path, sample, seed, trial::parse_half(half)}; }
};

Progress progress_of(const char* what, std::uint64_t total);

template <class Report>
int ended(const Report& report, bool holds = true) {
    if (report.interrupted) return Exit::interrupted;
    return holds ? Exit::answered : Exit::check_failed;
}

template <class Report>
int told(const SetOptions& options, const Result<Report>& report) {
    if (!report) return refuse(options.path, report.error());
    print_report(*report, options.json);
    return ended(*report);
}

std::vector<Command> regress_games();  // the sets that are positions of recorded games

}  // namespace tedomari::cli
