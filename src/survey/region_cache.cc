// SPDX-License-Identifier: MIT
#include "survey/region_cache.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include "base/hash.h"
#include "base/version.h"
#include "survey/region_text.h"

namespace tedomari::survey {

namespace {

// Raised when values come out otherwise, so that old ones are not believed.
constexpr const char* model_version = "4";

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

std::uint64_t checksum(const std::string& key, const std::string& text) {
    std::uint64_t sum = 0;
    for (const std::string* part : {&key, &text}) {
        for (const char c : *part) sum = combine(sum, static_cast<unsigned char>(c));
        sum = combine(sum, part->size());
    }
    return sum;
}

// The checksum in front.
std::string sealed(const std::string& key, const std::string& text) {
    return fmt::format("{:016x}", checksum(key, text)) + text;
}

std::optional<std::string> unsealed(const std::string& key, const std::string& entry) {
    if (entry.size() < 16) return std::nullopt;
    std::string text = entry.substr(16);
    return sealed(key, text) == entry ? std::optional(std::move(text)) : std::nullopt;
}

std::string limited_by(std::uint64_t nodes, const std::string& key) {
    return std::to_string(nodes) + " nodes " + key;
}

}  // namespace

Result<std::unique_ptr<RegionCache>> RegionCache::open(const std::string& path) {
    sqlite3* database = nullptr;
    const int opened = sqlite3_open(path.c_str(), &database);
    std::unique_ptr<RegionCache> cache(new RegionCache(database));  // closes it whatever happens
    constexpr const char* setup =
        "PRAGMA busy_timeout=2000; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
        "CREATE TABLE IF NOT EXISTS region(key BLOB, version TEXT, value BLOB,"
        " PRIMARY KEY(key, version)) WITHOUT ROWID;";
    if (opened != SQLITE_OK || sqlite3_exec(database, setup, nullptr, nullptr, nullptr) != SQLITE_OK)
        return Error{std::string("cannot use the cache: ") + sqlite3_errmsg(database)};
    return cache;
}

RegionCache::~RegionCache() { sqlite3_close(database_); }

std::optional<local::LocalGame> RegionCache::look_up(const std::string& key) {
    const Statement statement = prepared(database_, "SELECT value FROM region WHERE key=?1 AND version=?2");
    if (!statement) return std::nullopt;
    bind_bytes(statement.get(), 1, key);
    bind_bytes(statement.get(), 2, current_version());
    if (sqlite3_step(statement.get()) != SQLITE_ROW) return std::nullopt;
    const void* bytes = sqlite3_column_blob(statement.get(), 0);
    const int size = sqlite3_column_bytes(statement.get(), 0);
    if (bytes == nullptr) return std::nullopt;
    const auto text = unsealed(key, {static_cast<const char*>(bytes), static_cast<std::size_t>(size)});
    return text ? local_game_from_cache(nlohmann::json::parse(*text, nullptr, false)) : std::nullopt;
}

std::optional<local::LocalGame> RegionCache::find(const std::string& key) {
    auto game = look_up(key);
    if (!game && nodes_ > 0) game = look_up(limited_by(nodes_, key));
    if (game) ++hits_;
    return game;
}

void RegionCache::keep(const std::string& key, const local::LocalGame& game) {
    const bool proved = game.evidence == Evidence::proved && game.black_master;
    if (!proved && nodes_ == 0) return;
    const std::string full = proved ? key : limited_by(nodes_, key);
    const Statement statement =
        prepared(database_, "INSERT OR REPLACE INTO region(key, version, value) VALUES(?1, ?2, ?3)");
    if (!statement) return;
    bind_bytes(statement.get(), 1, full);
    bind_bytes(statement.get(), 2, current_version());
    bind_bytes(statement.get(), 3, sealed(full, to_cache(game).dump()));
    sqlite3_step(statement.get());
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
    return (folder / "regions.sqlite").string();
}

}  // namespace tedomari::survey
