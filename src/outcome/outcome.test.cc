// SPDX-License-Identifier: MIT
#include "outcome/outcome.h"

#include <gtest/gtest.h>
#include <sstream>
#include <vector>

namespace tedomari::outcome {

namespace {

Outcome read(std::string_view text) {
    for (int kind = 0; kind <= static_cast<int>(Kind::won); ++kind) {
        Outcome o{static_cast<Kind>(kind), 0};
        if (o.is_ko()) o.threats = 1;
        if (to_string(o) == text) return o;
    }
    ADD_FAILURE() << text;
    return {};
}

// A table as the notes print it: the names of the columns, then a row each.
void expect_table(Outcome (*op)(Outcome, Outcome, Risk), const char* table) {
    std::istringstream lines(table);
    std::string line, word;
    std::getline(lines, line);
    std::vector<std::string> columns;
    for (std::istringstream words(line); words >> word;) columns.push_back(word);
    while (std::getline(lines, line)) {
        std::istringstream words(line);
        std::string row;
        words >> row;
        for (const std::string& column : columns) {
            words >> word;
            EXPECT_EQ(op(read(row), read(column), Risk::between), read(word)) << row << " and " << column;
        }
    }
}

const Outcome samples[] = {Outcome::lost(),    Outcome::ko_down(), {Kind::unknown_under, 0},
                           Outcome::unknown(), Outcome::ko_up(),   {Kind::unknown_over, 0},
                           Outcome::won(),     Outcome::ko_up(3),  Outcome::ko_down(2)};

}  // namespace

TEST(outcome, one_of_two_unknown_goals_is_definition_5_completed) {
    expect_table(either_of,
                 "     W  U+ U  U- L\n"
                 "W    W  W  W  W  W\n"
                 "U+   W  U+ U+ U+ U+\n"
                 "U    W  U+ U+ U  U\n"
                 "U-   W  U+ U  U  U-\n"
                 "L    W  U+ U  U- L");
}

TEST(outcome, both_of_two_unknown_goals_is_its_dual) {
    expect_table(both_of,
                 "     W  U+ U  U- L\n"
                 "W    W  U+ U  U- L\n"
                 "U+   U+ U  U  U- L\n"
                 "U    U  U  U- U- L\n"
                 "U-   U- U- U- U- L\n"
                 "L    L  L  L  L  L");
}

TEST(outcome, two_kos_combine_as_in_the_two_ko_model) {
    expect_table(either_of,
                 "     KO↑ KO↓\n"
                 "KO↑  W   W\n"
                 "KO↓  W   KO↑");
    expect_table(both_of,
                 "     KO↑ KO↓\n"
                 "KO↑  KO↓ L\n"
                 "KO↓  L   L");
}

TEST(outcome, kos_of_several_steps_claim_only_what_the_simple_ko_implies) {
    EXPECT_EQ(either_of(Outcome::ko_up(3), Outcome::ko_up(2)), Outcome::won());
    EXPECT_EQ(either_of(Outcome::ko_up(3), Outcome::ko_down(1)), Outcome::won());
    EXPECT_TRUE(either_of(Outcome::ko_up(1), Outcome::ko_down(2)).is_unknown());
    EXPECT_EQ(both_of(Outcome::ko_down(2), Outcome::ko_down(1)), Outcome::lost());
    EXPECT_TRUE(both_of(Outcome::ko_up(2), Outcome::ko_down(1)).is_unknown());
}

TEST(outcome, operations_commute_have_units_and_are_dual) {
    for (const Outcome a : samples) {
        EXPECT_EQ(reversed(reversed(a)), a);
        EXPECT_EQ(either_of(a, Outcome::lost()), a);
        EXPECT_EQ(both_of(a, Outcome::won()), a);
        EXPECT_EQ(either_of(a, Outcome::won()), Outcome::won());
        EXPECT_EQ(both_of(a, Outcome::lost()), Outcome::lost());
        for (const Outcome b : samples) {
            EXPECT_EQ(either_of(a, b), either_of(b, a)) << a << " " << b;
            EXPECT_EQ(both_of(a, b), reversed(either_of(reversed(a), reversed(b)))) << a << " " << b;
        }
    }
}

TEST(status, is_unsettled_when_the_first_move_decides) {
    EXPECT_TRUE((Status{Outcome::won(), Outcome::lost()}).is_unsettled());
    EXPECT_TRUE((Status{Outcome::won(), Outcome::ko_down()}).is_unsettled());
    EXPECT_FALSE((Status{Outcome::won(), Outcome::won()}).is_unsettled());
    EXPECT_FALSE((Status{Outcome::won(), Outcome::unknown()}).is_unsettled());
    EXPECT_EQ(to_string(Status{Outcome::won(), Outcome::ko_down(2)}), "W|KO↓2");
}

}  // namespace tedomari::outcome
