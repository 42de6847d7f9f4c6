// SPDX-License-Identifier: MIT
#include "outcome/session.h"

#include <gtest/gtest.h>

#include "outcome/games.test.h"

namespace tedomari::outcome {

namespace {

std::string printed(Session& session, std::string_view program) {
    const auto value = session.evaluate(program);
    if (!value) return describe(value.error());
    if (const Game* g = std::get_if<Game>(&*value)) return to_text(session.games(), *g);
    if (const bool* b = std::get_if<bool>(&*value)) return *b ? "true" : "false";
    if (const int* n = std::get_if<int>(&*value)) return std::to_string(*n);
    return std::get<std::string>(*value);
}

std::string printed(std::string_view program, Risk risk = Risk::between) {
    Games games(risk);
    Session session(games);
    return printed(session, program);
}

}  // namespace

TEST(outcome_session, reads_and_writes_the_short_notation) {
    for (const char* text : {"W", "U+", "KO↓2", "W|L", "WL|L", "W|WL", "WU|UL", "W||W|UL", "KO↑L|L||L",
                             "W|WKO↓", "W|WL||WL|L", "{U,WL|L}", "W||{U,WL|L}|L"}) {
        EXPECT_EQ(printed(text), text);
    }
}

TEST(outcome_session, reads_other_spellings_of_the_same_game) {
    EXPECT_EQ(printed("W|L||L|L"), "WL|L");
    EXPECT_EQ(printed("WL|LL"), "WL|L");
    EXPECT_EQ(printed("WWWW|WWUL"), "W||W|UL");
    EXPECT_EQ(printed("KO^|KOv"), "KO↑|KO↓");
    EXPECT_EQ(printed("U\u0304|U\u0332"), "U+|U-");
    EXPECT_EQ(printed("{{W|L}|{L|L}}"), "WL|L");
    EXPECT_EQ(printed("(W|L)|L"), "WL|L");
    EXPECT_EQ(printed("W|W"), "W");
}

TEST(outcome_session, drops_dominated_options) {
    EXPECT_EQ(printed("{W,WL|L,WL}"), "W|L");
    EXPECT_EQ(printed("{U,L|L}"), "U|L");
    EXPECT_EQ(printed("{KO↑,U|L}"), "KO↑|L");
    EXPECT_EQ(printed("{KO↑,U|L}", Risk::bold), "U|L");
    EXPECT_EQ(printed("{KO↓,U|L}", Risk::cautious), "KO↓|L");
    EXPECT_EQ(printed("{KO↑,U|L}", Risk::undecided), "{KO↑,U|L}");
}

TEST(outcome_session, compares) {
    EXPECT_EQ(printed("W|L > U|L"), "true");
    EXPECT_EQ(printed("W|L <> U"), "true");
    EXPECT_EQ(printed("W|WL < W"), "true");
    EXPECT_EQ(printed("U <> KO↑", Risk::undecided), "true");
}

TEST(outcome_session, keeps_names) {
    Games games;
    Session session(games);
    EXPECT_EQ(printed(session, "G = W|L; H = G and G"), "WL|L");
    EXPECT_EQ(printed(session, "G or H"), "W||WL|L");
    EXPECT_EQ(printed(session, "not (G or H) == (not G and not H)"), "true");
    EXPECT_EQ(session.names(), (std::vector<std::string>{"G", "H"}));
    EXPECT_EQ(printed(session, "K = W; M = oops"), "column 12: 'oops' is not defined");
    EXPECT_EQ(session.names().size(), 2u);
}

TEST(outcome_session, answers_functions) {
    EXPECT_EQ(printed("tally(W|WL)"), "2");
    EXPECT_EQ(printed("friend(WL|L)"), "L L W W");
    EXPECT_EQ(printed("opponent(W|WL)"), "W W L L");
    EXPECT_EQ(printed("simplify(W|WL||WL|L, W|L)"), "W|L");
}

TEST(outcome_session, says_what_is_wrong_and_where) {
    EXPECT_EQ(printed("W|L and"), "column 8: a game is missing here");
    EXPECT_EQ(printed("W|L and or W"), "column 9: expected a game before 'or'");
    EXPECT_EQ(printed("WLL"),
              "column 1: symbols in a row must be 1, 2, 4, 8, …: WL|L has three, with a bar between");
    EXPECT_EQ(printed("W|L|L"), "column 4: two bars of one length: the outer game's must be longer");
    EXPECT_EQ(printed("(W|L"), "column 5: expected ')'");
    EXPECT_EQ(printed("W|L)"), "column 4: nothing is open that this could close");
    EXPECT_EQ(printed("{W}"), "column 3: a game needs a bar: {W|L}");
    EXPECT_EQ(printed("nim(W)"), "column 1: there is no function 'nim'");
    EXPECT_EQ(printed("status(W,L)"), "column 1: status(G) takes one game");
    EXPECT_EQ(printed("tally(W) and L"), "column 1: a game is expected here");
    EXPECT_EQ(printed("status = W"), "column 1: 'status' is the name of a function");
    EXPECT_EQ(printed(std::string(1000, '(') + "W"), "column 202: nested deeper than 200 levels");
    EXPECT_EQ(printed(""), "column 1: a game is missing here");
}

TEST(outcome_session, refuses_what_is_too_large_instead_of_running_on) {
    Games games(Risk::between, 40);
    Session session(games);
    Rng rng(5);
    std::string text;
    for (int i = 0; i < 8; ++i)
        text += (i == 0 ? "" : " or ") + std::string("(") +
                to_text(games, game_of(games, random_tree(rng, {Outcome::won(), Outcome::lost()}, 3))) + ")";
    const auto evaluate = [&] { (void)session.evaluate("U|L or (" + text + ") and (" + text + ")"); };
    EXPECT_THROW(evaluate(), TooLarge);
}

TEST(outcome_session, fifty_goals_are_no_trouble) {
    std::string text = "W|L";
    for (int i = 1; i < 50; ++i) text += " or W|L";
    EXPECT_EQ(printed("tally(" + text + ")"), "50");
}

}  // namespace tedomari::outcome
