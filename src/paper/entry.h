// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "paper/desk.h"

namespace tedomari::paper {

// How long a row takes: a test runs what is instant, `paper all` what is no experiment.
enum class Cost { instant, seconds, experiment };

// A row of the audit: what the paper says, and the function that works it out.
struct Entry {
    std::string_view id, name, place, claim, command;
    Cost cost;
    void (*work)(Desk& desk);
};

// One list a file.
std::span<const Entry> berlekamp_play();          // the demonstration game, the economist's rules
std::span<const Entry> berlekamp_thermographs();  // section 2
std::span<const Entry> berlekamp_strategies();    // sections 3 and 4
std::span<const Entry> berlekamp_incentives();    // section 5
std::span<const Entry> cazenave();
std::span<const Entry> meijer();
std::span<const Entry> burzillo();

}  // namespace tedomari::paper
