// SPDX-License-Identifier: MIT
#include "render/searched.h"

#include <gtest/gtest.h>

namespace tedomari::render {
namespace {

Searched small_search(go::Color color) {
    Searched searched{go::Game(go::square(3)), color, {}};
    const auto move = [&](const char* point, int visits, double win) {
        net::TreeMove m{{color, *go::parse_point(point, go::square(3))}, visits, win, 5, 0.5, {}};
        m.win = win;
        m.value_spread = 0.1;
        m.score_spread = 4;
        m.line = {m.move, {go::opponent(color), *go::parse_point("A1", go::square(3))}};
        m.line_visits = {visits, 1};
        return m;
    };
    searched.choice.moves = {move("B2", 9, 0.6), move("C3", 1, 0.2), move("C1", 0, 0.5)};
    searched.choice.move = searched.choice.moves[0].move;
    searched.choice.visits = 11;
    searched.choice.win = 0.5;
    searched.choice.score = 5;
    searched.choice.first.score = 4;
    searched.choice.first.other_score = 1;
    return searched;
}

TEST(searched, shows_whose_numbers_are_asked_for) {
    const auto rate = [](go::Color color, Perspective as) {
        SearchView view;
        view.perspective = as;
        const auto json = to_json(small_search(color), view);
        return std::pair(json["rootInfo"]["winrate"].get<double>(),
                         json["rootInfo"]["scoreLead"].get<double>());
    };
    using go::Color;
    EXPECT_EQ(rate(Color::black, Perspective::mover), std::pair(0.75, 5.0));
    EXPECT_EQ(rate(Color::black, Perspective::white), std::pair(0.25, -5.0));
    EXPECT_EQ(rate(Color::white, Perspective::mover), std::pair(0.75, -5.0))
        << "the score is Black's in a tree";
    EXPECT_EQ(rate(Color::white, Perspective::black), std::pair(0.25, 5.0));
}

TEST(searched, lists_what_was_visited_and_as_many_as_are_wanted) {
    SearchView view;
    EXPECT_EQ(to_json(small_search(go::Color::black), view)["moveInfos"].size(), 2u);
    view.min_moves = 3;
    EXPECT_EQ(to_json(small_search(go::Color::black), view)["moveInfos"].size(), 3u);
    view.max_moves = 1;
    EXPECT_EQ(to_json(small_search(go::Color::black), view)["moveInfos"].size(), 1u);
}

TEST(searched, tells_the_same_in_lines_as_in_json) {
    SearchView view;
    view.root_info = view.pv_visits = true;
    view.line = 0;
    const Searched searched = small_search(go::Color::black);
    const auto json = to_json(searched, view);
    const std::string line = to_line(searched, view, Dialect::kata);
    EXPECT_TRUE(line.starts_with("info move B2 visits 9 edgeVisits 9 utility 0.600000 winrate 0.800000"))
        << line;
    EXPECT_NE(line.find(" order 0 pv B2 pvVisits 9 info move C3"), std::string::npos) << line;
    EXPECT_NE(line.find(" rootInfo visits 11 "), std::string::npos);
    EXPECT_EQ(json["moveInfos"][0]["winrate"], 0.8);
    EXPECT_EQ(json["moveInfos"][0]["pv"].size(), 1u);
    EXPECT_EQ(to_line(searched, {}, Dialect::leela).substr(0, 50),
              "info move B2 visits 9 winrate 8000 prior 5000 lcb ");
}

TEST(searched, trusts_few_visits_less) {
    const auto json = to_json(small_search(go::Color::black), {});
    const auto below = [](const nlohmann::json& move) {
        return move["winrate"].get<double>() - move["lcb"].get<double>();
    };
    EXPECT_GT(below(json["moveInfos"][1]), below(json["moveInfos"][0]));
    EXPECT_GT(below(json["moveInfos"][0]), 0);
    SearchView of_white;
    of_white.perspective = Perspective::white;
    EXPECT_LT(below(to_json(small_search(go::Color::black), of_white)["moveInfos"][0]), 0)
        << "the worst for Black is the best for White";
}

TEST(searched, knows_lead_and_temperature_from_one_look) {
    const auto ours = to_json(small_search(go::Color::black), {})["tedomari"];
    EXPECT_EQ(ours["lead"]["value"], "5/2");
    EXPECT_EQ(ours["temperature"]["value"], "3/2");
    EXPECT_EQ(ours["forecast"]["value"], "4");
    EXPECT_EQ(ours["evidence"], "learned");
}

TEST(searched, hashes_turned_boards_alike) {
    Searched a = small_search(go::Color::black), b = a;
    a.game.play({go::Color::black, *go::parse_point("A1", go::square(3))});
    b.game.play({go::Color::black, *go::parse_point("C3", go::square(3))});
    const auto left = to_json(a, {})["rootInfo"], right = to_json(b, {})["rootInfo"];
    EXPECT_NE(left["thisHash"], right["thisHash"]);
    EXPECT_EQ(left["symHash"], right["symHash"]);
}

}  // namespace
}  // namespace tedomari::render
