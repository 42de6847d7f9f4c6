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
      races_of_goal_(goals_.size()),
      reached_(goals_.size()),
      taken_(goals_.size()),
      reached_scores_(goals_.size()),
      pairing_scores_(pairings_.size()) {
    assert(goals_.size() < 0xffff);
    for (std::size_t i = 0; i < goals_.size(); ++i) {
        const Goal& goal = goals_[i];
        const auto number = static_cast<std::uint16_t>(i);
        switch (goal.kind) {
            case GoalKind::connect:
                connections_[index(goal.attacker)].push_back({goal.a, goal.b, number});
                for (const Point p : {goal.a, goal.b})
                    connections_at_[index(goal.attacker)][p].push_back({goal.a, goal.b, number});
                break;
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
        const bool race = a.kind == GoalKind::connect && pairing.a_reached && b.kind == GoalKind::connect &&
                          !pairing.b_reached && a.attacker != b.attacker;
        if (!race) continue;
        add_race(i, board);
    }
    const LightBoard start(board, Color::black);
    for (const Race& race : races_) first_fates_.push_back(decide(start, race));
}

void Watch::add_race(std::size_t pairing, const go::Board& board) {
    const auto number = static_cast<std::uint32_t>(races_.size());
    const Goal &a = goals_[pairings_[pairing].a], &b = goals_[pairings_[pairing].b];
    is_race_[pairing] = 1;
    races_.push_back({pairing,
                      a.attacker,
                      {a.a, a.b, b.a, b.b},
                      {board.is_empty(a.a), board.is_empty(a.b), board.is_empty(b.a), board.is_empty(b.b)}});
    races_of_goal_[pairings_[pairing].a].push_back(number);
    races_of_goal_[pairings_[pairing].b].push_back(number);
    for (std::size_t i = 0; i < 4; ++i) {
        const Point p = races_.back().s[i];
        std::vector<Point>& stones = race_stones_[index(i < 2 ? a.attacker : b.attacker)];
        if (!board.is_empty(p) && std::find(stones.begin(), stones.end(), p) == stones.end())
            stones.push_back(p);
        races_against_[index(i < 2 ? b.attacker : a.attacker)][p].push_back(number);
    }
}

void Watch::begin() {
    unjoined_ = connections_;
    untaken_ = stones_;
    std::fill(reached_.begin(), reached_.end(), std::uint8_t{0});
    std::fill(taken_.begin(), taken_.end(), std::uint8_t{0});
    fates_ = first_fates_;
    for (const auto& stones : race_stones_) {
        for (const Point p : stones) gone_[p] = false;
    }
    is_new_ = false;
}

void Watch::played(const LightBoard& board, go::Move move) {
    if (is_new_) begin();
    if (move.is_pass()) return;
    const bool takes = board.captured() > 0;
    if (board.joined() > 0) note_joins(board, move);
    if (takes) note_taken(board, opponent(move.color));
    if (races_.empty()) return;
    gone_[move.point] = false;
    touch(races_against_[index(move.color)][move.point]);
    if (!touched_.empty()) run_races(board);
}

void Watch::note_joins(const LightBoard& board, go::Move move) {
    const Point name = board.chain(move.point);
    const auto is_joined = [&](const Ends& ends) {  // no branch between: which end fails cannot be predicted
        return (static_cast<int>(board.chain(ends.a) == name) &
                static_cast<int>(board.chain(ends.b) == name)) != 0;
    };
    if (board.joined() == 1) {
        for (const Ends& ends : connections_at_[index(move.color)][move.point]) {
            if (is_joined(ends) && reached_[ends.goal] == 0) note_join(ends.goal);
        }
        return;
    }
    std::vector<Ends>& open = unjoined_[index(move.color)];
    for (std::size_t i = 0; i < open.size();) {
        if (!is_joined(open[i])) {
            ++i;
            continue;
        }
        if (reached_[open[i].goal] == 0) note_join(open[i].goal);
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
    for (const Point p : race_stones_[index(victim)]) {
        if (gone_[p] || board.at(p) == stone) continue;
        gone_[p] = true;
        touch(races_against_[index(opponent(victim))][p]);
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
    for (const std::uint32_t i : touched_) {
        if (fates_[i] == Fate::open) fates_[i] = decide(board, races_[i]);
    }
    touched_.clear();
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
        if (a && b) pairing_scores_[i].add(score);
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
