// SPDX-License-Identifier: MIT
#include "net/look.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "go/diagram.h"
#include "net/forward.h"
#include "net/random_board.test.h"

namespace tedomari::net {
namespace {

using go::Color;
using go::Point;

float difference(const Look& a, const Look& b) {
    float most = std::fabs(a.pass - b.pass);
    for_each_point(a.size, [&](Point p) {
        most = std::max({most, std::fabs(a.policy[p] - b.policy[p]),
                         std::fabs(a.owners[p].black - b.owners[p].black),
                         std::fabs(a.owners[p].white - b.owners[p].white)});
    });
    return most;
}

// A network of no worth, small enough for the twin below.
Weights small_network(std::uint64_t seed) {
    Weights weights{{.blocks = 3, .channels = 8, .head = 4}, "{}", {}};
    Rng rng(seed);
    for (std::size_t i = 0; i < weights.architecture.weights(); ++i)
        weights.values.push_back((static_cast<float>(rng.below(2001)) / 1000 - 1) * 0.2F);
    return weights;
}

// The network's arithmetic once more, as slow and plain as it can be written: [channel][row][column].
class Twin {
public:
    Twin(const Weights& weights, go::Size size) : weights_(weights), size_(size) {}

    Logits run(std::span<const float> planes) {
        const int c = weights_.architecture.channels, h = weights_.architecture.head;
        std::vector<float> x = relu(convolve({planes.begin(), planes.end()}, plane_count, c, 3));
        for (int i = 0; i < weights_.architecture.blocks; ++i) {
            const std::vector<float> y = relu(convolve(x, c, c, 3));
            std::vector<float> z = convolve(y, c, c, 3);
            if (Architecture::is_pooled(i)) add_to_channels(z, linear(pool(y, c), c));
            for (std::size_t k = 0; k < x.size(); ++k) z[k] += x[k];
            x = relu(z);
        }
        Logits logits;
        const std::vector<float> pooled = pool(x, c);
        std::vector<float> p = convolve(x, c, h, 1);
        add_to_channels(p, linear(pooled, h));
        p = relu(p);
        const std::vector<float> out = take(static_cast<std::size_t>(h));
        logits.policy.assign(points(), 0);
        for (std::size_t k = 0; k < p.size(); ++k) logits.policy[k % points()] += out[k / points()] * p[k];
        std::vector<float> pass = linear(pooled, h);
        add(pass, take(pass.size()));
        pass = linear(relu(pass), 1);
        add(pass, take(1));
        logits.passes = pass;
        logits.owners = convolve(relu(convolve(x, c, h, 1)), static_cast<std::size_t>(h), 3, 1);
        std::vector<float> other = convolve(x, c, h, 1);
        add_to_channels(other, linear(pooled, h));
        logits.others = convolve(relu(other), static_cast<std::size_t>(h), 3, 1);
        return logits;
    }

private:
    std::size_t points() const { return static_cast<std::size_t>(size_.points()); }
    std::vector<float> take(std::size_t n) {
        at_ += n;
        const auto end = weights_.values.begin() + static_cast<std::ptrdiff_t>(at_);
        return {end - static_cast<std::ptrdiff_t>(n), end};
    }
    static std::vector<float> relu(std::vector<float> x) {
        for (float& value : x) value = std::max(0.0F, value);
        return x;
    }
    static void add(std::vector<float>& x, const std::vector<float>& more) {
        for (std::size_t i = 0; i < x.size(); ++i) x[i] += more[i];
    }
    void add_to_channels(std::vector<float>& x, const std::vector<float>& more) const {
        for (std::size_t i = 0; i < x.size(); ++i) x[i] += more[i / points()];
    }
    std::vector<float> linear(const std::vector<float>& x, int out) {
        const std::vector<float> weight = take(static_cast<std::size_t>(out) * x.size());
        std::vector<float> y(static_cast<std::size_t>(out));
        for (std::size_t i = 0; i < weight.size(); ++i) y[i / x.size()] += weight[i] * x[i % x.size()];
        return y;
    }
    std::vector<float> pool(const std::vector<float>& x, int channels) const {
        std::vector<float> pooled(static_cast<std::size_t>(channels) * 2);
        for (std::size_t i = 0; i < x.size(); ++i) {
            const std::size_t c = i / points();
            pooled[c] += x[i] / static_cast<float>(points());
            float& most = pooled[c + static_cast<std::size_t>(channels)];
            most = std::max(most, x[i]);
        }
        return pooled;
    }
    std::vector<float> convolve(const std::vector<float>& x, std::size_t in, int out, int side) {
        const auto sides = static_cast<std::size_t>(side * side);
        const std::vector<float> weight = take(static_cast<std::size_t>(out) * in * sides);
        const std::vector<float> bias = take(static_cast<std::size_t>(out));
        std::vector<float> y;
        for (std::size_t o = 0; o < static_cast<std::size_t>(out); ++o) {
            for_each_point(size_, [&](Point p) {
                float sum = bias[o];
                for (std::size_t i = 0; i < in * sides; ++i) {
                    const int k = static_cast<int>(i % sides);
                    const int row = p.row() + k / side - side / 2, column = p.column() + k % side - side / 2;
                    if (!size_.contains(Point::at(column, row)) || row < 0 || column < 0) continue;
                    sum += weight[o * in * sides + i] *
                           x[i / sides * points() + static_cast<std::size_t>(row * size_.width + column)];
                }
                y.push_back(sum);
            });
        }
        return y;
    }
    std::vector<float> convolve(const std::vector<float>& x, int in, int out, int side) {
        return convolve(x, static_cast<std::size_t>(in), out, side);
    }

    const Weights& weights_;
    go::Size size_;
    std::size_t at_ = 0;
};

std::vector<float> as_floats(const Planes& planes) {
    std::vector<float> floats;
    for (const go::PointSet& plane : planes.all())
        for_each_point(planes.size(), [&](Point p) { floats.push_back(plane.contains(p) ? 1.0F : 0.0F); });
    return floats;
}

float difference(const std::vector<float>& a, const std::vector<float>& b) {
    EXPECT_EQ(a.size(), b.size());
    float most = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        most = std::max(most, std::fabs(a[i] - b[i]));
    return most;
}

TEST(forward, agrees_with_its_plain_twin) {
    for (const go::Size size : {go::square(9), go::Size{7, 5}, go::square(19)}) {
        const Weights weights = small_network(static_cast<std::uint64_t>(size.width));
        const std::vector<float> planes = as_floats(net::planes(random_game(size, size.points() / 2, 5)));
        const Logits slow = Twin(weights, size).run(planes);
        for (const auto make : {usual_forward, winograd_forward}) {
            const Logits fast = make(weights)->run(size, 1, planes, 1);
            EXPECT_LT(difference(fast.policy, slow.policy), 1e-3);
            EXPECT_LT(difference(fast.passes, slow.passes), 1e-3);
            EXPECT_LT(difference(fast.owners, slow.owners), 1e-3);
            EXPECT_LT(difference(fast.others, slow.others), 1e-3);
        }
    }
}

// The trainer's own answers for positions of games the network played against itself (learn/golden.py).
TEST(network, gives_the_trainers_answers) {
    std::ifstream file(std::filesystem::path(__FILE__).parent_path() / "golden.test.json");
    for (const auto& golden : nlohmann::json::parse(file)) {
        const go::Size size = go::square(golden["side"].get<int>());
        go::Game game(size);
        std::istringstream moves(golden["moves"].get<std::string>());
        for (std::string move; moves >> move;) game.play({game.to_move(), *go::parse_vertex(move, size)});
        const Planes seen = planes(game);
        for (std::size_t i = 0; i < plane_count; ++i) {
            const std::string hex = golden["planes"][i].get<std::string>();
            for_each_point(size, [&](Point p) {
                const auto bit = static_cast<std::size_t>(p.row() * 19 + p.column());
                const int byte = std::stoi(hex.substr(bit / 8 * 2, 2), nullptr, 16);
                EXPECT_EQ(seen.all()[i].contains(p), (byte >> bit % 8 & 1) == 1) << plane_names()[i] << p;
            });
        }
        const auto forward = usual_forward(*parse_weights(shipped_weights()));
        const Logits logits = forward->run(size, 1, as_floats(seen));
        float sum = std::exp(logits.passes[0]);
        for (const float logit : logits.policy) sum += std::exp(logit);
        EXPECT_NEAR(std::exp(logits.passes[0]) / sum, golden["pass"].get<float>(), 1e-3);
        for (std::size_t i = 0; i < logits.policy.size(); ++i)
            EXPECT_NEAR(std::exp(logits.policy[i]) / sum, golden["policy"][i].get<float>(), 1e-3);
        const Look look = Network::shipped().look(game);
        for_each_point(size, [&](Point p) {
            const auto i = static_cast<std::size_t>(p.row() * size.width + p.column());
            const bool black = game.to_move() == Color::black;
            EXPECT_NEAR(look.owners[p].black, golden["owners"][black ? 0 : 2][i].get<float>(), 1e-3);
            EXPECT_NEAR(look.owners[p].nobody, golden["owners"][1][i].get<float>(), 1e-3);
        });
    }
}

TEST(network, gives_probabilities) {
    for (const go::Size size : {go::square(5), go::square(9), go::Size{13, 7}, go::square(19)}) {
        const go::Game game = random_game(size, size.points() / 2, 2);
        const Look look = Network::shipped().look(game);
        float sum = look.pass;
        for_each_point(size, [&](Point p) {
            sum += look.policy[p];
            EXPECT_TRUE(game.board().is_empty(p) || look.policy[p] == 0);
            EXPECT_NEAR(look.owners[p].black + look.owners[p].nobody + look.owners[p].white, 1, 1e-5);
        });
        EXPECT_NEAR(sum, 1, 1e-4);
    }
}

TEST(network, sees_the_same_when_the_colors_are_exchanged) {
    const go::Game game = random_game(go::square(9), 40, 7);
    const Look a = Network::shipped().look(game), b = Network::shipped().look(exchanged(game));
    for_each_point(a.size, [&](Point p) {
        EXPECT_EQ(a.policy[p], b.policy[p]);
        EXPECT_EQ(a.owners[p].black, b.owners[p].white);
        EXPECT_EQ(a.ownership(p), -b.ownership(p));
    });
}

TEST(network, looking_all_ways_turns_with_the_board) {
    for (const go::Size size : {go::square(9), go::Size{7, 9}}) {
        const go::Game game = random_game(size, 30, 8);
        const Look look = Network::shipped().look(game, Ways::all);
        for (const go::Symmetry symmetry : symmetries(size)) {
            const Look turned = Network::shipped().look(transformed(game, symmetry), Ways::all);
            float most = 0;
            for_each_point(size, [&](Point p) {
                const Point q = transformed(p, size, symmetry);
                most = std::max({most, std::fabs(look.policy[p] - turned.policy[q]),
                                 std::fabs(look.ownership(p) - turned.ownership(q))});
            });
            EXPECT_LT(most, 1e-4);
        }
    }
}

TEST(network, sees_with_the_board_turned_what_it_sees_of_the_turned_board) {
    const go::Game game = random_game(go::square(9), 30, 8);
    for (const go::Symmetry symmetry : symmetries(game.size())) {
        const Look look = Network::shipped().look(game, symmetry),
                   turned = Network::shipped().look(transformed(game, symmetry));
        for_each_point(game.size(), [&](Point p) {
            const Point q = transformed(p, game.size(), symmetry);
            EXPECT_EQ(look.policy[p], turned.policy[q]);
            EXPECT_EQ(look.ownership(p), turned.ownership(q));
        });
    }
}

TEST(network, looks_at_a_batch_as_at_each_alone) {
    std::vector<Planes> seen;
    for (std::uint64_t seed = 1; seed <= 11; ++seed)
        seen.push_back(planes(random_game(go::square(seed == 10 ? 7 : 9), 30, seed)));
    const std::vector<Look> looks = Network::shipped().look(seen);
    ASSERT_EQ(looks.size(), seen.size());
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const Look alone = Network::shipped().look(std::span(seen).subspan(i, 1))[0];
        EXPECT_EQ(alone.size, seen[i].size());
        EXPECT_LT(difference(looks[i], alone), 1e-3) << i;
    }
}

TEST(network, says_the_same_every_time_and_on_every_thread) {
    const go::Game game = random_game(go::square(9), 40, 9);
    const Look first = Network::shipped().look(game);
    EXPECT_EQ(difference(first, Network::shipped().look(game)), 0);
    Look other;
    std::thread([&] { other = Network::shipped().look(game); }).join();
    EXPECT_EQ(difference(first, other), 0);
}

TEST(network, says_the_same_to_threads_that_look_side_by_side) {
    std::vector<go::Game> games;
    std::vector<Look> alone, together(12);
    for (int i = 0; i < 12; ++i) {
        games.push_back(random_game(go::square(i % 2 == 0 ? 9 : 7), 30, static_cast<std::uint64_t>(i) + 1));
        alone.push_back(Network::shipped().look(games.back()));
    }
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < 3; ++t) {
        threads.emplace_back([&, t] {
            for (std::size_t i = t; i < games.size(); i += 3) together[i] = Network::shipped().look(games[i]);
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(difference(alone[i], together[i]), 0) << i;
}

TEST(network, knows_who_owns_a_finished_board) {
    const go::Position finished{go::diagram(R"(
        . . . X O . . . .
        . . . X O . . . .
        . X . X O . . O .
        . . . X O . . . .
        . . . X O O . . .
        . . . X X O . . .
        . . O . X O . . .
        . . . . X O . . .
        . . . . X O . . .)"),
                                Color::black};
    const Look look = Network::shipped().look(finished, Ways::all);
    EXPECT_GT(look.ownership(go::at("B5")), 0.8F);
    EXPECT_GT(look.ownership(go::at("C3")), 0.8F);  // the lone stone is dead
    EXPECT_LT(look.ownership(go::at("H5")), -0.8F);
}

TEST(expected_score, counts_owners_by_the_games_rules) {
    Look look;
    look.size = go::square(5);
    for_each_point(look.size, [&](Point p) {
        look.owners[p] = p.column() < 3 ? Owner{1, 0, 0} : Owner{0, 0, 1};  // 15 points to 10
    });
    go::Rules rules = *go::parse_rules("chinese");
    rules.komi = Rational(3, 2);
    go::Game game(go::square(5), rules);
    for (const char* move : {"C3", "D3", "C2", "D2", "B1"}) game.play({game.to_move(), go::at(move)});
    EXPECT_DOUBLE_EQ(expected_score(look, game), 3.5);
    rules.scoring = go::Scoring::territory;  // Black has played one stone more
    game.set_rules(rules);
    EXPECT_DOUBLE_EQ(expected_score(look, game), 2.5);
}

TEST(dead_chains, lean_to_the_other_side) {
    Look look;
    look.size = go::square(5);
    for_each_point(look.size, [&](Point p) { look.owners[p] = {0.7F, 0, 0.3F}; });
    look.owners[go::at("A1")] = {0, 0, 1};
    const go::Board board = go::diagram(R"(
        . . . . .
        . . O . .
        . . . . .
        X X . . .
        X X . . .)");
    EXPECT_EQ(dead_chains(look, board), go::PointSet{go::at("C4")});
}

TEST(network, that_cannot_be_read_is_refused) {
    const auto network = Network::load("no network at all");
    ASSERT_FALSE(network);
    EXPECT_EQ(network.error().message, "not a network");
}

TEST(first_choice, fills_no_eye_and_takes_no_ko) {
    Look look;
    look.size = go::square(5);
    go::Game game{go::Position{go::diagram(R"(
        . X O . .
        X X O . .
        O O O . .
        . . . . .
        . . . . .)"),
                               Color::black}};
    look.policy[go::at("A5")] = 0.9F;
    look.policy[go::at("D4")] = 0.05F;
    look.pass = 0.01F;
    EXPECT_EQ(first_choice(look, game, Color::black).point, go::at("D4"));
    look.policy[go::at("D4")] = 0.0F;
    EXPECT_TRUE(first_choice(look, game, Color::black).is_pass());
    EXPECT_EQ(first_choice(look, game, Color::white).point, go::at("A5"));  // takes three stones
}

}  // namespace
}  // namespace tedomari::net
