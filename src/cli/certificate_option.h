// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/result.h"
#include "cli/form.h"

namespace tedomari::cli {

// --certificate FILE: the answer with a proof that `tedomari verify` and tools/verify.py check.
struct CertificateOption {
    std::string path;

    void declare(Form& form);
    bool is_given() const { return !path.empty(); }
    // Writes it after the report was shown; what `code` becomes.
    int write(const Result<std::string>& certificate, int code) const;
};

}  // namespace tedomari::cli
