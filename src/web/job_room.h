// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "ask/course.h"

namespace tedomari::web {

class AnswerCache;

// Where questions wait, are answered by a few threads, and their answers lie until they are fetched.
//
// Long questions never take all threads, so that a short one is not kept waiting by a review.  A question that has
// used up its time is told to stop, and what it found until then is kept.
class JobRoom {
public:
    struct Settings {
        int workers = 2;
        std::size_t most_waiting = 32;
        std::size_t most_kept = 200;                     // finished jobs …
        std::size_t most_bytes = std::size_t{64} << 20;  // … and what their answers may take
        std::chrono::seconds kept_for{3600};
        std::string region_cache;        // a file of the survey's; empty: none
        AnswerCache* answers = nullptr;  // outlives the room
    };
    explicit JobRoom(const Settings& settings);
    ~JobRoom();  // stops everything
    JobRoom(const JobRoom&) = delete;
    JobRoom& operator=(const JobRoom&) = delete;

    // The job's id, of one that waits or runs when the same was asked already; or 429; 404 for what was only to be
    // remembered.
    std::variant<std::string, ask::Reply> submit(ask::Question question);
    // docs/http-api.md, "Jobs", as text; nothing when there is no such job.
    enum class Detail { state, report };
    std::optional<std::string> status(const std::string& id, Detail detail) const;
    std::string list() const;
    bool cancel(const std::string& id);
    // Drawn now.
    std::optional<std::string> file(const std::string& id, const std::string& name) const;

    // Waits until the job has changed since `seen`, at most so long.
    struct News {
        bool known = false, ended = false;
        std::uint64_t version = 0, report_version = 0;
    };
    News wait(const std::string& id, std::uint64_t seen, std::chrono::milliseconds most) const;

    void stop();  // no more is taken, all that runs is told to stop, and streams wake up
    bool is_stopping() const { return stopping_; }

private:
    using Clock = std::chrono::steady_clock;
    using State = ask::Course::State;
    struct Job {
        std::string id;
        ask::Question question;
        ask::Course course;
        std::atomic<bool> cancel = false;
        std::size_t bytes = 0;
        Clock::time_point begun, ended;
        std::uint64_t version = 1, report_version = 0;
    };
    using Jobs = std::map<std::string, std::shared_ptr<Job>>;

    void work();
    void watch();
    std::shared_ptr<Job> next_job();
    std::shared_ptr<Job> asked_already(const ask::Question& question) const;
    std::size_t ahead_of(const Job& job) const;
    void remember(const Job& job, const ask::Answer& answer) const;
    void take(Job& job, const ask::Answer& answer, State state);
    void changed(Job& job);
    void queue_moved();
    void forget_old_ones();
    nlohmann::json describe(const Job& job) const;

    Settings settings_;
    mutable std::mutex mutex_;
    mutable std::condition_variable news_;
    std::condition_variable work_,
        stopped_;  // workers wait for work alone: who else did would take their calls
    Jobs jobs_;
    std::deque<std::shared_ptr<Job>> queue_;
    std::vector<std::shared_ptr<Job>> running_;
    std::deque<std::shared_ptr<Job>> ended_;  // the oldest first
    std::atomic<bool> stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace tedomari::web
