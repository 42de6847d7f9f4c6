// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <chrono>
#include <memory>

#include "endgame/wall_doubt.h"
#include "endgame/wall_life.h"
#include "go/game.h"
#include "survey/likely_value.h"
#include "survey/survey.h"

namespace tedomari::analysis {

namespace {

using go::Point;

// Proved when safe stones stand all around; an open border leans on what lies beyond it.
local::Border border_of(const go::Board& board, const go::PointSet& region) {
    const go::PointSet safe = endgame::living_walls(board, region);
    bool proved = true;
    region.for_each([&](Point p) {
        for (const Point q : p.neighbours())
            proved &= !board.size().contains(q) || region.contains(q) || safe.contains(q);
    });
    return proved ? local::Border::proved : local::Border::judged;
}

// The value that `analyze` has for the points, with what it holds settled around them: where they are regions of its
// own and ground beside them, so that both speak of the same game.  Nothing where they cut through what is open, or
// where it proves nothing.
std::optional<local::LocalGame> as_analyzed(const go::Position& position, const go::PointSet& points,
                                            endgame::Effort effort, const survey::Judge& judge) {
    constexpr std::chrono::nanoseconds longest = std::chrono::seconds(1);
    survey::SurveySettings settings;
    settings.time = std::min(effort.time / 4, longest);
    settings.cancel = effort.cancel;
    settings.judge = std::shared_ptr<const survey::Judge>(&judge, [](const survey::Judge*) {});
    const survey::Survey survey = survey::survey(go::Game(position), settings);
    bool exact = false;
    for (const survey::SurveyedRegion& region : survey.regions) {
        if (!region.open.points.intersects(points)) continue;
        if (!points.includes(region.open.points) || region.game.evidence != Evidence::proved)
            return std::nullopt;
        exact = true;
    }
    if (!exact) return std::nullopt;
    go::PointMap<go::Cell> owner = survey.partition.owner;
    points.for_each([&](Point p) { owner[p] = go::Cell::empty; });
    effort.time /= 2;
    auto game = endgame::evaluate(survey::model_of(position.board, owner), points, effort);
    if (!game || game->evidence != Evidence::proved) return std::nullopt;
    game->model = "play in the region; what analyze holds settled around it is so";
    return std::move(*game);
}

// Stones outside are taken for alive: says so of those that have little room to be.
std::vector<std::string> doubtful_neighbours(const go::Board& board, const go::PointSet& region) {
    std::vector<std::string> notices;
    for (const endgame::WallDoubt& doubt : endgame::wall_doubts(board, region))
        notices.push_back("the stones at " + go::to_string(doubt.stone) + " have room for " +
                          std::to_string(doubt.room) + (doubt.room == 1 ? " point" : " points") +
                          " outside the region");
    return notices;
}

}  // namespace

Result<local::LocalGame> value_region(const go::Position& position, const go::PointSet& points,
                                      const endgame::Effort& effort, const survey::Judge* judge) {
    constexpr double for_the_proof = 0.9;  // of the time, where there is another way
    const auto start = std::chrono::steady_clock::now();
    endgame::Effort proof = effort;
    proof.doubt_walls = true;
    if (judge != nullptr && effort.time != std::chrono::nanoseconds::max())
        proof.time = std::chrono::nanoseconds(
            static_cast<std::int64_t>(static_cast<double>(effort.time.count()) * for_the_proof));
    auto game = endgame::evaluate(position.board, points, proof);
    if (!game || judge == nullptr || game->evidence == Evidence::proved) return game;
    if (effort.cancel != nullptr && effort.cancel->load()) return game;
    survey::LikelyEffort likely;
    likely.nodes = effort.nodes;
    likely.time = effort.time == std::chrono::nanoseconds::max()
                      ? effort.time
                      : effort.time - (std::chrono::steady_clock::now() - start);
    if (const auto value = survey::likely_value(go::Game(position), points, *judge, likely))
        survey::take_over(*value, *game);
    return game;
}

Result<RegionReport> region(const go::Position& position, const go::PointSet& points,
                            const endgame::Effort& effort, const survey::Judge* judge) {
    const auto start = std::chrono::steady_clock::now();
    std::optional<local::LocalGame> known;
    endgame::Effort rest = effort;
    if (judge != nullptr && effort.time != std::chrono::nanoseconds::max()) {
        known = as_analyzed(position, points, effort, *judge);
        rest.time -= std::chrono::steady_clock::now() - start;
    }
    auto game =
        known ? Result<local::LocalGame>(std::move(*known)) : value_region(position, points, rest, judge);
    if (!game) return game.error();
    RegionReport report{position, std::move(*game)};
    report.explained = effort.explain;
    report.game.border = border_of(position.board, points);
    for (std::string& notice : doubtful_neighbours(position.board, points))
        report.game.notices.push_back(std::move(notice));
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace tedomari::analysis
