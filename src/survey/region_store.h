// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "go/board.h"
#include "go/point_set.h"
#include "go/symmetry.h"
#include "local/local_game.h"

namespace tedomari::survey {

// A region laid on the table in the way that all its likenesses share, so that four corners and both colors
// are one region; and so is, where stones shut it off, whatever looks like it elsewhere on an edge, in the middle, on
// a board of another size.  `key` is all that its value depends on: its points, their stones, and what shuts it off.
struct NormalForm {
    std::string key;
    go::Size size;              // of the board it comes from
    go::Symmetry symmetry;      // that takes it there
    int columns = 0, rows = 0;  // … and then back by so many, to the corner
    bool swapped = false;       // … after its colors were exchanged

    local::LocalGame there(const local::LocalGame& game) const;
    local::LocalGame back(const local::LocalGame& game) const;
};

enum class Colors { kept, either };
NormalForm normal_form(const go::Board& model, const go::PointSet& region, Colors colors);

// Where values of regions are remembered, so that a region that did not change is not searched again.
// Values are what a search found: nothing of whoever judges the rest of the board is in them.
class RegionStore {
public:
    RegionStore() = default;
    virtual ~RegionStore() = default;
    RegionStore(const RegionStore&) = delete;
    RegionStore& operator=(const RegionStore&) = delete;

    virtual std::optional<local::LocalGame> find(const std::string& key) = 0;
    virtual void keep(const std::string& key, const local::LocalGame& game) = 0;
};

// In memory, for one run; `behind`, if there is one, is asked for what is not there and told of what is new.
class RegionMemory : public RegionStore {
public:
    explicit RegionMemory(RegionStore* behind = nullptr) : behind_(behind) {}
    std::optional<local::LocalGame> find(const std::string& key) override;
    void keep(const std::string& key, const local::LocalGame& game) override;

private:
    RegionStore* behind_;
    std::unordered_map<std::string, local::LocalGame> known_;
};

// The value of a region, or of a likeness of it.  Kos are not exchanged between the colors: lines are drawn
// with Black as komaster.
std::optional<local::LocalGame> recall(RegionStore& store, const go::Board& model,
                                       const go::PointSet& region);
void remember(RegionStore& store, const go::Board& model, const local::LocalGame& game);

}  // namespace tedomari::survey
