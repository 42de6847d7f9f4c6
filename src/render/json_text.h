// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tedomari::render {

// JSON as it is printed.  Texts of strangers may hold anything: what is no UTF-8 is replaced.
template <class Json>
std::string line_of(const Json& json) {  // on one line, without its end
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}
template <class Json>
std::string text_of(const Json& json) {  // spread out
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace tedomari::render
