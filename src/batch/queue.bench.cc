// SPDX-License-Identifier: MIT
#include "batch/queue.h"

#include <chrono>
#include <thread>

#include "base/goal.bench.h"
#include "base/version.h"
#include "batch/database.test.h"
#include "batch/schema.h"
#include "batch/work.h"

// In a SQLite file, or under `tests/batch/postgres` on a server.
namespace tedomari::batch {
namespace {

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void add(Database& database, int tasks) {
    Queue queue(database);
    database.together([&] {
        std::int64_t place = queue.last_place();
        for (int i = 0; i < tasks; ++i) {
            ++place;
            queue.add({"score", "game", std::to_string(place), "{}", std::string(version())}, place);
        }
    });
}

// What a review of so many moves leaves: a row each.
Answer reviewed(int moves) {
    Answer answer{"{}", {{"INSERT INTO move(key, number, color) VALUES($1, $2, $3)", {}}}};
    for (int i = 1; i <= moves; ++i)
        answer.tables.front().rows.push_back({std::int64_t{i}, std::string("black")});
    return answer;
}

// Tasks taken and finished a second: a game takes a worker a minute, so the goal leaves room for thousands of workers.
void tasks_of_a_batch(benchmark::State& state) {
    goal_per_second(state, 500);
    const EmptyDatabase where;
    const auto database = where.open();
    prepare(*database);
    Queue queue(*database);
    const std::string of_ours(version());
    for (auto _ : state) {
        auto task = queue.take("worker", of_ours, 60);
        if (!task) {
            state.PauseTiming();
            add(*database, 10'000);
            state.ResumeTiming();
            task = queue.take("worker", of_ours, 60);
        }
        queue.finish(*task, {"{}", {}}, 1);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(tasks_of_a_batch)->UseRealTime();

// What the queue costs a game of 200 moves; at 0.2 s a move one per cent of the work is 400 ms.
void queue_for_a_reviewed_game(benchmark::State& state) {
    goal_per_second(state, 2.5);
    const EmptyDatabase where;
    const auto database = where.open();
    prepare(*database);
    Queue queue(*database);
    const Answer answer = reviewed(200);
    for (auto _ : state) {
        state.PauseTiming();
        add(*database, 1);
        state.ResumeTiming();
        queue.finish(*queue.take("worker", std::string(version()), 60), answer, 1);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(queue_for_a_reviewed_game)->UseRealTime()->Iterations(100);

// Workers that sleep instead of thinking, a fifth of a second a task: two hundred times as often as in earnest.
void sleeping_workers_of_a_batch(benchmark::State& state) {
    const int workers = static_cast<int>(state.range(0));
    const double nap = 0.2;
    constexpr int tasks_each = 10;
    goal_per_second(state, 0.95 * workers / nap);
    const EmptyDatabase where;
    const auto database = where.open();
    prepare(*database);
    for (auto _ : state) {
        add(*database, workers * tasks_each);
        Work shift;
        shift.address = where.address();
        shift.threads = workers;
        shift.until_empty = true;
        shift.answer = [nap](const Task&) -> Result<std::optional<Answer>> {
            std::this_thread::sleep_for(std::chrono::duration<double>(nap));
            return std::optional(Answer{"{}", {}});
        };
        const auto start = Clock::now();
        double last = 0;  // who finds nothing waits a second for what might come back
        shift.tell = [&](const Task&, const std::string&) { last = seconds_since(start); };
        work(shift);
        state.SetIterationTime(last);
    }
    state.SetItemsProcessed(state.iterations() * workers * tasks_each);
}
BENCHMARK(sleeping_workers_of_a_batch)
    ->Arg(1)
    ->Arg(10)
    ->Arg(50)
    ->Arg(100)
    ->Arg(200)
    ->UseManualTime()
    ->Iterations(1);

}  // namespace
}  // namespace tedomari::batch
