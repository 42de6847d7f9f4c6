// SPDX-License-Identifier: MIT
#include "economy/wall_sum.h"

#include <algorithm>
#include <functional>
#include <set>
#include <vector>

namespace tedomari::economy {

namespace {

Rational width(const Thermograph& game, Rational t) { return game.left.at(t) - game.right.at(t); }

Rational floor_of(const Thermograph& game, Rational t) {
    return std::max(t, std::max(game.left.base(), game.right.base()));
}

// The walls at t, or where they begin.
Rational left_at(const Thermograph& game, Rational t) { return game.left.at(floor_of(game, t)); }
Rational right_at(const Thermograph& game, Rational t) { return game.right.at(floor_of(game, t)); }

}  // namespace

Rational WallSum::mean() const {
    Rational total = settled;
    for (const Thermograph& game : games) total += game.mean();
    return total;
}

Rational WallSum::temperature() const {
    Rational highest = cgt::coldest;
    for (const Thermograph& game : games) highest = std::max(highest, game.temperature());
    return highest;
}

Rational value(const WallSum& sum, Side next, Rational tax) {
    Rational total = sum.settled;
    std::vector<Rational> widths;
    for (const Thermograph& game : sum.games) {
        const Rational left = left_at(game, tax), right = right_at(game, tax);
        total += next == Side::left ? right : left;
        if (left != right) widths.push_back(left - right);
    }
    std::sort(widths.begin(), widths.end(), std::greater<>());
    for (std::size_t i = 0; i < widths.size(); i += 2) total += next == Side::left ? widths[i] : -widths[i];
    return total;
}

Rational forecast(const WallSum& sum, Side next) {
    const Rational half = std::max(sum.temperature(), Rational(0)) / Rational(2);
    return sum.mean() + (next == Side::left ? half : -half);
}

ScoreRange score_range(const WallSum& sum, Side next) {
    const Rational mean = sum.mean(), t = std::max(sum.temperature(), Rational(0));
    return next == Side::left ? ScoreRange{mean, mean + t} : ScoreRange{mean - t, mean};
}

std::optional<std::size_t> hottest(const WallSum& sum, const Moment& moment) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < sum.games.size(); ++i) {
        const Rational t = sum.games[i].temperature();
        if (t >= moment.t_min && (!best || t > sum.games[*best].temperature())) best = i;
    }
    return best;
}

std::optional<std::size_t> sente_first(const WallSum& sum, const Moment& moment) {
    if (moment.last && moment.ambient && sum.games[*moment.last].temperature() > *moment.ambient)
        return moment.last;
    return hottest(sum, moment);
}

// Of all temperatures up to the hottest the least at which the opponent's walls and the widest hill promise
// most; there the widest.
std::optional<std::size_t> widest(const WallSum& sum, const Moment& moment) {
    std::set<Rational> temperatures = {moment.t_min};
    for (const Thermograph& game : sum.games) {
        for (const cgt::Wall* wall : {&game.left, &game.right}) {
            for (const cgt::Bend& bend : wall->bends()) {
                if (bend.t >= moment.t_min) temperatures.insert(bend.t);
            }
        }
    }
    std::optional<Rational> most;
    std::optional<std::size_t> best;
    for (const Rational t : temperatures) {
        Rational total = 0, broadest = 0;
        std::optional<std::size_t> here;
        for (std::size_t i = 0; i < sum.games.size(); ++i) {
            const Thermograph& game = sum.games[i];
            const Rational at = floor_of(game, t);
            total += moment.mover == Side::left ? game.right.at(at) : -game.left.at(at);
            if (game.temperature() < t) continue;
            const Rational apart = width(game, at);
            const bool better = !here || apart > broadest ||
                                (apart == broadest && game.temperature() > sum.games[*here].temperature());
            if (better) here = i;
            broadest = std::max(broadest, apart);
        }
        if (!here || (most && total + broadest <= *most)) continue;
        most = total + broadest;
        best = here;
    }
    return best;
}

}  // namespace tedomari::economy
