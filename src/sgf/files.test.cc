// SPDX-License-Identifier: MIT
#include "sgf/files.h"

#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::sgf {
namespace {

namespace fs = std::filesystem;

TEST(record_files, knows_records_by_their_names) {
    for (const char* name : {"a.sgf", "A.SGF", "b.sgfs", "c.sgf.xz", "d.sgfs.xz"})
        EXPECT_TRUE(is_record_name(name)) << name;
    for (const char* name : {"sgf", ".sgf", "a.xz", "a.sgf.gz", "a.sgf~", ""})
        EXPECT_FALSE(is_record_name(name)) << name;
}

TEST(record_files, finds_them_in_all_folders_by_name) {
    const fs::path root = fs::temp_directory_path() / ("tedomari-files-" + std::to_string(getpid()));
    fs::create_directories(root / "b" / "c");
    for (const char* name : {"b/c/z.sgf", "a.sgf", "b/y.sgfs", "b/readme.txt"})
        std::ofstream(root / name) << "x";
    const auto found = record_files(root);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->records, (std::vector<fs::path>{root / "a.sgf", root / "b/c/z.sgf", root / "b/y.sgfs"}));
    EXPECT_EQ(found->others, 1u);
    fs::remove_all(root / "b" / "c");
    fs::remove(root / "b" / "y.sgfs");
    EXPECT_FALSE(record_files(root / "b"));
    fs::remove_all(root);
}

TEST(record_files, takes_a_file_for_what_its_user_says) {
    EXPECT_EQ(record_files("no/such/file")->records, (std::vector<fs::path>{"no/such/file"}));
}

}  // namespace
}  // namespace tedomari::sgf
