// SPDX-License-Identifier: MIT
#include "mcp/server.h"

#include "base/version.h"
#include "mcp/tools.h"
#include "render/json_text.h"

namespace tedomari::mcp {

using nlohmann::json;

namespace {

constexpr int most_at_once = 2;
constexpr std::size_t most_calls = 64;
constexpr const char* versions[] = {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

json error_message(const json& id, const RpcError& error) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", error.code}, {"message", error.message}}}};
}

json result_message(const json& id, json result) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

// The client's version when it is one we speak, else our newest.
json introduction(const json& params) {
    std::string version = versions[0];
    const std::string asked = params.value("protocolVersion", json()).is_string()
                                  ? params["protocolVersion"].get<std::string>()
                                  : "";
    for (const char* known : versions) {
        if (asked == known) version = known;
    }
    return {
        {"protocolVersion", version},
        {"capabilities", {{"tools", json::object()}, {"resources", json::object()}}},
        {"serverInfo",
         {{"name", "tedomari"}, {"title", "Tedomari, a Go workbench"}, {"version", tedomari::version()}}},
        {"instructions",
         "Tools that answer what Go players ask. Every fact carries its evidence: proved, bounded, sampled, "
         "learned or judged. Call only what is proved certain, and say of the rest how it is known. Black is "
         "positive; points are written as D4."}};
}

const json& needed(const json& params, const char* field) {
    if (!params.contains(field) || !params[field].is_string())
        throw RpcError{invalid_params, std::string(field) + ": a text is needed"};
    return params[field];
}

}  // namespace

Server::Server(std::function<void(const std::string&)> write) : write_(std::move(write)) {}

Server::~Server() {
    {
        const std::lock_guard lock(mutex_);
        for (auto& [id, call] : calls_) call->cancel = true;
    }
    finish();
}

void Server::write(const json& message) {
    const std::string line = render::line_of(message);
    const std::lock_guard lock(writing_);
    write_(line);
}

void Server::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) return;
    json message;
    try {
        constexpr int deepest = 64;
        bool too_deep = false;
        message = json::parse(line, [&](int depth, json::parse_event_t, json&) {
            too_deep = too_deep || depth > deepest;
            return !too_deep;
        });
        if (too_deep) return write(error_message(nullptr, {invalid_request, "nested too deep"}));
    } catch (const json::exception&) {
        return write(error_message(nullptr, {parse_error, "Parse error"}));
    }
    if (!message.is_array()) return answer(message);
    if (message.empty()) return write(error_message(nullptr, {invalid_request, "an empty batch"}));
    for (const json& one : message) answer(one);
}

void Server::answer(const json& message) {
    join_ended();
    const bool is_object = message.is_object();
    const json id = is_object && message.contains("id") ? message["id"] : json();
    const bool is_right = is_object && message.value("jsonrpc", json()) == "2.0";
    if (is_right && !message.contains("method") && (message.contains("result") || message.contains("error")))
        return;  // we ask nothing
    if (!is_right || !message.contains("method") || !message["method"].is_string() ||
        !(id.is_null() || id.is_string() || id.is_number()))
        return write(error_message(id.is_primitive() ? id : json(), {invalid_request, "Invalid Request"}));
    const std::string method = message["method"].get<std::string>();
    const json params = message.contains("params") ? message["params"] : json::object();
    try {
        if (!params.is_object()) throw RpcError{invalid_params, "params: an object is expected"};
        if (id.is_null()) {
            if (method == "notifications/cancelled") cancel(params.value("requestId", json()));
            return;  // of notifications nobody hears back
        }
        if (method == "tools/call") return begin_call(id, params);
        write(result_message(id, result_of(method, params)));
    } catch (const RpcError& error) {
        if (!id.is_null()) write(error_message(id, error));
    } catch (const std::exception& error) {
        if (!id.is_null()) write(error_message(id, {internal_error, error.what()}));
    }
}

json Server::result_of(const std::string& method, const json& params) {
    if (method == "initialize") return introduction(params);
    if (method == "ping") return json::object();
    if (method == "tools/list") return list_tools();
    if (method == "resources/list") return list_resources();
    if (method == "resources/templates/list") return {{"resourceTemplates", json::array()}};
    if (method == "resources/read") return read_resource(needed(params, "uri").get<std::string>());
    throw RpcError{method_not_found, "Method not found: " + method.substr(0, 100)};
}

void Server::begin_call(const json& id, const json& params) {
    const std::string name = needed(params, "name").get<std::string>();
    const json arguments = params.contains("arguments") ? params["arguments"] : json::object();
    (void)read_call(name, arguments);  // what is wrong is said at once
    const std::lock_guard lock(mutex_);
    if (calls_.size() >= most_calls) throw RpcError{internal_error, "too many calls at once"};
    if (calls_.contains(id.dump())) throw RpcError{invalid_request, "a call with this id is running"};
    auto call = std::make_unique<Call>();
    call->thread = std::thread([this, &call = *call, id, params] { run_call(call, id, params); });
    calls_[id.dump()] = std::move(call);
}

void Server::run_call(Call& call, const json& id, const json& params) {
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return running_ < most_at_once || call.cancel; });
        ++running_;
    }
    json reply;
    try {
        const json meta = params.value("_meta", json::object());
        const json token = meta.is_object() ? meta.value("progressToken", json()) : json();
        const ask::Question question =
            read_call(params["name"].get<std::string>(), params.value("arguments", json::object()));
        ask::Desk desk{call.cancel, nullptr,
                       [&](std::size_t done, std::size_t of, std::string_view what) {
                           if (token.is_null()) return;
                           json progress{{"progressToken", token}, {"progress", done}, {"message", what}};
                           if (of > 0) progress["total"] = of;
                           write({{"jsonrpc", "2.0"},
                                  {"method", "notifications/progress"},
                                  {"params", std::move(progress)}});
                       },
                       [](const ask::Answer&) {}};
        if (!call.cancel) reply = result_message(id, tool_result(question.answer(desk)));
    } catch (const RpcError& error) {
        reply = error_message(id, error);
    } catch (const std::exception& error) {
        reply = error_message(id, {internal_error, error.what()});
    }
    if (!call.cancel) write(reply);  // who cancelled wants no answer
    {
        const std::lock_guard lock(mutex_);
        --running_;
        call.ended = true;
        changed_.notify_all();  // within: the server may be gone after
    }
}

void Server::cancel(const json& id) {
    const std::lock_guard lock(mutex_);
    const auto found = calls_.find(id.dump());
    if (found != calls_.end()) found->second->cancel = true;
    changed_.notify_all();
}

void Server::join_ended() {
    const std::lock_guard lock(mutex_);
    for (auto entry = calls_.begin(); entry != calls_.end();) {
        if (entry->second->ended) {
            entry->second->thread.join();
            entry = calls_.erase(entry);
        } else {
            ++entry;
        }
    }
}

void Server::finish() {
    {
        std::unique_lock lock(mutex_);
        changed_.notify_all();
        changed_.wait(lock, [&] {
            for (const auto& [id, call] : calls_) {
                if (!call->ended) return false;
            }
            return true;
        });
    }
    join_ended();
}

}  // namespace tedomari::mcp
