// SPDX-License-Identifier: MIT
#include "ask/files.h"

#include "base/embedded.h"

namespace tedomari::ask {

std::vector<EmbeddedFile> embedded_examples();

namespace {

struct Type {
    std::string_view ending, type;
};
constexpr Type types[] = {{".html", "text/html; charset=utf-8"},
                          {".js", "text/javascript; charset=utf-8"},
                          {".css", "text/css; charset=utf-8"},
                          {".json", "application/json"},
                          {".jsonl", "application/jsonl; charset=utf-8"},
                          {".svg", "image/svg+xml"},
                          {".png", "image/png"},
                          {".ico", "image/x-icon"},
                          {".webmanifest", "application/manifest+json"},
                          {".woff2", "font/woff2"},
                          {".txt", "text/plain; charset=utf-8"},
                          {".csv", "text/csv; charset=utf-8"},
                          {".sgf", "application/x-go-sgf; charset=utf-8"}};

}  // namespace

std::string type_of(std::string_view name) {
    for (const Type& known : types) {
        if (name.ends_with(known.ending)) return std::string(known.type);
    }
    return "application/octet-stream";
}

const std::map<std::string, std::string_view>& examples() {
    static const std::map<std::string, std::string_view> all = [] {
        std::map<std::string, std::string_view> result;
        for (const EmbeddedFile& file : embedded_examples()) result.emplace(file.name, file.bytes);
        return result;
    }();
    return all;
}

}  // namespace tedomari::ask
