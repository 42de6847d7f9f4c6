// SPDX-License-Identifier: MIT
#include <charconv>
#include <filesystem>
#include <fstream>

#include "base/version.h"
#include "engine/arguments.h"
#include "engine/tables.h"
#include "sgf/record.h"
#include "sgf/source.h"
#include "sgf/writer.h"

// Games from files and into them.
namespace tedomari::engine {

namespace {

std::optional<std::string> read_file(const std::string& path) {
    constexpr std::uintmax_t most = 1 << 28;  // bytes; a game is far smaller, a mistake may not be
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error) || std::filesystem::file_size(path, error) > most)
        return {};
    const auto text = sgf::read_all(path);
    return text ? std::optional(*text) : std::nullopt;
}

struct LoadRequest {
    std::string path;
    std::optional<int> moves;
};

// A path that may have blanks in it or quotes around it, and perhaps a move number behind.
Result<LoadRequest> parse_load(const Request& request) {
    if (request.arguments.empty()) return Error{"syntax error"};
    std::string text = request.text;
    std::error_code error;
    if (request.arguments.size() == 1 || std::filesystem::exists(text, error))
        return LoadRequest{unquoted(text), {}};
    const std::string& last = request.arguments.back();
    int number = 0;
    const auto [end, code] = std::from_chars(last.data(), last.data() + last.size(), number);
    if (code != std::errc() || end != last.data() + last.size()) return LoadRequest{unquoted(text), {}};
    if (number < 1) return Error{"invalid move number"};
    text.resize(text.size() - last.size());
    text.resize(text.find_last_not_of(' ') + 1);
    return LoadRequest{unquoted(text), number - 1};
}

// The position before the move of that number is played, or the last one.  Komi and rules are those that every command
// takes the record by (sgf::rules_of).
Answer loadsgf(State& state, const Request& request) {
    const auto load = parse_load(request);
    if (!load) return load.error();
    const auto text = state.settings.may_touch_files ? read_file(load->path) : std::nullopt;
    if (!text) return Error{"cannot load file"};
    auto record = sgf::read_record(*text, load->moves);
    if (!record && load->moves) record = sgf::read_record(*text);  // the game is shorter
    if (!record) return Error{"cannot load file"};
    state.game = std::move(record->game);
    return Answer("");
}

// Into a file, or as the answer when none is named.
Answer printsgf(State& state, const Request& request) {
    sgf::GameInfo info;
    info.application = "Tedomari:" + std::string(version());
    const std::string text = sgf::print(sgf::to_tree(state.game, info));
    if (request.arguments.empty() || request.text == "-") return Answer(text);
    if (!state.settings.may_touch_files) return Error{"cannot write file"};
    std::ofstream file(unquoted(request.text), std::ios::binary);
    file << text;
    file.close();
    if (!file) return Error{"cannot write file"};
    return Answer("");
}

constexpr Entry record_table[] = {
    {"loadsgf", loadsgf},
    {"printsgf", printsgf},
};

}  // namespace

std::span<const Entry> record_commands() { return record_table; }

}  // namespace tedomari::engine
