// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "base/text_store.h"
#include "survey/region_store.h"

namespace tedomari::survey {

// What was proved of regions before, in one SQLite file.  Kept for ever is only what comes out the same every
// time: proofs, and what a search found that was limited by nodes; what a clock cut short is not.
// Entries of other versions of the program are not seen, and what is damaged is worked out again.
class RegionCache : public RegionStore {
public:
    // Makes the file, not its folder.  An error when it cannot be used.
    static Result<std::unique_ptr<RegionCache>> open(const std::string& path);

    // So many nodes limit each search from now on; 0: a clock does.
    void set_nodes(std::uint64_t nodes) { nodes_ = nodes; }
    std::optional<local::LocalGame> find(const std::string& key) override;
    void keep(const std::string& key, const local::LocalGame& game) override;

private:
    explicit RegionCache(std::unique_ptr<TextStore> store) : store_(std::move(store)) {}
    std::optional<local::LocalGame> look_up(const std::string& key);

    std::unique_ptr<TextStore> store_;
    std::uint64_t nodes_ = 0;
};

// $XDG_CACHE_HOME/tedomari/regions.sqlite or ~/.cache/…, its folder made; empty when there is no home.
std::string default_cache_path();

}  // namespace tedomari::survey
