// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "survey/survey.h"

struct sqlite3;

namespace tedomari::analysis {

// What was worked out before, in one SQLite file: regions by what surrounds them, positions by stones, rules
// and how hard was looked.  Entries of other versions of the program are not seen.  Several programs may
// share a file.  What cannot be read is worked out again; what cannot be written is lost, silently.
class ReviewCache : public survey::RegionStore {
public:
    // Makes the file, not its folder.  An error when it cannot be used.
    static Result<std::unique_ptr<ReviewCache>> open(const std::string& path);
    ~ReviewCache() override;

    // Regions are kept when proved; others only if `effort` says how hard was tried.
    void set_effort(std::string effort) { effort_ = std::move(effort); }
    std::optional<local::LocalGame> find(const std::string& key) override;
    void keep(const std::string& key, const local::LocalGame& game) override;

    std::optional<std::string> find_position(const std::string& key);
    void keep_position(const std::string& key, const std::string& value);

    std::size_t hits() const { return hits_; }

private:
    enum class Kind : int { region, tried_region, position };

    explicit ReviewCache(sqlite3* database) : database_(database) {}
    std::optional<std::string> look_up(Kind kind, const std::string& key);
    void store(Kind kind, const std::string& key, const std::string& value);

    sqlite3* database_;
    std::string effort_;
    std::size_t hits_ = 0;
};

// $XDG_CACHE_HOME/tedomari/review.sqlite or ~/.cache/…, its folder made; empty when there is no home.
std::string default_cache_path();

}  // namespace tedomari::analysis
