// SPDX-License-Identifier: MIT
// Hot: called after every move of every random game.
#include "valuation/watch.h"

#include <algorithm>
#include <cassert>

namespace tedomari::valuation {

using go::Cell;
using go::Color;
using go::Point;
using playout::LightBoard;
using tactics::Goal;
using tactics::GoalKind;

namespace {

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

// The points of a color's stones and eyes that hang together with p.
go::PointSet area_of(const LightBoard& board, Point p, Color color) {
    go::PointSet area = {p};
    std::array<Point, std::size_t{go::max_size} * go::max_size> open;
    std::size_t count = 0;
    open[count++] = p;
    while (count > 0) {
        for (const Point q : open[--count].neighbours()) {
            if (area.contains(q) || board.at(q) == Cell::edge || board.owner(q) != go::cell(color)) continue;
            area.insert(q);
            open[count++] = q;
        }
    }
    return area;
}

}  // namespace

Watch::Watch(const go::Board& board, std::vector<Goal> goals, std::vector<Pairing> pairings)
    : goals_(std::move(goals)),
      pairings_(std::move(pairings)),
      is_race_(pairings_.size()),
      reached_(goals_.size()),
      taken_(goals_.size()),
      reached_scores_(goals_.size()),
      pairing_scores_(pairings_.size()) {
    assert(goals_.size() < 0xffff);
    for (std::size_t i = 0; i < goals_.size(); ++i) {
        const Goal& goal = goals_[i];
        const auto number = static_cast<std::uint16_t>(i);
        watched_[goal.a] = true;
        if (!goal.b.is_nowhere()) watched_[goal.b] = true;
        switch (goal.kind) {
            case GoalKind::connect: connections_[index(goal.attacker)].push_back(number); break;
            case GoalKind::capture:
            case GoalKind::separate: stones_[index(opponent(goal.attacker))].push_back(number); break;
            case GoalKind::live: stones_[index(goal.attacker)].push_back(number); break;
            case GoalKind::eye: break;
        }
        if (goal.kind != GoalKind::connect && goal.kind != GoalKind::capture) at_the_end_.push_back(number);
    }
    for (std::size_t i = 0; i < pairings_.size(); ++i) {
        const Pairing& pairing = pairings_[i];
        const Goal &a = goals_[pairing.a], &b = goals_[pairing.b];
        const bool race = pairing.form == Pairing::Form::both && a.kind == GoalKind::connect &&
                          pairing.a_reached && b.kind == GoalKind::connect && !pairing.b_reached &&
                          a.attacker != b.attacker;
        if (!race) continue;
        is_race_[i] = 1;
        races_.push_back(
            {i,
             a.attacker,
             {a.a, a.b, b.a, b.b},
             {board.is_empty(a.a), board.is_empty(a.b), board.is_empty(b.a), board.is_empty(b.b)}});
    }
    fates_.resize(races_.size());
}

void Watch::begin() {
    unjoined_ = connections_;
    untaken_ = stones_;
    std::fill(reached_.begin(), reached_.end(), std::uint8_t{0});
    std::fill(taken_.begin(), taken_.end(), std::uint8_t{0});
    std::fill(fates_.begin(), fates_.end(), Fate::open);
    is_new_ = false;
}

void Watch::played(const LightBoard& board, go::Move move) {
    if (is_new_) begin();
    if (move.is_pass()) return;
    const bool takes = board.captured() > 0;
    const bool joins = board.neighbours_of(move.point, move.color) >= 2 || watched_[move.point];
    if (!takes && !joins) return;
    if (joins) note_joins(board, move.color);
    if (takes) note_taken(board, opponent(move.color));
    if (!races_.empty()) run_races(board);
}

void Watch::note_joins(const LightBoard& board, Color color) {
    std::vector<std::uint16_t>& open = unjoined_[index(color)];
    for (std::size_t i = 0; i < open.size();) {
        const Goal& goal = goals_[open[i]];
        if (!board.are_joined(goal.a, goal.b, color)) {
            ++i;
            continue;
        }
        reached_[open[i]] = 1;
        open[i] = open.back();
        open.pop_back();
    }
}

void Watch::note_taken(const LightBoard& board, Color victim) {
    std::vector<std::uint16_t>& open = untaken_[index(victim)];
    const Cell stone = go::cell(victim);
    for (std::size_t i = 0; i < open.size();) {
        const Goal& goal = goals_[open[i]];
        if (board.at(goal.a) == stone && (goal.kind != GoalKind::separate || board.at(goal.b) == stone)) {
            ++i;
            continue;
        }
        taken_[open[i]] = 1;
        reached_[open[i]] = goal.kind == GoalKind::capture;
        open[i] = open.back();
        open.pop_back();
    }
}

// A stone that was taken, or an empty point that the other side holds.
bool Watch::is_lost(const LightBoard& board, const Race& race, std::size_t stone) {
    const Color color = stone < 2 ? race.color : opponent(race.color);
    const Cell cell = board.at(race.s[stone]);
    return race.was_empty[stone] ? cell == go::cell(opponent(color)) : cell != go::cell(color);
}

// The paper's tests in their order [Cazenave 2005, 5.3], where an empty point that is to be connected counts
// as lost only once the other side holds it.
Watch::Fate Watch::decide(const LightBoard& board, const Race& race) {
    if (is_lost(board, race, 0) || is_lost(board, race, 1)) return Fate::counts_not;
    if (board.are_joined(race.s[0], race.s[1], race.color) &&
        (is_lost(board, race, 2) || is_lost(board, race, 3)))
        return Fate::counts;
    if (board.are_joined(race.s[2], race.s[3], opponent(race.color))) return Fate::counts_not;
    return Fate::open;
}

void Watch::run_races(const LightBoard& board) {
    for (std::size_t i = 0; i < races_.size(); ++i) {
        if (fates_[i] == Fate::open) fates_[i] = decide(board, races_[i]);
    }
}

void Watch::look_at_the_end(const LightBoard& board) {
    for (const std::uint16_t i : at_the_end_) {
        const Goal& goal = goals_[i];
        const Color owner = goal.kind == GoalKind::separate ? opponent(goal.attacker) : goal.attacker;
        switch (goal.kind) {
            case GoalKind::live: reached_[i] = !taken_[i]; break;
            case GoalKind::eye:
                reached_[i] = board.at(goal.a) == Cell::empty && board.is_eye(goal.a, owner);
                break;
            case GoalKind::separate:
                reached_[i] = taken_[i] || (!board.are_joined(goal.a, goal.b, owner) &&
                                            !area_of(board, goal.a, owner).contains(goal.b));
                break;
            default: break;
        }
    }
    for (std::size_t i = 0; i < races_.size(); ++i) {
        if (fates_[i] != Fate::open) continue;
        const Race& race = races_[i];
        if (board.are_joined(race.s[0], race.s[1], race.color)) fates_[i] = Fate::counts;
    }
}

void Watch::finished(const LightBoard& board, int score) {
    if (is_new_) begin();
    is_new_ = true;
    look_at_the_end(board);
    all_.add(score);
    for (std::size_t i = 0; i < goals_.size(); ++i) {
        if (reached_[i]) reached_scores_[i].add(score);
    }
    for (std::size_t i = 0; i < races_.size(); ++i) {
        if (fates_[i] == Fate::counts) pairing_scores_[races_[i].pairing].add(score);
    }
    for (std::size_t i = 0; i < pairings_.size(); ++i) {
        if (is_race_[i]) continue;
        const Pairing& pairing = pairings_[i];
        const bool a = (reached_[pairing.a] != 0) == pairing.a_reached;
        const bool b = (reached_[pairing.b] != 0) == pairing.b_reached;
        if (pairing.form == Pairing::Form::both ? a && b : a || b) pairing_scores_[i].add(score);
    }
}

Watch& Watch::operator+=(const Watch& other) {
    assert(goals_ == other.goals_ && pairings_ == other.pairings_);
    all_ += other.all_;
    for (std::size_t i = 0; i < goals_.size(); ++i) reached_scores_[i] += other.reached_scores_[i];
    for (std::size_t i = 0; i < pairings_.size(); ++i) pairing_scores_[i] += other.pairing_scores_[i];
    return *this;
}

}  // namespace tedomari::valuation
