// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "gtp/child.h"

namespace tedomari::gtp {

// What became of a question to another engine.
struct Reply {
    enum class Kind { answer, refusal, died, silent, cancelled };
    Kind kind = Kind::died;
    std::string text;  // the answer, the engine's message, or what happened to it

    explicit operator bool() const { return kind == Kind::answer; }
    // The engine is of no more use and must be started again.
    bool is_fatal() const { return kind == Kind::died || kind == Kind::silent; }
    friend bool operator==(const Reply&, const Reply&) = default;
};

// Another engine, spoken to over GTP.  An engine that dies or keeps silent is killed, and every later
// question gets the same reply.
class Client {
public:
    // Starts the engine by a shell command.
    static Result<Client> start(const std::string& command);

    Reply ask(std::string_view line, const Patience& patience);
    // Says `quit`, gives it two seconds and kills it then.
    void quit();

    bool is_alive() const { return !child_.has_ended(); }

private:
    explicit Client(Child child) : child_(std::move(child)) {}
    Reply give_up(const Patience& patience);

    Child child_;
    Reply last_;
};

}  // namespace tedomari::gtp
