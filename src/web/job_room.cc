// SPDX-License-Identifier: MIT
#include "web/job_room.h"

#include <algorithm>
#include <fmt/format.h>

#include "survey/region_cache.h"
#include "web/answer_cache.h"
#include "web/guard.h"

namespace tedomari::web {

using nlohmann::json;

JobRoom::JobRoom(const Settings& settings) : settings_(settings) {
    for (int i = 0; i < settings.workers; ++i) threads_.emplace_back([this] { work(); });
    threads_.emplace_back([this] { watch(); });
}

JobRoom::~JobRoom() {
    stop();
    for (std::thread& thread : threads_) thread.join();
}

void JobRoom::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        for (const auto& job : running_) job->cancel = true;
    }
    work_.notify_all();
    stopped_.notify_all();
    news_.notify_all();
}

std::variant<std::string, ask::Reply> JobRoom::submit(ask::Question question) {
    auto job = std::make_shared<Job>();
    job->id = random_token().substr(0, 16);
    job->question = std::move(question);
    job->course.question = job->question.name;
    std::optional<ask::Answer> known;
    if (settings_.answers != nullptr && !job->question.key.empty())
        known = settings_.answers->find(job->question.key);
    const std::lock_guard lock(mutex_);
    if (stopping_) return ask::refusal(503, Error{"the server is stopping"});
    if (const auto same = known ? nullptr : asked_already(job->question)) return same->id;
    if (!known && job->question.only_remembered)
        return ask::refusal(404, Error{"this question was not answered before"});
    if (!known && queue_.size() >= settings_.most_waiting)
        return ask::refusal(429, Error{fmt::format("{} questions wait already", queue_.size())});
    jobs_[job->id] = job;
    if (known) {
        job->course.cached = true;
        job->begun = Clock::now();
        take(*job, *known, State::done);
        ended_.push_back(job);
    } else {
        queue_.push_back(job);
        work_.notify_one();
    }
    forget_old_ones();
    return job->id;
}

// Who loaded the page again and asks again finds his answer on its way.
std::shared_ptr<JobRoom::Job> JobRoom::asked_already(const ask::Question& question) const {
    if (question.key.empty()) return nullptr;
    const auto is_same = [&](const auto& job) { return !job->cancel && job->question.key == question.key; };
    for (const auto& [id, job] : jobs_) {
        if (!job->course.has_ended() && is_same(job)) return job;
    }
    return nullptr;
}

bool JobRoom::cancel(const std::string& id) {
    const std::lock_guard lock(mutex_);
    const auto found = jobs_.find(id);
    if (found == jobs_.end()) return false;
    const std::shared_ptr<Job> job = found->second;
    job->cancel = true;
    if (job->course.state == State::queued) {
        std::erase(queue_, job);
        job->course.state = State::cancelled;
        job->begun = job->ended = Clock::now();
        ended_.push_back(job);
        changed(*job);
        queue_moved();
    }
    return true;
}

// --- threads ---------------------------------------------------------------------------------------------------

// The first in the queue that may run now.
std::shared_ptr<JobRoom::Job> JobRoom::next_job() {
    const auto long_ones = std::count_if(running_.begin(), running_.end(),
                                         [](const auto& job) { return job->question.is_long; });
    const bool takes_long = long_ones < std::max(1, settings_.workers - 1);
    const auto next = std::find_if(queue_.begin(), queue_.end(),
                                   [&](const auto& job) { return takes_long || !job->question.is_long; });
    if (next == queue_.end()) return nullptr;
    auto job = *next;
    queue_.erase(next);
    return job;
}

void JobRoom::work() {
    // One connection a thread, as SQLite likes it; without one regions are worked out again.
    std::unique_ptr<survey::RegionCache> regions;
    if (!settings_.region_cache.empty()) {
        if (auto opened = survey::RegionCache::open(settings_.region_cache)) regions = std::move(*opened);
    }
    std::unique_lock lock(mutex_);
    for (;;) {
        std::shared_ptr<Job> job;
        work_.wait(lock, [&] { return stopping_ || (job = next_job()) != nullptr; });
        if (stopping_) return;
        job->course.state = State::running;
        job->begun = Clock::now();
        running_.push_back(job);
        changed(*job);
        ask::Desk desk{job->cancel, regions.get(),
                       [&](std::size_t done, std::size_t of, std::string_view what) {
                           const std::lock_guard again(mutex_);
                           job->course.at(done, of, what);
                           changed(*job);
                       },
                       [&](const ask::Answer& answer) {
                           const std::lock_guard again(mutex_);
                           take(*job, answer, State::running);
                       }};
        lock.unlock();
        const ask::Answer answer = ask::worked_out(job->question, desk);
        remember(*job, answer);
        lock.lock();
        job->ended = Clock::now();
        const State state = job->cancel            ? State::cancelled
                            : answer.error.empty() ? State::done
                                                   : State::failed;
        std::erase(running_, job);
        queue_moved();
        take(*job, answer, state);
        ended_.push_back(job);
        forget_old_ones();
        work_.notify_all();  // a long one may have waited for this
    }
}

// What cannot be drawn is not remembered.
void JobRoom::remember(const Job& job, const ask::Answer& answer) const {
    const bool finished = answer.complete && answer.error.empty() && !job.cancel;
    if (!finished || settings_.answers == nullptr || job.question.key.empty()) return;
    try {
        settings_.answers->keep(job.question.key, answer);
    } catch (const std::exception&) {  // numbers beyond ours, out of memory
    }
}

// Tells those to stop whose time is over.
void JobRoom::watch() {
    constexpr std::chrono::milliseconds pause(200);
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        stopped_.wait_for(lock, pause);
        for (const auto& job : running_) {
            const double seconds = std::chrono::duration<double>(Clock::now() - job->begun).count();
            if (seconds > job->question.seconds_most && !job->cancel) {
                job->cancel = true;
                job->course.error = "stopped: it took too long";
            }
        }
    }
}

// --- state -------------------------------------------------------------------------------------------------------

void JobRoom::changed(Job& job) {
    ++job.version;
    news_.notify_all();
}

// Who waits, waits for others now.
void JobRoom::queue_moved() {
    for (const auto& job : queue_) changed(*job);
}

void JobRoom::take(Job& job, const ask::Answer& answer, State state) {
    if (job.course.take(answer, state)) {
        ++job.report_version;
        job.bytes = 2 * job.course.report->size();  // and as much for what the files are drawn from
    }
    if (job.course.has_ended()) job.question.answer = {};  // it holds the game
    if (job.course.cached) job.ended = job.begun;
    changed(job);
}

void JobRoom::forget_old_ones() {
    std::size_t bytes = 0;
    for (const auto& job : ended_) bytes += job->bytes;
    while (!ended_.empty() &&
           (ended_.size() > settings_.most_kept || (bytes > settings_.most_bytes && ended_.size() > 1) ||
            Clock::now() - ended_.front()->ended > settings_.kept_for)) {
        bytes -= ended_.front()->bytes;
        jobs_.erase(ended_.front()->id);
        ended_.pop_front();
    }
}

// Those that a job in the queue waits for: before it in the queue, or running and as long as it is.
std::size_t JobRoom::ahead_of(const Job& job) const {
    const auto place =
        std::find_if(queue_.begin(), queue_.end(), [&](const auto& j) { return j.get() == &job; });
    if (place == queue_.end()) return 0;
    const auto holds_up = [&](const auto& j) { return j->question.is_long || !job.question.is_long; };
    return static_cast<std::size_t>(std::count_if(queue_.begin(), place, holds_up) +
                                    std::count_if(running_.begin(), running_.end(), holds_up));
}

json JobRoom::describe(const Job& job) const {
    const auto until = job.course.has_ended() ? job.ended : Clock::now();
    json object = job.course.described();
    object["id"] = job.id;
    object["ahead"] = ahead_of(job);
    object["seconds"] =
        job.course.state == State::queued ? 0.0 : std::chrono::duration<double>(until - job.begun).count();
    return object;
}

std::optional<std::string> JobRoom::status(const std::string& id, Detail detail) const {
    json described;
    std::shared_ptr<const std::string> report;
    {
        const std::lock_guard lock(mutex_);
        const auto found = jobs_.find(id);
        if (found == jobs_.end()) return std::nullopt;
        described = describe(*found->second);
        report = found->second->course.report;
    }
    return detail == Detail::state ? ask::wire_text(described) : ask::with_report(described, report);
}

std::string JobRoom::list() const {
    json result = json::array();
    const std::lock_guard lock(mutex_);
    for (const auto& [id, job] : jobs_) result.push_back(describe(*job));
    return ask::wire_text({{"jobs", std::move(result)}});
}

std::optional<std::string> JobRoom::file(const std::string& id, const std::string& name) const {
    ask::Drawing draw;
    {
        const std::lock_guard lock(mutex_);
        const auto job = jobs_.find(id);
        if (job == jobs_.end()) return std::nullopt;
        const auto file = job->second->course.files.find(name);
        if (file == job->second->course.files.end()) return std::nullopt;
        draw = file->second;
    }
    return draw();
}

JobRoom::News JobRoom::wait(const std::string& id, std::uint64_t seen, std::chrono::milliseconds most) const {
    std::unique_lock lock(mutex_);
    const auto found = jobs_.find(id);
    if (found == jobs_.end()) return {};
    const std::shared_ptr<Job> job = found->second;
    news_.wait_for(lock, most, [&] { return stopping_ || job->version > seen; });
    return {true, job->course.has_ended(), job->version, job->report_version};
}

}  // namespace tedomari::web
