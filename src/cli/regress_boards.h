// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>
#include <vector>

namespace tedomari::cli {

// `regress --whole-board PATH`: late positions of recorded games, analysed and played out.
struct BoardOptions {
    std::string path;  // empty: not asked for
    std::size_t sample = 20;
    std::vector<int> back = {0, 10, 20, 40};
    bool play_out = false;
    int reach = 3;

    void declare(CLI::App& app);
};

int regress_boards(const BoardOptions& options, double seconds, bool json);

}  // namespace tedomari::cli
