// SPDX-License-Identifier: MIT
#include "web/server.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "ask/calls.h"
#include "base/rng.h"
#include "web/connection.h"

// A server on a port of its own, asked over real sockets.
namespace tedomari::web {
namespace {

using nlohmann::json;

struct RunningServer {
    explicit RunningServer(ServerSettings settings = {}) : server(prepared(std::move(settings))) {
        door = *server.bind();
        thread = std::thread([this] { server.serve(); });
        client = std::make_unique<httplib::Client>("127.0.0.1", door.port);
        client->set_keep_alive(true);
        client->set_read_timeout(20);
    }
    ~RunningServer() {
        client.reset();
        server.stop();
        thread.join();
    }
    static ServerSettings prepared(ServerSettings settings) {
        settings.port = 0;
        return settings;
    }

    json get(const std::string& path, int expected = 200) const { return body(client->Get(path), expected); }
    json post(const std::string& path, const json& question, int expected = 200) const {
        return body(client->Post(path, ask::wire_text(question), "application/json"), expected);
    }
    // At once or later: what is easy may be done already.
    json ask(const json& question) const {
        const auto result = client->Post("/api/jobs", ask::wire_text(question), "application/json");
        EXPECT_TRUE(result && (result->status == 200 || result->status == 202));
        return json::parse(result->body, nullptr, false);
    }
    static json body(const httplib::Result& result, int expected) {
        if (!result) {
            ADD_FAILURE() << httplib::to_string(result.error());
            return nullptr;
        }
        EXPECT_EQ(result->status, expected) << result->body;
        return json::parse(result->body, nullptr, false);
    }

    Server server;
    Door door;
    std::thread thread;
    std::unique_ptr<httplib::Client> client;
};

// A client that says what it likes.
class RawClient {
public:
    explicit RawClient(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
        EXPECT_EQ(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof(address)), 0);
    }
    ~RawClient() { close(socket_); }
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    void say(std::string_view bytes) const { (void)!send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }
    void say_no_more() const { shutdown(socket_, SHUT_WR); }
    // All that comes until the server closes, or for so long.
    std::string hear(int milliseconds = 20'000) const {
        std::string heard;
        char piece[4096];
        for (;;) {
            pollfd entry{socket_, POLLIN, 0};
            if (poll(&entry, 1, milliseconds) <= 0) return heard + "[silence]";
            const ssize_t got = recv(socket_, piece, sizeof(piece), 0);
            if (got <= 0) return heard;
            heard.append(piece, static_cast<std::size_t>(got));
        }
    }
    std::string hear_status() const {
        std::string heard = hear();
        return heard.substr(0, heard.find('\r'));
    }

private:
    int socket_;
};

std::string head(const RunningServer& running, const std::string& line, const std::string& more = "") {
    return fmt::format("{}\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n{}\r\n", line, running.door.port,
                       more);
}

// Minutes of work, unless somebody stops it.
json long_question() {
    return {{"question", "review"},
            {"sgf", "(;SZ[9];B[ee];W[cc];B[gg];W[gc];B[cg])"},
            {"options", {{"time", 60}}}};
}

TEST(server, shows_its_page_with_a_policy_that_lets_nothing_in) {
    const RunningServer running;
    const auto page = running.client->Get("/");
    ASSERT_TRUE(page);
    EXPECT_EQ(page->status, 200);
    EXPECT_EQ(page->get_header_value("Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(page->get_header_value("X-Content-Type-Options"), "nosniff");
    const std::string policy = page->get_header_value("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos);
    EXPECT_NE(policy.find("script-src 'self';"), std::string::npos) << "and no inline scripts";
    const auto again = running.client->Get("/", {{"If-None-Match", page->get_header_value("ETag")}});
    EXPECT_EQ(again->status, 304);
}

TEST(server, zips_its_page_for_who_takes_that) {
    ServerSettings settings;
    settings.page = {{"/", {std::string(10'000, 'x'), "", "text/html", "\"1\""}}};
    settings.page["/"].zipped = "zipped";
    const RunningServer running(settings);
    running.client->set_decompress(false);
    const auto zipped = running.client->Get("/", {{"Accept-Encoding", "gzip, br"}});
    EXPECT_EQ(zipped->get_header_value("Content-Encoding"), "gzip");
    EXPECT_EQ(zipped->body, "zipped");
    EXPECT_EQ(running.client->Get("/", {{"Accept-Encoding", "br"}})->body.size(), 10'000u);
}

TEST(server, answers_the_calls_of_its_table) {
    const RunningServer running;
    EXPECT_EQ(running.get("/api/about")["program"], "tedomari");
    const json list = running.get("/api/examples")["examples"];
    EXPECT_GE(list.size(), 5u);
    for (const json& example : list) {
        const auto file = running.client->Get("/api/examples/" + example["name"].get<std::string>());
        EXPECT_EQ(file->status, 200);
        if (example["kind"] == "sum" || example["kind"] == "problems") continue;  // no records
        const auto opened = running.client->Post("/api/open", file->body, "application/octet-stream");
        EXPECT_EQ(opened->status, 200) << example << opened->body;
    }
    EXPECT_EQ(running.post("/api/new", {{"boardXSize", 9}})["boardXSize"], 9);
    running.get("/api/nothing", 404);
    running.post("/api/nothing", {}, 404);
    running.get("/api/jobs/nobody", 404);
    running.get("/api/jobs/nobody/events", 404);
}

TEST(server, answers_a_question_with_report_files_and_events) {
    const RunningServer running;
    const json asked = running.ask({{"question", "cgt"}, {"expression", "{3|-3}"}});
    const std::string job = "/api/jobs/" + asked["id"].get<std::string>();
    const auto events = running.client->Get(job + "/events");
    ASSERT_TRUE(events);
    EXPECT_EQ(events->get_header_value("Content-Type"), "text/event-stream");
    const std::size_t end = events->body.find("event: end\ndata: ");
    ASSERT_NE(end, std::string::npos) << events->body;
    const json told = json::parse(events->body.substr(end + 17, events->body.find("\n\n", end) - end - 17));
    EXPECT_EQ(told, running.get(job));
    EXPECT_EQ(told["report"]["temperature"], "3");
    const auto picture = running.client->Get(job + "/files/thermograph.svg");
    EXPECT_EQ(picture->get_header_value("Content-Type"), "image/svg+xml");
    EXPECT_NE(picture->get_header_value("Content-Security-Policy").find("sandbox"), std::string::npos);
    EXPECT_EQ(
        running.client->Get(job + "/files/thermograph.svg?download")->get_header_value("Content-Disposition"),
        "attachment; filename=\"thermograph.svg\"");
    running.get(job + "/files/passwd", 404);
}

TEST(server, stops_a_question_that_is_deleted) {
    const RunningServer running;
    const json asked = running.ask(long_question());
    const std::string job = "/api/jobs/" + asked["id"].get<std::string>();
    EXPECT_EQ(running.client->Delete(job)->status, 200);
    EXPECT_NE(running.client->Get(job + "/events")->body.find("\"state\":\"cancelled\""), std::string::npos);
    EXPECT_EQ(running.client->Delete("/api/jobs/nobody")->status, 404);
}

TEST(server, gives_cheap_answers_while_it_thinks) {
    const RunningServer running;
    const json asked = running.ask(long_question());
    const std::string job = "/api/jobs/" + asked["id"].get<std::string>();
    for (int i = 0; i < 50; ++i) running.get("/api/about");
    const json quick = running.ask({{"question", "cgt"}, {"expression", "{1|-1}"}});
    running.client->Get("/api/jobs/" + quick["id"].get<std::string>() + "/events");
    EXPECT_EQ(running.get("/api/jobs/" + quick["id"].get<std::string>())["state"], "done");
    EXPECT_EQ(running.get(job)["state"], "running");
    EXPECT_EQ(running.client->Delete(job)->status, 200);
}

TEST(server, knows_no_way_out_of_its_table_of_files) {
    const RunningServer running;
    for (const char* path :
         {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd",
          "/assets/../../../etc/passwd", "/\\..\\..", "/%00", "/index.html%00.js",
          "/api/examples/../../README.md", "/api/examples/%2e%2e%2fREADME.md"}) {
        const RawClient client(running.door.port);
        client.say(head(running, fmt::format("GET {} HTTP/1.1", path)));
        EXPECT_EQ(client.hear_status(), "HTTP/1.1 404 Not Found") << path;
    }
}

TEST(server, turns_away_strangers) {
    const RunningServer running;
    const auto status = [&](const httplib::Headers& headers) {
        return running.client->Post("/api/new", headers, "{}", "application/json")->status;
    };
    EXPECT_EQ(status({}), 200);
    EXPECT_EQ(status({{"Host", "evil.example"}}), 403);
    EXPECT_EQ(status({{"Origin", "http://evil.example"}}), 403);
    EXPECT_EQ(status({{"Sec-Fetch-Site", "cross-site"}}), 403);
    EXPECT_EQ(running.client->Post("/api/new", "{}", "text/plain")->status, 415);
    EXPECT_EQ(running.client->Options("/api/new")->status, 405);
}

TEST(server, asks_for_its_token) {
    ServerSettings settings;
    settings.token = "0123456789abcdef";
    const RunningServer running(settings);
    EXPECT_EQ(running.client->Get("/")->status, 401);
    const auto first = running.client->Get("/?token=0123456789abcdef");
    EXPECT_EQ(first->status, 200);
    const std::string cookie = first->get_header_value("Set-Cookie");
    EXPECT_NE(cookie.find("HttpOnly; SameSite=Strict"), std::string::npos);
    EXPECT_EQ(running.client->Get("/api/about", {{"Cookie", cookie.substr(0, cookie.find(';'))}})->status,
              200);
    EXPECT_EQ(running.client->Get("/api/about", {{"Authorization", "Bearer 0123456789abcdee"}})->status, 401);
}

TEST(server, takes_no_huge_body) {
    const RunningServer running;
    const RawClient client(running.door.port);
    client.say(head(running, "POST /api/new HTTP/1.1",
                    "Content-Type: application/json\r\nContent-Length: 9000000000\r\n"));
    EXPECT_EQ(client.hear_status(), "HTTP/1.1 413 Payload Too Large") << "at once, and unread";
    const std::string large(ask::most_bytes, ' ');
    EXPECT_EQ(running.client->Post("/api/new", large, "application/json")->status, 400)
        << "the largest is read";
}

// A body that was refused unread is not taken for the next request.
TEST(server, does_not_read_a_refused_body_as_a_request) {
    const RunningServer running;
    const RawClient client(running.door.port);
    const std::string hidden =
        fmt::format("GET /api/about HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\r\n", running.door.port);
    client.say(
        fmt::format("POST /api/new HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: text/plain\r\n"
                    "Content-Length: {}\r\n\r\n{}",
                    running.door.port, hidden.size(), hidden));
    const std::string heard = client.hear();
    EXPECT_EQ(heard.find("HTTP/1.1 415"), 0u);
    EXPECT_EQ(heard.find("HTTP/1.1", 10), std::string::npos);
}

TEST(server, waits_for_no_trickling_client) {
    ServerSettings settings;
    settings.seconds_for_request = 0.4;
    const RunningServer running(settings);
    const RawClient client(running.door.port);
    std::thread trickle([&] {
        for (int i = 0; i < 12; ++i) {
            client.say(i == 0 ? "GET / HTTP/1.1\r\n" : fmt::format("X-{}: y\r\n", i));
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
    });
    EXPECT_EQ(client.hear().find("[silence]"), std::string::npos);
    trickle.join();
    running.get("/api/about");
}

TEST(server, caps_streams_and_connections) {
    ServerSettings settings;
    settings.most_streams = 2;
    settings.most_connections = 6;
    const RunningServer running(settings);
    const json asked = running.ask(long_question());
    const std::string job = "/api/jobs/" + asked["id"].get<std::string>();
    std::vector<std::unique_ptr<RawClient>> streams;
    for (int i = 0; i < 2; ++i) {
        streams.push_back(std::make_unique<RawClient>(running.door.port));
        streams.back()->say(head(running, "GET " + job + "/events HTTP/1.1"));
        EXPECT_NE(streams.back()->hear(300).find("event: "), std::string::npos);
    }
    EXPECT_EQ(running.get(job + "/events", 503)["error"], "too many streams");
    std::vector<std::unique_ptr<RawClient>> idle;
    for (int i = 0; i < 3; ++i) idle.push_back(std::make_unique<RawClient>(running.door.port));
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    const RawClient one_more(running.door.port);
    EXPECT_NE(one_more.hear().find("503"), std::string::npos);
    running.get("/api/about");
}

TEST(server, survives_a_thousand_malformed_requests) {
    const RunningServer running;
    const std::string host = fmt::format("Host: 127.0.0.1:{}\r\n", running.door.port);
    const std::string body = R"({"question":"analyze","diagram":". X\n. .","options":{"time":0.01}})";
    const std::string valid =
        "POST /api/jobs HTTP/1.1\r\n" + host +
        fmt::format("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.size()) + body;
    Rng rng(18);
    for (int i = 0; i < 1000; ++i) {
        std::string bytes = valid;
        for (std::uint64_t n = 1 + rng.below(8); n > 0; --n) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(bytes.size()));
            switch (rng.below(4)) {
                case 0: bytes[at] = static_cast<char>(rng.below(256)); break;
                case 1: bytes.erase(at, 1 + rng.below(20)); break;
                case 2: {
                    const std::size_t size = rng.below(40);
                    const char filler = static_cast<char>(rng.below(256));
                    bytes.insert(at, std::string(size, filler));
                    break;
                }
                default: bytes.resize(at + 1);
            }
        }
        const RawClient client(running.door.port);
        client.say(bytes);
        client.say_no_more();
        EXPECT_EQ(client.hear().find("[silence]"), std::string::npos) << i;
    }
    EXPECT_EQ(running.get("/api/about")["program"], "tedomari");
}

// Headers that make the library work hard.
TEST(server, survives_the_longest_headers) {
    const RunningServer running;
    std::string ranges = "Range: bytes=0-1", dots = "GET /", query = "GET /?";
    while (ranges.size() < 8000) ranges += ",0-1";
    while (dots.size() < 7000) dots += "../";
    while (query.size() < 7000) query += "a=b&";
    std::string many;
    for (int i = 0; i < 20'000; ++i) many += fmt::format("X-{}: y\r\n", i);
    for (const std::string& request :
         {head(running, "GET / HTTP/1.1", ranges + "\r\n"), head(running, dots + " HTTP/1.1"),
          head(running, query + " HTTP/1.1"), head(running, "GET / HTTP/1.1", many),
          head(running, "GET / HTTP/1.1", "X: " + std::string(100'000, 'x') + "\r\n"),
          head(running, "GET / HTTP/1.1", "Range: bytes=" + std::string(8000, '9') + "-\r\n"),
          head(running, "GET /" + std::string(100'000, 'a') + " HTTP/1.1"),
          head(running, "POST /api/jobs HTTP/1.1", "Expect: 100-continue\r\nContent-Length: 10\r\n"),
          std::string(1'000'000, '\0')}) {
        const RawClient client(running.door.port);
        client.say(request);
        client.say_no_more();
        EXPECT_EQ(client.hear().find("[silence]"), std::string::npos);
    }
    EXPECT_EQ(running.get("/api/about")["program"], "tedomari");
}

TEST(server, stops_with_streams_open_and_work_on_the_table) {
    std::unique_ptr<RawClient> client;
    {
        const RunningServer running;
        const json asked = running.ask(long_question());
        client = std::make_unique<RawClient>(running.door.port);
        client->say(head(running, "GET /api/jobs/" + asked["id"].get<std::string>() + "/events HTTP/1.1"));
        EXPECT_NE(client->hear(300).find("event: "), std::string::npos);
    }
    EXPECT_EQ(client->hear().find("[silence]"), std::string::npos) << "the stream was closed";
}

TEST(server, says_when_its_port_is_taken) {
    const RunningServer running;
    ServerSettings settings;
    settings.port = running.door.port;
    EXPECT_FALSE(Server(settings).bind());
}

}  // namespace
}  // namespace tedomari::web
