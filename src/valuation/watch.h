// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "go/position.h"
#include "playout/light_board.h"
#include "tactics/question.h"
#include "valuation/mean.h"

namespace tedomari::valuation {

// Two goals of the list looked at together, each as its friend wants it: reached, or prevented.
struct Pairing {
    std::size_t a = 0, b = 0;  // which goals
    bool a_reached = true, b_reached = true;

    friend bool operator==(const Pairing&, const Pairing&) = default;
};

// Watches goals while random games are played, and adds up the scores of those in which each was reached, and
// each pairing came true [Cazenave 2005, 5.2, 5.3].  A playout::Visitor.
//
// When a goal is reached:
//      connect    as soon as both points are stones of one chain, whatever becomes of them
//      capture    as soon as the stone is taken
//      live       if the stone was never taken
//      eye        if the point ends as an eye
//      separate   if one of the stones was taken, or they end in different areas
// A connection that threatens a disconnection is a race, with the paper's rules: see decide().
//
// Hot.  What a move costs: a stone that joins two chains or more may reach any goal of its color, and those
// that are not reached yet are compared, one chain name with another; one that joins a single chain reaches
// only what ends where it stands.  A race is looked at when one of its points or pairs changed.
class Watch {
public:
    Watch(const go::Board& board, std::vector<tactics::Goal> goals, std::vector<Pairing> pairings);

    void played(const playout::LightBoard& board, go::Move move);
    void finished(const playout::LightBoard& board, int score);

    const std::vector<tactics::Goal>& goals() const { return goals_; }
    const std::vector<Pairing>& pairings() const { return pairings_; }
    const Mean& all() const { return all_; }
    const Mean& reached(std::size_t goal) const { return reached_scores_[goal]; }
    Mean missed(std::size_t goal) const { return all_ - reached_scores_[goal]; }
    const Mean& value(std::size_t pairing) const { return pairing_scores_[pairing]; }
    // Games of another watch of the same goals.
    Watch& operator+=(const Watch& other);

private:
    enum class Fate : std::uint8_t { open, counts, counts_not };
    struct Ends {  // of a connection
        go::Point a, b;
        std::uint16_t goal;
    };
    struct Race {  // s1, s2 are to be connected, s3, s4 not, which are the enemy's
        std::size_t pairing;
        go::Color color;
        std::array<go::Point, 4> s;
        std::array<bool, 4> was_empty;
    };

    void begin();
    void add_race(std::size_t pairing, const go::Board& board);
    void note_joins(const playout::LightBoard& board, go::Move move);
    void note_join(std::uint16_t goal) {
        reached_[goal] = 1;
        touch(races_of_goal_[goal]);
    }
    void note_taken(const playout::LightBoard& board, go::Color victim);
    void touch(std::span<const std::uint32_t> races) {
        touched_.insert(touched_.end(), races.begin(), races.end());
    }
    void run_races(const playout::LightBoard& board);
    static Fate decide(const playout::LightBoard& board, const Race& race);
    static bool is_lost(const playout::LightBoard& board, const Race& race, std::size_t stone);
    void look_at_the_end(const playout::LightBoard& board);

    std::vector<tactics::Goal> goals_;
    std::vector<Pairing> pairings_;
    std::array<std::vector<Ends>, 2> connections_;  // by color
    std::array<go::PointMap<std::vector<Ends>>, 2> connections_at_;
    std::array<std::vector<std::uint16_t>, 2> stones_;  // goals that end when a stone of the color is taken
    std::vector<std::uint16_t> at_the_end_;             // goals
    std::vector<Race> races_;
    std::vector<std::uint8_t> is_race_;                      // by pairing
    std::vector<std::vector<std::uint32_t>> races_of_goal_;  // that lean on it
    // Races that a stone of the color at the point takes something from.
    std::array<go::PointMap<std::vector<std::uint32_t>>, 2> races_against_;
    std::array<std::vector<go::Point>, 2> race_stones_;  // by color
    std::vector<Fate> first_fates_;                      // by race, before a move is played

    // Of the game under way.
    std::array<std::vector<Ends>, 2> unjoined_;
    std::array<std::vector<std::uint16_t>, 2> untaken_;
    std::vector<std::uint8_t> reached_, taken_;  // by goal
    std::vector<Fate> fates_;                    // by race
    go::PointMap<bool> gone_;                    // race stones
    std::vector<std::uint32_t> touched_;         // races, by the last move
    bool is_new_ = true;

    Mean all_;
    std::vector<Mean> reached_scores_, pairing_scores_;
};

}  // namespace tedomari::valuation
