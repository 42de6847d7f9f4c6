// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

// What a command asks for: options, flags, and words by their place.  A thin front to CLI11, which takes a
// compiler some seconds to read: form.cc alone includes it.
namespace tedomari::cli {

// One entry of a form, to say more about; a handle, valid as long as the form.
class Field {
public:
    explicit Field(CLI::Option* option) : option_(option) {}

    Field required() const;
    Field shows_default() const;  // in the help: "--seed UINT=1"
    Field positive() const;
    Field not_negative() const;
    Field between(int low, int high) const;  // both included
    Field between(std::uint64_t low, std::uint64_t high) const;
    Field between(double low, double high) const;
    Field one_of(std::vector<std::string> words) const;
    Field excludes(Field other) const;
    Field separated_by(char separator) const;            // "--back 0,10,20"
    Field called(const std::string& placeholder) const;  // in the help: "--svg FILE"

private:
    CLI::Option* option_;
};

// The fields of one command.  A name is "--name" for an option, "name" for a word by its place.  A `place`
// keeps its value unless the user gives another, and must stay where it is until the line is parsed.
class Form {
public:
    explicit Form(CLI::App& app) : app_(&app) {}

    // Of a text, a number, or several; form.cc lists the types.
    template <class T>
    Field option(const std::string& name, T& place, const std::string& help);
    Field flag(const std::string& name, bool& place, const std::string& help);

    // One of a few values by their names, in any case.
    template <class Enum>
    Field choice(const std::string& name, Enum& place, const std::map<std::string, Enum>& values,
                 const std::string& help) {
        std::map<std::string, int> numbers;
        for (const auto& [word, value] : values) numbers[word] = static_cast<int>(value);
        return number_by_name(
            name, numbers, [&place](int number) { place = static_cast<Enum>(number); }, help);
    }

    // Words that no field takes, as those that begin with a minus sign: to `place`, and no error.
    void leftovers(std::vector<std::string>& place);

private:
    Field number_by_name(const std::string& name, const std::map<std::string, int>& numbers,
                         const std::function<void(int)>& set, const std::string& help);

    friend class CommandLine;

    CLI::App* app_;
    std::vector<std::string>* leftovers_ = nullptr;
};

// The forms of all commands, and which one the user filled in.
class CommandLine {
public:
    CommandLine(const std::string& program, const std::string& summary);
    ~CommandLine();

    void knows_version(const std::string& text);  // --version prints it

    // `declare` fills the form and returns what to run once it is parsed; `footer` ends its help.  A command of two
    // words is one of the first word's own.
    void add(const std::string& command, const std::string& summary, const std::string& footer,
             const std::function<std::function<int()>(Form&)>& declare);

    // What to run: the command, or printing the help or the version when asked for, or when nothing is.
    Result<std::function<int()>> parse(int argc, const char* const* argv);

    std::string help() const;
    std::string help_of(const std::string& command) const;
    // Synopsis, arguments and options as sections of a man page.
    std::string manual() const;
    std::string manual_of(const std::string& command) const;
    std::vector<std::string> options_of(const std::string& command) const;  // "--json" …

private:
    CLI::App* find(const std::string& command) const;

    std::unique_ptr<CLI::App> app_;
    std::function<int()> chosen_;
};

}  // namespace tedomari::cli
