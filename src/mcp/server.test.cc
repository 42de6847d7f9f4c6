// SPDX-License-Identifier: MIT
#include "mcp/server.h"

#include <gtest/gtest.h>

namespace tedomari::mcp {
namespace {

using nlohmann::json;

// What is answered to the lines, each heard to its end.
std::vector<json> answers(const std::vector<std::string>& lines) {
    std::vector<json> heard;
    std::mutex mutex;
    Server server([&](const std::string& line) {
        const std::lock_guard lock(mutex);
        heard.push_back(json::parse(line));
    });
    for (const std::string& line : lines) {
        server.take(line);
        server.finish();
    }
    return heard;
}

std::string request(const char* method, const json& params = json::object()) {
    return json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}.dump();
}

int error_code(const std::string& line) {
    const auto heard = answers({line});
    return heard.size() == 1 && heard[0].contains("error") ? heard[0]["error"]["code"].get<int>() : 0;
}

TEST(mcp, introduces_itself_in_a_version_that_the_client_speaks) {
    const auto heard = answers({request("initialize", {{"protocolVersion", "2024-11-05"}}),
                                request("initialize", {{"protocolVersion", "1999-01-01"}}),
                                R"({"jsonrpc":"2.0","method":"notifications/initialized"})"});
    ASSERT_EQ(heard.size(), 2u) << "a notification has no answer";
    EXPECT_EQ(heard[0]["result"]["protocolVersion"], "2024-11-05");
    EXPECT_NE(heard[1]["result"]["protocolVersion"], "1999-01-01");
}

TEST(mcp, refuses_with_the_codes_of_json_rpc) {
    EXPECT_EQ(error_code("{"), -32700);
    EXPECT_EQ(error_code("[]"), -32600);
    EXPECT_EQ(error_code("7"), -32600);
    EXPECT_EQ(error_code(R"({"id":1,"method":"ping"})"), -32600);
    EXPECT_EQ(error_code(R"({"jsonrpc":"2.0","id":{},"method":"ping"})"), -32600);
    EXPECT_EQ(error_code(request("dance")), -32601);
    EXPECT_EQ(error_code(request("tools/call")), -32602);
    EXPECT_EQ(error_code(request("tools/call", {{"name", "dance"}})), -32602);
    EXPECT_EQ(error_code(request("tools/call", {{"name", "cgt"}, {"arguments", {{"expression", 7}}}})),
              -32602);
    EXPECT_EQ(error_code(request("tools/call", {{"name", "cgt"}, {"arguments", {{"question", "review"}}}})),
              -32602);
    EXPECT_EQ(error_code(request("resources/read", {{"uri", "file:///etc/passwd"}})), -32002);
}

TEST(mcp, calls_a_tool) {
    const auto heard =
        answers({request("tools/call", {{"name", "cgt"}, {"arguments", {{"expression", "{4|1||0}"}}}})});
    ASSERT_EQ(heard.size(), 1u);
    const json& result = heard[0]["result"];
    EXPECT_EQ(result["isError"], false);
    EXPECT_NE(result["content"][0]["text"].get<std::string>().find("temperature"), std::string::npos);
    const auto wrong =
        answers({request("tools/call", {{"name", "cgt"}, {"arguments", {{"expression", "{4|"}}}})});
    EXPECT_EQ(wrong.at(0)["result"]["isError"], true);
}

TEST(mcp, lists_tools_that_take_nothing_else) {
    const auto heard = answers({request("tools/list")});
    for (const json& tool : heard.at(0)["result"]["tools"]) {
        EXPECT_EQ(tool["inputSchema"]["additionalProperties"], false) << tool["name"];
        EXPECT_FALSE(tool["description"].get<std::string>().empty());
    }
}

TEST(mcp, forgets_a_call_that_is_cancelled) {
    std::vector<json> heard;
    std::mutex mutex;
    Server server([&](const std::string& line) {
        const std::lock_guard lock(mutex);
        heard.push_back(json::parse(line));
    });
    const json position{{"moves", json::array()}, {"boardXSize", 9}, {"boardYSize", 9}, {"time", 600}};
    server.take(request("tools/call", {{"name", "analyze"}, {"arguments", position}}));
    server.take(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})");
    server.finish();
    EXPECT_TRUE(heard.empty());
}

}  // namespace
}  // namespace tedomari::mcp
