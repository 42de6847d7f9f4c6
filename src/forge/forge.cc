// SPDX-License-Identifier: MIT
#include "forge/forge.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/rng.h"
#include "go/flood.h"
#include "sgf/replay.h"
#include "survey/learned.h"
#include "survey/partition.h"
#include "trial/generated_boards.h"

namespace tedomari::forge {

using go::Color;
using go::Point;

bool Settings::wants_life() const {
    return std::ranges::any_of(kinds, [](Kind kind) { return kind <= Kind::ko; });
}
bool Settings::wants_values() const {
    return std::ranges::any_of(kinds, [](Kind kind) { return kind > Kind::ko; });
}

Forge::Forge(const Settings& settings, Found found)
    : settings_(settings),
      found_(std::move(found)),
      is_new_([this](const std::string& s) { return is_new(s); }) {
    settings_.life.cancel = settings_.value.cancel = settings_.cancel;
}

bool Forge::is_new(const std::string& shape) { return seen_.insert(shape).second; }

void Forge::know(const std::string& id) { seen_.insert(id); }

bool Forge::give(Problem&& problem, const std::string& source) {
    if (!settings_.kinds.contains(problem.kind)) return false;
    problem.source = source;
    found_(std::move(problem));
    return true;
}

void Forge::groups_of(const go::Position& position, const std::string& source) {
    constexpr std::size_t most_groups = 4;
    auto groups = groups_at_stake(position, settings_.life.least_stones);
    if (groups.size() > most_groups) groups.resize(most_groups);
    for (const go::PointSet& group : groups) {
        if (group.intersects(asked_) || groups_ == settings_.most) continue;
        if (is_cancelled()) return;
        auto problem = life_problem(position.board, group, table_, settings_.life, is_new_);
        if (!problem || !give(std::move(*problem), source)) continue;
        asked_ |= group;
        ++groups_;
    }
}

void Forge::places_of(const go::Game& game, const std::string& source) {
    const survey::Judgement judgement = survey::LearnedJudge().judge(game, settings_.cancel);
    const survey::Partition parts = survey::partition(game.board(), judgement);
    OpenBoard open{parts.model, {}, parts.owner};
    // What lies in settled ground is seen as it lies there.
    go::for_each_point(game.size(), [&](Point p) {
        const go::Cell there = game.board().at(p);
        if (go::is_stone(parts.owner[p]) && there != parts.owner[p]) open.board.remove(p);
    });
    for (const survey::OpenRegion& region : parts.regions) open.places.push_back(region.points);
    for (Problem& problem : value_problems(open, settings_.kinds, settings_.value, is_new_))
        places_ += give(std::move(problem), source);
}

void Forge::from_game(const sgf::Tree& tree, const std::string& source) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info || info->size.width > 19 || info->size.height > 19) return;
    const auto line = sgf::main_line(tree);
    const auto moves = static_cast<int>(
        std::ranges::count_if(line, [&](sgf::NodeId node) { return sgf::has_move(tree, node); }));
    sgf::Replay replay(tree, *info);
    asked_.clear();
    groups_ = places_ = 0;
    for (const sgf::NodeId node : line) {
        if (is_cancelled()) return;
        const bool is_move = sgf::has_move(tree, node);
        replay.play(node, ignored);
        const int number = replay.move_number();
        if (!is_move || number < settings_.from || !replay.game().board().is_possible()) continue;
        const std::string where = fmt::format("{} after move {}", source, number);
        if (settings_.wants_life() && groups_ < settings_.most && number % settings_.life_every == 0)
            groups_of(replay.game().position(), where);
        const int left = moves - number;
        if (settings_.wants_values() && places_ < settings_.most && left <= settings_.last &&
            left % settings_.value_every == 0)
            places_of(replay.game(), where);
    }
}

void Forge::from_chance(std::uint64_t number) {
    Rng rng(number);
    const go::Size size{7 + static_cast<int>(rng.below(4)), 5 + static_cast<int>(rng.below(9))};
    trial::GapSettings gaps;
    gaps.most = 2 + static_cast<int>(rng.below(2));
    gaps.stones = 3;
    gaps.solid = true;
    const trial::GeneratedBoard made = trial::generated_board(rng, size, gaps);
    OpenBoard open{made.board, {}, {}};
    go::PointSet gap;
    go::for_each_point(size, [&](Point p) {
        if (made.ownership[p] == 0) {
            gap.insert(p);
        } else {
            open.owners[p] = go::cell(made.ownership[p] > 0 ? Color::black : Color::white);
        }
    });
    open.places = go::pieces(gap);
    if (!settings_.wants_values()) return;
    for (Problem& problem : value_problems(open, settings_.kinds, settings_.value, is_new_))
        give(std::move(problem), fmt::format("generated:{}", number));
}

}  // namespace tedomari::forge
