// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "kata/query.h"

namespace tedomari::kata {

// KataGo's analysis protocol: JSON lines in, JSON lines out.  Lines are read while others are worked on; a few
// threads take the waiting turns, the highest priority first, then the oldest.  Every turn ends in exactly one line
// whose "isDuringSearch" is false, unless the room is stopped.  Nothing that a line says, and nothing that goes
// wrong with one, concerns the others.
class AnalysisRoom {
public:
    struct Settings {
        Params params;
        std::shared_ptr<net::Network> network;  // nothing: the one the program comes with
        std::size_t most_waiting = 200'000;     // turns
        std::size_t most_visits = 150'000;      // of one position: its tree takes about a gigabyte then
    };
    // `write` gets a line without its end, one at a time.
    AnalysisRoom(Settings settings, std::function<void(const std::string& line)> write);
    ~AnalysisRoom();  // stops
    AnalysisRoom(const AnalysisRoom&) = delete;
    AnalysisRoom& operator=(const AnalysisRoom&) = delete;

    void take(std::string_view line);
    void finish();  // waits until all is answered
    void stop();    // what is at work ends, what waits is not answered, and nothing more is written
    std::size_t waiting() const;  // turns, and at work

private:
    struct Job {
        std::shared_ptr<const Query> query;
        Turn turn;
        std::atomic<bool> cancel = false;
    };
    using Key = std::pair<std::int64_t, std::uint64_t>;  // the smallest first

    void add(Query query);
    void act(const Action& action);
    void terminate(const Action& action);
    void work();
    void answer(Job& job);
    void write(const nlohmann::json& object);
    net::Network& network() const;

    Settings settings_;
    std::function<void(const std::string&)> write_;
    mutable std::mutex mutex_;
    std::mutex writing_;
    std::condition_variable wake_, idle_;
    std::map<Key, std::unique_ptr<Job>> queue_;
    std::list<Job*> at_work_;
    std::uint64_t count_ = 0;
    bool ending_ = false;
    std::atomic<bool> silent_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace tedomari::kata
