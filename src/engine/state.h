// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/whole_board.h"
#include "go/game.h"
#include "gtp/request.h"
#include "gtp/stream.h"
#include "kata/params.h"
#include "net/look.h"
#include "net/tree_search.h"
#include "player/clock.h"
#include "player/player.h"

namespace tedomari::engine {

// How the engine starts, and what its player thinks with.
struct Settings : player::Means {
    go::Size size = go::square(19);
    go::Rules rules;
    player::Style style = player::Style::monte_carlo;
    player::Seconds time_per_move{0};  // 0: no limit
    bool may_resign = false;           // where the player gives up; else it plays on
    bool may_touch_files = true;       // loadsgf and printsgf
    kata::Params params;               // of analysis, and what kata-get-param tells
    bool as_katago = false;            // name and version are KataGo's, for programs that test for them
};

// A report made already, and of what.
struct Seen {
    std::string key;
    player::Seconds time;
    analysis::WholeBoardReport report;
};

// What the commands work on: a game in progress and the clocks beside it.
struct State {
    explicit State(const Settings& chosen)
        : settings(chosen), params(chosen.params), game(chosen.size, chosen.rules) {
        settings.cancel = &cancel;
        player = make_player(settings.style, settings);
    }

    net::Network& network() { return settings.network ? *settings.network : net::Network::shipped(); }
    net::TreeSearch& search() {  // for analysis, whoever plays
        if (!search_) search_ = std::make_unique<net::TreeSearch>(network());
        search_->settings().threads = settings.monte_carlo.threads;
        return *search_;
    }
    void forget() {  // all that was thought
        search_.reset();
        seen.reset();
        player = make_player(settings.style, settings);
    }

    Settings settings;
    kata::Params params;
    go::Game game;
    std::unique_ptr<player::Player> player;
    player::Clock clock;
    std::vector<go::Game> trials;      // the games before each trymove
    std::atomic<bool> cancel = false;  // a running command shall come to an end
    std::optional<Seen> seen;          // the last report about the whole board

private:
    std::unique_ptr<net::TreeSearch> search_;
};

using gtp::Answer;
using gtp::Request;

// A command and the function behind it; each file of commands ends in a table of them.
struct Entry {
    const char* name;
    Answer (*run)(State& state, const Request& request);
};
// A command that goes on until the next line of input.
struct StreamEntry {
    const char* name;
    std::optional<Error> (*run)(State& state, const Request& request, gtp::Stream& stream);
};

}  // namespace tedomari::engine
