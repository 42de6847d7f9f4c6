// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "web/question.h"

struct sqlite3;

namespace tedomari::web {

// Finished answers in one SQLite file, the last thousand of them.  Answers of another build of the program are not
// believed, nor those whose checksum is wrong; what cannot be written is lost, silently.  For all threads.
class AnswerCache {
public:
    // Makes the file, not its folder.  An error when it cannot be used.
    static Result<std::unique_ptr<AnswerCache>> open(const std::string& path);
    ~AnswerCache();
    AnswerCache(const AnswerCache&) = delete;
    AnswerCache& operator=(const AnswerCache&) = delete;

    std::optional<Answer> find(const std::string& key);
    void keep(const std::string& key, const Answer& answer);
    std::size_t size();

private:
    explicit AnswerCache(sqlite3* database) : database_(database) {}

    std::mutex mutex_;
    sqlite3* database_;
};

}  // namespace tedomari::web
