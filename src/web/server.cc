// SPDX-License-Identifier: MIT
#include "web/server.h"

#include <fmt/format.h>

#include "ask/calls.h"
#include "ask/files.h"
#include "web/connection.h"
#include "web/websocket.h"

namespace tedomari::web {

using httplib::Request;
using httplib::Response;
using nlohmann::json;

namespace {

// Everything comes from here; pictures may also be in the page itself.
constexpr const char* policy_of_page =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; frame-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; "
    "frame-ancestors 'none'";
// Reports show what strangers wrote; they are looked at, and do nothing.
constexpr const char* policy_of_reports =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

std::optional<std::string> header(const Request& request, const char* name) {
    if (!request.has_header(name)) return std::nullopt;
    return request.get_header_value(name);
}

Caller caller_of(const Request& request) {
    return {request.method,
            request.path,
            header(request, "Host"),
            header(request, "Origin"),
            header(request, "Sec-Fetch-Site"),
            header(request, "Authorization"),
            header(request, "Cookie"),
            header(request, "Content-Type"),
            header(request, "Content-Length"),
            header(request, "Content-Encoding"),
            header(request, "Transfer-Encoding"),
            request.has_param("token") ? request.get_param_value("token") : ""};
}

void answer(Response& response, const ask::Reply& reply) {
    response.status = reply.status;
    response.set_content(ask::wire_text(reply.body), "application/json");
}

void answer(Response& response, int status, const std::string& text) {
    response.status = status;
    response.set_content(text, "application/json");
}

void close_after(Response& response) {
    Connection::current()->close_after_reply();
    response.set_header("Connection", "close");
}

void not_found(Response& response) { answer(response, ask::refusal(404, Error{"there is nothing here"})); }

ask::Call call_of(const Request& request) {
    const auto game = request.params.find("game");
    return {request.method, request.path, game == request.params.end() ? std::string_view() : game->second,
            request.body};
}

std::string event(std::string_view name, const std::string& data) {
    return fmt::format("event: {}\ndata: {}\n\n", name, data);
}

// "/api/jobs/ID/rest": the part after `prefix`, up to the next '/', and what follows that.
struct Split {
    std::string first, rest;
};
std::optional<Split> after(const std::string& path, std::string_view prefix) {
    if (!path.starts_with(prefix)) return std::nullopt;
    const std::string tail = path.substr(prefix.size());
    const std::size_t slash = std::min(tail.find('/'), tail.size());
    return Split{tail.substr(0, slash), slash < tail.size() ? tail.substr(slash + 1) : ""};
}

}  // namespace

// The events of one job, told to one client.
class EventStream {
public:
    EventStream(const JobRoom& room, std::string id, std::atomic<std::size_t>& streams)
        : room_(room), id_(std::move(id)), streams_(streams) {
        ++streams_;
    }
    ~EventStream() { --streams_; }
    EventStream(const EventStream&) = delete;
    EventStream& operator=(const EventStream&) = delete;

    // One event, or a sign of life; false at the end.
    bool tell(httplib::DataSink& sink) {
        constexpr std::chrono::milliseconds heartbeat(3000), pause(100);
        const JobRoom::News news = room_.wait(id_, seen_, heartbeat);
        if (!news.known || room_.is_stopping()) return finish(sink);
        if (news.version == seen_) return send(sink, ": still there\n\n");
        const bool has_report = news.report_version > reported_;
        seen_ = news.version;
        reported_ = news.report_version;
        using Detail = JobRoom::Detail;
        const auto text = room_.status(id_, news.ended || has_report ? Detail::report : Detail::state);
        if (!text) return finish(sink);
        if (!send(sink, event(news.ended ? "end" : has_report ? "report" : "progress", *text))) return false;
        if (news.ended) return finish(sink);
        std::this_thread::sleep_for(pause);  // who reports a hundred regions a second is told ten times
        return true;
    }

private:
    static bool send(httplib::DataSink& sink, const std::string& text) {
        return sink.is_writable() && sink.write(text.data(), text.size());
    }
    static bool finish(httplib::DataSink& sink) {
        sink.done();
        return true;
    }

    const JobRoom& room_;
    std::string id_;
    std::atomic<std::size_t>& streams_;
    std::uint64_t seen_ = 0, reported_ = 0;
};

class Server::Routes {
public:
    explicit Routes(ServerSettings settings)
        : settings_(std::move(settings)),
          room_(settings_.jobs),
          http_(patience(), settings_.most_connections) {
        declare();
    }

    Result<Door> bind() {
        const auto port = http_.bind(settings_.address, settings_.port);
        if (!port) return Error{fmt::format("cannot listen on {}:{}", settings_.address, settings_.port)};
        door_ = {settings_.address, *port, settings_.token};
        return door_;
    }
    void serve() {
        serving_ = true;
        if (!stopping_) http_.listen_after_bind();
        serving_ = false;
    }
    void stop() {
        stopping_ = true;
        room_.stop();
        // The library forgets a stop that comes before it listens.
        while (serving_ && !http_.is_running()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        http_.end();
    }

private:
    Patience patience() const {
        Patience result;
        result.request = std::chrono::milliseconds(static_cast<int>(settings_.seconds_for_request * 1000));
        return result;
    }
    void declare();
    bool admit(const Request& request, Response& response);
    void get(const Request& request, Response& response);
    void page(const Request& request, Response& response);
    void jobs(const Request& request, Response& response, const Split& path);
    void job_file(const Request& request, Response& response, const std::string& id, const std::string& name);
    void events(Response& response, const std::string& id);
    void ask(const Request& request, Response& response);
    void websocket(socket_t socket);

    ServerSettings settings_;
    Door door_;
    std::atomic<bool> serving_ = false, stopping_ = false;
    std::atomic<std::size_t> streams_ = 0, websockets_ = 0;
    JobRoom room_;
    HttpServer http_;
};

// KataGo's analysis lines; each client has searches of its own, so only a few are let in.
void Server::Routes::websocket(socket_t socket) {
    if (++websockets_ <= settings_.most_websockets) {
        WebsocketSettings settings;
        settings.threads = settings_.jobs.workers;
        serve_websocket(socket, door_, settings);
    }
    --websockets_;
}

void Server::Routes::declare() {
    using Handled = httplib::Server::HandlerResponse;
    http_.on_websocket = [this](socket_t socket) { websocket(socket); };
    http_.set_payload_max_length(ask::most_bytes);
    http_.set_keep_alive_timeout(std::chrono::duration_cast<std::chrono::seconds>(Patience{}.idle).count());
    http_.set_keep_alive_max_count(Patience{}.requests);
    http_.set_default_headers({{"X-Content-Type-Options", "nosniff"},
                               {"Referrer-Policy", "no-referrer"},
                               {"Cross-Origin-Resource-Policy", "same-origin"}});
    // What has no body is answered before the library looks for a handler.
    http_.set_pre_routing_handler([this](const Request& request, Response& response) {
        if (!admit(request, response)) return Handled::Handled;
        if (request.method == "POST") return Handled::Unhandled;
        if (request.method == "DELETE") {
            const auto path = after(request.path, "/api/jobs/");
            if (!path || !path->rest.empty() || !room_.cancel(path->first)) {
                not_found(response);
            } else {
                answer(response, 200, *room_.status(path->first, JobRoom::Detail::report));
            }
            return Handled::Handled;
        }
        get(request, response);
        return Handled::Handled;
    });
    http_.Post("/api/jobs", [this](const Request& request, Response& response) { ask(request, response); });
    http_.Post("/api/.*", [](const Request& request, Response& response) {
        if (const auto reply = ask::answer_at_once(call_of(request))) return answer(response, *reply);
        not_found(response);
    });
    http_.set_error_handler([](const Request&, Response& response) {
        if (!response.body.empty()) return;
        const char* message = response.status == 413   ? "at most 8 MB are taken"
                              : response.status == 404 ? "there is nothing here"
                                                       : "the request cannot be understood";
        answer(response, ask::refusal(response.status, Error{message}));
    });
    http_.set_exception_handler([](const Request&, Response& response, const std::exception_ptr& thrown) {
        std::string what = "the server failed";
        try {
            std::rethrow_exception(thrown);
        } catch (const std::exception& error) {
            what = error.what();
        } catch (...) {
        }
        answer(response, ask::refusal(500, Error{what}));
    });
    http_.set_post_routing_handler([](const Request&, Response& response) {
        if (!response.has_header("Content-Security-Policy"))
            response.set_header("Content-Security-Policy", policy_of_page);
        if (!response.has_header("Cache-Control")) response.set_header("Cache-Control", "no-store");
    });
}

// False: the client has its answer.
bool Server::Routes::admit(const Request& request, Response& response) {
    // The library would cut a reply in a thousand ranges, or pack it slowly, if asked to.
    auto& own = const_cast<Request&>(request);
    own.ranges.clear();
    const bool takes_zipped = request.get_header_value("Accept-Encoding").find("gzip") != std::string::npos;
    own.headers.erase("Accept-Encoding");
    if (takes_zipped) own.headers.emplace("X-Takes-Zipped", "1");
    const Caller caller = caller_of(request);
    const auto reply = turned_away(door_, caller);
    const bool has_unread_body = caller.content_length && *caller.content_length != "0" &&
                                 (reply || (request.method != "POST" && request.method != "DELETE"));
    if ((reply && (caller.transfer_encoding || request.method == "POST")) || has_unread_body)
        close_after(response);
    if (reply) {
        answer(response, *reply);
        if (reply->status == 405) response.set_header("Allow", "GET, POST, DELETE");
        return false;
    }
    if (!door_.token.empty() && is_token(door_.token, caller.token)) {
        response.set_header("Set-Cookie",
                            "tedomari_token=" + door_.token + "; HttpOnly; SameSite=Strict; Path=/");
    }
    return true;
}

void Server::Routes::get(const Request& request, Response& response) {
    const std::string& path = request.path;
    if (!path.starts_with("/api/")) return page(request, response);
    if (const auto reply = ask::answer_at_once(call_of(request))) return answer(response, *reply);
    if (path == "/api/jobs") return answer(response, 200, room_.list());
    if (const auto example = after(path, "/api/examples/")) {
        const auto found = ask::examples().find(example->first);
        if (found == ask::examples().end() || !example->rest.empty()) return not_found(response);
        return response.set_content(std::string(found->second), ask::type_of(found->first));
    }
    if (const auto job = after(path, "/api/jobs/")) return jobs(request, response, *job);
    not_found(response);
}

void Server::Routes::page(const Request& request, Response& response) {
    const auto found = settings_.page.find(request.path);
    if (found == settings_.page.end()) return not_found(response);
    const StaticFile& file = found->second;
    response.set_header("ETag", file.tag);
    response.set_header("Cache-Control", "no-cache");  // names stay when files change: the tag tells
    if (request.get_header_value("If-None-Match") == file.tag) {
        response.status = 304;
        return;
    }
    const bool zipped = request.has_header("X-Takes-Zipped") && !file.zipped.empty();
    if (zipped) response.set_header("Content-Encoding", "gzip");
    response.set_header("Vary", "Accept-Encoding");
    response.set_content(zipped ? file.zipped : file.bytes, file.type);
}

void Server::Routes::jobs(const Request& request, Response& response, const Split& path) {
    if (path.rest.empty()) {
        const auto text = room_.status(path.first, JobRoom::Detail::report);
        return text ? answer(response, 200, *text) : not_found(response);
    }
    if (path.rest == "events") return events(response, path.first);
    if (const auto file = after(path.rest, "files/"); file && file->rest.empty())
        return job_file(request, response, path.first, file->first);
    not_found(response);
}

void Server::Routes::job_file(const Request& request, Response& response, const std::string& id,
                              const std::string& name) {
    const auto content = room_.file(id, name);
    if (!content) return not_found(response);
    response.set_header("Content-Security-Policy", policy_of_reports);
    if (request.has_param("download"))
        response.set_header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    response.set_content(*content, ask::type_of(name));
}

void Server::Routes::events(Response& response, const std::string& id) {
    if (!room_.wait(id, 0, std::chrono::milliseconds(0)).known) return not_found(response);
    if (streams_ >= settings_.most_streams)
        return answer(response, ask::refusal(503, Error{"too many streams"}));
    const auto stream = std::make_shared<EventStream>(room_, id, streams_);
    Connection::current()->becomes_stream();
    close_after(response);
    response.set_header("Cache-Control", "no-cache");
    response.set_chunked_content_provider(
        "text/event-stream", [stream](std::size_t, httplib::DataSink& sink) { return stream->tell(sink); });
}

void Server::Routes::ask(const Request& request, Response& response) {
    auto parsed = ask::parse_question(request.body);
    if (const ask::Reply* wrong = std::get_if<ask::Reply>(&parsed)) return answer(response, *wrong);
    const auto id = room_.submit(std::move(std::get<ask::Question>(parsed)));
    if (const ask::Reply* full = std::get_if<ask::Reply>(&id)) return answer(response, *full);
    const auto& name = std::get<std::string>(id);
    const bool ended = room_.wait(name, 0, std::chrono::milliseconds(0)).ended;
    answer(response, ended ? 200 : 202, *room_.status(name, JobRoom::Detail::report));
}

Server::Server(ServerSettings settings) : routes_(std::make_unique<Routes>(std::move(settings))) {}
Server::~Server() = default;
Result<Door> Server::bind() { return routes_->bind(); }
void Server::serve() { routes_->serve(); }
void Server::stop() { routes_->stop(); }

}  // namespace tedomari::web
