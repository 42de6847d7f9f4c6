// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "base/result.h"

namespace tedomari::web {

// A file as it is sent.
struct StaticFile {
    std::string bytes, zipped;  // zipped is empty where it saves nothing
    std::string type;           // "text/html; charset=utf-8"
    std::string tag;            // changes with the bytes
};

// The files of the page by path ("/", "/assets/index.js"), all in memory: a path that is not in the table is not
// there, whatever it says about folders.
using StaticFiles = std::map<std::string, StaticFile>;

StaticFiles page_files();                                      // those the program comes with
Result<StaticFiles> page_files_of(const std::string& folder);  // of another page, read now

}  // namespace tedomari::web
