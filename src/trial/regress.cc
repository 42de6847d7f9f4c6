// SPDX-License-Identifier: MIT
#include "trial/regress.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "trial/half.h"

namespace tedomari::trial {

namespace {

TestResult judge(const Expectation& expectation, const std::string& answer) {
    if (expectation.ignored) return TestResult::ignored;
    if (meets(expectation, answer)) {
        return expectation.known_failure ? TestResult::unexpected_pass : TestResult::passed;
    }
    return expectation.known_failure ? TestResult::known_failure : TestResult::unexpected_failure;
}

TestCase case_of(const Step& step, const gtp::Reply& reply) {
    const TestResult result =
        reply.is_fatal() ? TestResult::unexpected_failure : judge(*step.expectation, reply.text);
    return {step.line, step.number, step.command, step.expectation->text(), with_single_blanks(reply.text),
            result};
}

// `loadsgf games/x.sgf 3` with the path as seen from here.
std::string from_here(const std::string& command, const std::filesystem::path& file) {
    constexpr std::string_view loadsgf = "loadsgf ";
    if (command.rfind(loadsgf, 0) != 0) return command;
    const std::string path = command.substr(loadsgf.size());
    if (path.front() == '/' || !file.has_parent_path()) return command;
    return std::string(loadsgf) + (file.parent_path() / path).string();
}

// What the halves know a test by: the file, wherever it lies, and the number in it.
std::string name_of(const std::filesystem::path& file, const std::string& number) {
    return file.filename().string() + ":" + number;
}

std::string_view word(TestResult result) {
    constexpr std::string_view words[] = {"passed", "PASSED", "FAILED", "failed", "ignored"};
    return words[static_cast<int>(result)];
}

bool is_unexpected(TestResult result) {
    return result == TestResult::unexpected_pass || result == TestResult::unexpected_failure;
}

std::string line_of(const FileReport& file, const TestCase& test) {
    std::string text = fmt::format("{}:{}: {} {}", file.file, test.line, test.number, word(test.result));
    if (test.result == TestResult::unexpected_pass) text += " (unexpected pass)";
    if (test.result == TestResult::ignored) text += fmt::format(": '{}'", test.got);
    if (test.result == TestResult::known_failure || test.result == TestResult::unexpected_failure) {
        text += fmt::format(": correct '{}', got '{}'", test.expected, test.got);
    }
    return text + "\n";
}

}  // namespace

int FileReport::count(TestResult result) const {
    return static_cast<int>(std::count_if(cases.begin(), cases.end(),
                                          [result](const TestCase& test) { return test.result == result; }));
}

bool FileReport::is_as_expected() const {
    return setup_failures.empty() && std::none_of(cases.begin(), cases.end(), [](const TestCase& test) {
               return is_unexpected(test.result);
           });
}

int RegressReport::count(TestResult result) const {
    int total = 0;
    for (const FileReport& file : files) total += file.count(result);
    return total;
}

bool RegressReport::is_as_expected() const {
    return std::all_of(files.begin(), files.end(),
                       [](const FileReport& file) { return file.is_as_expected(); });
}

Halves RegressReport::halves() const {
    Halves halves;
    for (const FileReport& file : files) {
        for (const TestCase& test : file.cases) {
            if (test.result == TestResult::ignored) continue;
            halves.add(name_of(file.file, test.number),
                       test.result == TestResult::passed || test.result == TestResult::unexpected_pass);
        }
    }
    return halves;
}

FileReport regress(const std::filesystem::path& file, const std::vector<Step>& steps, const Asker& ask,
                   std::optional<Half> half) {
    FileReport report{file.string(), {}, {}};
    gtp::Reply reply{gtp::Reply::Kind::answer, ""};
    for (const Step& step : steps) {
        if (!reply.is_fatal()) reply = ask(from_here(step.command, file));
        if (reply.kind == gtp::Reply::Kind::cancelled) break;
        if (step.expectation) {
            if (is_in(half, name_of(file, step.number))) report.cases.push_back(case_of(step, reply));
        } else if (!reply && reply.text != "unknown command") {
            report.setup_failures.push_back({step.line, step.command, reply.text});
        }
        if (step.command == "quit") break;
    }
    return report;
}

std::string to_text(const RegressReport& report, Detail detail) {
    std::string text;
    for (const FileReport& file : report.files) {
        for (const SetupFailure& failure : file.setup_failures) {
            text += fmt::format("{}:{}: {}: {}\n", file.file, failure.line, failure.command, failure.message);
        }
        for (const TestCase& test : file.cases) {
            if (detail == Detail::everything || is_unexpected(test.result)) text += line_of(file, test);
        }
    }
    const int passes = report.count(TestResult::passed) + report.count(TestResult::unexpected_pass);
    const int failures =
        report.count(TestResult::unexpected_failure) + report.count(TestResult::known_failure);
    const int surprises = report.count(TestResult::unexpected_pass);
    const int regressions = report.count(TestResult::unexpected_failure);
    text += fmt::format("{}/{} passes, {} unexpected {}, {} unexpected {}\n", passes, passes + failures,
                        surprises, surprises == 1 ? "pass" : "passes", regressions,
                        regressions == 1 ? "failure" : "failures");
    if (const auto halves = report.halves(); halves.are_both())
        text += fmt::format("passes: {}\n", to_string(halves));
    return text;
}

nlohmann::json to_json(const RegressReport& report) {
    nlohmann::json files = nlohmann::json::array();
    for (const FileReport& file : report.files) {
        nlohmann::json cases = nlohmann::json::array();
        for (const TestCase& test : file.cases) {
            cases.push_back({{"line", test.line},
                             {"number", test.number},
                             {"command", test.command},
                             {"expected", test.expected},
                             {"got", test.got},
                             {"result", word(test.result)}});
        }
        nlohmann::json setup = nlohmann::json::array();
        for (const SetupFailure& failure : file.setup_failures) {
            setup.push_back(
                {{"line", failure.line}, {"command", failure.command}, {"message", failure.message}});
        }
        files.push_back(
            {{"file", file.file}, {"cases", std::move(cases)}, {"setupFailures", std::move(setup)}});
    }
    return {{"files", std::move(files)},
            {"halves", to_json(report.halves())},
            {"asExpected", report.is_as_expected()},
            {"interrupted", report.interrupted},
            {"passed", report.count(TestResult::passed)},
            {"unexpectedPasses", report.count(TestResult::unexpected_pass)},
            {"unexpectedFailures", report.count(TestResult::unexpected_failure)},
            {"knownFailures", report.count(TestResult::known_failure)},
            {"ignored", report.count(TestResult::ignored)}};
}

}  // namespace tedomari::trial
