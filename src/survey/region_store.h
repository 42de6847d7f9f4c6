// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "go/board.h"
#include "go/point_set.h"
#include "local/local_game.h"

namespace tedomari::survey {

// Where values of regions are remembered, so that a region that did not change is not searched again.
class RegionStore {
public:
    RegionStore() = default;
    virtual ~RegionStore() = default;
    RegionStore(const RegionStore&) = delete;
    RegionStore& operator=(const RegionStore&) = delete;

    virtual std::optional<local::LocalGame> find(const std::string& key) = 0;
    virtual void keep(const std::string& key, const local::LocalGame& game) = 0;
};

// In memory, for one run.
class RegionMemory : public RegionStore {
public:
    std::optional<local::LocalGame> find(const std::string& key) override;
    void keep(const std::string& key, const local::LocalGame& game) override;

private:
    std::unordered_map<std::string, local::LocalGame> known_;
};

// What a region's value depends on: its points, their stones, and the living stones around.
std::string region_key(const go::Board& model, const go::PointSet& region);

}  // namespace tedomari::survey
