// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "mcp/server.h"
#include "mcp/tools.h"

namespace {

using nlohmann::json;

// Calls are read and not answered: that would be a search.
void read_only(const json& message) {
    const json params = message.value("params", json());
    if (!params.is_object() || !params.value("name", json()).is_string()) return;
    try {
        (void)tedomari::mcp::read_call(params["name"].get<std::string>(),
                                       params.value("arguments", json::object()));
    } catch (const tedomari::mcp::RpcError& error) {
        if (error.message.empty()) std::abort();
    }
}

bool is_call(const json& message) {
    return message.is_object() && message.value("method", json()) == "tools/call";
}

}  // namespace

// Whatever a line holds, each answer is one line of JSON-RPC.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const json message = json::parse(line, nullptr, false);
    if (is_call(message)) read_only(message);
    bool calls = is_call(message);
    if (message.is_array()) {
        for (const json& one : message) calls = calls || is_call(one);
    }
    if (calls) return 0;
    tedomari::mcp::Server server([](const std::string& answer) {
        if (answer.find('\n') != std::string::npos) std::abort();
        if (json::parse(answer).value("jsonrpc", json()) != "2.0") std::abort();
    });
    server.take(line);
    server.finish();
    return 0;
}
