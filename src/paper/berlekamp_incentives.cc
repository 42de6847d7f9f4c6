// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "cgt/cooling.h"
#include "cgt/notation.h"
#include "cgt/operations.h"
#include "economy/incentives.h"
#include "economy/optimum.h"
#include "economy/prescribed.h"
#include "paper/entry.h"
#include "paper/random_sums.h"

// [Berlekamp 1996], section 5: incentives, cooling, refinement, dissociation.
namespace tedomari::paper {

namespace {

using cgt::Game;
using cgt::Side;

void incentives(Desk& desk) {
    constexpr int rounds = 100;
    cgt::Store& store = desk.session().store();
    int not_positive = 0, zero_follows = 0, tried = 0;
    for (int round = 0; round < rounds; ++round) {
        for (const Game incentive : cgt::incentives(store, random_hot_game(desk, 3))) {
            ++tried;
            not_positive += store.leq(Game(), incentive) ? 0 : 1;
            const auto right = store.right(incentive);
            const bool follows =
                std::any_of(right.begin(), right.end(), [&](Game g) { return store.leq(g, Game()); });
            zero_follows += follows ? 1 : 0;
        }
    }
    desk.holds("no incentive is 0 or positive", not_positive, tried);
    desk.holds("Right can move from an incentive to 0 or better for him", zero_follows, tried);
    desk.same("left incentives of {x-y,x|y||0} at (10,8)", "{10|8||0}", desk.worth("{2,{10|8}|0}"));
}

void heat_of_incentives(Desk& desk) {
    constexpr int rounds = 60;
    cgt::Store& store = desk.session().store();
    cgt::Thermographs& thermographs = desk.session().thermographs();
    int held = 0, tried = 0;
    for (int round = 0; round < rounds; ++round) {
        const Game game = random_hot_game(desk, 3);
        if (store.as_number(game)) continue;
        for (const Side side : {Side::left, Side::right}) {
            const auto options = side == Side::left ? store.left(game) : store.right(game);
            ++tried;
            bool some = false;
            for (const Game to : std::vector<Game>(options.begin(), options.end())) {
                const Game incentive =
                    side == Side::left ? store.difference(to, game) : store.difference(game, to);
                some = some || thermographs.temperature(incentive) ==
                                   std::max(thermographs.temperature(game), thermographs.temperature(to));
            }
            held += some ? 1 : 0;
        }
    }
    desk.holds("some incentive's temperature is the maximum of the game's and the follower's", held, tried);
}

void ordered(Desk& desk) {
    const std::vector<Game> games = {desk.game("{10|8||0}"), desk.game("{5|-5}"), desk.game("{2|1||-4}"),
                                     desk.game("{3|-3}")};
    const auto list = economy::ordered_incentives(desk.session().thermographs(), games);
    int inversions = 0, exceeded_by_cooler = 0, exceeded = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0 && list[i].temperature > list[i - 1].temperature) ++inversions;
        if (!list[i].exceeded_by) continue;
        ++exceeded;
        exceeded_by_cooler += list[*list[i].exceeded_by].temperature < list[i].temperature ? 1 : 0;
    }
    desk.ours("incentives of {10|8||0} + {5|-5} + {2|1||-4} + {3|-3}", std::to_string(list.size()));
    desk.ours("left out, for another exceeds them", std::to_string(exceeded));
    desk.same("out of order", "0", inversions);
    desk.same("exceeded by a cooler one", "0", exceeded_by_cooler);
}

void cooling(Desk& desk) {
    cgt::Store& store = desk.session().store();
    cgt::Thermographs& thermographs = desk.session().thermographs();
    int held = 0, tried = 0;
    for (int round = 0; round < 80; ++round) {
        const Game game = random_hot_game(desk, 3);
        for (const Rational tax : {Rational(0), Rational(1, 2), Rational(1), Rational(2), Rational(7, 2)}) {
            const Game cool = cgt::cooled(thermographs, game, cgt::Dyadic(tax));
            for (const Side first : {Side::left, Side::right}) {
                const bool left_wins =
                    first == Side::left ? !store.leq(cool, Game()) : store.leq(Game(), cool);
                ++tried;
                held +=
                    (economy::winner_at(thermographs, game, tax, first) == Side::left) == left_wins ? 1 : 0;
            }
        }
    }
    desk.holds("prescribed tax and honorific tie: won by who wins the cooled game", held, tried);
}

void optimum(Desk& desk) {
    cgt::Store& store = desk.session().store();
    int held = 0;
    constexpr int rounds = 60;
    for (int round = 0; round < rounds; ++round) {
        std::vector<Game> games(3);
        std::ranges::generate(games, [&] { return random_hot_game(desk, 3); });
        Budget budget;
        const auto best = economy::optimum(desk.session().thermographs(), games, Side::left, budget);
        held += best.exact() && best.low == store.left_stop(cgt::sum(store, games)).to_rational() ? 1 : 0;
    }
    desk.holds("search by incentives finds the stop of the sum", held, rounds);
    desk.say(
        "The $1000 ko is in another paper, and its board is not had; sums with kos are played by strategy, "
        "not searched.");
}

void refinement(Desk& desk) {
    cgt::Thermographs& thermographs = desk.session().thermographs();
    int same = 0, tried = 0;
    std::uint64_t plain = 0, refined = 0;
    for (int n = 4; n <= 12; ++n) {
        std::vector<Game> games;
        for (int i = 0; i < n; ++i) {
            const int y = static_cast<int>(desk.luck().below(12)) + 1,
                      x = y + static_cast<int>(desk.luck().below(20)) + 1;
            games.push_back(desk.game(fmt::format("{{{}|{}||0}}", x, y)));
        }
        Limits limits;
        limits.nodes = 300'000;
        Budget first(limits), second(limits);
        const auto whole = economy::optimum(thermographs, games, Side::left, first);
        const auto steps = economy::refined_optimum(thermographs, games, Side::left, second);
        ++tried;
        same += whole.low <= steps.result.high && steps.result.low <= whole.high &&
                        (!whole.exact() || !steps.result.exact() || whole.low == steps.result.low)
                    ? 1
                    : 0;
        plain += whole.nodes;
        refined += steps.result.nodes;
        if (n != 8) continue;
        std::string text;
        for (const auto& level : steps.levels) {
            text += fmt::format("cooled by {:>7}: from {} to {}, {} nodes\n", to_mixed_string(level.tax),
                                to_mixed_string(level.low), to_mixed_string(level.high), level.nodes);
        }
        desk.show(std::move(text));
    }
    desk.holds("both searches agree on sums of three-stop games", same, tried);
    desk.ours("positions, the sum as it is", std::to_string(plain));
    desk.ours("positions, from the frozen image down", std::to_string(refined));
    desk.say(
        "The paper proposes it and prints no figures. How far each gets in ten seconds is in "
        "docs/log/games.md.");
}

void dissociation(Desk& desk) {
    cgt::Store& store = desk.session().store();
    int held = 0, tried = 0;
    for (int round = 0; round < 60; ++round) {
        const Game game = random_hot_game(desk, 3);
        const cgt::Dissociation parts = cgt::dissociated(desk.session().thermographs(), game);
        Game total = store.number(parts.mean);
        for (const auto& [t, infinitesimal] : parts.parts)
            total = store.sum(total, cgt::heated(store, infinitesimal, t));
        ++tried;
        held += total == game ? 1 : 0;
    }
    desk.holds("mean and heated infinitesimals add up to the game", held, tried);
    desk.same("the 33-point ko is its mean and a heated infinitesimal ko",
              "13 + heat(a,11); a={0|b}; b={a|0}", desk.worth("A={24|B}; B={A|-9}; dissociate(A)"));
}

void figure_23(Desk& desk) {
    desk.same("(10,8): G", desk.worth("{10|8||0}"), desk.worth("9/2 + heat(*,9/2) + heat({*|-7}+{7|0},1)"));
    desk.same("(10,8), case 1: H = G", desk.worth("{10|8||0}"), desk.worth("{2,{10|8}|0}"));
    desk.same("(10,4): G", desk.worth("{10|4||0}"), desk.worth("7/2 + heat(*,7/2) + heat({*|-1}+{1|0},3)"));
    desk.same("(10,4), case 2: H = G + heat(epsilon 2, 2)", desk.worth("{6,{10|4}|0}"),
              desk.worth("{10|4||0} + heat({0,{2|0}|-2}-{{2|0}|-2},2)"));
    desk.same("(12,2), case 3: G = 2 + heat(Miny(6),2)", desk.worth("{12|2||0}"),
              desk.worth("2 + heat(miny(6),2)"));
    desk.same("H = 5 + heat(*,5) + heat(Tiny(6),2)", desk.worth("{10,{12|2}|0}"),
              desk.worth("5 + heat(*,5) + heat(tiny(6),2)"));
    for (const auto& [title, g, h] : {std::tuple{"Case 1: (10,8)", "{10|8||0}", "{2,{10|8}|0}"},
                                      {"Case 2: (10,4)", "{10|4||0}", "{6,{10|4}|0}"},
                                      {"Case 3: (12,2)", "{12|2||0}", "{10,{12|2}|0}"}}) {
        desk.draw({std::string("Figure 23, ") + title,
                   {{"G", desk.thermograph(g), std::nullopt}, {"H", desk.thermograph(h), std::nullopt}}});
    }
}

constexpr Cost instant = Cost::instant, seconds = Cost::seconds;

const Entry entries[] = {
    {"B48", "incentives", "5", "incentives; none is 0 or positive", "cgt 'leftincentives({12|2||0})'",
     instant, incentives},
    {"B49", "heat-of-incentives", "5", "temp of an incentive = max of temp G, temp G^L",
     "cgt 'leftincentives({12|2||0})'", instant, heat_of_incentives},
    {"B50", "ordered-incentives", "5", "sort incentives by temperature, then by the partial order",
     "sum '{10|8||0}' '{5|-5}' '{2|1||-4}' '{3|-3}' --incentives", instant, ordered},
    {"B51", "cooling", "5.1", "a prescribed tax and honorific ties: the game is cooled",
     "cgt 'cool({5|-3},2)'", instant, cooling},
    {"B52", "optimum", "5.2", "search by incentives among locally canonical lines",
     "sum '{5|-5}' '{3|-3}' '{1|-1}'", instant, optimum},
    {"B53", "refinement", "5.2", "solve the frozen image, then refine by cooling less and less",
     "sum '{10|8||0}' '{9|4||0}' '{12|2||0}' --refine", seconds, refinement},
    {"B54", "dissociation", "5.3", "thermal dissociation, of kos too", "cgt 'dissociate({10|8||0})'", instant,
     dissociation},
    {"B55", "figure23", "5.3, figure 23", "{x|y||0} in three cases", "cgt 'dissociate({12|2||0})'", instant,
     figure_23},
};

}  // namespace

std::span<const Entry> berlekamp_incentives() { return entries; }

}  // namespace tedomari::paper
