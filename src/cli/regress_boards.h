// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analysis/half.h"
#include "cli/form.h"

namespace tedomari::cli {

// `regress --whole-board PATH`: late positions of recorded games, analysed and played out.
struct BoardOptions {
    std::string path;  // empty: not asked for
    std::size_t sample = 20;
    std::vector<int> back = {0, 10, 20, 40};
    bool play_out = false;
    bool marked = false;
    bool forecast = false;
    int reach = 3;
    int generated = 0;  // boards made by chance, against exhaustive search
    int most_open = 10;

    void declare(Form& form);
};

// `rival`: a command that starts another GTP engine, asked for its estimate of every position; may be empty.
int regress_boards(const BoardOptions& options, std::optional<analysis::Half> half, double seconds, bool json,
                   const std::string& rival);
int regress_generated(const BoardOptions& options, std::uint64_t seed, bool json);

}  // namespace tedomari::cli
