// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "base/result.h"
#include "sgf/tree.h"

namespace tedomari::sgf {

// Whether a file is a record by its name: .sgf or .sgfs, as it is or packed as .xz.
bool is_record_name(const std::filesystem::path& path);

struct RecordFiles {
    std::vector<std::filesystem::path> records;
    std::size_t others = 0;  // files that are no records
};

// The records of a folder and of all folders in it, by name; anything but a folder is one itself, whatever it
// is called.  Fails when the folder cannot be read or holds no record.
Result<RecordFiles> record_files(const std::filesystem::path& path);

// A game of a file: where it stands, from 1.
struct RecordedGame {
    const std::filesystem::path& file;
    int number;
    Tree& tree;
};

// Calls f with every game of a file or of the records of a folder, packed or not, until it says false.  Memory is
// that of one game.  Fails when a file cannot be read.
std::optional<Error> for_each_game(const std::filesystem::path& path,
                                   const std::function<bool(const RecordedGame&)>& f);

}  // namespace tedomari::sgf
