// SPDX-License-Identifier: MIT
#include "web/websocket.h"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <httplib.h>
#include <sys/socket.h>

#include "kata/analysis_room.h"

namespace tedomari::web {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Head = http::request<http::string_body>;

std::optional<std::string> header(const Head& head, const char* name) {
    const auto found = head.find(name);
    if (found == head.end()) return std::nullopt;
    return std::string(found->value());
}

Caller caller_of(const Head& head) {
    Caller caller;
    caller.method = std::string(head.method_string());
    const std::string target(head.target());
    const std::size_t question = std::min(target.find('?'), target.size());
    caller.path = target.substr(0, question);
    if (!caller.path.starts_with("/api/")) caller.path = "/api" + caller.path;  // as strict as for a call
    caller.host = header(head, "Host");
    caller.origin = header(head, "Origin");
    // Browsers say nothing of where a WebSocket comes from but its origin.
    caller.authorization = header(head, "Authorization");
    caller.cookie = header(head, "Cookie");
    httplib::Params params;
    if (question < target.size()) httplib::detail::parse_query_text(target.substr(question + 1), params);
    const auto token = params.find("token");
    if (token != params.end()) caller.token = token->second;
    return caller;
}

// One client.  Everything that touches the stream happens in the thread that runs `context_`.
class Session {
public:
    Session(int socket, const Door& door, const WebsocketSettings& settings)
        : settings_(settings), door_(door), stream_(context_) {
        sockaddr_storage address{};
        socklen_t size = sizeof(address);
        getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
        beast::get_lowest_layer(stream_).socket().assign(
            address.ss_family == AF_INET6 ? asio::ip::tcp::v6() : asio::ip::tcp::v4(), socket);
    }
    ~Session() {
        room_.reset();
        beast::error_code ignored;
        beast::get_lowest_layer(stream_).socket().release(ignored);
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void run() {
        if (!shake_hands()) return;
        kata::AnalysisRoom::Settings room;
        room.params.analysis_threads = settings_.threads;
        room_ = std::make_unique<kata::AnalysisRoom>(std::move(room), [this](const std::string& line) {
            asio::post(context_, [this, line] { send(line); });
        });
        read();
        context_.run();
        room_.reset();
    }

private:
    bool shake_hands() {
        constexpr std::chrono::seconds patience{10};
        beast::get_lowest_layer(stream_).expires_after(patience);
        beast::error_code error;
        http::read(beast::get_lowest_layer(stream_), buffer_, head_, error);
        if (error) return false;
        if (const auto reply = turned_away(door_, caller_of(head_))) {
            http::response<http::string_body> response(static_cast<http::status>(reply->status), 11,
                                                       ask::wire_text(reply->body));
            response.set(http::field::content_type, "application/json");
            response.keep_alive(false);
            response.prepare_payload();
            http::write(beast::get_lowest_layer(stream_), response, error);
            return false;
        }
        beast::get_lowest_layer(stream_).expires_never();
        using beast::websocket::stream_base;
        stream_.set_option(stream_base::timeout::suggested(beast::role_type::server));
        stream_.read_message_max(settings_.most_frame);
        stream_.accept(head_, error);
        buffer_.clear();
        return !error;
    }

    void read() {
        stream_.async_read(buffer_, [this](beast::error_code error, std::size_t) {
            if (error) return end();
            const std::string text = beast::buffers_to_string(buffer_.data());
            buffer_.consume(buffer_.size());
            for (std::size_t from = 0; from < text.size();) {
                const std::size_t to = std::min(text.find('\n', from), text.size());
                room_->take(std::string_view(text).substr(from, to - from));
                from = to + 1;
            }
            read();
        });
    }

    void send(const std::string& line) {
        if (ended_) return;
        unread_ += line.size();
        if (unread_ > settings_.most_unread) return end();
        outbox_.push_back(line);
        if (outbox_.size() == 1) write();
    }

    void write() {
        stream_.text(true);
        stream_.async_write(asio::buffer(outbox_.front()), [this](beast::error_code error, std::size_t) {
            if (error || ended_) return end();
            unread_ -= outbox_.front().size();
            outbox_.pop_front();
            if (!outbox_.empty()) write();
        });
    }

    void end() {
        ended_ = true;
        room_->stop();
        context_.stop();
    }

    const WebsocketSettings& settings_;
    const Door& door_;
    asio::io_context context_{1};
    beast::websocket::stream<beast::tcp_stream> stream_;
    beast::flat_buffer buffer_;
    Head head_;
    std::unique_ptr<kata::AnalysisRoom> room_;
    std::deque<std::string> outbox_;
    std::size_t unread_ = 0;
    bool ended_ = false;
};

}  // namespace

bool asks_for_websocket(int socket) {
    char head[4096];
    const ssize_t got = recv(socket, head, sizeof(head), MSG_PEEK | MSG_DONTWAIT);
    if (got <= 0) return false;
    std::string text(head, static_cast<std::size_t>(got));
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text.starts_with("get ") && text.find("\r\nupgrade: websocket") != std::string::npos;
}

void serve_websocket(int socket, const Door& door, const WebsocketSettings& settings) {
    try {
        Session(socket, door, settings).run();
    } catch (const std::exception&) {  // of this client alone
    }
}

}  // namespace tedomari::web
