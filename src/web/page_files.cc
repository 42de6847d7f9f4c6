// SPDX-License-Identifier: MIT
#include "web/page_files.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <zlib.h>

#include "ask/files.h"
#include "base/embedded.h"
#include "base/hash.h"

namespace tedomari::web {

std::vector<EmbeddedFile> embedded_page();

namespace {

constexpr std::string_view page_that_is_missing =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tedomari</title>"
    "<p>This program was built without its page (web/dist). The interface under /api/ works: see "
    "docs/http-api.md.</p></html>";

std::string zipped(const std::string& bytes) {
    z_stream stream = {};
    constexpr int gzip_frame = 15 + 16, memory = 9;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_frame, memory, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    std::string result(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    result.resize(stream.total_out);
    deflateEnd(&stream);
    return done && result.size() < bytes.size() * 9 / 10 ? result : std::string();
}

void add(StaticFiles& files, const std::string& name, std::string bytes) {
    std::uint64_t hash = bytes.size();
    for (const char c : bytes) hash = combine(hash, static_cast<unsigned char>(c));
    StaticFile file;
    file.type = ask::type_of(name);
    file.tag = fmt::format("\"{:016x}\"", hash);
    file.zipped = zipped(bytes);
    file.bytes = std::move(bytes);
    if (name == "index.html") files["/"] = file;
    files["/" + name] = std::move(file);
}

}  // namespace

StaticFiles page_files() {
    StaticFiles files;
    for (const EmbeddedFile& file : embedded_page())
        add(files, std::string(file.name), std::string(file.bytes));
    if (!files.contains("/")) add(files, "index.html", std::string(page_that_is_missing));
    return files;
}

Result<StaticFiles> page_files_of(const std::string& folder) {
    namespace fs = std::filesystem;
    StaticFiles files;
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (!at->is_regular_file()) continue;
        std::ifstream file(at->path(), std::ios::binary);
        std::string bytes{std::istreambuf_iterator<char>(file), {}};
        add(files, fs::relative(at->path(), folder).generic_string(), std::move(bytes));
    }
    if (error) return Error{error.message()};
    if (!files.contains("/")) return Error{"the folder has no index.html"};
    return files;
}

}  // namespace tedomari::web
