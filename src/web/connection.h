// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <httplib.h>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace tedomari::web {

// What one client may cost.
struct Patience {
    std::chrono::milliseconds request{10'000};  // to send a whole request
    std::chrono::milliseconds reply{30'000};    // to take a whole reply, streams excepted
    std::chrono::milliseconds piece{5'000};     // to take any of it
    std::chrono::milliseconds idle{15'000};     // between two requests
    std::size_t requests = 1'000;               // on one connection
};

// A client's socket with a clock.  The library's own would wait for a byte at a time as long as bytes trickle in.
class Connection : public httplib::Stream {
public:
    Connection(socket_t socket, const Patience& patience) : socket_(socket), patience_(patience) {}

    // The connection that this thread serves; handlers tell it what they know.
    static Connection* current();
    void close_after_reply() { closes_ = true; }
    void becomes_stream() { is_stream_ = true; }

    bool wait_for_request();  // false: the client is gone, or idle too long
    bool closes() const { return closes_; }

    bool is_readable() const override;
    bool is_writable() const override;  // false once the client has gone
    ssize_t read(char* into, size_t size) override;
    ssize_t write(const char* from, size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;
    socket_t socket() const override { return socket_; }

private:
    using Clock = std::chrono::steady_clock;
    bool wait(short events, Clock::time_point until) const;

    socket_t socket_;
    const Patience& patience_;
    bool closes_ = false, is_stream_ = false;
    Clock::time_point read_until_, write_until_;
    std::array<char, 16'384> buffer_;
    std::size_t begin_ = 0, end_ = 0;
};

// Threads for connections: made when needed, at most so many.  A stream holds its thread as long as it is open,
// which is why there are more than a pool would have.
class ConnectionThreads : public httplib::TaskQueue {
public:
    explicit ConnectionThreads(std::size_t most) : most_(most) {}
    ~ConnectionThreads() override = default;
    void enqueue(std::function<void()> serve) override;
    void shutdown() override;

    // Whether this thread only turns a client away.
    static bool is_refusing();

private:
    void work();

    std::size_t most_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool ending_ = false;
};

// The library's server with our connections and our threads.
class HttpServer : public httplib::Server {
public:
    HttpServer(const Patience& patience, std::size_t most_connections);

    // Takes over connections whose first request asks for a WebSocket, each in its thread.
    std::function<void(socket_t socket)> on_websocket;

    // Port 0: any.  The port, or nothing when it cannot be had.
    std::optional<int> bind(const std::string& address, int port);
    // Ends every connection, then listening.
    void end();

private:
    bool process_and_close_socket(socket_t socket) override;
    void serve(socket_t socket);

    Patience patience_;
    std::mutex mutex_;
    std::set<socket_t> open_;
    bool ending_ = false;
};

}  // namespace tedomari::web
