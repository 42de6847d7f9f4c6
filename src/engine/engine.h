// SPDX-License-Identifier: MIT
#pragma once

#include "engine/state.h"
#include "gtp/commands.h"

namespace tedomari::engine {

// A game in progress that answers GTP.  The tables of commands beside this file are all there is to it.
class Engine {
public:
    explicit Engine(const Settings& settings = {});

    const gtp::Commands& commands() const { return commands_; }
    std::string respond(std::string_view line) const { return commands_.respond(line); }

    State& state() { return state_; }
    std::atomic<bool>& cancel() { return state_.cancel; }

private:
    State state_;
    gtp::Commands commands_;
};

}  // namespace tedomari::engine
