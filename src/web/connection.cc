// SPDX-License-Identifier: MIT
#include "web/connection.h"

#include <arpa/inet.h>
#include <cerrno>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "web/websocket.h"

namespace tedomari::web {

namespace {

thread_local Connection* serving = nullptr;
thread_local bool refusing = false;

void split_up(const sockaddr_storage& address, std::string& ip, int& port) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address.ss_family == AF_INET) {
        const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
        inet_ntop(AF_INET, &v4.sin_addr, text, sizeof(text));
        port = ntohs(v4.sin_port);
    } else if (address.ss_family == AF_INET6) {
        const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
        inet_ntop(AF_INET6, &v6.sin6_addr, text, sizeof(text));
        port = ntohs(v6.sin6_port);
    }
    ip = text;
}

// What the client has sent is taken off first: closing on unread bytes would take our words back.
void turn_away(socket_t socket) {
    constexpr std::string_view words =
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Type: application/json\r\n"
        "Content-Length: 33\r\n\r\n{\"error\": \"too many connections\"}";
    char rest[4096];
    while (recv(socket, rest, sizeof(rest), MSG_DONTWAIT) > 0) {
    }
    (void)!send(socket, words.data(), words.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    ::shutdown(socket, SHUT_WR);
}

}  // namespace

// --- one connection ------------------------------------------------------------------------------------------

Connection* Connection::current() { return serving; }

bool Connection::wait(short events, Clock::time_point until) const {
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return false;
        pollfd entry{socket_, events, 0};
        const int ready = poll(&entry, 1, static_cast<int>(left));
        if (ready > 0) return (entry.revents & (events | POLLHUP | POLLERR)) != 0;
        if (ready == 0) return false;
        if (errno != EINTR) return false;
    }
}

bool Connection::wait_for_request() {
    is_stream_ = false;
    if (begin_ == end_ && !wait(POLLIN, Clock::now() + patience_.idle)) return false;
    read_until_ = Clock::now() + patience_.request;
    write_until_ = read_until_ + patience_.reply;
    if (begin_ < end_) return true;
    char byte;
    return recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

bool Connection::is_readable() const { return begin_ < end_ || wait(POLLIN, read_until_); }

bool Connection::is_writable() const {
    pollfd entry{socket_, POLLOUT | POLLRDHUP, 0};
    if (poll(&entry, 1, static_cast<int>(patience_.piece.count())) <= 0) return false;
    return (entry.revents & (POLLHUP | POLLERR | POLLRDHUP)) == 0;
}

ssize_t Connection::read(char* into, size_t size) {
    if (begin_ == end_) {
        if (!wait(POLLIN, read_until_)) return -1;
        const ssize_t got = recv(socket_, buffer_.data(), buffer_.size(), 0);
        if (got <= 0) return got;
        begin_ = 0;
        end_ = static_cast<std::size_t>(got);
    }
    const std::size_t taken = std::min(size, end_ - begin_);
    std::copy_n(buffer_.data() + begin_, taken, into);
    begin_ += taken;
    return static_cast<ssize_t>(taken);
}

ssize_t Connection::write(const char* from, size_t size) {
    auto until = Clock::now() + patience_.piece;
    if (!is_stream_) until = std::min(until, write_until_);
    if (!wait(POLLOUT, until)) return -1;
    return send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t size = sizeof(address);
    if (getpeername(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0) split_up(address, ip, port);
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
    sockaddr_storage address{};
    socklen_t size = sizeof(address);
    if (getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size) == 0) split_up(address, ip, port);
}

// --- threads ----------------------------------------------------------------------------------------------------

bool ConnectionThreads::is_refusing() { return refusing; }

void ConnectionThreads::enqueue(std::function<void()> serve) {
    {
        const std::lock_guard lock(mutex_);
        if (!ending_ && idle_ > waiting_.size()) {
            waiting_.push_back(std::move(serve));
            wake_.notify_one();
            return;
        }
        if (!ending_ && threads_.size() < most_) {
            waiting_.push_back(std::move(serve));
            threads_.emplace_back([this] { work(); });
            return;
        }
    }
    refusing = true;
    serve();
    refusing = false;
}

void ConnectionThreads::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        ++idle_;
        wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
        --idle_;
        if (waiting_.empty()) return;
        const auto serve = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        serve();
        lock.lock();
    }
}

void ConnectionThreads::shutdown() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

// --- the server ---------------------------------------------------------------------------------------------------

HttpServer::HttpServer(const Patience& patience, std::size_t most_connections) : patience_(patience) {
    new_task_queue = [most_connections] { return new ConnectionThreads(most_connections); };
    // The library's own choice lets two servers share a port, each getting some of the requests.
    set_socket_options([](socket_t socket) {
        const int yes = 1;
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
    });
}

std::optional<int> HttpServer::bind(const std::string& address, int port) {
    constexpr int backlog = 128;  // the library's is 5
    if (port == 0) {
        port = bind_to_any_port(address);
        if (port < 0) return std::nullopt;
    } else if (!bind_to_port(address, port)) {
        return std::nullopt;
    }
    ::listen(svr_sock_, backlog);
    return port;
}

void HttpServer::end() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        for (const socket_t socket : open_) ::shutdown(socket, SHUT_RD);
    }
    if (svr_sock_ != INVALID_SOCKET) stop();
}

bool HttpServer::process_and_close_socket(socket_t socket) {
    if (ConnectionThreads::is_refusing()) {
        turn_away(socket);
    } else {
        const int yes = 1;
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
        {
            const std::lock_guard lock(mutex_);
            if (ending_) ::shutdown(socket, SHUT_RD);
            open_.insert(socket);
        }
        serve(socket);
        const std::lock_guard lock(mutex_);
        open_.erase(socket);
        ::shutdown(socket, SHUT_RDWR);
    }
    ::close(socket);
    return true;
}

void HttpServer::serve(socket_t socket) {
    Connection connection(socket, patience_);
    serving = &connection;
    for (std::size_t left = patience_.requests; left > 0; --left) {
        if (!connection.wait_for_request()) break;
        if (left == patience_.requests && on_websocket && asks_for_websocket(socket)) {
            on_websocket(socket);
            break;
        }
        bool closed = false;
        if (!process_request(connection, left == 1, closed, nullptr) || closed || connection.closes()) break;
    }
    serving = nullptr;
}

}  // namespace tedomari::web
