// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ask/reply.h"

namespace tedomari::web {

// Who may ask.  A page of another site in the same browser can send requests here; what it cannot do is to name
// this server as `Host` and itself as nobody: `Origin` and `Sec-Fetch-Site` are the browser's words, not the page's.
struct Door {
    std::string address;  // that it listens on
    int port = 0;
    std::string token;  // empty: none is needed

    bool is_local() const;  // reached from this machine only
    std::string link() const;
};

// The headers that matter, by lower-case name; those not sent are not there.
struct Caller {
    std::string method, path;
    std::optional<std::string> host, origin, fetch_site, authorization, cookie, content_type, content_length,
        content_encoding, transfer_encoding;
    std::string token;  // ?token=
};

// Nothing when the request may be looked at.
std::optional<ask::Reply> turned_away(const Door& door, const Caller& caller);

// Compares in a time that does not tell how much was right.
bool is_token(const std::string& expected, std::string_view given);
std::string random_token();

}  // namespace tedomari::web
