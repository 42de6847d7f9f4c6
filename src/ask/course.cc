// SPDX-License-Identifier: MIT
#include "ask/course.h"

#include "cgt/store.h"

namespace tedomari::ask {

using nlohmann::json;

void Course::at(std::size_t done_now, std::size_t of_all, std::string_view what_is_done) {
    done = done_now;
    of = of_all;
    what = what_is_done;
}

bool Course::take(const Answer& answer, State now) {
    state = now;
    complete = state == State::done && answer.complete;
    if (state != State::cancelled || error.empty()) error = answer.error;
    if (answer.report.is_null()) return false;
    report = std::make_shared<const std::string>(wire_text(answer.report));
    files = answer.files;
    return true;
}

json Course::described() const {
    constexpr const char* words[] = {"queued", "running", "done", "failed", "cancelled"};
    json names = json::array();
    for (const auto& [name, draw] : files) names.push_back(name);
    return {{"question", question},
            {"state", words[static_cast<int>(state)]},
            {"progress", what.empty() ? json(nullptr) : json{{"done", done}, {"of", of}, {"what", what}}},
            {"complete", complete},
            {"error", error.empty() ? json(nullptr) : json(error)},
            {"files", std::move(names)},
            {"cached", cached}};
}

Answer worked_out(const Question& question, Desk& desk) {
    Answer answer;
    try {
        return question.answer(desk);
    } catch (const std::bad_alloc&) {
        answer.error = "out of memory";
    } catch (const std::exception& error) {  // too large within the limits, numbers beyond ours
        answer.error = error.what();
    }
    answer.complete = false;
    return answer;
}

std::string with_report(const json& described, const std::shared_ptr<const std::string>& report) {
    std::string text = wire_text(described);
    text.pop_back();
    return text + ",\"report\":" + (report ? *report : "null") + "}";
}

}  // namespace tedomari::ask
