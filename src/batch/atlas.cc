// SPDX-License-Identifier: MIT
#include "batch/atlas.h"

#include <algorithm>

#include "sgf/replay.h"

namespace tedomari::batch {

namespace {

struct Spelled {
    int row, column;
    char sign;
};

// The key lists the region and then what shuts it off, three bytes a point (survey/region_store.cc).
std::vector<Spelled> spelled(const std::string& key) {
    constexpr std::size_t head = 3;
    constexpr std::string_view inside = ".XO", outside = " xo";
    std::vector<Spelled> points;
    std::string_view signs = inside;
    for (std::size_t i = head; i < key.size();) {
        if (key[i] == '|') {
            signs = outside;
            ++i;
            continue;
        }
        const auto cell = static_cast<std::size_t>(key[i + 2]);
        points.push_back({key[i], key[i + 1], cell < signs.size() ? signs[cell] : ' '});
        i += 3;
    }
    return points;
}

std::string names_of(const go::PointSet& points) {
    std::string text;
    points.for_each([&](go::Point p) { text += (text.empty() ? "" : " ") + go::to_string(p); });
    return text;
}

}  // namespace

std::string form_text(const survey::NormalForm& form) {
    const auto points = spelled(form.key);
    int rows = 0, columns = 0;
    for (const Spelled& point : points) {
        rows = std::max(rows, point.row + 1);
        columns = std::max(columns, point.column + 1);
    }
    std::vector<std::string> lines(static_cast<std::size_t>(rows),
                                   std::string(static_cast<std::size_t>(columns), ' '));
    for (const Spelled& point : points)
        lines[static_cast<std::size_t>(point.row)][static_cast<std::size_t>(point.column)] = point.sign;
    std::string text = form.key.size() > 2 && form.key[2] == 'k' ? "ko: " : "";
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        text += (line == lines.rbegin() ? "" : "/") + *line;
    return text;
}

std::vector<AtlasEntry> atlas_of(const sgf::Record& record, const Question& question,
                                 const survey::SurveySettings& settings) {
    std::vector<AtlasEntry> atlas;
    const int moves = static_cast<int>(record.game.moves().size());
    for (int number = moves - question.back; number >= 0; number -= question.every) {
        const auto game = sgf::game_at(record.tree, number);
        if (!game || (settings.cancel != nullptr && settings.cancel->load())) break;
        const survey::Survey board = survey::survey(*game, settings);
        for (const survey::SurveyedRegion& region : board.regions) {
            if (region.game.evidence != Evidence::proved) continue;
            const auto colors = region.game.has_ko ? survey::Colors::kept : survey::Colors::either;
            const auto form = survey::normal_form(board.partition.model, region.open.points, colors);
            atlas.push_back({number, names_of(region.open.points), form_text(form), form.there(region.game)});
        }
    }
    return atlas;
}

}  // namespace tedomari::batch
