// SPDX-License-Identifier: MIT
#include <sqlite3.h>

#include "batch/database.h"

namespace tedomari::batch {

namespace {

struct SqliteCloser {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

class Sqlite : public Database {
public:
    explicit Sqlite(const std::string& file) : file_(file) { connect(); }

    std::vector<Row> ask(const std::string& sql, const Row& values) override {
        const auto statement = prepared(sql);
        for (std::size_t i = 0; i < values.size(); ++i)
            bind(statement.get(), static_cast<int>(i) + 1, values[i]);
        std::vector<Row> rows;
        int step = sqlite3_step(statement.get());
        for (; step == SQLITE_ROW; step = sqlite3_step(statement.get()))
            rows.push_back(row_of(statement.get()));
        if (step != SQLITE_DONE) fail();
        return rows;
    }
    std::string now() const override { return "((julianday('now') - 2440587.5) * 86400.0)"; }
    std::string skip_claimed() const override { return ""; }  // one writes at a time
    void reconnect() override { connect(); }

private:
    std::string begin() const override { return "BEGIN IMMEDIATE"; }

    void connect() {
        sqlite3* opened = nullptr;
        const int status = sqlite3_open(file_.c_str(), &opened);
        database_.reset(opened);
        if (status != SQLITE_OK) fail();
        constexpr int patience = 60'000;  // milliseconds, while others write
        sqlite3_busy_timeout(database_.get(), patience);
        ask("PRAGMA journal_mode=WAL", {});
        ask("PRAGMA synchronous=NORMAL", {});
    }

    std::unique_ptr<sqlite3_stmt, SqliteCloser> prepared(const std::string& sql) {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database_.get(), sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) fail();
        return std::unique_ptr<sqlite3_stmt, SqliteCloser>(statement);
    }

    static void bind(sqlite3_stmt* statement, int place, const Field& field) {
        if (const auto* value = std::get_if<std::int64_t>(&field)) {
            sqlite3_bind_int64(statement, place, *value);
        } else if (const auto* real = std::get_if<double>(&field)) {
            sqlite3_bind_double(statement, place, *real);
        } else if (const auto* words = std::get_if<std::string>(&field)) {
            sqlite3_bind_text64(statement, place, words->data(), words->size(), SQLITE_TRANSIENT,
                                SQLITE_UTF8);
        }
    }

    static Row row_of(sqlite3_stmt* statement) {
        Row row;
        for (int i = 0; i < sqlite3_column_count(statement); ++i) {
            switch (sqlite3_column_type(statement, i)) {
                case SQLITE_NULL: row.emplace_back(); break;
                case SQLITE_INTEGER:
                    row.emplace_back(std::int64_t{sqlite3_column_int64(statement, i)});
                    break;
                case SQLITE_FLOAT: row.emplace_back(sqlite3_column_double(statement, i)); break;
                default:
                    row.emplace_back(
                        std::string(static_cast<const char*>(sqlite3_column_blob(statement, i)),
                                    static_cast<std::size_t>(sqlite3_column_bytes(statement, i))));
            }
        }
        return row;
    }

    // Full disks and files that are no databases do not mend themselves.
    [[noreturn]] void fail() const {
        const int code = database_ ? sqlite3_errcode(database_.get()) : SQLITE_NOMEM;
        throw DatabaseError(file_ + ": " + (database_ ? sqlite3_errmsg(database_.get()) : "out of memory"),
                            code == SQLITE_BUSY || code == SQLITE_LOCKED);
    }

    std::string file_;
    std::unique_ptr<sqlite3, SqliteCloser> database_;
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const std::string& file) { return std::make_unique<Sqlite>(file); }

}  // namespace tedomari::batch
