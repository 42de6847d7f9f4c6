// SPDX-License-Identifier: MIT
#include "gtp/commands.h"

#include <exception>

namespace tedomari::gtp {

Commands::Commands() {
    add("protocol_version", [](const Request&) { return Answer("2"); });
    add("known_command", [this](const Request& request) -> Answer {
        if (request.arguments.size() != 1) return Answer("false");
        return Answer(knows(request.arguments[0]) ? "true" : "false");
    });
    add("list_commands", [this](const Request&) {
        std::string list;
        for (const auto& [name, run] : table_) list += name + "\n";
        return Answer(list);
    });
    add("quit", [this](const Request&) {
        quit_asked_ = true;
        return Answer("");
    });
    // Its presence says that `# interrupt` works.
    add("gogui-interrupt", [](const Request&) { return Answer(""); });
}

std::vector<std::string> Commands::names() const {
    std::vector<std::string> names;
    for (const auto& [name, run] : table_) names.push_back(name);
    return names;
}

Answer Commands::run(const Request& request) const {
    const auto entry = table_.find(request.name);
    if (entry == table_.end()) return Error{"unknown command"};
    try {
        return entry->second(request);
    } catch (const std::exception& problem) {
        return Error{std::string("failed: ") + problem.what()};
    }
}

std::string Commands::respond(std::string_view line) const {
    const auto request = parse_request(line);
    return request ? response(request->id, run(*request)) : std::string();
}

}  // namespace tedomari::gtp
