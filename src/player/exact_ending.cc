// SPDX-License-Identifier: MIT
#include "player/exact_ending.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "go/own_eye.h"
#include "player/passing.h"
#include "player/strict.h"
#include "survey/partition.h"

namespace tedomari::player {

namespace {

// Points in doubt, as 1 - b² adds them up: with more, too much is left.
constexpr double most_doubt = 10;
constexpr float sure = 0.9f;                  // of stones outside, whoever moves next
constexpr std::uint64_t most_nodes = 20'000;  // some 10 ms
constexpr double slip = 1;                    // points by which a second search may like the proved move less

double doubt_of(const net::Look& look) {
    double doubt = 0;
    go::for_each_point(look.size, [&](go::Point p) {
        const double b = look.ownership(p);
        doubt += 1 - b * b;
    });
    return doubt;
}

net::Look look_for(const go::Game& game, go::Color color, net::Network& network) {
    go::Game turned = game;
    turned.set_to_move(color);
    return network.look(turned);
}

survey::Judgement judgement_of(const std::array<net::Look, 2>& looks) {
    survey::Judgement judgement;
    judgement.evidence = Evidence::learned;
    go::for_each_point(looks[0].size, [&](go::Point p) {
        judgement.ownership[p] = (looks[0].ownership(p) + looks[1].ownership(p)) / 2;
    });
    return judgement;
}

}  // namespace

std::optional<LastPoints> last_points(const go::Game& game, go::Color color, net::Network& network) {
    if (game.rules().scoring != go::Scoring::area) return {};
    std::array<net::Look, 2> looks;
    for (std::size_t i = 0; i < 2; ++i) {
        looks[i] = look_for(game, i == 0 ? color : go::opponent(color), network);
        if (doubt_of(looks[i]) > most_doubt) return {};
    }
    survey::PartitionSettings settings;
    settings.thresholds = survey::Thresholds{0.95, 0.5, 0.97};
    const survey::Partition parts = survey::partition(game.board(), judgement_of(looks), settings);
    LastPoints last{parts.model, {}, parts.owner};
    for (const survey::OpenRegion& region : parts.regions) {
        if (region.narrowed) return {};
        last.open |= region.points;
    }
    bool is_sure = true;
    go::for_each_point(game.size(), [&](go::Point p) {
        if (last.open.contains(p)) return;
        for (const net::Look& look : looks) {
            const float held = parts.owner[p] == go::Cell::black ? look.ownership(p) : -look.ownership(p);
            is_sure = is_sure && held >= sure;
        }
    });
    return is_sure ? std::optional(std::move(last)) : std::nullopt;
}

std::optional<LastMoves> ExactEnding::choose(const go::Game& game, go::Color color) {
    const auto last = last_points(game, color, second_.network());
    if (!last || last->open.empty()) return {};
    const go::Game strict = under_strict_rules(game);
    LastTurn turn{color, opponent_passed(game, color), {}};
    last->open.for_each([&](go::Point p) {
        if (game.board().is_empty(p) && !strict.is_legal({color, p})) turn.forbidden.insert(p);
        if (game.board().is_empty(p) && go::is_own_eye(game.board(), p, color)) turn.forbidden.insert(p);
        if (!game.board().is_empty(p) && last->board.is_empty(p)) turn.forbidden.insert(p);
    });
    Budget budget(Limits{.nodes = most_nodes});
    return last_moves(*last, turn, budget);
}

// What the game will come to after the move, for who makes it.
double ExactEnding::expected(const go::Game& game, go::Move move, std::uint64_t visits) {
    go::Game after = game;
    after.set_to_move(move.color);
    after.play(move);
    second_.settings().visits = visits;
    Budget budget;
    const double score = second_.think(after, go::opponent(move.color), budget).moves.front().score;
    return move.color == go::Color::black ? score : -score;
}

go::Move ExactEnding::settle(const go::Game& game, const SearchedMove& found, const LastMoves& proved,
                             std::uint64_t visits) {
    if (proved.has(found.move)) return found.move;
    const auto liked = std::find_if(found.moves.begin(), found.moves.end(), [&](const TreeMove& move) {
        return proved.open.contains(move.move.point) && proved.has(move.move);
    });
    if (liked == found.moves.end()) return found.move;
    const std::uint64_t enough = std::max<std::uint64_t>(10, visits / 2);
    if (expected(game, liked->move, enough) < expected(game, found.move, enough) - slip) return found.move;
    return liked->move;
}

}  // namespace tedomari::player
