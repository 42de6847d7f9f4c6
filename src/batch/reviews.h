// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "analysis/profile.h"
#include "batch/database.h"

namespace tedomari::batch {

// Which of the reviewed games: one player's, those of one file or folder, or all when both are empty.
struct ReviewsWanted {
    std::string player;
    std::string place;  // "games", "games/june", "games.sgfs": as tasks are named
};

// A game that was reviewed several times counts once, as it was reviewed last.  In the order of their keys, each with what
// lost something; memory is that of one game.
void for_each_review(Database& database, const ReviewsWanted& wanted,
                     const std::function<void(const analysis::ReviewedGame&)>& f);
std::int64_t not_reviewed(Database& database, const ReviewsWanted& wanted);  // of a place: tasks still to do
bool has_place(Database& database, const std::string& place);

// What everybody loses, by rank, over the whole database.
std::vector<analysis::RankLosses> losses_by_rank(Database& database);

// Draws the boards of moments from the records of their tasks.
void set_up(Database& database, std::vector<analysis::Moment>& moments);

}  // namespace tedomari::batch
