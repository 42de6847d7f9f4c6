// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/result.h"

namespace tedomari::ask {

// What a call answers: a status of HTTP and one object.
struct Reply {
    int status = 200;
    nlohmann::json body = nlohmann::json::object();

    bool is_refusal() const { return status >= 400; }
};

// {"error": …}, with "field", "line" and "column" as far as they are known.
Reply refusal(int status, const Error& error, const std::string& field = {});

// As it goes over the wire.  Texts of strangers may hold anything: what is no UTF-8 is replaced.
std::string wire_text(const nlohmann::json& json);

}  // namespace tedomari::ask
