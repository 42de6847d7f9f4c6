// SPDX-License-Identifier: MIT
#include "cli/form.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <fmt/format.h>

#include "cli/roff.h"

namespace tedomari::cli {

namespace {

// CLI11's own validators print the range of a double: 309 digits.
template <class Holds>
CLI::Validator number_that(const std::string& name, const std::string& is_not, Holds holds) {
    return CLI::Validator(
        [=](std::string& text) {
            double value = 0;
            const bool wrong = CLI::detail::lexical_cast(text, value) && !holds(value);
            return wrong ? text + " is " + is_not : std::string();  // no number at all is refused later
        },
        name);
}

}  // namespace

Field Field::required() const { return Field(option_->required()); }
Field Field::shows_default() const { return Field(option_->capture_default_str()); }
Field Field::positive() const {
    return Field(option_->check(number_that("POSITIVE", "not positive", [](double x) { return x > 0; })));
}
Field Field::not_negative() const {
    return Field(option_->check(number_that("NONNEGATIVE", "negative", [](double x) { return x >= 0; })));
}
Field Field::between(int low, int high) const { return Field(option_->check(CLI::Range(low, high))); }
Field Field::between(std::uint64_t low, std::uint64_t high) const {
    return Field(option_->check(CLI::Range(low, high)));
}
Field Field::between(double low, double high) const { return Field(option_->check(CLI::Range(low, high))); }
Field Field::one_of(std::vector<std::string> words) const {
    return Field(option_->check(CLI::IsMember(std::move(words))));
}
Field Field::excludes(Field other) const { return Field(option_->excludes(other.option_)); }
Field Field::separated_by(char separator) const { return Field(option_->delimiter(separator)); }
Field Field::called(const std::string& placeholder) const { return Field(option_->type_name(placeholder)); }

template <class T>
Field Form::option(const std::string& name, T& place, const std::string& help) {
    return Field(app_->add_option(name, place, help));
}
template Field Form::option(const std::string&, std::string&, const std::string&);
template Field Form::option(const std::string&, int&, const std::string&);
template Field Form::option(const std::string&, std::optional<int>&, const std::string&);
template Field Form::option(const std::string&, std::uint64_t&, const std::string&);
template Field Form::option(const std::string&, double&, const std::string&);
template Field Form::option(const std::string&, std::vector<std::string>&, const std::string&);
template Field Form::option(const std::string&, std::vector<int>&, const std::string&);

Field Form::flag(const std::string& name, bool& place, const std::string& help) {
    return Field(app_->add_flag(name, place, help));
}

Field Form::number_by_name(const std::string& name, const std::map<std::string, int>& numbers,
                           const std::function<void(int)>& set, const std::string& help) {
    CLI::Option* const option = app_->add_option_function<int>(name, set, help);
    option->transform(CLI::CheckedTransformer(numbers, CLI::ignore_case).description(""));
    return Field(option->type_name("ENUM"));
}

void Form::leftovers(std::vector<std::string>& place) {
    app_->allow_extras();
    leftovers_ = &place;
}

CommandLine::CommandLine(const std::string& program, const std::string& summary)
    : app_(std::make_unique<CLI::App>(summary, program)) {
    app_->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

void CommandLine::knows_version(const std::string& text) { app_->set_version_flag("--version", text); }

void CommandLine::add(const std::string& command, const std::string& summary, const std::string& footer,
                      const std::function<std::function<int()>(Form&)>& declare) {
    const auto space = command.find(' ');
    CLI::App* const parent =
        space == std::string::npos ? app_.get() : app_->get_subcommand(command.substr(0, space));
    CLI::App* const app = parent->add_subcommand(command.substr(space + 1), summary);
    app->footer(footer);
    Form form(*app);
    const auto run = declare(form);
    app->final_callback([this, app, run, leftovers = form.leftovers_] {
        if (!app->get_subcommands().empty()) return;  // one of its own was chosen
        if (leftovers != nullptr) *leftovers = app->remaining();
        chosen_ = run;
    });
}

namespace {

// KataGo's options have one dash, "-config"; CLI11 would read five letters.  The words after the program's, backwards as
// CLI11 wants them.
std::vector<std::string> lengthened(int argc, const char* const* argv) {
    const std::string command = argc > 1 ? argv[1] : "";
    const bool as_katago = command == "analysis" || command == "gtp";
    std::vector<std::string> words;
    for (int i = argc - 1; i > 0; --i) {
        std::string word = argv[i];
        const bool is_option =
            word.size() > 2 && word[0] == '-' && std::isalpha(static_cast<unsigned char>(word[1]));
        words.push_back(as_katago && is_option ? "-" + word : word);
    }
    return words;
}

}  // namespace

// CLI11 writes an essay and exits with 105 when the words are wrong; ours is one line.
Result<std::function<int()>> CommandLine::parse(int argc, const char* const* argv) {
    const auto print = [](const std::string& text) -> std::function<int()> {
        return [text] {
            fmt::print("{}", text);
            return 0;
        };
    };
    try {
        app_->parse(lengthened(argc, argv));
    } catch (const CLI::CallForHelp&) {
        return print(help());
    } catch (const CLI::CallForVersion& version) {
        return print(version.what() + std::string("\n"));
    } catch (const CLI::ParseError& error) {
        return Error{error.what()};
    }
    return chosen_ ? chosen_ : print(help());
}

std::string CommandLine::help() const { return app_->help(); }

CLI::App* CommandLine::find(const std::string& command) const {
    const auto space = command.find(' ');
    CLI::App* const app = app_->get_subcommand(command.substr(0, space));
    return space == std::string::npos ? app : app->get_subcommand(command.substr(space + 1));
}

std::string CommandLine::help_of(const std::string& command) const {
    const auto space = command.find(' ');
    const std::string parent = space == std::string::npos ? "" : " " + command.substr(0, space);
    return find(command)->help(app_->get_name() + parent);
}

namespace {

// Writes what the help writes as sections of a man page.
class Manual : public CLI::Formatter {
public:
    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode) const override {
        std::string synopsis = CLI::Formatter::make_usage(app, name);
        const auto words = synopsis.find(name) + name.size();
        synopsis = synopsis.substr(words, synopsis.find('\n') - words);
        return fmt::format(".SH SYNOPSIS\n\\fB{}\\fR{}\n", roff(name), roff(synopsis)) +
               make_positionals(app) + make_groups(app, CLI::AppFormatMode::Normal);
    }
    std::string make_group(std::string group, bool is_positional,
                           std::vector<const CLI::Option*> options) const override {
        std::transform(group.begin(), group.end(), group.begin(),
                       [](unsigned char c) { return std::toupper(c); });
        std::string text = fmt::format(".SH {}\n", is_positional ? "ARGUMENTS" : group);
        for (const CLI::Option* option : options) text += make_option(option, is_positional);
        return text;
    }
    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        return fmt::format(".TP\n\\fB{}\\fR{}\n{}\n", roff(make_option_name(option, is_positional)),
                           roff(make_option_opts(option)), roff(make_option_desc(option)));
    }
};

}  // namespace

std::string CommandLine::manual() const { return Manual().make_help(app_.get(), app_->get_name(), {}); }

std::string CommandLine::manual_of(const std::string& command) const {
    return Manual().make_help(find(command), app_->get_name() + " " + command, {});
}

std::vector<std::string> CommandLine::options_of(const std::string& command) const {
    std::vector<std::string> names;
    for (const CLI::Option* option : find(command)->get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

}  // namespace tedomari::cli
