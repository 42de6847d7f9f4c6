// SPDX-License-Identifier: MIT
#include "outcome/algebra.h"

#include <gtest/gtest.h>

#include "outcome/dependence.h"
#include "outcome/games.test.h"
#include "outcome/session.h"

namespace tedomari::outcome {

namespace {

const std::vector<Outcome> settled{Outcome::won(), Outcome::lost()};
const std::vector<Outcome> uncertain{Outcome::won(), Outcome::lost(), Outcome::unknown()};

std::string shown(std::string_view expression) {
    Games games;
    const auto game = parse_game(games, expression);
    return game ? to_text(games, *game) : describe(game.error());
}

std::string status_of(std::string_view expression) {
    Games games;
    return to_string(games.status(read(games, expression)));
}

// Alternate play in two trees, every move of both, the slow way.
Outcome played(Games& games, Junction junction, const Tree& g, const Tree& h, Player mover) {
    if (g.is_leaf() && h.is_leaf())
        return junction == Junction::either ? either_of(g.outcome, h.outcome) : both_of(g.outcome, h.outcome);
    std::vector<Outcome> found;
    for (const Tree& x : g.moves(mover)) found.push_back(played(games, junction, x, h, other(mover)));
    for (const Tree& x : h.moves(mover)) found.push_back(played(games, junction, g, x, other(mover)));
    Outcome best = found[0];
    for (const Outcome o : found) best = games.better(best, o, mover);
    return best;
}

}  // namespace

TEST(algebra, example_6_one_of_two_unsettled_games_is_won) {
    EXPECT_EQ(shown("W|L or W|L"), "W|WL");
    EXPECT_EQ(status_of("W|L or W|L"), "W|W");
}

TEST(algebra, example_7_both_of_two_unsettled_games_are_lost_but_for_a_threat) {
    EXPECT_EQ(shown("W|L and W|L"), "WL|L");
    EXPECT_EQ(status_of("W|L and W|L"), "L|L");
}

TEST(algebra, example_8_a_double_ko_is_won_and_leaves_a_threat_to_make_a_ko) {
    EXPECT_EQ(shown("KO↑ or KO↓"), "W|WKO↓");
    EXPECT_EQ(status_of("KO↑ or KO↓"), "W|W");
}

TEST(algebra, example_9_as_reconstructed_three_goals) {
    EXPECT_EQ(shown("W|L and (W|L or W|L)"), "W|WL||L");
    EXPECT_EQ(status_of("W|L and (W|L or W|L)"), "W|L");
    EXPECT_EQ(shown("W|L or W|L or W|L"), "W||W|WL");
    EXPECT_EQ(status_of("W|L or W|L or W|L"), "W|W");
}

TEST(algebra, example_17_a_double_winning_move_wins_both) {
    EXPECT_EQ(shown("both_friend(W|L, W|L)"), "W|L");
    EXPECT_EQ(shown("W|L and W|L"), "WL|L");  // to compare with
}

TEST(algebra, example_18_a_double_threat_of_opponents_unsettles_what_was_won) {
    EXPECT_EQ(shown("both_opponent(W|WL, W|WL)"), "W|WL||WL|L");
    EXPECT_EQ(shown("status(both_opponent(W|WL, W|WL))"), "W|L");
    EXPECT_EQ(status_of("W|WL and W|WL"), "W|W");  // the paper's WL|L is a slip (erratum 14)
}

TEST(algebra, axiom_16_holds_for_or_as_well) {
    EXPECT_EQ(shown("either_opponent(W|L, W|L)"), "W|L");      // both eyes gone with one move
    EXPECT_EQ(status_of("either_friend(WL|L, WL|L)"), "W|L");  // a double threat of Friend's
    EXPECT_EQ(status_of("WL|L or WL|L"), "L|L");
}

TEST(algebra, two_kos_in_play_come_out_as_the_table_of_outcomes_says) {
    EXPECT_EQ(status_of("KO↑ or KO↑"), "W|W");
    EXPECT_EQ(status_of("KO↑ and KO↓"), "L|L");
    EXPECT_EQ(status_of("KO↓ and KO↓"), "L|L");
    // Opponent fills one and Friend, whom no ban keeps, takes the other: better than W|KO↓ by whose threat is first.
    EXPECT_EQ(shown("KO↓ or KO↓"), "W|KO↑L");
    EXPECT_EQ(shown("KO↑ and KO↑"), "WKO↓|L");
}

TEST(algebra, tallies_of_example_15) {
    Games games;
    EXPECT_EQ(games.tally(read(games, "W|L")), 1);
    EXPECT_EQ(games.tally(read(games, "WW|WL")), 2);
    EXPECT_EQ(games.tally(read(games, "WWWW|WWUL")), 3);
}

TEST(algebra, unknown_games_expand_when_a_deeper_tally_is_needed) {
    EXPECT_EQ(shown("expand(W|U)"), "W|UL");
    EXPECT_EQ(shown("expand(U|L)"), "WU|L");
    EXPECT_EQ(shown("expand(U)"), "U");
    EXPECT_EQ(shown("expand(W|KO↓)"), "W|KO↓");
}

TEST(algebra, moves_in_a_row_achieve_and_threaten) {
    Games games;
    const auto order = [&](std::string_view text, Player p) {
        return order_of_moves(games, read(games, text), p);
    };
    EXPECT_EQ(order("W|L", Player::friendly), 1);
    EXPECT_EQ(order("KO↓|L", Player::friendly), 1);
    EXPECT_EQ(order("WL|LL", Player::friendly), 2);
    EXPECT_EQ(order("KO↓L|LL", Player::friendly), 2);
    EXPECT_EQ(order("UL|LL", Player::friendly), 2);
    EXPECT_EQ(order("WW|WL", Player::opponent), 2);
    EXPECT_EQ(order("WW|WL", Player::friendly), 0);
    EXPECT_EQ(order("WLLL|L", Player::friendly), 3);
    EXPECT_EQ(order("W|WWWU", Player::opponent), 3);
    EXPECT_EQ(order("KO↑LLL|LLLL", Player::friendly), 3);
}

TEST(algebra, seki_is_lost_by_whoever_moves) { EXPECT_EQ(status_of("L|W"), "L|W"); }

TEST(algebra, agrees_with_alternate_play_of_two_random_games) {
    Rng rng(1);
    for (int i = 0; i < 3000; ++i) {
        const auto& leaves = i % 2 == 0 ? settled : uncertain;
        const Tree g = random_tree(rng, leaves, 3), h = random_tree(rng, leaves, 3);
        Games games;
        Algebra algebra(games);
        for (const Junction junction : {Junction::either, Junction::both}) {
            const Game both = algebra.combined(junction, game_of(games, g), game_of(games, h));
            for (const Player first : {Player::friendly, Player::opponent}) {
                ASSERT_EQ(games.result(both, first), played(games, junction, g, h, first))
                    << to_text(games, game_of(games, g)) << "   " << to_text(games, game_of(games, h));
            }
        }
    }
}

TEST(algebra, is_commutative_and_dual_under_a_change_of_sides) {
    Rng rng(2);
    std::vector<Outcome> all = uncertain;
    all.insert(all.end(), {Outcome::ko_up(), Outcome::ko_down(), Outcome::ko_down(2)});
    for (int i = 0; i < 2000; ++i) {
        Games games;
        Algebra algebra(games);
        const Game g = game_of(games, random_tree(rng, all, 2)), h = game_of(games, random_tree(rng, all, 2));
        ASSERT_EQ(algebra.either(g, h), algebra.either(h, g));
        ASSERT_EQ(algebra.both(g, h), algebra.both(h, g));
        ASSERT_TRUE(games.equal(games.swapped(algebra.either(g, h)),
                                algebra.both(games.swapped(g), games.swapped(h))))
            << to_text(games, g) << "   " << to_text(games, h);
        ASSERT_EQ(games.swapped(games.swapped(g)), g);
    }
}

TEST(algebra, is_associative_on_games_of_wins_and_losses) {
    Rng rng(3);
    for (int i = 0; i < 600; ++i) {
        Games games;
        Algebra algebra(games);
        const Game f = game_of(games, random_tree(rng, settled, 2));
        const Game g = game_of(games, random_tree(rng, settled, 2));
        const Game h = game_of(games, random_tree(rng, settled, 2));
        ASSERT_TRUE(
            games.equal(algebra.either(algebra.either(f, g), h), algebra.either(f, algebra.either(g, h))));
        ASSERT_TRUE(games.equal(algebra.both(algebra.both(f, g), h), algebra.both(f, algebra.both(g, h))));
    }
}

TEST(algebra, is_not_associative_where_unknowns_are_rounded) {
    EXPECT_EQ(shown("(U or U-) or U-"), "U");
    EXPECT_EQ(shown("U or (U- or U-)"), "U+");
}

TEST(algebra, does_not_distribute_for_a_copy_of_a_goal_is_another_goal) {
    EXPECT_EQ(status_of("W|L and (W|L or W|L)"), "W|L");
    EXPECT_EQ(status_of("(W|L and W|L) or (W|L and W|L)"), "L|L");
}

TEST(dependence, is_told_from_the_moves_of_two_games) {
    const GoalMoves<int> g{{{1}, {5}}, {{1}, {7, 8}}, {}}, h{{{5}, {}}, {{2}, {8}}, {1}};
    const auto found = dependences(g, h);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].mover, Player::friendly);
    EXPECT_EQ(std::make_pair(found[0].n, found[0].m), std::make_pair(2, 1));
    EXPECT_EQ(found[1].mover, Player::opponent);
    EXPECT_EQ(found[1].moves, std::vector<int>{8});
    EXPECT_EQ(sussman_moves(g, h), std::vector<int>{1});
    EXPECT_TRUE(is_effective<int>({3}, {4}));
    EXPECT_FALSE(is_effective<int>({3, 4}, {4}));
}

// --- kos, played with threats -----------------------------------------------------------------------------

namespace {

// Two kos and threats elsewhere, played out: does Friend win one of them (either) or all (both)?
class TwoKos {
public:
    enum class Ko { ours, theirs, won, lost };
    struct State {
        Ko ko[2];
        int threats[2];       // Friend's, Opponent's
        int banned = -1;      // the ko that the side to move may not take
        bool passed = false;  // the other side just did
    };

    explicit TwoKos(Junction junction) : junction_(junction) {}

    // A repetition is a failure of the side that wants to change something: Friend of either, Opponent of both.
    bool wins(State s, Player mover, int depth = 0) {
        if (const auto end = ended(s)) return *end;
        if (depth > 16) return junction_ == Junction::both;
        const bool us = mover == Player::friendly;
        for (const State& next : after(s, mover)) {
            const bool same_mover = next.threats[us ? 0 : 1] != s.threats[us ? 0 : 1];
            if (wins(next, same_mover ? mover : other(mover), depth + 1) == us) return us;
        }
        return !us;
    }

private:
    std::optional<bool> ended(const State& s) const {
        const Ko enough = junction_ == Junction::either ? Ko::won : Ko::lost;
        const Ko needed = junction_ == Junction::either ? Ko::lost : Ko::won;
        for (const Ko k : s.ko) {
            if (k == enough) return junction_ == Junction::either;
        }
        if (s.ko[0] == needed && s.ko[1] == needed) return junction_ == Junction::both;
        return {};
    }
    static std::vector<State> after(const State& s, Player mover) {
        const bool us = mover == Player::friendly;
        std::vector<State> found;
        for (int i = 0; i < 2; ++i) {
            State next = s;
            next.banned = -1;
            next.passed = false;
            if (s.ko[i] == (us ? Ko::ours : Ko::theirs)) {
                next.ko[i] = us ? Ko::won : Ko::lost;
                found.push_back(next);
            } else if (s.ko[i] == (us ? Ko::theirs : Ko::ours) && s.banned != i) {
                next.ko[i] = us ? Ko::ours : Ko::theirs;
                next.banned = i;
                found.push_back(next);
            }
        }
        State next = s;  // a threat, answered
        next.banned = -1;
        next.passed = false;
        if (--next.threats[us ? 0 : 1] >= 0) found.push_back(next);
        next = s;
        next.banned = -1;
        next.passed = true;
        if (found.empty()) found.push_back(next);
        return found;
    }
    Junction junction_;
};

bool wins_with(Outcome outcome, int ours, int theirs) {
    switch (outcome.kind) {
        case Kind::won: return true;
        case Kind::ko_up: return ours >= theirs;
        case Kind::ko_down: return ours > theirs;
        default: return false;
    }
}

}  // namespace

TEST(algebra, two_kos_come_out_as_played_with_up_to_three_threats_a_side) {
    for (const Junction junction : {Junction::either, Junction::both}) {
        for (const bool first_ours : {true, false}) {
            for (const bool second_ours : {true, false}) {
                Games games;
                Algebra algebra(games);
                const auto ko = [&](bool ours) {
                    return games.leaf(ours ? Outcome::ko_up() : Outcome::ko_down());
                };
                const Game both = algebra.combined(junction, ko(first_ours), ko(second_ours));
                const auto held = [](bool ours) { return ours ? TwoKos::Ko::ours : TwoKos::Ko::theirs; };
                for (const Player first : {Player::friendly, Player::opponent}) {
                    for (int ours = 0; ours <= 3; ++ours) {
                        for (int theirs = 0; theirs <= 3; ++theirs) {
                            TwoKos::State state{
                                {held(first_ours), held(second_ours)}, {ours, theirs}, -1, false};
                            EXPECT_EQ(wins_with(games.result(both, first), ours, theirs),
                                      TwoKos(junction).wins(state, first))
                                << to_text(games, both) << " first " << static_cast<int>(first) << " threats "
                                << ours << ":" << theirs;
                        }
                    }
                }
            }
        }
    }
}

}  // namespace tedomari::outcome
