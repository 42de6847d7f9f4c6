// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <set>
#include <string>
#include <unordered_set>

#include "forge/life_problem.h"
#include "forge/problem.h"
#include "forge/value_problem.h"
#include "go/game.h"
#include "sgf/tree.h"

namespace tedomari::forge {

struct Settings {
    std::set<Kind> kinds{std::begin(all_kinds), std::end(all_kinds)};
    LifeEffort life;
    ValueEffort value;
    int from = 20;        // moves before which nothing is looked for
    int life_every = 4;   // moves between positions in which groups are looked for
    int value_every = 8;  // … and open places, in the last so many moves of a game
    int last = 72;
    int most = 4;  // problems about groups of one game, and about places
    const std::atomic<bool>* cancel = nullptr;

    bool wants_life() const;
    bool wants_values() const;
};

// Cuts problems out of games and of boards made by chance, each shape once.
class Forge {
public:
    using Found = std::function<void(Problem&&)>;
    Forge(const Settings& settings, Found found);

    void know(const std::string& id);  // a problem that is there already

    // Of the main line; `source` is how its problems name it.  A record that cannot be read has none.
    void from_game(const sgf::Tree& tree, const std::string& source);
    // The board with this number: the same each time.
    void from_chance(std::uint64_t number);

private:
    bool is_new(const std::string& shape);
    bool is_cancelled() const { return settings_.cancel != nullptr && settings_.cancel->load(); }
    void groups_of(const go::Position& position, const std::string& source);
    void places_of(const go::Game& game, const std::string& source);
    bool give(Problem&& problem, const std::string& source);

    Settings settings_;
    Found found_;
    life::Table table_{std::size_t{32} << 20};
    std::unordered_set<std::string> seen_;  // shapes that were tried, and problems
    int groups_ = 0, places_ = 0;           // problems of this game
    go::PointSet asked_;                    // stones of this game whose life was asked about
    IsNew is_new_;
};

}  // namespace tedomari::forge
