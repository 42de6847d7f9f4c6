// SPDX-License-Identifier: MIT
#include "trial/cases.h"

#include <gtest/gtest.h>

namespace tedomari::trial {

namespace {

struct Dated {
    std::string name;
    int day = 0;
    double seconds = 0;

    bool is_late() const { return day > 1; }
};

const Cases<Dated> three{{{"a", 1, 0.5}, {"b", 2, 0.25}, {"c", 2, 1}}};

}  // namespace

TEST(cases, are_counted_added_and_told_apart) {
    EXPECT_EQ(three.count(&Dated::is_late), 2);
    EXPECT_EQ(three.sum(&Dated::day), 5);
    EXPECT_EQ(median(three.values(&Dated::seconds)), 0.5);
    EXPECT_EQ(three.those(&Dated::is_late).cases.front().name, "b");
    const auto by_day = three.by(&Dated::day);
    EXPECT_EQ(by_day.at(1).cases.size(), 1u);
    EXPECT_EQ(by_day.at(2).cases.back().name, "c");
    EXPECT_EQ(three.json([](const Dated& d) { return d.name; }).dump(), R"(["a","b","c"])");
    EXPECT_EQ(Cases<Dated>().json(&Dated::name).dump(), "[]");
}

TEST(cases, are_counted_in_the_half_of_their_name) {
    Halves halves;
    for (const Dated& d : three.cases) halves.add(d.name, d.is_late());
    EXPECT_EQ(three.halves(&Dated::name, &Dated::is_late), halves);
}

TEST(lines, are_those_that_are_not_blank_and_an_error_has_its_number) {
    std::string seen;
    const auto add = [&](std::string_view line) -> std::optional<Error> {
        if (line == "bad") return Error{"no such word"};
        seen += std::string(line) + ";";
        return {};
    };
    EXPECT_FALSE(for_each_line("one\n\n \t\r\ntwo", add));
    EXPECT_EQ(seen, "one;two;");
    const auto error = for_each_line("one\n\nbad\nthree\n", add);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->line, 3);
    EXPECT_EQ(error->message, "no such word");
    EXPECT_EQ(seen, "one;two;one;");
}

TEST(cases, tell_two_kinds_apart_by_how_often_one_is_above_the_other) {
    EXPECT_DOUBLE_EQ(told_apart({3, 1}, {2, 1}), 2.5 / 4);
    EXPECT_DOUBLE_EQ(told_apart({}, {1}), 0);
}

}  // namespace tedomari::trial
