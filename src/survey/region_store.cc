// SPDX-License-Identifier: MIT
#include "survey/region_store.h"

#include <algorithm>
#include <vector>

#include "endgame/terrain.h"
#include "local/symmetry.h"

namespace tedomari::survey {

namespace {

using go::Cell;
using go::Point;
using go::PointSet;
using local::LocalGame;

struct Content {
    int row = 0, column = 0;
    char cell = 0;
    friend auto operator<=>(const Content&, const Content&) = default;
};

Cell seen(Cell cell, bool swapped) {
    return swapped && go::is_stone(cell) ? go::cell(go::opponent(go::color_of(cell))) : cell;
}

// What touches the region; everything, where an empty point does, because then more may matter, or where there are too
// many points to be searched, because then more is counted.
struct Surroundings {
    PointSet points;
    bool shut = true;
};
Surroundings surroundings(const go::Board& model, const PointSet& region) {
    PointSet around, everything;
    bool shut = region.size() <= endgame::Terrain::max_points;
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
    return {shut ? around : everything, shut};
}

// One way to lay it, before it is moved to the corner.
std::vector<Content> laid(const go::Board& model, const PointSet& points, go::Symmetry symmetry,
                          bool swapped) {
    std::vector<Content> contents;
    points.for_each([&](Point p) {
        const Point q = go::transformed(p, model.size(), symmetry);
        contents.push_back({q.row(), q.column(), static_cast<char>(seen(model.at(p), swapped))});
    });
    std::sort(contents.begin(), contents.end());
    return contents;
}

// The key of one way to lay it, `form` without its key.  Where the board ends nothing is written.
std::string written(const go::Board& model, const PointSet& region, const Surroundings& around,
                    NormalForm& form) {
    const std::vector<Content> inside = laid(model, region, form.symmetry, form.swapped);
    const std::vector<Content> outside = laid(model, around.points, form.symmetry, form.swapped);
    if (around.shut && !inside.empty()) {
        form.rows = inside.front().row;
        form.columns = std::min_element(inside.begin(), inside.end(), [](const Content& a, const Content& b) {
                           return a.column < b.column;
                       })->column;
    }
    std::string key;
    for (const auto* contents : {&inside, &outside}) {
        for (const Content& content : *contents) {
            key += static_cast<char>(content.row - form.rows + 1);  // what shuts it off lies one row further
            key += static_cast<char>(content.column - form.columns + 1);
            key += content.cell;
        }
        key += '|';
    }
    return key;
}

}  // namespace

NormalForm normal_form(const go::Board& model, const PointSet& region, Colors colors) {
    const go::Size size = model.size();
    const Surroundings around = surroundings(model, region);
    NormalForm best;
    for (const bool swapped : {false, true}) {
        if (swapped && colors == Colors::kept) break;
        for (const go::Symmetry symmetry : go::symmetries(go::square(size.width))) {
            NormalForm form{{}, size, symmetry, 0, 0, swapped};
            form.key = written(model, region, around, form);
            if (best.key.empty() || form.key < best.key) best = std::move(form);
        }
    }
    const go::Size named = around.shut ? go::Size{0, 0} : go::transformed(size, best.symmetry);
    best.key = std::string{static_cast<char>(named.width), static_cast<char>(named.height),
                           colors == Colors::kept ? 'k' : 'e'} +
               best.key;
    return best;
}

LocalGame NormalForm::there(const LocalGame& game) const {
    const LocalGame laid =
        local::transformed(swapped ? local::with_colors_swapped(game) : game, size, symmetry);
    return local::moved(laid, -columns, -rows);
}

LocalGame NormalForm::back(const LocalGame& game) const {
    const LocalGame laid = local::transformed(local::moved(game, columns, rows),
                                              go::transformed(size, symmetry), go::inverse(symmetry));
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
