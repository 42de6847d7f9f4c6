// SPDX-License-Identifier: MIT
#include "survey/ko_fight.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <tuple>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Color;
using go::Move;

// Black takes at D5; White's corner on the left lives by eyes that A9 threatens.
constexpr const char* ko = R"(
    . O . O X . . . .
    O O O O X . X . .
    X X X X X X . . .
    . . . O X . . . .
    . . O . O X . . .
    . . . O X . . . .
    O O O O X X X X X
    . . . O O O O O O
    . . . . . . . . .)";

std::vector<KoFight> fights(const char* picture, Color to_move, Rational least = 0) {
    const go::Game game({go::diagram(picture), to_move});
    SurveySettings settings;
    settings.nodes = 3000;
    return ko_fights(game, survey(game, settings), *settings.judge, least);
}

TEST(ko_fight, is_one_stone_taken_by_one_stone) {
    const auto found = fights(ko, Color::black);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].take, (Move{Color::black, at("D5")}));
    EXPECT_EQ(found[0].stone, at("E5"));
    EXPECT_GT(found[0].worth, Rational(0));
}

TEST(ko_fight, is_told_of_only_when_it_is_worth_something) {
    EXPECT_TRUE(fights(ko, Color::black, 100).empty());
    EXPECT_TRUE(fights(R"(
        . . X O .
        . . X O .
        . . X O .)",
                       Color::black)
                    .empty());
}

TEST(ko_fight, is_won_by_who_holds_it_and_has_the_move) {
    const auto found = fights(ko, Color::white);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].winner, Color::white);
}

TEST(ko_fight, counts_threats_that_are_larger_and_apart) {
    for (const Color mover : {Color::black, Color::white}) {
        for (const KoFight& fight : fights(ko, mover)) {
            for (const Color color : {Color::black, Color::white}) {
                const auto& threats = fight.threats[static_cast<std::size_t>(color)];
                for (std::size_t i = 0; i < threats.size(); ++i) {
                    EXPECT_EQ(threats[i].move.color, color);
                    EXPECT_GT(threats[i].size, fight.worth);
                    EXPECT_GE(threats[i].loss, Rational(0));
                    if (i > 0) EXPECT_GE(threats[i - 1].size, threats[i].size);
                }
            }
        }
    }
}

// Who must find the first threat needs one more than the other.
TEST(ko_fight, is_lost_by_who_is_short_of_threats) {
    const auto found = fights(ko, Color::black);
    ASSERT_EQ(found.size(), 1u);
    const auto& [black, white] = found[0].threats;
    EXPECT_EQ(found[0].winner, white.size() > black.size() ? Color::white : Color::black);
}

// A ko, threats that are all as large and cost nothing, and four moves elsewhere, each a quarter smaller: every line of it.
//
//      holder   who has a stone in the ko; the other may take it unless that stone was taken just now
//      end      he fills: the ko is his
struct Abstract {
    Rational worth, size,
        elsewhere;  // a move in the ko, in a threat once it is made, the largest in the rest
};
class EveryKo {
public:
    explicit EveryKo(const Abstract& worths) : worths_(worths) {}

    struct State {
        int holder = 1, mover = 1;  // 1 Black, -1 White
        bool banned = false;        // the stone was taken just now
        int pending = 0;            // whose threat is not answered yet
        int threats[2] = {0, 0};
        int left = 0;  // moves elsewhere
        bool over = false;
    };
    // Best for Black.  Ko 3 worth between its ends, a threat carried out 2 sizes, a move elsewhere its size.
    Rational best(const State& s) const {
        std::optional<Rational> found;
        const auto consider = [&](Rational gain, State next) {
            next.mover = -s.mover;
            const Rational value = gain + best(next);
            if (!found || (s.mover > 0 ? value > *found : value < *found)) found = value;
        };
        State next = s;
        if (s.pending != 0) {
            next.pending = 0;
            consider(s.pending == s.mover ? 2 * worths_.size * s.mover : Rational(0), next);
        }
        if (!s.over) {
            next = s;
            next.banned = false;
            if (s.holder == s.mover) {
                next.over = true;
                consider(Rational(3, 2) * worths_.worth * s.mover, next);
            } else if (!s.banned) {
                next.holder = s.mover;
                next.banned = true;
                consider(0, next);
            }
            next = s;
            next.banned = false;
            int& own = next.threats[s.mover > 0 ? 0 : 1];
            if (own > 0 && s.pending == 0) {
                --own;
                next.pending = s.mover;
                consider(0, next);
            }
        }
        if (s.left > 0) {
            next = s;
            next.banned = false;
            --next.left;
            consider(worths_.elsewhere * Rational(s.left, 4) * s.mover, next);
        }
        // Nothing left but to pass, and who holds the ko keeps it.
        if (!found) return s.over ? Rational(0) : Rational(3, 2) * worths_.worth * s.holder;
        return *found;
    }

private:
    Abstract worths_;
};

// Black may take but for the ban.
EveryKo::State fight_of(Color mover, bool banned, std::array<int, 2> threats) {
    EveryKo::State state;
    state.holder = -1;
    state.mover = mover == Color::black ? 1 : -1;
    state.banned = banned;
    state.threats[0] = threats[0];
    state.threats[1] = threats[1];
    return state;
}

TEST(ko_fight, the_count_of_threats_says_who_wins_every_small_ko) {
    const EveryKo every({Rational(4), Rational(100), 0});
    const auto black_wins = [&](const EveryKo::State& s) { return every.best(s) > Rational(0); };
    for (const auto& [mover, banned] :
         {std::tuple(Color::black, true), std::tuple(Color::black, false), std::tuple(Color::white, false)}) {
        for (int black = 0; black <= 3; ++black) {
            for (int white = 0; white <= 3; ++white) {
                const KoCount count = count_threats(Color::black, mover, banned, {black, white});
                EXPECT_EQ(black_wins(fight_of(mover, banned, {black, white})), count.winner == Color::black)
                    << black << " " << white << banned;
                if (!count.by_threats) continue;
                // With so many threats more the loser wins, and with one fewer he does not.
                const Color loser = go::opponent(count.winner);
                for (const int more : {count.short_by - 1, count.short_by}) {
                    std::array<int, 2> threats = {black, white};
                    threats[static_cast<std::size_t>(loser)] += more;
                    const Color wins =
                        black_wins(fight_of(mover, banned, threats)) ? Color::black : Color::white;
                    EXPECT_EQ(wins == loser, more == count.short_by) << black << " " << white;
                }
            }
        }
    }
}

// White has taken the ko, Black has threatened, and nobody has another threat: to end the ko or to answer.
TEST(ko_fight, a_threat_is_ignored_below_the_temperature_that_is_told) {
    int ignored = 0, answered = 0;
    for (const int size : {3, 5, 6, 7, 9}) {
        for (int elsewhere = 0; elsewhere < 5; ++elsewhere) {
            KoFight fight;
            fight.worth = 5;
            const Rational below = fight.ignored_below({{Color::black, at("A1")}, size, 0, Evidence::proved});
            if (below == Rational(elsewhere)) continue;
            const EveryKo every({fight.worth, size, elsewhere});
            EveryKo::State ends = fight_of(Color::black, false, {0, 0}), answers = ends;
            ends.over = true;  // White has filled, the threat stands
            ends.pending = 1;
            ends.left = answers.left = 4;
            const bool ignore = Rational(-3, 2) * fight.worth + every.best(ends) < every.best(answers);
            EXPECT_EQ(ignore, Rational(elsewhere) < below) << size << " " << elsewhere;
            ++(ignore ? ignored : answered);
        }
    }
    EXPECT_GT(ignored, 3);
    EXPECT_GT(answered, 3);
}

}  // namespace
}  // namespace tedomari::survey
