// SPDX-License-Identifier: MIT
#include "survey/region_store.h"

#include <algorithm>
#include <vector>

#include "local/symmetry.h"

namespace tedomari::survey {

namespace {

using go::Cell;
using go::Point;
using go::PointSet;
using local::LocalGame;

struct Content {
    int place = 0;
    char cell = 0;
    friend auto operator<=>(const Content&, const Content&) = default;
};

Cell seen(Cell cell, bool swapped) {
    return swapped && go::is_stone(cell) ? go::cell(go::opponent(go::color_of(cell))) : cell;
}

// What touches the region; everything, where an empty point does, because then more may matter.
PointSet surroundings(const go::Board& model, const PointSet& region) {
    PointSet around, everything;
    bool shut = true;
    go::for_each_point(model.size(), [&](Point p) {
        if (!region.contains(p)) everything.insert(p);
    });
    region.for_each([&](Point p) {
        for (const Point q : p.neighbours()) {
            if (!everything.contains(q)) continue;
            around.insert(q);
            shut = shut && !model.is_empty(q);
        }
    });
    return shut ? around : everything;
}

// One way to lay it.
std::string written(const go::Board& model, const PointSet& points, go::Symmetry symmetry, bool swapped) {
    const go::Size size = model.size(), after = go::transformed(size, symmetry);
    std::vector<Content> contents;
    points.for_each([&](Point p) {
        const Point q = go::transformed(p, size, symmetry);
        contents.push_back(
            {q.row() * after.width + q.column(), static_cast<char>(seen(model.at(p), swapped))});
    });
    std::sort(contents.begin(), contents.end());
    std::string key;
    for (const Content& content : contents) {
        key += static_cast<char>(content.place >> 8);
        key += static_cast<char>(content.place & 255);
        key += content.cell;
    }
    return key;
}

}  // namespace

NormalForm normal_form(const go::Board& model, const PointSet& region, Colors colors) {
    const go::Size size = model.size();
    const PointSet around = surroundings(model, region);
    NormalForm best;
    for (const bool swapped : {false, true}) {
        if (swapped && colors == Colors::kept) break;
        for (const go::Symmetry symmetry : go::symmetries(size)) {
            std::string key =
                written(model, region, symmetry, swapped) + "|" + written(model, around, symmetry, swapped);
            if (best.key.empty() || key < best.key) best = {std::move(key), size, symmetry, swapped};
        }
    }
    best.key = std::string{static_cast<char>(size.width), static_cast<char>(size.height),
                           colors == Colors::kept ? 'k' : 'e'} +
               best.key;
    return best;
}

LocalGame NormalForm::there(const LocalGame& game) const {
    return local::transformed(swapped ? local::with_colors_swapped(game) : game, size, symmetry);
}

LocalGame NormalForm::back(const LocalGame& game) const {
    const LocalGame laid = local::transformed(game, go::transformed(size, symmetry), go::inverse(symmetry));
    return swapped ? local::with_colors_swapped(laid) : laid;
}

std::optional<LocalGame> RegionMemory::find(const std::string& key) {
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    auto behind = behind_ != nullptr ? behind_->find(key) : std::nullopt;
    if (behind) known_[key] = *behind;
    return behind;
}

void RegionMemory::keep(const std::string& key, const LocalGame& game) {
    known_[key] = game;
    if (behind_ != nullptr) behind_->keep(key, game);
}

std::optional<LocalGame> recall(RegionStore& store, const go::Board& model, const PointSet& region) {
    for (const Colors colors : {Colors::either, Colors::kept}) {
        const NormalForm form = normal_form(model, region, colors);
        const auto known = store.find(form.key);
        if (!known) continue;
        LocalGame game = form.back(*known);
        if (game.region == region) return game;  // else it was damaged where it was kept
    }
    return std::nullopt;
}

void remember(RegionStore& store, const go::Board& model, const LocalGame& game) {
    const NormalForm form = normal_form(model, game.region, game.has_ko ? Colors::kept : Colors::either);
    store.keep(form.key, form.there(game));
}

}  // namespace tedomari::survey
