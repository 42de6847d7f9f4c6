// SPDX-License-Identifier: MIT
#include "batch/question.h"

#include <nlohmann/json.hpp>

namespace tedomari::batch {

const std::vector<std::string>& kinds() {
    static const std::vector<std::string> all{"review", "analyze", "score", "regions", "selfplay"};
    return all;
}

bool is_about_games(const std::string& kind) { return kind != "selfplay"; }

std::string Question::settings() const {
    nlohmann::json json;
    if (!is_about_games(kind)) {
        json = {{"size", size}, {"visits", visits}, {"seed", seed}, {"number", number}, {"opening", opening}};
        return json.dump();
    }
    if (nodes > 0) {
        json["nodes"] = nodes;
    } else {
        json["time"] = seconds;
    }
    if (kind == "analyze" || kind == "score" || back > 0) json["back"] = back;
    if (kind == "regions") json["every"] = every;
    return json.dump();
}

Result<Question> Question::from(const Task& task) {
    const auto json = nlohmann::json::parse(task.settings, nullptr, false);
    if (!json.is_object()) return Error{"its settings are damaged"};
    Question question;
    question.kind = task.kind;
    try {
        question.seconds = json.value("time", question.seconds);
        question.nodes = json.value("nodes", question.nodes);
        question.back = json.value("back", 0);
        question.every = std::max(1, json.value("every", question.every));
        question.size = json.value("size", question.size);
        question.visits = json.value("visits", question.visits);
        question.seed = json.value("seed", question.seed);
        question.number = json.value("number", question.number);
        question.opening = json.value("opening", question.opening);
    } catch (const nlohmann::json::exception&) {  // of another type
        return Error{"its settings are damaged"};
    }
    return question;
}

}  // namespace tedomari::batch
