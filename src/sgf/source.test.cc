// SPDX-License-Identifier: MIT
#include "sgf/source.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <lzma.h>
#include <vector>

namespace tedomari::sgf {

namespace {

class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& content)
        : path_(testing::TempDir() + "tedomari_source_" +
                std::to_string(reinterpret_cast<std::uintptr_t>(this))) {
        std::ofstream(path_, std::ios::binary) << content;
    }
    ~TemporaryFile() { std::remove(path_.c_str()); }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    const std::string& path() const { return path_; }

private:
    std::string path_;
};

std::string packed(const std::string& text) {
    std::vector<std::uint8_t> out(text.size() + 1000);
    std::size_t size = 0;
    EXPECT_EQ(lzma_easy_buffer_encode(1, LZMA_CHECK_CRC32, nullptr,
                                      reinterpret_cast<const std::uint8_t*>(text.data()), text.size(),
                                      out.data(), &size, out.size()),
              LZMA_OK);
    return {out.begin(), out.begin() + static_cast<std::ptrdiff_t>(size)};
}

// Everything, in pieces of so many bytes; or the error behind '!'.
std::string content(const std::string& path, std::size_t piece = 1000) {
    auto source = open_source(path);
    if (!source) return "!" + source.error().message;
    std::string text;
    std::vector<char> buffer(piece);
    while (true) {
        const auto n = (*source)->read(buffer);
        if (!n) return "!" + n.error().message;
        if (*n == 0) break;
        text.append(buffer.data(), *n);
    }
    EXPECT_EQ((*source)->position(), (*source)->size());
    return text;
}

}  // namespace

TEST(sgf_source, plain_and_packed_files_read_alike) {
    std::string text;
    for (int i = 0; i < 20000; ++i) text += "(;C[game " + std::to_string(i * 7919) + "])\n";
    for (const std::size_t piece : {1000u, 1u << 20}) {
        EXPECT_EQ(content(TemporaryFile(text).path(), piece), text);
        EXPECT_EQ(content(TemporaryFile(packed(text)).path(), piece), text);
        EXPECT_EQ(content(TemporaryFile(packed(text) + packed("more")).path(), piece), text + "more");
    }
    EXPECT_EQ(content(TemporaryFile("abc").path(), 1), "abc");
    EXPECT_EQ(content(TemporaryFile("").path()), "");
}

TEST(sgf_source, what_cannot_be_read) {
    EXPECT_EQ(content("/nonexistent/file.sgf"), "!No such file or directory");
    EXPECT_EQ(content(testing::TempDir()), "!Is a directory");
    const std::string xz = packed(std::string(5000, 'x') + "yz");
    EXPECT_EQ(content(TemporaryFile(xz.substr(0, xz.size() / 2)).path()), "!the xz file is cut off");
    std::string damaged = xz;
    damaged[damaged.size() / 2] ^= 0x55;
    EXPECT_EQ(content(TemporaryFile(damaged).path()), "!the xz file is damaged");
}

}  // namespace tedomari::sgf
