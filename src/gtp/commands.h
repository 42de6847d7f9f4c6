// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "gtp/request.h"

namespace tedomari::gtp {

// A table of commands by name, which answers whole lines.  It knows no Go.
// From the start it has what concerns the protocol only: protocol_version, known_command, list_commands,
// quit and gogui-interrupt.
class Commands {
public:
    using Function = std::function<Answer(const Request&)>;

    Commands();
    Commands(const Commands&) = delete;  // the entries refer to this table
    Commands& operator=(const Commands&) = delete;

    void add(std::string name, Function run) { table_[std::move(name)] = std::move(run); }
    bool knows(std::string_view name) const { return table_.find(name) != table_.end(); }
    std::vector<std::string> names() const;  // sorted

    // What the command says.  A command that throws has failed; the session goes on.
    Answer run(const Request& request) const;
    // The response to a line, ready to be sent; empty when the line asks nothing.
    std::string respond(std::string_view line) const;

    bool quit_asked() const { return quit_asked_; }

private:
    std::map<std::string, Function, std::less<>> table_;
    bool quit_asked_ = false;
};

}  // namespace tedomari::gtp
