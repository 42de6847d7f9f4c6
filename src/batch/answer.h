// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <optional>

#include "base/result.h"
#include "batch/question.h"

namespace tedomari::batch {

// Answers as the command of that name would.  An error is the game's fault.  Cancelled, it gives nothing.
class Answerer {
public:
    explicit Answerer(const std::atomic<bool>* cancel) : cancel_(cancel) {}

    Result<std::optional<Answer>> answer(const Task& task) const;

private:
    Result<std::optional<Answer>> review(const Task& task, const Question& question) const;
    Result<std::optional<Answer>> board(const Task& task, const Question& question) const;
    Result<std::optional<Answer>> regions(const Task& task, const Question& question) const;
    Result<std::optional<Answer>> selfplay(const Question& question) const;
    bool cancelled() const { return cancel_ != nullptr && cancel_->load(); }

    const std::atomic<bool>* cancel_;
};

}  // namespace tedomari::batch
