// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "base/result.h"

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

}  // namespace tedomari::sgf
