// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "valuation/values.h"

namespace tedomari::valuation {

// What has to be watched so that every play gets its four values, and the values once games were watched.
//
// Threats are many and searches for sente dear, so they are put off.  First the goals alone are watched;
// then, of the plays that may be among the hottest, everything that may count with them.  At the end the
// hottest move is priced as if all its threats were sente, those that make it so are asked about, and it is
// priced again; once nothing is left to ask, no other can be hotter.
class Pricing {
public:
    Pricing(const go::Position& position, std::span<const tactics::GoalSummary> goals, const Plays& plays,
            PlayFinder& finder, const ValueSettings& settings);

    bool is_empty() const { return plays_.plays.empty(); }
    Watch& watch() { return watch_; }
    // Adds what may count with the likeliest plays, by the games watched so far, which are forgotten.
    void look_closer();

    // The hottest first.  Of each color so many have been asked about; of the others only what is known
    // counts.
    std::vector<MoveValue> moves(int black, int white);
    std::vector<MoveValue> hopeful_moves() const;  // as if all that may be true were
    std::vector<GoalValue> open_goals() const;     // the most important first
    Sampled score() const;
    std::size_t threats() const;  // that were looked at

private:
    using GoalNumber = std::size_t;
    enum class Truth : std::uint8_t { hoped, known, refuted };
    struct Partner {  // another goal that counts with a play's own, and where both are watched
        tactics::Question question;
        std::size_t pairing = 0;
        std::size_t source = 0;  // of what is invalidated: the opponent's play that threatens it
        Truth truth = Truth::hoped;
    };
    struct Item {  // of a play
        GoalNumber goal = 0;
        std::vector<Partner> threats, invalidated;
    };
    // What a side may do about a goal, and what that leans on: a play, which list of its partners, which of
    // them.
    struct Leaning {
        std::size_t play;
        std::vector<Partner> Item::*list;
        std::size_t partner;
    };
    struct Offer {
        Sampled value, threat;
        std::optional<Leaning> taken, threatened;  // what value and threat lean on
    };
    struct Answer {
        Offer offer;
        std::optional<tactics::Question> about;  // the enemy's own goal, if not the play's
    };
    struct Priced {
        MoveValue value;
        std::vector<Leaning> leanings;
    };
    enum class Belief { hopeful, sceptical };

    GoalNumber number_of(const tactics::Goal& goal);
    Partner partner(GoalNumber goal, const tactics::Question& own, const tactics::Question& other);
    bool is_empty_connection(const tactics::Goal& goal) const;
    bool takes_something(std::size_t play) const;
    std::vector<std::size_t> likeliest() const;
    void add_invalidations(std::size_t play, std::span<const std::size_t> others);
    bool is_traced(const tactics::Question& threat, go::Point p) const;

    Sampled value_of(const tactics::Question& question) const;
    const Partner& partner_of(const Leaning& leaning) const {
        return (items_[leaning.play].*leaning.list)[leaning.partner];
    }
    std::optional<Sampled> value_of(const Partner& partner, Belief belief) const;
    Offer offer_of(std::size_t play, Belief belief) const;
    std::vector<Answer> answers_to(std::size_t play, Belief belief) const;
    Priced priced(std::size_t play, Belief belief) const;
    cgt::Thermograph thermograph_of_play(std::size_t play) const;
    bool ask(const Leaning& leaning);
    bool ask_about_answers(std::size_t play);
    bool has_values(std::size_t play) const;
    std::vector<MoveValue> verified(go::Color color, int wanted);

    const go::Position& position_;
    std::span<const tactics::GoalSummary> summaries_;
    const Plays& plays_;
    PlayFinder& finder_;
    const ValueSettings& settings_;
    std::vector<tactics::Goal> goals_;
    std::map<std::uint64_t, GoalNumber> numbers_;  // by key
    std::vector<Pairing> pairings_;
    std::map<std::tuple<std::size_t, std::size_t, bool, bool>, std::size_t> pairing_numbers_;
    std::vector<Item> items_;                                          // by play
    std::map<std::pair<int, int>, std::vector<std::size_t>> by_move_;  // plays of a color's move
    std::map<std::pair<std::uint64_t, bool>, std::vector<std::size_t>>
        by_goal_;  // that reach it, that prevent it
    Watch watch_;
};

}  // namespace tedomari::valuation
