// SPDX-License-Identifier: MIT
#include "survey/learned.h"

#include <algorithm>
#include <array>
#include <vector>

#include "net/tree_search.h"

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;

// As many as a look at all symmetries takes: for another number the network would have to be planned anew.
constexpr std::size_t at_once = 8;

// Positions looked at for each color: as many as it takes to answer what must be answered.
constexpr std::uint64_t reading_visits = 16;

Outlook outlook(const net::Look& look) {
    Outlook seen;
    seen.pass = look.pass;
    seen.other.emplace();
    go::for_each_point(look.size, [&](Point p) {
        seen.ownership[p] = look.ownership(p);
        (*seen.other)[p] = look.others[p].balance();
        seen.policy[p] = look.policy[p];
    });
    return seen;
}

}  // namespace

Judgement LearnedJudge::judge(const go::Game& game, const std::atomic<bool>* cancel) const {
    std::array<net::TreeChoice, 2> read;
    for (const Color color : {Color::black, Color::white}) {
        net::TreeSettings settings;
        settings.visits = reading_visits;
        settings.for_points = settings.judging = true;
        settings.seed = 1;
        Budget budget(Limits{}, cancel);
        read[static_cast<std::size_t>(color)] =
            net::TreeSearch(network(), settings).think(game, color, budget);
    }
    const net::TreeChoice &black = read[0], &white = read[1];
    // What it changes that Black has the move and not White: by reading, and by what each first look says of both.
    Ownership changed;
    double tempo = 0;
    go::for_each_point(game.size(), [&](Point p) {
        const double read_so = black.owners[p] - white.owners[p];
        const double seen_so = (black.look.ownership(p) - black.look.others[p].balance()) / 2 +
                               (white.look.others[p].balance() - white.look.ownership(p)) / 2;
        changed[p] = (read_so + seen_so) / 2;
        tempo += changed[p];
    });
    const bool moves = tempo > 0;  // or who has the move would rather pass
    const auto mover = static_cast<std::size_t>(game.to_move());
    Judgement judgement;
    judgement.evidence = Evidence::learned;
    judgement.source = "the network";
    judgement.pass = (black.look.pass + white.look.pass) / 2;
    judgement.policy = {outlook(black.look).policy, outlook(white.look).policy};
    if (moves) judgement.line = read[mover].moves.front().line;
    go::for_each_point(game.size(), [&](Point p) {
        const double mean = (black.owners[p] + white.owners[p]) / 2;
        const double moving = moves ? go::sign(game.to_move()) * changed[p] / 2 : 0;
        judgement.ownership[p] = mean;
        judgement.expected[p] = std::clamp(mean + moving, -1.0, 1.0);
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
