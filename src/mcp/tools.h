// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "ask/question.h"

namespace tedomari::mcp {

// An error of JSON-RPC.
struct RpcError {
    int code;
    std::string message;
};
inline constexpr int parse_error = -32700, invalid_request = -32600, method_not_found = -32601,
                     invalid_params = -32602, internal_error = -32603, resource_not_found = -32002;

nlohmann::json list_tools();

// The question behind a call, or throws RpcError.  Nothing is computed here.
ask::Question read_call(const std::string& name, const nlohmann::json& arguments);
// A tool's answer: short and plain first, then all of it as text and as an object.
nlohmann::json tool_result(const ask::Answer& answer);

nlohmann::json list_resources();
nlohmann::json read_resource(const std::string& uri);  // or throws RpcError

}  // namespace tedomari::mcp
