// SPDX-License-Identifier: MIT
#include "gtp/commands.h"

#include <exception>

namespace tedomari::gtp {

namespace {

// Wants one line.
class FirstLine : public Stream {
public:
    void line(std::string_view line) override {
        if (!text) text = line;
    }
    bool is_wanted() const override { return !text; }

    std::optional<std::string> text;
};

}  // namespace

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

void Commands::add_streaming(std::string name, Streaming run) {
    add(name, [run](const Request& request) -> Answer {
        FirstLine first;
        if (auto error = run(request, first)) return *error;
        return Answer(first.text.value_or(""));
    });
    streaming_[std::move(name)] = std::move(run);
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

std::optional<Error> Commands::stream(const Request& request, Stream& stream) const {
    try {
        return streaming_.find(request.name)->second(request, stream);
    } catch (const std::exception& problem) {
        return Error{std::string("failed: ") + problem.what()};
    }
}

std::string Commands::respond(std::string_view line) const {
    const auto request = parse_request(line);
    return request ? response(request->id, run(*request)) : std::string();
}

}  // namespace tedomari::gtp
