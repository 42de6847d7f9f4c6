// SPDX-License-Identifier: MIT
#include "kata/analysis_room.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

#include "analysis/whole_board.h"
#include "base/seconds.h"
#include "base/version.h"
#include "render/json_text.h"
#include "survey/survey.h"

namespace tedomari::kata {

using nlohmann::json;
using Clock = std::chrono::steady_clock;

namespace {

int hardware_threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

json frame(const std::string& id, int turn, bool during_search) {
    return {{"id", id}, {"turnNumber", turn}, {"isDuringSearch", during_search}};
}

json no_results(const std::string& id, int turn) {
    json line = frame(id, turn, false);
    line["noResults"] = true;
    return line;
}

}  // namespace

AnalysisRoom::AnalysisRoom(Settings settings, std::function<void(const std::string&)> write)
    : settings_(std::move(settings)), write_(std::move(write)) {
    Params& params = settings_.params;
    const int cores = hardware_threads();
    const int threads = std::clamp(params.analysis_threads == 0 ? cores : params.analysis_threads, 1, 64);
    // More threads than cores only wait for one another.
    params.search_threads = std::clamp(params.search_threads, 1, std::max(1, cores / threads));
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

AnalysisRoom::~AnalysisRoom() {
    stop();
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

net::Network& AnalysisRoom::network() const {
    return settings_.network ? *settings_.network : net::Network::shipped();
}

void AnalysisRoom::write(const json& object) {
    const std::string line = render::line_of(object);
    const std::lock_guard lock(writing_);
    if (!silent_) write_(line);
}

void AnalysisRoom::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) return;
    try {
        auto read = parse_line(line, settings_.params);
        if (auto* query = std::get_if<Query>(&read)) return add(std::move(*query));
        if (const auto* action = std::get_if<Action>(&read)) return act(*action);
        write(std::get<Complaint>(read).line);
    } catch (const std::exception& error) {
        write({{"error", std::string("The request failed: ") + error.what()}});
    }
}

void AnalysisRoom::add(Query query) {
    for (const json& warning : query.warnings) write(warning);
    const auto shared = std::make_shared<const Query>(std::move(query));
    bool full = false;
    {
        const std::lock_guard lock(mutex_);
        full = queue_.size() + shared->turns.size() > settings_.most_waiting;
        for (const Turn& turn : shared->turns) {
            if (full) break;
            auto job = std::make_unique<Job>();
            job->query = shared;
            job->turn = turn;
            queue_.emplace(Key{-turn.priority, count_++}, std::move(job));
        }
    }
    if (full)
        return write({{"id", shared->id},
                      {"field", "analyzeTurns"},
                      {"error", fmt::format("More than {} positions are waiting", settings_.most_waiting)}});
    wake_.notify_all();
}

void AnalysisRoom::act(const Action& action) {
    json line = action.line;
    switch (action.kind) {
        case Action::Kind::query_version:
            line["version"] = spoken_version;
            line["tedomari"] = version();
            line["git_hash"] = "<omitted>";
            break;
        case Action::Kind::query_models: line["models"] = models_json(); break;
        case Action::Kind::clear_cache: break;  // nothing outlives its query
        case Action::Kind::terminate:
        case Action::Kind::terminate_all: terminate(action); break;
    }
    write(line);
}

void AnalysisRoom::terminate(const Action& action) {
    const auto is_meant = [&](const Job& job) {
        if (action.kind == Action::Kind::terminate && job.query->id != action.terminate_id) return false;
        return !action.turns ||
               std::find(action.turns->begin(), action.turns->end(), job.turn.number) != action.turns->end();
    };
    std::vector<std::unique_ptr<Job>> dropped;
    {
        const std::lock_guard lock(mutex_);
        for (Job* job : at_work_) {
            if (is_meant(*job)) job->cancel = true;
        }
        for (auto entry = queue_.begin(); entry != queue_.end();) {
            if (is_meant(*entry->second)) {
                dropped.push_back(std::move(entry->second));
                entry = queue_.erase(entry);
            } else {
                ++entry;
            }
        }
    }
    for (const auto& job : dropped) write(no_results(job->query->id, job->turn.number));
    idle_.notify_all();
}

void AnalysisRoom::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return ending_ || !queue_.empty(); });
        if (queue_.empty()) return;
        const std::unique_ptr<Job> job = std::move(queue_.begin()->second);
        queue_.erase(queue_.begin());
        at_work_.push_back(job.get());
        lock.unlock();
        try {
            answer(*job);
        } catch (const std::exception& error) {
            json line = no_results(job->query->id, job->turn.number);
            line["error"] = std::string("The analysis failed: ") + error.what();
            write(line);
        }
        lock.lock();
        at_work_.remove(job.get());
        idle_.notify_all();
    }
}

void AnalysisRoom::answer(Job& job) {
    const Query& query = *job.query;
    const Params& params = query.params;
    net::TreeSettings tree = params.tree();
    tree.visits = std::min<std::uint64_t>(tree.visits, settings_.most_visits);
    tree.threads = std::min(tree.threads, settings_.params.search_threads);
    tree.owners = query.view.needs_owners();
    tree.barred = query.barred;
    net::TreeSearch search(network(), tree);
    render::Searched found;
    found.game = game_at(query, job.turn.number);
    found.color = found.game.to_move();
    const auto tell = [&](bool during_search) {
        json line = frame(query.id, job.turn.number, during_search);
        line.update(render::to_json(found, query.view));
        write(line);
    };

    const auto start = Clock::now();
    const auto end = params.seconds < 1e9 ? start + nanoseconds_of(params.seconds) : Clock::time_point::max();
    const bool reports = query.every || query.first;
    auto report = reports ? start + nanoseconds_of(query.first.value_or(query.every.value_or(0)))
                          : Clock::time_point::max();
    for (;;) {
        const auto until = std::min(end, report);
        Limits limits;
        if (until != Clock::time_point::max())
            limits.time =
                std::max(std::chrono::nanoseconds(0), std::chrono::nanoseconds(until - Clock::now()));
        Budget budget(limits, &job.cancel);
        found.choice = search.think(found.game, found.color, budget);
        if (job.cancel || Clock::now() >= end ||
            static_cast<std::uint64_t>(found.choice.visits) >= tree.visits)
            break;
        if (Clock::now() < report) continue;
        tell(true);
        report = query.every ? std::max(report + nanoseconds_of(*query.every), Clock::now())
                             : Clock::time_point::max();
    }
    if (params.facts > 0 && !job.cancel) {
        survey::SurveySettings survey;
        survey.time = nanoseconds_of(params.facts);
        survey.cancel = &job.cancel;
        if (settings_.network) survey.judge = std::make_shared<survey::LearnedJudge>(settings_.network);
        found.facts = analysis::whole_board(found.game, survey);
    }
    tell(false);
}

void AnalysisRoom::finish() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return queue_.empty() && at_work_.empty(); });
}

void AnalysisRoom::stop() {
    silent_ = true;
    {
        const std::lock_guard lock(mutex_);
        queue_.clear();
        for (Job* job : at_work_) job->cancel = true;
    }
    idle_.notify_all();
}

std::size_t AnalysisRoom::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size() + at_work_.size();
}

}  // namespace tedomari::kata
