// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

namespace tedomari::batch {

// What stands in one place of a row; the first is SQL's NULL.
using Field = std::variant<std::monostate, std::int64_t, double, std::string>;
using Row = std::vector<Field>;

std::int64_t whole(const Field& field);  // 0 of NULL
double number(const Field& field);
std::string text(const Field& field);

// The database cannot be used, or said no.  When the connection was lost, it may come back.
class DatabaseError : public std::runtime_error {
public:
    DatabaseError(const std::string& what, bool lost) : std::runtime_error(what), lost_(lost) {}
    bool is_lost() const { return lost_; }

private:
    bool lost_;
};

// A connection to a SQLite file or to a PostgreSQL server: the same SQL to both, with places $1, $2, … that come in
// order.  For one thread.  Everything throws DatabaseError.
class Database {
public:
    // "postgresql://…" or a file, which is made when there is none, its folder not.
    static std::unique_ptr<Database> open(const std::string& address);

    Database() = default;
    virtual ~Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    virtual std::vector<Row> ask(const std::string& sql, const Row& values = {}) = 0;
    // All that f asks or nothing; nobody else writes the same rows meanwhile.
    void together(const std::function<void()>& f);

    // Where the two differ.
    virtual std::string now() const = 0;           // seconds by the database's own clock, as SQL
    virtual std::string skip_claimed() const = 0;  // ends a SELECT of rows that others may be claiming
    virtual void reconnect() = 0;

private:
    virtual std::string begin() const = 0;
};

bool is_missing_file(const std::string& address);  // of a SQLite database
std::unique_ptr<Database> open_sqlite(const std::string& file);
std::unique_ptr<Database> open_postgres(const std::string& url);

}  // namespace tedomari::batch
