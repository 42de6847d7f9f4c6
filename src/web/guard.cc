// SPDX-License-Identifier: MIT
#include "web/guard.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <random>

#include "ask/calls.h"

namespace tedomari::web {

namespace {

constexpr std::string_view cookie_name = "tedomari_token=";

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool is_ip(const std::string& host) {
    unsigned char bytes[16];
    return inet_pton(AF_INET, host.c_str(), bytes) == 1 || inet_pton(AF_INET6, host.c_str(), bytes) == 1;
}

struct HostPort {
    std::string host;
    int port = 80;
};

// "localhost:8136", "[::1]:8136"
std::optional<HostPort> parse_host(std::string_view text) {
    HostPort result;
    std::string_view rest;
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        result.host = text.substr(1, end - 1);
        rest = text.substr(end + 1);
    } else {
        const std::size_t colon = std::min(text.find(':'), text.size());
        result.host = text.substr(0, colon);
        rest = text.substr(colon);
    }
    if (result.host.empty()) return std::nullopt;
    if (rest.empty()) return result;
    rest.remove_prefix(1);
    const auto [end, code] = std::from_chars(rest.data(), rest.data() + rest.size(), result.port);
    if (code != std::errc() || end != rest.data() + rest.size()) return std::nullopt;
    return result;
}

// A name of somebody else's that points here is not ours: so pages of other sites would get in.  An address is
// nobody's name.
bool is_our_host(const Door& door, const std::optional<std::string>& given) {
    if (!given) return false;
    const auto host = parse_host(lower(*given));
    if (!host || host->port != door.port) return false;
    if (host->host == lower(door.address)) return true;
    if (door.is_local()) return host->host == "localhost" || host->host == "127.0.0.1" || host->host == "::1";
    return host->host == "localhost" || is_ip(host->host);
}

bool is_our_page(const Caller& caller) {
    if (caller.origin && lower(*caller.origin) != "http://" + lower(caller.host.value_or(""))) return false;
    if (!caller.fetch_site) return true;
    // "none": typed in by the user; a link from another page may show the page, and nothing else.
    if (*caller.fetch_site == "same-origin" || *caller.fetch_site == "none") return true;
    return caller.method == "GET" && !caller.path.starts_with("/api/");
}

bool knows_token(const Door& door, const Caller& caller) {
    if (door.token.empty() || is_token(door.token, caller.token)) return true;
    constexpr std::string_view bearer = "Bearer ";
    if (caller.authorization && caller.authorization->starts_with(bearer) &&
        is_token(door.token, std::string_view(*caller.authorization).substr(bearer.size())))
        return true;
    if (!caller.cookie) return false;
    const std::size_t at = caller.cookie->find(cookie_name);
    if (at == std::string::npos) return false;
    const std::string_view rest = std::string_view(*caller.cookie).substr(at + cookie_name.size());
    return is_token(door.token, rest.substr(0, rest.find(';')));
}

std::optional<ask::Reply> wrong_body(const Caller& caller) {
    const auto wrong = [](int status, const char* message) { return ask::refusal(status, Error{message}); };
    if (caller.transfer_encoding) return wrong(411, "the length of the body must be known: no chunks");
    if (caller.content_encoding) return wrong(415, "the body must not be packed");
    std::uint64_t length = 0;
    if (caller.content_length) {
        const std::string& text = *caller.content_length;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), length);
        if (code != std::errc() || end != text.data() + text.size())
            return wrong(code == std::errc::result_out_of_range ? 413 : 400, "Content-Length is no number");
    }
    if (length > ask::most_bytes) return wrong(413, "at most 8 MB are taken");
    if (caller.method != "POST") return std::nullopt;
    if (!caller.content_length) return wrong(411, "the length of the body must be known");
    const std::string type = lower(caller.content_type.value_or(""));
    const std::string wanted = caller.path == "/api/open" ? "application/octet-stream" : "application/json";
    if (type.substr(0, type.find(';')) != wanted)
        return ask::refusal(415, Error{"Content-Type must be " + wanted});
    return std::nullopt;
}

}  // namespace

bool Door::is_local() const {
    return address == "localhost" || address == "::1" || address.starts_with("127.");
}

std::string Door::link() const {
    const bool v6 = address.find(':') != std::string::npos;
    return fmt::format("http://{}{}{}:{}/{}{}", v6 ? "[" : "", address, v6 ? "]" : "", port,
                       token.empty() ? "" : "?token=", token);
}

bool is_token(const std::string& expected, std::string_view given) {
    unsigned difference = expected.size() == given.size() ? 0 : 1;
    for (std::size_t i = 0; i < given.size() && !expected.empty(); ++i)
        difference |= static_cast<unsigned char>(given[i]) ^
                      static_cast<unsigned>(static_cast<unsigned char>(expected[i % expected.size()]));
    return difference == 0 && !expected.empty();
}

std::string random_token() {
    std::random_device source;
    std::string token;
    for (int i = 0; i < 4; ++i) token += fmt::format("{:08x}", static_cast<std::uint32_t>(source()));
    return token;
}

std::optional<ask::Reply> turned_away(const Door& door, const Caller& caller) {
    if (!is_our_host(door, caller.host)) return ask::refusal(403, Error{"Host is not this server"});
    if (!is_our_page(caller)) return ask::refusal(403, Error{"the request comes from another site"});
    if (!knows_token(door, caller))
        return ask::refusal(401, Error{"the token is missing: open the link that was printed"});
    if (caller.method != "GET" && caller.method != "HEAD" && caller.method != "POST" &&
        caller.method != "DELETE")
        return ask::refusal(405, Error{"only GET, POST and DELETE are understood"});
    return wrong_body(caller);
}

}  // namespace tedomari::web
