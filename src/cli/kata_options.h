// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/form.h"
#include "kata/params.h"
#include "net/look.h"

namespace tedomari::cli {

// The options that programs start KataGo with: --config, --model, --human-model, --override-config.  One dash will do
// (form.h).  What means nothing here is passed over, with a line on stderr.
struct KataOptions {
    std::vector<std::string> configs, overrides;
    std::string model, human_model;

    void declare(Form& form);

    struct Read {
        kata::Params params;
        kata::Pairs given;                      // of ours, as they were set
        std::shared_ptr<net::Network> network;  // where the model is one of ours
    };
    Result<Read> read(const kata::Params& usual) const;
};

}  // namespace tedomari::cli
