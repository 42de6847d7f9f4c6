// SPDX-License-Identifier: MIT
#include "web/guard.h"

#include <gtest/gtest.h>

#include "ask/calls.h"

namespace tedomari::web {
namespace {

Caller asking(const std::string& path = "/api/about") {
    Caller caller;
    caller.method = "GET";
    caller.path = path;
    caller.host = "127.0.0.1:8136";
    return caller;
}

Caller posting(const std::string& type = "application/json") {
    Caller caller = asking("/api/edit");
    caller.method = "POST";
    caller.content_type = type;
    caller.content_length = "2";
    return caller;
}

const Door local{"127.0.0.1", 8136, ""};
const Door open_door{"0.0.0.0", 8136, "secret"};

int status(const Door& door, const Caller& caller) {
    const auto reply = turned_away(door, caller);
    return reply ? reply->status : 200;
}

TEST(guard, lets_in_who_names_this_server) {
    for (const char* host : {"127.0.0.1:8136", "localhost:8136", "LOCALHOST:8136", "[::1]:8136"}) {
        Caller caller = asking();
        caller.host = host;
        EXPECT_EQ(status(local, caller), 200) << host;
    }
}

TEST(guard, turns_away_another_host) {
    for (const char* host :
         {"evil.example", "evil.example:8136", "127.0.0.1", "127.0.0.1:80", "localhost:8136x", "", "[::1",
          "localhost.evil.example:8136", "127.0.0.1:99999999999"}) {
        Caller caller = asking();
        caller.host = host;
        EXPECT_EQ(status(local, caller), 403) << host;
    }
    Caller caller = asking();
    caller.host.reset();
    EXPECT_EQ(status(local, caller), 403);
}

TEST(guard, turns_away_pages_of_other_sites) {
    for (const char* origin :
         {"http://evil.example", "null", "https://127.0.0.1:8136", "http://127.0.0.1:8137"}) {
        Caller caller = posting();
        caller.origin = origin;
        EXPECT_EQ(status(local, caller), 403) << origin;
    }
    Caller caller = posting();
    caller.origin = "http://127.0.0.1:8136";
    EXPECT_EQ(status(local, caller), 200);
    caller.fetch_site = "cross-site";
    EXPECT_EQ(status(local, caller), 403);
    Caller link = asking("/");
    link.fetch_site = "cross-site";
    EXPECT_EQ(status(local, link), 200) << "a link to the page is a link";
}

TEST(guard, wants_the_token_where_others_can_come) {
    Caller caller = asking();
    caller.host = "192.168.1.5:8136";
    EXPECT_EQ(status(local, caller), 403);
    EXPECT_EQ(status(open_door, caller), 401);
    for (const char* wrong : {"", "secre", "secrets", "Secret", "secretsecret"}) {
        caller.token = wrong;
        EXPECT_EQ(status(open_door, caller), 401) << wrong;
    }
    caller.token = "secret";
    EXPECT_EQ(status(open_door, caller), 200);
    caller.token = "";
    caller.cookie = "a=b; tedomari_token=secret; c=d";
    EXPECT_EQ(status(open_door, caller), 200);
    caller.cookie = "tedomari_token=wrong";
    EXPECT_EQ(status(open_door, caller), 401);
    caller.authorization = "Bearer secret";
    EXPECT_EQ(status(open_door, caller), 200);
    caller.host = "evil.example:8136";
    EXPECT_EQ(status(open_door, caller), 403) << "a name that somebody else may have given us";
}

TEST(guard, takes_bodies_of_known_kind_and_size_only) {
    EXPECT_EQ(status(local, posting()), 200);
    EXPECT_EQ(status(local, posting("application/json; charset=utf-8")), 200);
    for (const char* type :
         {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""})
        EXPECT_EQ(status(local, posting(type)), 415) << type;
    Caller caller = posting();
    caller.content_length = std::to_string(ask::most_bytes + 1);
    EXPECT_EQ(status(local, caller), 413);
    caller.content_length = "99999999999999999999999";
    EXPECT_EQ(status(local, caller), 413);
    caller.content_length = "-1";
    EXPECT_EQ(status(local, caller), 400);
    caller.content_length.reset();
    EXPECT_EQ(status(local, caller), 411);
    caller = posting();
    caller.transfer_encoding = "chunked";
    EXPECT_EQ(status(local, caller), 411);
    caller = posting();
    caller.content_encoding = "gzip";
    EXPECT_EQ(status(local, caller), 415);
}

TEST(guard, knows_three_methods) {
    for (const char* method : {"PUT", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"}) {
        Caller caller = asking();
        caller.method = method;
        EXPECT_EQ(status(local, caller), 405) << method;
    }
}

TEST(guard, makes_tokens_that_differ) {
    EXPECT_EQ(random_token().size(), 32u);
    EXPECT_NE(random_token(), random_token());
    EXPECT_FALSE(is_token("", ""));
}

}  // namespace
}  // namespace tedomari::web
