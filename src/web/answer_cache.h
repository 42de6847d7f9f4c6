// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "ask/question.h"
#include "base/text_store.h"

namespace tedomari::web {

// Finished answers, their files drawn, in one SQLite file, the last thousand of them.  Answers of another build of the program are not
// believed.  For all threads.
class AnswerCache {
public:
    // Makes the file, not its folder.  An error when it cannot be used.
    static Result<std::unique_ptr<AnswerCache>> open(const std::string& path);
    std::optional<ask::Answer> find(const std::string& key);
    void keep(const std::string& key, const ask::Answer& answer);
    std::size_t size() { return store_->size(); }

private:
    explicit AnswerCache(std::unique_ptr<TextStore> store) : store_(std::move(store)) {}

    std::unique_ptr<TextStore> store_;
};

}  // namespace tedomari::web
