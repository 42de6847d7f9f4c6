// SPDX-License-Identifier: MIT
#include "survey/learned.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;

struct Candidate {
    Point point;
    float likelihood = 0;
};

// Where either color would play, the likeliest first.
std::vector<Candidate> favourites(const std::array<net::Look, 2>& looks, const go::Game& game, int most) {
    std::vector<Candidate> found;
    go::for_each_point(game.size(), [&](Point p) {
        if (game.board().is_empty(p)) found.push_back({p, std::max(looks[0].policy[p], looks[1].policy[p])});
    });
    std::sort(found.begin(), found.end(),
              [](const Candidate& a, const Candidate& b) { return a.likelihood > b.likelihood; });
    found.resize(std::min(found.size(), static_cast<std::size_t>(most)));
    return found;
}

}  // namespace

LearnedJudge::LearnedJudge(std::shared_ptr<net::Network> network, int candidates)
    : own_(std::move(network)), candidates_(candidates) {}

Judgement LearnedJudge::judge(const go::Game& game, const std::atomic<bool>* cancel) const {
    const auto cancelled = [&] { return cancel != nullptr && cancel->load(); };
    std::array<net::Look, 2> looks;
    for (const Color color : {Color::black, Color::white}) {
        go::Game turned = game;
        turned.set_to_move(color);
        looks[static_cast<std::size_t>(color)] =
            network().look(turned, cancelled() ? net::Ways::one : net::Ways::all);
    }
    Judgement judgement;
    judgement.evidence = Evidence::learned;
    judgement.source = "the network";
    const net::Look& now = looks[static_cast<std::size_t>(game.to_move())];
    go::for_each_point(game.size(), [&](Point p) {
        judgement.ownership[p] = (looks[0].ownership(p) + looks[1].ownership(p)) / 2;
        judgement.expected[p] = now.ownership(p);
    });
    for (const Candidate& candidate : favourites(looks, game, candidates_)) {
        if (cancelled()) break;
        std::array<float, 2> areas{};
        for (const Color color : {Color::black, Color::white}) {
            go::Game played = game;
            if (!played.is_legal({color, candidate.point})) break;
            played.play({color, candidate.point});
            areas[static_cast<std::size_t>(color)] = network().look(played).area();
            if (color == Color::white) judgement.swing[candidate.point] = areas[0] - areas[1];
        }
    }
    return judgement;
}

std::string LearnedJudge::name() const {
    return "network " + std::to_string(std::hash<std::string>{}(network().training()));
}

}  // namespace tedomari::survey
