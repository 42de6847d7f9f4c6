// SPDX-License-Identifier: MIT
#include "analysis/review_cache.h"

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include "analysis/region_text.h"
#include "base/version.h"

namespace tedomari::analysis {

namespace {

// Raised when values come out otherwise, so that old ones are not believed.
constexpr const char* model_version = "3";

std::string current_version() { return std::string(version()) + "/" + model_version; }

struct Finalizer {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalizer>;

Statement prepared(sqlite3* database, const char* sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) != SQLITE_OK) return nullptr;
    return Statement(statement);
}

void bind_bytes(sqlite3_stmt* statement, int place, const std::string& bytes) {
    sqlite3_bind_blob(statement, place, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
}

}  // namespace

Result<std::unique_ptr<ReviewCache>> ReviewCache::open(const std::string& path) {
    sqlite3* database = nullptr;
    const int opened = sqlite3_open(path.c_str(), &database);
    std::unique_ptr<ReviewCache> cache(new ReviewCache(database));  // closes it whatever happens
    constexpr const char* setup =
        "PRAGMA busy_timeout=2000; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
        "CREATE TABLE IF NOT EXISTS entry(kind INTEGER, key BLOB, version TEXT, value BLOB,"
        " PRIMARY KEY(kind, key, version)) WITHOUT ROWID;";
    if (opened != SQLITE_OK || sqlite3_exec(database, setup, nullptr, nullptr, nullptr) != SQLITE_OK)
        return Error{std::string("cannot use the cache: ") + sqlite3_errmsg(database)};
    return cache;
}

ReviewCache::~ReviewCache() { sqlite3_close(database_); }

std::optional<std::string> ReviewCache::look_up(Kind kind, const std::string& key) {
    const Statement statement =
        prepared(database_, "SELECT value FROM entry WHERE kind=?1 AND key=?2 AND version=?3");
    if (!statement) return std::nullopt;
    sqlite3_bind_int(statement.get(), 1, static_cast<int>(kind));
    bind_bytes(statement.get(), 2, key);
    bind_bytes(statement.get(), 3, current_version());
    if (sqlite3_step(statement.get()) != SQLITE_ROW) return std::nullopt;
    const void* bytes = sqlite3_column_blob(statement.get(), 0);
    const int size = sqlite3_column_bytes(statement.get(), 0);
    if (bytes == nullptr) return std::nullopt;
    return std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

void ReviewCache::store(Kind kind, const std::string& key, const std::string& value) {
    const Statement statement =
        prepared(database_, "INSERT OR REPLACE INTO entry(kind, key, version, value) VALUES(?1, ?2, ?3, ?4)");
    if (!statement) return;
    sqlite3_bind_int(statement.get(), 1, static_cast<int>(kind));
    bind_bytes(statement.get(), 2, key);
    bind_bytes(statement.get(), 3, current_version());
    bind_bytes(statement.get(), 4, value);
    sqlite3_step(statement.get());
}

std::optional<local::LocalGame> ReviewCache::find(const std::string& key) {
    auto text = look_up(Kind::region, key);
    if (!text) text = look_up(Kind::tried_region, effort_ + key);
    if (!text) return std::nullopt;
    auto game = local_game_from_cache(nlohmann::json::parse(*text, nullptr, false));
    if (game) ++hits_;
    return game;
}

void ReviewCache::keep(const std::string& key, const local::LocalGame& game) {
    const bool proved = game.evidence == Evidence::proved;
    store(proved ? Kind::region : Kind::tried_region, proved ? key : effort_ + key, to_cache(game).dump());
}

std::optional<std::string> ReviewCache::find_position(const std::string& key) {
    auto text = look_up(Kind::position, key);
    if (text) ++hits_;
    return text;
}

void ReviewCache::keep_position(const std::string& key, const std::string& value) {
    store(Kind::position, key, value);
}

std::string default_cache_path() {
    std::filesystem::path folder;
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache != '\0') {
        folder = cache;
    } else if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".cache";
    } else {
        return {};
    }
    folder /= "tedomari";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return (folder / "review.sqlite").string();
}

}  // namespace tedomari::analysis
