// SPDX-License-Identifier: MIT
#include "batch/work.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <fmt/format.h>
#include <mutex>
#include <set>
#include <thread>
#include <unistd.h>
#include <vector>

#include "base/version.h"

namespace tedomari::batch {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::duration;

double seconds_since(Clock::time_point start) { return duration<double>(Clock::now() - start).count(); }

// Machine, process, and when it began: numbers of processes come again.
std::string name_of_this_worker() {
    std::array<char, 256> host{};
    gethostname(host.data(), host.size() - 1);
    return fmt::format("{}:{}:{}", host.data(), getpid(),
                       std::chrono::system_clock::now().time_since_epoch().count());
}

class Crew {
public:
    explicit Crew(const Work& work) : work_(work), name_(name_of_this_worker()) {}

    WorkDone run() {
        std::vector<std::thread> threads;
        threads.emplace_back([this] { guarded([this] { renew(); }); });
        for (int i = 0; i < work_.threads; ++i)
            threads.emplace_back([this] { guarded([this] { take_turns(); }); });
        for (std::size_t i = 1; i < threads.size(); ++i) threads[i].join();
        stop();
        threads.front().join();
        if (failure_) std::rethrow_exception(failure_);
        return done_;
    }

private:
    // What ends one thread ends all.
    template <class F>
    void guarded(F f) {
        try {
            f();
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            stopped_ = true;
            wake_.notify_all();
        }
    }

    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        wake_.notify_all();
    }
    bool stopped() {
        const std::lock_guard lock(mutex_);
        return stopped_;
    }
    bool is_over() { return (work_.cancel != nullptr && work_.cancel->load()) || stopped(); }
    // In short steps, so that a cancel is seen.
    void rest(double seconds) {
        const auto start = Clock::now();
        std::unique_lock lock(mutex_);
        while (!stopped_ && seconds_since(start) < seconds &&
               !(work_.cancel != nullptr && work_.cancel->load()))
            wake_.wait_for(lock, std::chrono::milliseconds(50));
    }

    // Tries again while the database is away.  What is asked must bear being asked twice.
    template <class F>
    auto patiently(Database& database, F f) {
        const auto start = Clock::now();
        for (bool away = false;;) {
            try {
                if (away) database.reconnect();
                return f();
            } catch (const DatabaseError& error) {
                if (!error.is_lost() || seconds_since(start) > work_.patience) throw;
                away = true;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
        }
    }

    // Only these leases are renewed: a task taken while the connection broke is in nobody's hand, and waits again.
    std::set<std::string> in_hand() {
        const std::lock_guard lock(mutex_);
        return in_hand_;
    }
    void hold(const std::string& key) {
        const std::lock_guard lock(mutex_);
        in_hand_.insert(key);
    }
    void let_go(const std::string& key) {
        const std::lock_guard lock(mutex_);
        in_hand_.erase(key);
    }

    void renew() {
        const auto database = Database::open(work_.address);
        Queue queue(*database);
        while (!stopped()) {
            patiently(*database, [&] {
                for (const std::string& key : in_hand()) queue.renew(key, work_.lease);
                queue.return_expired();
            });
            std::unique_lock lock(mutex_);
            wake_.wait_for(lock, duration<double>(work_.lease / 4), [&] { return stopped_; });
        }
    }

    void take_turns() {
        const auto database = Database::open(work_.address);
        Queue queue(*database);
        const std::string version(tedomari::version());
        while (!is_over()) {
            const auto task = patiently(*database, [&] { return queue.take(name_, version, work_.lease); });
            if (task) {
                hold(task->key());
                do_task(*database, queue, *task);
                let_go(task->key());
                continue;
            }
            // What others have taken may come back.
            const Counts counts = patiently(*database, [&] { return queue.counts(version); });
            if (work_.until_empty && counts.taken == 0 && counts.waiting == counts.of_other_versions) return;
            rest(std::min(1.0, work_.lease / 4));
        }
    }

    void do_task(Database& database, Queue& queue, const Task& task) {
        const auto start = Clock::now();
        const auto answer = work_.answer(task);
        std::string error;
        if (!answer) {
            error = answer.error().message;
            patiently(database, [&] { queue.fail(task, error); });
        } else if (!*answer) {
            return patiently(database, [&] { queue.give_back(task); });
        } else {
            const double seconds = seconds_since(start);
            patiently(database, [&] { queue.finish(task, **answer, seconds); });
        }
        const std::lock_guard lock(mutex_);
        ++(error.empty() ? done_.answered : done_.failed);
        if (work_.tell) work_.tell(task, error);
    }

    const Work& work_;
    std::string name_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::set<std::string> in_hand_;  // keys of tasks
    bool stopped_ = false;
    std::exception_ptr failure_;
    WorkDone done_;
};

}  // namespace

WorkDone work(const Work& work) { return Crew(work).run(); }

}  // namespace tedomari::batch
