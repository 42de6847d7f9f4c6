// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "batch/database.h"

namespace tedomari::batch {

// One question about one game.
struct Task {
    std::string kind;      // "review", "analyze", "score"
    std::string name;      // "games.sgfs:17"
    std::string record;    // the game as SGF: a worker on another machine has no files
    std::string settings;  // as JSON
    std::string version;   // of the program that asks; another's would not give the same answer

    // What makes two tasks the same, wherever they come from: everything but the name.
    std::string key() const;
    std::string game() const;  // the same for all questions about one record
};

// What a task came to: JSON as the command of that name prints it, and rows for tables that can be asked.
struct Answer {
    struct Table {
        const char* insert;  // "INSERT INTO move VALUES($1, …)"
        std::vector<Row> rows;
    };
    std::string json;
    std::vector<Table> tables;
};

struct Counts {
    std::int64_t waiting = 0, taken = 0, done = 0, failed = 0;
    std::int64_t of_other_versions = 0;  // of those that wait
    std::int64_t workers = 0;
    double a_minute = 0;  // done, over the last ten minutes

    std::int64_t all() const { return waiting + taken + done + failed; }
};

// Tasks and answers in a database that many programs share.  A task is waiting, taken for a while, done, or failed.  Who
// takes one renews his lease; what is not renewed waits again, and after three tries has failed.  An answer is kept once,
// however often its task was done.
class Queue {
public:
    static constexpr int most_tries = 3;

    explicit Queue(Database& database) : database_(database) {}

    bool add(const Task& task, std::int64_t place);  // false: it is there already
    std::int64_t last_place();

    std::optional<Task> take(const std::string& worker, const std::string& version, double lease);
    void renew(const std::string& key, double lease);
    void return_expired();
    void give_back(const Task& task);  // not tried
    void fail(const Task& task, const std::string& error);
    void finish(const Task& task, const Answer& answer, double seconds);

    Counts counts(const std::string& version);
    std::vector<Row> failures();                    // name, kind, error
    std::int64_t retry();                           // all that failed
    std::int64_t remove(const std::string& state);  // with their answers; empty: all

private:
    Database& database_;
};

}  // namespace tedomari::batch
