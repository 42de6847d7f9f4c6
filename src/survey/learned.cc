// SPDX-License-Identifier: MIT
#include "survey/learned.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;

// As many as a look at all symmetries takes: for another number the network would have to be planned anew.
constexpr std::size_t at_once = 8;

Outlook outlook(const net::Look& look) {
    Outlook seen;
    seen.pass = look.pass;
    go::for_each_point(look.size, [&](Point p) {
        seen.ownership[p] = look.ownership(p);
        seen.policy[p] = look.policy[p];
    });
    return seen;
}

}  // namespace

Judgement LearnedJudge::judge(const go::Game& game, const std::atomic<bool>* cancel) const {
    const auto cancelled = [&] { return cancel != nullptr && cancel->load(); };
    std::array<Outlook, 2> looks;
    for (const Color color : {Color::black, Color::white}) {
        go::Game turned = game;
        turned.set_to_move(color);
        looks[static_cast<std::size_t>(color)] =
            outlook(network().look(turned, cancelled() ? net::Ways::one : net::Ways::all));
    }
    Judgement judgement;
    judgement.evidence = Evidence::learned;
    judgement.source = "the network";
    judgement.expected = looks[static_cast<std::size_t>(game.to_move())].ownership;
    judgement.pass = looks[static_cast<std::size_t>(game.to_move())].pass;
    judgement.policy = {looks[0].policy, looks[1].policy};
    go::for_each_point(game.size(), [&](Point p) {
        judgement.ownership[p] = (looks[0].ownership[p] + looks[1].ownership[p]) / 2;
    });
    return judgement;
}

std::vector<Outlook> LearnedJudge::glance(std::span<const go::Game> games) const {
    std::vector<Outlook> seen;
    for (std::size_t i = 0; i < games.size(); i += at_once) {
        std::vector<net::Planes> planes;
        for (std::size_t k = i; k < i + at_once; ++k)
            planes.push_back(net::planes(games[std::min(k, games.size() - 1)]));
        const std::vector<net::Look> looks = network().look(planes);
        for (std::size_t k = i; k < std::min(i + at_once, games.size()); ++k)
            seen.push_back(outlook(looks[k - i]));
    }
    return seen;
}

std::string LearnedJudge::name() const {
    return "network " + std::to_string(std::hash<std::string>{}(network().training()));
}

}  // namespace tedomari::survey
