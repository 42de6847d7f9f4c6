// SPDX-License-Identifier: MIT
#include "trial/played_on.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/rng.h"
#include "go/own_eye.h"

namespace tedomari::trial {

namespace {

using go::Move;
using go::Point;

constexpr double likely = 0.25;     // of the likeliest
constexpr std::size_t at_once = 8;  // for another number the network would have to be planned anew

Move drawn(const net::Look& look, const go::Game& game, Rng& rng) {
    const Move first = net::first_choice(look, game, game.to_move());
    if (first.is_pass()) return first;
    std::vector<std::pair<Point, double>> moves;
    double total = 0;
    go::for_each_point(game.size(), [&](Point p) {
        const Move move{game.to_move(), p};
        if (look.policy[p] < likely * look.policy[first.point]) return;
        if (go::is_own_eye(game.board(), p, move.color) || !game.is_legal(move)) return;
        moves.emplace_back(p, total += look.policy[p]);
    });
    const double chance = rng.unit() * total;
    const auto chosen =
        std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return chance < m.second; });
    return {game.to_move(), chosen == moves.end() ? first.point : chosen->first};
}

// Plays one move in each; says what each is worth that is over now, and takes it out.
std::vector<double> go_on(net::Network& network, std::vector<go::Game>& games, std::size_t last, Rng& rng) {
    std::vector<net::Planes> planes;
    for (std::size_t i = 0; i < at_once; ++i)
        planes.push_back(net::planes(games[std::min(i, games.size() - 1)]));
    const std::vector<net::Look> looks = network.look(planes);
    std::vector<double> over;
    std::vector<go::Game> left;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (games[i].is_over() || games[i].moves().size() >= last) {
            over.push_back(net::expected_score(looks[i], games[i]));
            continue;
        }
        games[i].play(drawn(looks[i], games[i], rng));
        left.push_back(std::move(games[i]));
    }
    games = std::move(left);
    return over;
}

}  // namespace

PlayedOn played_on(net::Network& network, const go::Game& from, const PlayOn& how) {
    Rng rng(how.seed);
    const int moves = how.moves > 0 ? how.moves : 2 * from.size().points();
    const std::size_t last = from.moves().size() + static_cast<std::size_t>(moves);
    std::vector<double> scores;
    const auto wanted = static_cast<std::size_t>(how.games);
    while (scores.size() < wanted && !(how.cancel != nullptr && how.cancel->load())) {
        std::vector<go::Game> games(std::min(at_once, wanted - scores.size()), from);
        while (!games.empty() && !(how.cancel != nullptr && how.cancel->load())) {
            for (const double score : go_on(network, games, last, rng)) scores.push_back(score);
        }
    }
    PlayedOn result;
    result.games = static_cast<int>(scores.size());
    if (scores.empty()) return result;
    const auto n = static_cast<double>(scores.size());
    for (const double s : scores) result.mean += s / n;
    double square = 0;
    for (const double s : scores) square += std::pow(s - result.mean, 2);
    result.error = std::sqrt(square / n / std::max(1.0, n - 1));
    return result;
}

}  // namespace tedomari::trial
