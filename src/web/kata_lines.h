// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "go/game.h"
#include "web/fields.h"

namespace tedomari::web {

// KataGo's analysis protocol: JSON lines in, JSON lines out, for programs that know it.
//
// A query names a game, the turns to look at and, in seconds, "time" (5) or "overrideSettings": {"maxTime": 5};
// every turn is answered by one line: what `tedomari analyze --json` prints, with "id", "turnNumber" and
// "isDuringSearch".  "action" may be query_version, clear_cache, terminate, terminate_all or query_models.  Lines are
// read while a query is worked on, so that it can be terminated.  What KataGo has and we have not (visits, symmetries,
// …) is passed over; a field that neither has is a warning.
class KataLines {
public:
    // `write` gets a line without its end, one at a time.
    explicit KataLines(std::function<void(const std::string& line)> write);
    ~KataLines();  // stops at once
    KataLines(const KataLines&) = delete;
    KataLines& operator=(const KataLines&) = delete;

    void take(std::string_view line);
    void finish();  // waits until all is answered
    void stop();    // the turn at work ends, those that wait are not answered

private:
    struct Turn {
        std::string id;
        int number = 0;
        go::Game game;
        double seconds = 5;
        bool ownership = false;
    };
    void query(Fields& fields, const std::string& id);
    void act(Fields& fields, const std::string& id, const std::string& action);
    void terminate(const std::function<bool(const Turn&)>& is_meant);
    void work();
    void answer(const Turn& turn);
    void write(const nlohmann::json& object);

    std::function<void(const std::string&)> write_;
    std::mutex mutex_, writing_;
    std::condition_variable wake_, idle_;
    std::deque<Turn> waiting_;
    const Turn* at_work_ = nullptr;
    std::atomic<bool> cancel_ = false;
    bool ending_ = false;
    std::thread thread_;
};

}  // namespace tedomari::web
