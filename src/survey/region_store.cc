// SPDX-License-Identifier: MIT
#include "survey/region_store.h"

namespace tedomari::survey {

using go::Point;
using go::PointSet;
using local::LocalGame;

std::optional<LocalGame> RegionMemory::find(const std::string& key) {
    const auto found = known_.find(key);
    return found == known_.end() ? std::nullopt : std::optional(found->second);
}

void RegionMemory::keep(const std::string& key, const LocalGame& game) { known_[key] = game; }

std::string region_key(const go::Board& model, const PointSet& region) {
    const go::Size size = model.size();
    std::string key{static_cast<char>(size.width), static_cast<char>(size.height)};
    PointSet around;
    const auto add = [&](Point p) {
        key += static_cast<char>(p.column());
        key += static_cast<char>(p.row());
        key += static_cast<char>(model.at(p));
    };
    region.for_each([&](Point p) {
        add(p);
        for (const Point q : p.neighbours()) {
            if (size.contains(q) && !region.contains(q)) around.insert(q);
        }
    });
    key += '|';
    around.for_each(add);
    return key;
}

}  // namespace tedomari::survey
