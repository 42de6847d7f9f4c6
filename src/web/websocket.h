// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "web/guard.h"

namespace tedomari::web {

// Whether what a client has sent so far asks for a WebSocket; nothing is taken from the socket.
bool asks_for_websocket(int socket);

// KataGo's analysis lines over a WebSocket: a frame holds one or more of them.  Serves one client until it goes or the
// socket is shut; the rules of the door hold as for any request.  The socket stays open.
struct WebsocketSettings {
    int threads = 2;  // positions at a time
    std::size_t most_frame = std::size_t{4} << 20;
    std::size_t most_unread = std::size_t{64} << 20;  // a client that does not read is left
};
void serve_websocket(int socket, const Door& door, const WebsocketSettings& settings);

}  // namespace tedomari::web
