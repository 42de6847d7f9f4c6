// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "cli/form.h"

namespace tedomari::cli {

// `learn look`: how well a network knows recorded games.
struct LearnLookOptions {
    std::string network;  // a file of weights; none: the one built in
    int sample = 0;
    int every = 1;

    void declare(Form& form);
};

// Prints the report on each file or folder.
int learn_look(const LearnLookOptions& options, const std::vector<std::string>& paths, bool json);

}  // namespace tedomari::cli
