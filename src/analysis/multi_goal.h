// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "analysis/goal.h"
#include "outcome/dependence.h"
#include "tactics/wish.h"

namespace tedomari::analysis {

// How an answer about several goals came about.
enum class Way : std::uint8_t {
    one_goal,  // one of them decides it, whatever becomes of the others
    apart,     // several do, and what their searches lean on has no point in common
    jointly,   // one search of all of them on one board
    formula,   // as if they were independent, which nobody has shown
};
std::string_view to_string(Way way);

struct MultiAnswer {
    outcome::Outcome outcome;  // as Friend sees it
    Evidence evidence = Evidence::bounded;
    Way way = Way::formula;
    go::Point best;      // of the side that moves first, if one is known
    go::PointSet trace;  // what it leans on
};

// Two goals that lean on the same points, and what the moves they share make of that.
struct Meeting {
    std::size_t a = 0, b = 0;  // which goals
    go::PointSet points;
    std::vector<outcome::Dependence<go::Point>> dependences;  // (n,m)-moves
    std::vector<go::Point> sussman;                           // win one and lose the other
};

struct MultiGoalReport {
    go::Position position;
    tactics::Wish wish;
    std::vector<GoalReport> parts;  // each read on its own
    std::vector<Meeting> meetings;

    std::string formula;  // "W|L or W|L = W|WL"
    outcome::Status by_formula;
    MultiAnswer friend_first, opponent_first;
    outcome::Status status;
    std::optional<outcome::Status> read_jointly;
    // Of two goals, by the formula with the joint moves of axiom 16, where effective moves were found.
    std::optional<outcome::Status> by_joint_moves;

    // Each verified by reading on; only those that some goal's moves or the joint search suggest are tried.
    std::vector<go::Point> winning_moves, preventing_moves;
    bool complete = true;  // false when the budget ended the lists early

    std::uint64_t nodes_apart = 0, nodes_jointly = 0;  // of the status, without lists of moves
    double seconds = 0;
};

struct MultiGoalOptions {
    tactics::Effort effort;
    bool always_jointly = false;  // to compare
    bool moves = true;            // list them
    std::size_t memory = std::size_t{64} << 20;
};

// Reads the goals apart, combines them, and reads them together where that proves nothing: where traces meet, in
// kos, where a goal is unknown.  Wishes of both attack and defence are not read together.
MultiGoalReport study_wish(const go::Position& position, const tactics::Wish& wish,
                           const MultiGoalOptions& options, tactics::ReadingTable& table, Budget& budget);

// What somebody writes: one goal, or several joined by and, or, not.
using tactics::parse_wish;
using StudiedWish = std::variant<GoalReport, MultiGoalReport>;
StudiedWish study(const go::Position& position, const tactics::Wish& wish, const MultiGoalOptions& options,
                  Budget& budget);

}  // namespace tedomari::analysis
