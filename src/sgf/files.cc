// SPDX-License-Identifier: MIT
#include "sgf/files.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "sgf/reader.h"
#include "sgf/source.h"

namespace tedomari::sgf {

namespace fs = std::filesystem;

bool is_record_name(const fs::path& path) {
    std::string name = path.filename().string();
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const auto ends_with = [&name](std::string_view end) {
        return name.size() > end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0;
    };
    return ends_with(".sgf") || ends_with(".sgfs") || ends_with(".sgf.xz") || ends_with(".sgfs.xz");
}

Result<RecordFiles> record_files(const fs::path& path) {
    RecordFiles found;
    std::error_code error, ignored;
    if (!fs::is_directory(path, ignored)) {
        found.records.push_back(path);
        return found;
    }
    fs::recursive_directory_iterator at(path, fs::directory_options::skip_permission_denied, error), end;
    for (; !error && at != end; at.increment(error)) {
        if (!at->is_regular_file(ignored)) continue;
        if (is_record_name(at->path())) {
            found.records.push_back(at->path());
        } else {
            ++found.others;
        }
    }
    if (error) return Error{error.message()};
    if (found.records.empty()) return Error{"no SGF file in this folder"};
    std::sort(found.records.begin(), found.records.end());
    return found;
}

std::optional<Error> for_each_game(const fs::path& path, const std::function<bool(const RecordedGame&)>& f) {
    const auto files = record_files(path);
    if (!files) return files.error();
    for (const fs::path& file : files->records) {
        const auto source = open_source(file.string());
        if (!source) return source.error();
        Reader reader(**source);
        for (int number = 1;; ++number) {
            Tree tree;
            Warnings ignored;
            const auto more = reader.next(tree, ignored);
            if (!more) return more.error();
            if (!*more) break;
            if (!f({file, number, tree})) return {};
        }
    }
    return {};
}

}  // namespace tedomari::sgf
