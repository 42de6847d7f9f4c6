// SPDX-License-Identifier: MIT
#include "atlas/make.h"

#include "atlas/shapes.h"
#include "sgf/game_info.h"
#include "sgf/replay.h"
#include "survey/learned.h"
#include "survey/partition.h"

namespace tedomari::atlas {

std::string Maker::add(const Place& part) {
    const std::string plain = key_of(drawn(part.form(survey::Colors::either)), false);
    const std::string with_ko = key_of(drawn(part.form(survey::Colors::kept)), true);
    for (const std::string& key : {plain, with_ko}) {
        if (atlas_.knows(key)) return atlas_.find(part) ? key : "";
    }
    if (part.empty() > settings_.most_empty) return "";
    const auto entry = value(part, settings_.nodes);
    written_(entry ? atlas_.add(*entry) : atlas_.add_unproved(plain, entry.error().message));
    return entry ? key_of(*entry) : "";
}

void Maker::add_shapes(int points) {
    for_each_shape(points, [&](const Place& place) {
        // Half of the likenesses are seen by their drawing alone.
        if (!looked_at_.insert(drawn(place.form(survey::Colors::either)).text).second) return !is_cancelled();
        const auto parts = open_parts(place);
        if (parts.size() == 1 && parts.front().points == place.points) add(place);
        return !is_cancelled();
    });
}

void Maker::add_game(const sgf::Tree& tree, const std::string& name) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info || info->size.width > 19 || info->size.height > 19) return;
    const auto all = sgf::game_at(tree, *info, {}, ignored);
    if (!all) return;
    const auto moves = static_cast<int>(all->moves().size());
    std::set<std::string> keys;
    for (int number = moves; number > 0 && number >= moves - settings_.last; number -= settings_.every) {
        const auto game = sgf::game_at(tree, *info, number, ignored);
        if (!game || !game->board().is_possible()) continue;
        const survey::Judgement judgement = survey::LearnedJudge().judge(*game, settings_.cancel);
        if (is_cancelled()) return;
        const survey::Partition parts = survey::partition(game->board(), judgement);
        for (const survey::OpenRegion& region : parts.regions) {
            for (const Place& part : open_parts({parts.model, region.points})) {
                if (std::string key = add(part); !key.empty()) keys.insert(std::move(key));
            }
        }
    }
    written_(atlas_.add_game(name, keys));
}

}  // namespace tedomari::atlas
