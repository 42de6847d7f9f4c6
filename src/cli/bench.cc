// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>

#include "analysis/signature.h"
#include "base/version.h"
#include "cli/subcommands.h"
#include "render/json_text.h"

namespace tedomari::cli {

namespace {

// One benchmark against its goal.  A ratio above 1 is better than the goal.
struct Measure {
    std::string name;
    std::string goal, actual;
    std::optional<double> ratio;
};

std::string time_text(double nanoseconds) {
    if (nanoseconds < 1e3) return fmt::format("{:.3g} ns", nanoseconds);
    if (nanoseconds < 1e6) return fmt::format("{:.3g} us", nanoseconds / 1e3);
    if (nanoseconds < 1e9) return fmt::format("{:.3g} ms", nanoseconds / 1e6);
    return fmt::format("{:.3g} s", nanoseconds / 1e9);
}

std::string rate_text(double rate, std::string_view unit) {
    if (rate >= 1e9) return fmt::format("{:.3g} G{}/s", rate / 1e9, unit);
    if (rate >= 1e6) return fmt::format("{:.3g} M{}/s", rate / 1e6, unit);
    if (rate >= 1e3) return fmt::format("{:.3g} k{}/s", rate / 1e3, unit);
    return fmt::format("{:.3g} {}/s", rate, unit);
}

Measure measure(const benchmark::BenchmarkReporter::Run& run) {
    const auto counter = [&run](const char* name) -> std::optional<double> {
        const auto found = run.counters.find(name);
        return found == run.counters.end() ? std::nullopt : std::optional<double>(found->second.value);
    };
    Measure result{.name = run.benchmark_name(), .goal = "", .actual = "", .ratio = {}};
    if (run.error_occurred) {
        result.actual = run.error_message;
        return result;
    }
    const auto bytes = counter("bytes_per_second");
    const auto rate = bytes ? bytes : counter("items_per_second");
    const double nanoseconds = run.cpu_accumulated_time / static_cast<double>(run.iterations) * 1e9;
    const std::string_view unit = bytes ? "B" : "";
    result.actual = rate ? rate_text(*rate, unit) : time_text(nanoseconds);
    if (const auto goal = counter("goal_rate"); goal && rate) {
        result.goal = rate_text(*goal, unit);
        result.ratio = *rate / *goal;
    } else if (const auto time = counter("goal_ns")) {
        result.goal = time_text(*time);
        result.actual = time_text(nanoseconds);
        result.ratio = *time / nanoseconds;
    }
    return result;
}

// Prints goal, actual and ratio line by line, or collects them for JSON.
class GoalReporter : public benchmark::BenchmarkReporter {
public:
    explicit GoalReporter(bool json) : json_(json) {}

    bool ReportContext(const Context&) override {
        if (!json_) fmt::print("{:<44} {:>14} {:>14} {:>8}\n", "benchmark", "goal", "actual", "ratio");
        return true;
    }

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            const Measure m = measure(run);
            if (!json_) {
                fmt::print("{:<44} {:>14} {:>14} {:>8}\n", m.name, m.goal, m.actual,
                           m.ratio ? fmt::format("{:.2f}", *m.ratio) : "");
                std::fflush(stdout);
            }
            nlohmann::ordered_json entry = {{"name", m.name}, {"goal", m.goal}, {"actual", m.actual}};
            if (m.ratio) entry["ratio"] = *m.ratio;
            collected_.push_back(std::move(entry));
        }
    }

    const nlohmann::ordered_json& collected() const { return collected_; }

private:
    bool json_;
    nlohmann::ordered_json collected_ = nlohmann::ordered_json::array();
};

struct Options {
    std::string filter = ".";
    bool json = false;
    bool signature_only = false;
};

int run(const Options& options) {
    nlohmann::ordered_json report = {{"version", version()}};
    if (!options.signature_only) {
        GoalReporter reporter(options.json);
        benchmark::RunSpecifiedBenchmarks(&reporter, options.filter);
        report["benchmarks"] = reporter.collected();
    }
    for (const analysis::Signature& signature : analysis::signatures()) {
        const std::uint64_t value = signature.count();
        report["signature"][std::string(signature.engine)] = value;
        if (!options.json) fmt::print("signature {}: {}\n", signature.engine, value);
    }
    if (options.json) fmt::print("{}", render::text_of(report));
    return Exit::answered;
}

void declare(Form& form, Options& options) {
    form.option("filter", options.filter, "only benchmarks whose name matches this regular expression");
    form.flag("--signature", options.signature_only, "print only the deterministic node counts");
    form.flag("--json", options.json, "print JSON");
}

}  // namespace

Command bench_command() {
    return {"bench",
            "measure speed against the stated goals, and print one signature per engine",
            {{"bench playout", "only the random games"},
             {"bench --signature", "numbers that change only when behaviour changes"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
