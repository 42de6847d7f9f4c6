// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "cli/form.h"
#include "engine/state.h"

namespace tedomari::cli {

// How our player plays: --player, --network, --playouts, --visits, --level, --resign, --time, --seed,
// --rules, …
struct PlayerOptions {
    std::string player = "search";  // the strongest
    std::string network;            // a file; none; empty: the one that the program comes with
    std::uint64_t playouts = 0;     // 0: ten thousand, or as many as --time allows
    engine::Settings chosen;        // what needs no reading
    std::string literal;
    std::string threats = "all", policy = "informed";
    double seconds = 0;
    std::string rules = "chinese";
    std::string komi;
    std::string size;

    PlayerOptions(std::string default_size) : size(std::move(default_size)) {}
    void declare(Form& form);
    Result<engine::Settings> settings() const;
};

}  // namespace tedomari::cli
