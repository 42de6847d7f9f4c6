// SPDX-License-Identifier: MIT
#include "sgf/packed.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "sgf/source.h"

namespace tedomari::sgf {

TEST(packed, streams_behind_each_other_read_as_one_text) {
    const auto path = std::filesystem::temp_directory_path() / "tedomari-packed.sgfs.xz";
    std::ofstream(path, std::ios::binary)
        << packed("(;SZ[9]B[aa])\n") << packed("") << packed("(;SZ[9]B[bb])\n");
    const auto source = open_source(path.string());
    ASSERT_TRUE(source);
    std::string text;
    std::array<char, 64> piece{};
    for (;;) {
        const auto size = (*source)->read(piece);
        ASSERT_TRUE(size);
        if (*size == 0) break;
        text.append(piece.data(), *size);
    }
    EXPECT_EQ(text, "(;SZ[9]B[aa])\n(;SZ[9]B[bb])\n");
    std::filesystem::remove(path);
}

}  // namespace tedomari::sgf
