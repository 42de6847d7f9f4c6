// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "base/result.h"

struct sqlite3;

namespace tedomari {

// Texts by key in one SQLite file, each of one edition: texts of another edition are not seen.  Several programs
// may share a file, and threads a store.  What is damaged is not found (every text carries a checksum); what
// cannot be written is lost, silently.
class TextStore {
public:
    // Makes the file, not its folder.  An error when it cannot be used.
    static Result<std::unique_ptr<TextStore>> open(const std::string& path, std::string edition);
    ~TextStore();
    TextStore(const TextStore&) = delete;
    TextStore& operator=(const TextStore&) = delete;

    std::optional<std::string> find(const std::string& key);
    void keep(const std::string& key, const std::string& text);
    void keep_only_the_last(std::size_t texts);  // that were kept
    std::size_t size();

private:
    TextStore(sqlite3* database, std::string edition) : database_(database), edition_(std::move(edition)) {}

    std::mutex mutex_;
    sqlite3* database_;
    std::string edition_;
};

}  // namespace tedomari
