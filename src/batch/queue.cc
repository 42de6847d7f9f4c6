// SPDX-License-Identifier: MIT
#include "batch/queue.h"

#include <fmt/format.h>

#include "base/hash.h"

namespace tedomari::batch {

namespace {

std::uint64_t hash_of(const Task& task, std::uint64_t seed) {
    std::uint64_t hash = seed;
    for (const std::string* part : {&task.kind, &task.settings, &task.version, &task.record}) {
        for (const char c : *part) hash = combine(hash, static_cast<unsigned char>(c));
        hash = combine(hash, part->size());
    }
    return hash;
}

constexpr const char* tables_of_answers[] = {"answer", "game", "move", "region", "played"};

}  // namespace

std::string Task::key() const { return fmt::format("{:016x}{:016x}", hash_of(*this, 1), hash_of(*this, 2)); }

std::string Task::game() const {
    const Task bare{{}, {}, record, {}, {}};
    return bare.key();
}

bool Queue::add(const Task& task, std::int64_t place) {
    return !database_
                .ask(
                    "INSERT INTO task(key, kind, name, place, record, settings, version, game, state, tries)"
                    " VALUES($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 0) ON CONFLICT DO NOTHING RETURNING "
                    "key",
                    {task.key(), task.kind, task.name, place, task.record, task.settings, task.version,
                     task.game()})
                .empty();
}

std::int64_t Queue::last_place() { return whole(database_.ask("SELECT max(place) FROM task").at(0).at(0)); }

std::optional<Task> Queue::take(const std::string& worker, const std::string& version, double lease) {
    const auto rows = database_.ask(
        fmt::format("UPDATE task SET state = 'taken', worker = $1, tries = tries + 1, lease = {} + $2"
                    " WHERE key = (SELECT key FROM task WHERE state = 'waiting' AND version = $3"
                    " ORDER BY place LIMIT 1{}) RETURNING kind, name, record, settings, version",
                    database_.now(), database_.skip_claimed()),
        {worker, lease, version});
    if (rows.empty()) return std::nullopt;
    const Row& row = rows.front();
    return Task{text(row[0]), text(row[1]), text(row[2]), text(row[3]), text(row[4])};
}

void Queue::renew(const std::string& key, double lease) {
    database_.ask(
        fmt::format("UPDATE task SET lease = {} + $1 WHERE key = $2 AND state = 'taken'", database_.now()),
        {lease, key});
}

void Queue::return_expired() {
    database_.ask(
        fmt::format("UPDATE task SET state = CASE WHEN tries >= {} THEN 'failed' ELSE 'waiting' END,"
                    " error = 'its worker ended without a word: ' || worker"
                    " WHERE state = 'taken' AND lease < {}",
                    most_tries, database_.now()));
}

void Queue::give_back(const Task& task) {
    database_.ask("UPDATE task SET state = 'waiting', tries = tries - 1 WHERE key = $1 AND state = 'taken'",
                  {task.key()});
}

void Queue::fail(const Task& task, const std::string& error) {
    database_.ask("UPDATE task SET state = 'failed', error = $1 WHERE key = $2 AND state <> 'done'",
                  {error, task.key()});
}

void Queue::finish(const Task& task, const Answer& answer, double seconds) {
    database_.together([&] {
        const std::string key = task.key();
        const auto mine = database_.ask(
            fmt::format("UPDATE task SET state = 'done', error = NULL, seconds = $1, finished = {}"
                        " WHERE key = $2 AND state <> 'done' RETURNING key",
                        database_.now()),
            {seconds, key});
        if (mine.empty()) return;  // somebody else did it too, or it was removed
        database_.ask("INSERT INTO answer VALUES($1, $2, $3, $4)", {key, task.kind, task.name, answer.json});
        for (const Answer::Table& table : answer.tables) {
            for (const Row& row : table.rows) {
                Row values{key};
                values.insert(values.end(), row.begin(), row.end());
                database_.ask(table.insert, values);
            }
        }
    });
}

Counts Queue::counts(const std::string& version) {
    Counts counts;
    for (const Row& row : database_.ask("SELECT state, count(*) FROM task GROUP BY state")) {
        const std::string state = text(row[0]);
        (state == "waiting" ? counts.waiting
         : state == "taken" ? counts.taken
         : state == "done"  ? counts.done
                            : counts.failed) = whole(row[1]);
    }
    const auto one = [&](const std::string& sql, const Row& values = {}) {
        return whole(database_.ask(sql, values).at(0).at(0));
    };
    counts.of_other_versions =
        one("SELECT count(*) FROM task WHERE state = 'waiting' AND version <> $1", {version});
    counts.workers = one("SELECT count(DISTINCT worker) FROM task WHERE state = 'taken'");
    constexpr double window = 600;
    const Row recent = database_
                           .ask(fmt::format("SELECT count(*), {0} - min(finished) FROM task"
                                            " WHERE state = 'done' AND finished > {0} - {1}",
                                            database_.now(), window))
                           .at(0);
    if (whole(recent[0]) > 1) counts.a_minute = 60 * number(recent[0]) / std::max(1.0, number(recent[1]));
    return counts;
}

std::vector<Row> Queue::failures() {
    return database_.ask("SELECT name, kind, error FROM task WHERE state = 'failed' ORDER BY place");
}

std::int64_t Queue::retry() {
    return static_cast<std::int64_t>(database_
                                         .ask("UPDATE task SET state = 'waiting', tries = 0, error = NULL "
                                              "WHERE state = 'failed' RETURNING key")
                                         .size());
}

std::int64_t Queue::remove(const std::string& state) {
    std::int64_t removed = 0;
    database_.together([&] {
        removed = static_cast<std::int64_t>(
            database_.ask("DELETE FROM task WHERE $1 = '' OR state = $2 RETURNING key", {state, state})
                .size());
        for (const char* table : tables_of_answers)
            database_.ask(fmt::format("DELETE FROM {} WHERE key NOT IN (SELECT key FROM task)", table));
    });
    return removed;
}

}  // namespace tedomari::batch
