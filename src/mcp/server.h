// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace tedomari::mcp {

// The Model Context Protocol: JSON-RPC 2.0, a message a line.  What the program can be asked are tools; a call runs in a
// thread of its own, two at a time, tells its progress where that is wanted and ends early when it is cancelled.
class Server {
public:
    // `write` gets a line without its end, one at a time.
    explicit Server(std::function<void(const std::string& line)> write);
    ~Server();  // cancels what runs
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void take(std::string_view line);
    void finish();  // waits until every call is answered

private:
    struct Call {
        std::atomic<bool> cancel = false;
        std::thread thread;
        bool ended = false;
    };
    void answer(const nlohmann::json& message);
    nlohmann::json result_of(const std::string& method, const nlohmann::json& params);
    void begin_call(const nlohmann::json& id, const nlohmann::json& params);
    void run_call(Call& call, const nlohmann::json& id, const nlohmann::json& params);
    void cancel(const nlohmann::json& id);
    void join_ended();
    void write(const nlohmann::json& message);

    std::function<void(const std::string&)> write_;
    std::mutex writing_, mutex_;
    std::condition_variable changed_;
    std::map<std::string, std::unique_ptr<Call>> calls_;  // by id, as JSON
    int running_ = 0;
};

}  // namespace tedomari::mcp
