// SPDX-License-Identifier: MIT
#include "web/answer_cache.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "base/hash.h"
#include "base/version.h"

namespace tedomari::web {

using nlohmann::json;

namespace {

constexpr int most_kept = 1000;

// What is built again may answer otherwise.
std::string this_build() {
    struct stat file = {};
    stat("/proc/self/exe", &file);
    return fmt::format("{} {} {}", version(), file.st_size, file.st_mtime);
}

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
    sqlite3_bind_blob64(statement, place, bytes.data(), bytes.size(), SQLITE_TRANSIENT);
}

std::string checksum(const std::string& key, const std::string& text) {
    std::uint64_t sum = 0;
    for (const std::string* part : {&key, &text}) {
        for (const char c : *part) sum = combine(sum, static_cast<unsigned char>(c));
        sum = combine(sum, part->size());
    }
    return fmt::format("{:016x}", sum);
}

}  // namespace

Result<std::unique_ptr<AnswerCache>> AnswerCache::open(const std::string& path) {
    sqlite3* database = nullptr;
    const int opened = sqlite3_open(path.c_str(), &database);
    std::unique_ptr<AnswerCache> cache(new AnswerCache(database));  // closes it whatever happens
    constexpr const char* setup =
        "PRAGMA busy_timeout=2000; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
        "CREATE TABLE IF NOT EXISTS answer(number INTEGER PRIMARY KEY AUTOINCREMENT, key BLOB UNIQUE,"
        " build BLOB, value BLOB);";
    if (opened != SQLITE_OK || sqlite3_exec(database, setup, nullptr, nullptr, nullptr) != SQLITE_OK)
        return Error{std::string("cannot use the cache: ") + sqlite3_errmsg(database)};
    return cache;
}

AnswerCache::~AnswerCache() { sqlite3_close(database_); }

std::optional<Answer> AnswerCache::find(const std::string& key) {
    const std::lock_guard lock(mutex_);
    const Statement statement = prepared(database_, "SELECT value FROM answer WHERE key=?1 AND build=?2");
    if (!statement) return std::nullopt;
    bind_bytes(statement.get(), 1, key);
    bind_bytes(statement.get(), 2, this_build());
    if (sqlite3_step(statement.get()) != SQLITE_ROW) return std::nullopt;
    const char* bytes = static_cast<const char*>(sqlite3_column_blob(statement.get(), 0));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement.get(), 0));
    constexpr std::size_t seal = 16;
    if (bytes == nullptr || size < seal) return std::nullopt;
    const std::string text(bytes + seal, size - seal);
    if (checksum(key, text) != std::string_view(bytes, seal)) return std::nullopt;
    const json value = json::parse(text, nullptr, false);
    if (!value.is_object() || !value.contains("report") || !value.contains("files")) return std::nullopt;
    Answer answer;
    answer.report = value["report"];
    for (const auto& [name, content] : value["files"].items())
        answer.files[name] = content.get<std::string>();
    return answer;
}

void AnswerCache::keep(const std::string& key, const Answer& answer) {
    const std::string text = wire_text({{"report", answer.report}, {"files", answer.files}});
    const std::lock_guard lock(mutex_);
    {
        const Statement statement =
            prepared(database_, "INSERT OR REPLACE INTO answer(key, build, value) VALUES(?1, ?2, ?3)");
        if (!statement) return;
        bind_bytes(statement.get(), 1, key);
        bind_bytes(statement.get(), 2, this_build());
        bind_bytes(statement.get(), 3, checksum(key, text) + text);
        sqlite3_step(statement.get());
    }
    const std::string prune =
        fmt::format("DELETE FROM answer WHERE number <= (SELECT max(number) FROM answer) - {}", most_kept);
    sqlite3_exec(database_, prune.c_str(), nullptr, nullptr, nullptr);
}

std::size_t AnswerCache::size() {
    const std::lock_guard lock(mutex_);
    const Statement statement = prepared(database_, "SELECT count(*) FROM answer");
    if (!statement || sqlite3_step(statement.get()) != SQLITE_ROW) return 0;
    return static_cast<std::size_t>(sqlite3_column_int64(statement.get(), 0));
}

}  // namespace tedomari::web
