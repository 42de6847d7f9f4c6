// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gtp/request.h"
#include "gtp/stream.h"

namespace tedomari::gtp {

// A table of commands by name, which answers whole lines.  It knows no Go.
// From the start it has what concerns the protocol only: protocol_version, known_command, list_commands,
// quit and gogui-interrupt.
class Commands {
public:
    using Function = std::function<Answer(const Request&)>;
    // Writes lines while they are wanted, one at least.  An error comes before the first line or not at all.
    using Streaming = std::function<std::optional<Error>(const Request&, Stream&)>;

    Commands();
    Commands(const Commands&) = delete;  // the entries refer to this table
    Commands& operator=(const Commands&) = delete;

    void add(std::string name, Function run) { table_[std::move(name)] = std::move(run); }
    void add_streaming(std::string name, Streaming run);
    bool knows(std::string_view name) const { return table_.find(name) != table_.end(); }
    bool is_streaming(std::string_view name) const { return streaming_.find(name) != streaming_.end(); }
    std::vector<std::string> names() const;  // sorted

    // What the command says.  A command that throws has failed; the session goes on.
    Answer run(const Request& request) const;
    std::optional<Error> stream(const Request& request, Stream& stream) const;
    // The response to a line, ready to be sent; empty when the line asks nothing.  Of a command that goes on,
    // its first line.
    std::string respond(std::string_view line) const;

    bool quit_asked() const { return quit_asked_; }

private:
    std::map<std::string, Function, std::less<>> table_;
    std::map<std::string, Streaming, std::less<>> streaming_;
    bool quit_asked_ = false;
};

}  // namespace tedomari::gtp
