// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "cgt/thermograph.h"

namespace tedomari::valuation {

Rational rounded(double value);  // to hundredths

// The four values of a move [Cazenave 2005, 6.1], as its owner sees them: what he has when he reaches his
// goal, and when he reaches the threatened one as well; when the enemy prevents it, and gets what he
// threatens by that as well.  Without threats both values of a side are equal.
template <class Number>
struct FourValues {
    Number friend_threat{}, friend_value{}, enemy{}, enemy_threat{};

    FourValues operator-() const { return {-friend_threat, -friend_value, -enemy, -enemy_threat}; }
    // As noise may not have it: a threat is at least as good as the goal alone for whoever threatens.
    FourValues clamped() const {
        return {friend_threat < friend_value ? friend_value : friend_threat, friend_value, enemy,
                enemy < enemy_threat ? enemy : enemy_threat};
    }
    // Whether the goal is worth having at all, as far as these values say.
    bool is_worth_playing() const { return enemy < friend_value; }
    friend bool operator==(const FourValues&, const FourValues&) = default;
};

// The paper's, of {friend_threat|friend || enemy|enemy_threat} [Cazenave 2005, 6.4], whatever the order of
// the values.  Exact while friend_threat >= friend >= enemy >= enemy_threat (erratum 5).
template <class Number>
Number paper_temperature(const FourValues<Number>& v) {
    const auto size = [](Number x) { return x < Number(0) ? -x : x; };
    const Number two(2), four(4);
    const Number of_enemy = size(v.enemy_threat - v.enemy) / two;
    const Number of_friend = size(v.friend_threat - v.friend_value) / two;
    const Number width = size(v.friend_value - v.enemy);
    if (width < of_friend - of_enemy) return of_enemy + width;
    if (width < of_enemy - of_friend) return of_friend + width;
    return size(v.friend_threat + v.friend_value - v.enemy - v.enemy_threat) / four;
}

// The same clamped: 0 where the goal is not worth having.
template <class Number>
Number temperature(const FourValues<Number>& v) {
    return v.is_worth_playing() ? paper_temperature(v.clamped()) : Number(0);
}

// What the enemy may do about a goal: prevent it, and what he threatens by that.
template <class Number>
struct EnemyOption {
    Number value{}, threat{};
};

// {friend_threat|friend || e1|t1, e2|t2, …}: the friend is Left.  Values as they are, clamped as above; an
// option not worse than the goal is no reason to play, and a game without others is settled at what the
// friend has.
cgt::Thermograph thermograph_of(Rational friend_threat, Rational friend_value,
                                std::span<const EnemyOption<Rational>> options);
cgt::Thermograph thermograph_of(const FourValues<Rational>& values);

}  // namespace tedomari::valuation
