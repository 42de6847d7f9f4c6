// SPDX-License-Identifier: MIT
#include "cli/form.h"

#include <cstdio>
#include <gtest/gtest.h>

// What the transcripts in tests/commands do not show: each kind of field by itself.
namespace tedomari::cli {

namespace {

struct Order {
    std::string dish, sauce = "plain", drink;
    int guests = 2, table = 7;
    std::uint64_t grams = 500;
    double tip = 0.5;
    bool hurry = false, cash = false;
    std::optional<int> floor;
    std::vector<std::string> sides;
    std::vector<int> hours = {12, 18};
    enum class Size { small, large } size = Size::small;
};

constexpr int served = 42;

std::function<int()> ask(Form& form, Order& order) {
    form.option("dish", order.dish, "what to eat").required();
    form.option("sides", order.sides, "beside it");
    form.option("--sauce", order.sauce, "on it").one_of({"plain", "hot"}).shows_default();
    form.option("--drink", order.drink, "with it").called("BOTTLE");
    form.option("--guests", order.guests, "how many").between(1, 12);
    form.option("--table", order.table, "where").not_negative();
    form.option("--floor", order.floor, "up there").positive();
    form.option("--grams", order.grams, "how much").between(std::uint64_t{1}, std::uint64_t{1} << 40);
    form.option("--tip", order.tip, "for the cook").between(0.0, 1.0);
    form.option("--hours", order.hours, "when").separated_by(',').shows_default();
    form.choice<Order::Size>("--size", order.size,
                             {{"small", Order::Size::small}, {"large", Order::Size::large}}, "of the plate");
    const auto hurry = form.flag("--hurry", order.hurry, "no time");
    form.flag("--cash", order.cash, "no card").excludes(hurry);
    return [] { return served; };
}

// Runs `tedomari eat WORDS…`; the error's message, or "" when the command was chosen.
std::string eat(std::vector<const char*> words, Order& order) {
    CommandLine line("tedomari", "eats");
    line.add("eat", "a meal", "", [&](Form& form) { return ask(form, order); });
    words.insert(words.begin(), {"tedomari", "eat"});
    const auto chosen = line.parse(static_cast<int>(words.size()), words.data());
    if (!chosen) return chosen.error().message;
    return (*chosen)() == served ? "" : "something else ran";
}

std::string complaint(std::vector<const char*> words) {
    Order order;
    words.insert(words.begin(), "soup");
    return eat(std::move(words), order);
}

}  // namespace

TEST(form, keeps_the_value_of_a_place_unless_another_is_given) {
    Order order;
    EXPECT_EQ(eat({"soup"}, order), "");
    EXPECT_EQ(order.dish, "soup");
    EXPECT_EQ(order.sauce, "plain");
    EXPECT_EQ(order.hours, (std::vector<int>{12, 18}));
    EXPECT_FALSE(order.floor);
}

TEST(form, fills_every_kind_of_place) {
    Order order;
    EXPECT_EQ(
        eat({"fish", "rice", "peas", "--sauce", "hot", "--guests=12", "--table", "0", "--floor", "3",
             "--grams", "1099511627776", "--tip", "1e-3", "--hours", "8,13,20", "--size", "LARGE", "--hurry"},
            order),
        "");
    EXPECT_EQ(order.sides, (std::vector<std::string>{"rice", "peas"}));
    EXPECT_EQ(order.sauce, "hot");
    EXPECT_EQ(order.guests, 12);
    EXPECT_EQ(order.table, 0);
    EXPECT_EQ(order.floor, 3);
    EXPECT_EQ(order.grams, std::uint64_t{1} << 40);
    EXPECT_EQ(order.tip, 1e-3);
    EXPECT_EQ(order.hours, (std::vector<int>{8, 13, 20}));
    EXPECT_EQ(order.size, Order::Size::large);
    EXPECT_TRUE(order.hurry);
}

TEST(form, refuses_what_a_field_does_not_take) {
    for (const auto& [option, value] :
         std::initializer_list<std::pair<const char*, const char*>>{{"--sauce", "sweet"},
                                                                    {"--guests", "0"},
                                                                    {"--guests", "13"},
                                                                    {"--guests", "two"},
                                                                    {"--table", "-1"},
                                                                    {"--floor", "0"},
                                                                    {"--grams", "-1"},
                                                                    {"--grams", "1099511627777"},
                                                                    {"--tip", "1.01"},
                                                                    {"--hours", "8,no"},
                                                                    {"--size", "huge"},
                                                                    {"--grams", "99999999999999999999999"}}) {
        const std::string message = complaint({option, value});
        EXPECT_NE(message, "") << option << " " << value;
        EXPECT_EQ(message.find('\n'), std::string::npos) << message;  // one line
    }
    EXPECT_NE(complaint({"--hurry", "--cash"}), "");
    EXPECT_NE(complaint({"--napkin"}), "");
    EXPECT_NE(complaint({"--drink"}), "");
    Order order;
    EXPECT_EQ(eat({}, order), "dish is required");
}

TEST(form, hands_over_leftovers_instead_of_refusing_them) {
    CommandLine line("tedomari", "eats");
    std::vector<std::string> words, leftovers;
    line.add("eat", "a meal", "", [&](Form& form) {
        form.option("words", words, "any");
        form.leftovers(leftovers);
        return [] { return served; };
    });
    const char* const said[] = {"tedomari", "eat", "a", "-b", "c", "--dee"};
    EXPECT_TRUE(line.parse(6, said));
    EXPECT_EQ(leftovers, (std::vector<std::string>{"-b", "--dee"}));
    EXPECT_EQ(words, (std::vector<std::string>{"a", "c"}));
}

TEST(form, is_described_and_its_options_listed) {
    Order order;
    CommandLine line("tedomari", "eats");
    line.add("eat", "a meal", "Bon appetit", [&](Form& form) { return ask(form, order); });
    const std::string help = line.help_of("eat");
    for (const char* part :
         {"a meal\nUsage: tedomari eat [OPTIONS] dish [sides...]", "--sauce TEXT:{plain,hot}=plain",
          "--drink BOTTLE ", "--guests INT:INT in [1 - 12]", "--hours INT=[12,18]", "--size ENUM",
          "--cash Excludes: --hurry", "Bon appetit"}) {
        EXPECT_NE(help.find(part), std::string::npos) << part << "\n" << help;
    }
    const auto options = line.options_of("eat");
    EXPECT_EQ(options.front(), "--help");
    EXPECT_EQ(options.back(), "--cash");
}

TEST(command_line, runs_nothing_when_asked_for_help_or_a_version) {
    for (const std::vector<const char*>& words : {std::vector<const char*>{"tedomari"},
                                                  {"tedomari", "--help"},
                                                  {"tedomari", "eat", "--help"},
                                                  {"tedomari", "--version"}}) {
        CommandLine line("tedomari", "eats");
        line.knows_version("tedomari 1");
        line.add("eat", "a meal", "", [](Form&) { return [] { return served; }; });
        ::testing::internal::CaptureStdout();
        const auto chosen = line.parse(static_cast<int>(words.size()), words.data());
        ASSERT_TRUE(chosen);
        EXPECT_EQ((*chosen)(), 0);
        std::fflush(stdout);
        EXPECT_NE(::testing::internal::GetCapturedStdout().find("tedomari"), std::string::npos);
    }
}

}  // namespace tedomari::cli
