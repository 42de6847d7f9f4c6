// SPDX-License-Identifier: MIT
#include "cli/certificate_option.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"

namespace tedomari::cli {

void CertificateOption::declare(Form& form) {
    form.option("--certificate", path,
                "write the answer with its proof to this file, for `tedomari verify` and tools/verify.py");
}

int CertificateOption::write(const Result<std::string>& certificate, int code) const {
    if (!certificate) {
        fmt::print(stderr, "tedomari: no certificate: {}\n", certificate.error().message);
        return code == Exit::answered ? Exit::no_answer : code;
    }
    return write_output(path, *certificate) ? code : refuse("cannot write " + path);
}

}  // namespace tedomari::cli
