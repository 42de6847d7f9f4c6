// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "ask/question.h"

namespace tedomari::ask {

// How far the answer to a question has come, as docs/http-api.md tells it of a job.
struct Course {
    enum class State : std::uint8_t { queued, running, done, failed, cancelled };

    std::string question;  // its name
    State state = State::queued;
    bool cached = false, complete = false;
    std::size_t done = 0, of = 0;
    std::string what, error;
    std::shared_ptr<const std::string> report;  // as text, perhaps megabytes
    std::map<std::string, Drawing> files;

    bool has_ended() const { return state >= State::done; }
    void at(std::size_t done_now, std::size_t of_all, std::string_view what_is_done);
    // What is known now; whether it came with a report.
    bool take(const Answer& answer, State now);
    // Without "id", "ahead" and "seconds", which is who keeps the job's to say, and without the report.
    nlohmann::json described() const;
};

// The answer to a question, whatever goes wrong on the way.
Answer worked_out(const Question& question, Desk& desk);

// The object as text, with the report, which is text already.
std::string with_report(const nlohmann::json& described, const std::shared_ptr<const std::string>& report);

}  // namespace tedomari::ask
