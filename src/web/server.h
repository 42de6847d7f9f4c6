// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "web/guard.h"
#include "web/job_room.h"
#include "web/page_files.h"

namespace tedomari::web {

struct ServerSettings {
    std::string address = "127.0.0.1";
    int port = 8136;    // 0: any that is free
    std::string token;  // empty: none is asked for
    StaticFiles page = page_files();
    std::size_t most_streams = 64;       // of events
    std::size_t most_websockets = 4;     // clients of the analysis protocol
    std::size_t most_connections = 160;  // each holds a thread
    double seconds_for_request = 10;     // that a client may take to say what it wants
    JobRoom::Settings jobs;
};

// HTTP in, JSON out; docs/http-api.md.  Listens from bind() on, answers within serve(), which ends with stop().
class Server {
public:
    explicit Server(ServerSettings settings);
    ~Server();

    Result<Door> bind();
    void serve();
    void stop();  // from any thread

private:
    class Routes;
    std::unique_ptr<Routes> routes_;
};

}  // namespace tedomari::web
