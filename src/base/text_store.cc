// SPDX-License-Identifier: MIT
#include "base/text_store.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include "base/hash.h"

namespace tedomari {

namespace {

struct Finalizer {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalizer>;

Statement prepared(sqlite3* database, const char* sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) != SQLITE_OK) return nullptr;
    return Statement(statement);
}

void bind_bytes(const Statement& statement, int place, const std::string& bytes) {
    sqlite3_bind_blob64(statement.get(), place, bytes.data(), bytes.size(), SQLITE_TRANSIENT);
}

// The checksum in front.
std::string sealed(const std::string& key, const std::string& text) {
    std::uint64_t sum = 0;
    for (const std::string* part : {&key, &text}) {
        for (const char c : *part) sum = combine(sum, static_cast<unsigned char>(c));
        sum = combine(sum, part->size());
    }
    return fmt::format("{:016x}", sum) + text;
}

std::optional<std::string> unsealed(const std::string& key, const std::string& entry) {
    constexpr std::size_t seal = 16;
    if (entry.size() < seal) return std::nullopt;
    std::string text = entry.substr(seal);
    return sealed(key, text) == entry ? std::optional(std::move(text)) : std::nullopt;
}

}  // namespace

Result<std::unique_ptr<TextStore>> TextStore::open(const std::string& path, std::string edition) {
    sqlite3* database = nullptr;
    const int opened = sqlite3_open(path.c_str(), &database);
    std::unique_ptr<TextStore> store(new TextStore(database, std::move(edition)));  // closes it in any case
    constexpr const char* setup =
        "PRAGMA busy_timeout=2000; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
        "CREATE TABLE IF NOT EXISTS entry(key BLOB, edition BLOB, value BLOB, PRIMARY KEY(key, edition));";
    if (opened != SQLITE_OK || sqlite3_exec(database, setup, nullptr, nullptr, nullptr) != SQLITE_OK)
        return Error{std::string("cannot use the cache: ") + sqlite3_errmsg(database)};
    return store;
}

TextStore::~TextStore() { sqlite3_close(database_); }

std::optional<std::string> TextStore::find(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const Statement statement = prepared(database_, "SELECT value FROM entry WHERE key=?1 AND edition=?2");
    if (!statement) return std::nullopt;
    bind_bytes(statement, 1, key);
    bind_bytes(statement, 2, edition_);
    if (sqlite3_step(statement.get()) != SQLITE_ROW) return std::nullopt;
    const void* bytes = sqlite3_column_blob(statement.get(), 0);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement.get(), 0));
    if (bytes == nullptr) return std::nullopt;
    return unsealed(key, {static_cast<const char*>(bytes), size});
}

void TextStore::keep(const std::string& key, const std::string& text) {
    const std::lock_guard lock(mutex_);
    const Statement statement =
        prepared(database_, "INSERT OR REPLACE INTO entry(key, edition, value) VALUES(?1, ?2, ?3)");
    if (!statement) return;
    bind_bytes(statement, 1, key);
    bind_bytes(statement, 2, edition_);
    bind_bytes(statement, 3, sealed(key, text));
    sqlite3_step(statement.get());
}

// A text that replaces another gets a new number.
void TextStore::keep_only_the_last(std::size_t texts) {
    const std::lock_guard lock(mutex_);
    const std::string prune =
        fmt::format("DELETE FROM entry WHERE rowid <= (SELECT max(rowid) FROM entry) - {}", texts);
    sqlite3_exec(database_, prune.c_str(), nullptr, nullptr, nullptr);
}

std::size_t TextStore::size() {
    const std::lock_guard lock(mutex_);
    const Statement statement = prepared(database_, "SELECT count(*) FROM entry");
    if (!statement || sqlite3_step(statement.get()) != SQLITE_ROW) return 0;
    return static_cast<std::size_t>(sqlite3_column_int64(statement.get(), 0));
}

}  // namespace tedomari
