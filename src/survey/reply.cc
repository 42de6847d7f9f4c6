// SPDX-License-Identifier: MIT
#include "survey/reply.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "base/nearest.h"
#include "go/point_set.h"

namespace tedomari::survey {

namespace {

using go::Move;
using go::Point;

// So near, counted along the lines, and chains that are so near as a whole.  With five or seven steps other moves of the
// board are counted too (docs/log/sente.md).
constexpr int near = 3, far = 6;

int steps(Point a, Point b) { return std::abs(a.column() - b.column()) + std::abs(a.row() - b.row()); }

go::PointSet neighbourhood(const go::Board& board, Point last) {
    go::PointSet points;
    go::for_each_point(board.size(), [&](Point p) {
        if (steps(p, last) > near) return;
        points.insert(p);
        if (!board.is_empty(p)) points |= board.stones(p);
    });
    return points;
}

// The likeliest legal move of these; a pass where none is.
Move likeliest(const go::Game& game, const Outlook& seen, const std::function<bool(Point)>& is_one) {
    Move best = Move::pass(game.to_move());
    double most = 0;
    go::for_each_point(game.size(), [&](Point p) {
        if (seen.policy[p] <= most || !is_one(p) || !game.is_legal({game.to_move(), p})) return;
        most = seen.policy[p];
        best.point = p;
    });
    return best;
}

std::optional<Reply> reply_of(const go::Game& game, const Outlook& seen) {
    if (!seen.other || game.moves().empty() || game.moves().back().is_pass() || game.is_over())
        return std::nullopt;
    const go::PointSet points = neighbourhood(game.board(), game.moves().back().point);
    const Move answer = likeliest(game, seen, [&](Point p) { return points.contains(p); });
    const Move elsewhere = likeliest(game, seen, [&](Point p) {
        return !points.contains(p) && steps(p, game.moves().back().point) >= far;
    });
    if (answer.is_pass()) return std::nullopt;
    double turn = 0;
    points.for_each(
        [&](Point p) { turn += go::sign(game.to_move()) * (seen.ownership[p] - (*seen.other)[p]); });
    return Reply{answer, elsewhere, nearest(turn / 2, 10) - 1, 0};
}

go::Game after(go::Game game, Move move) {
    game.play(move);
    return game;
}

double area_of(const Ownership& owners, go::Size size) {
    double area = 0;
    go::for_each_point(size, [&](Point p) { area += owners[p]; });
    return area;
}

void set_ignoring(Reply& reply, const Ownership& answered, const Ownership& ignored, go::Size size) {
    const double lost = area_of(answered, size) - area_of(ignored, size);
    reply.ignoring = nearest(go::sign(reply.answer.color) * lost, 10);
}

}  // namespace

std::vector<std::optional<Reply>> replies_to_last_moves(std::span<const go::Game> games, const Judge& judge) {
    std::vector<std::optional<Reply>> replies(games.size());
    const std::vector<Outlook> seen = judge.glance(games);
    std::vector<go::Game> either;  // answered and ignored, each reply after the other
    for (std::size_t i = 0; i < seen.size(); ++i) {
        replies[i] = reply_of(games[i], seen[i]);
        if (!replies[i]) continue;
        either.push_back(after(games[i], replies[i]->answer));
        either.push_back(after(games[i], replies[i]->elsewhere));
    }
    const std::vector<Outlook> then = judge.glance(either);
    std::size_t k = 0;
    for (std::optional<Reply>& reply : replies) {
        if (!reply) continue;
        set_ignoring(*reply, then[k].ownership, then[k + 1].ownership, games[0].size());
        k += 2;
    }
    return replies;
}

std::optional<Reply> reply_to_last_move(const go::Game& game, const Judge& judge) {
    return replies_to_last_moves({&game, 1}, judge).front();
}

void read_on(Reply& reply, const go::Game& game, const Judge& judge, const std::atomic<bool>* cancel) {
    const Judgement answered = judge.judge(after(game, reply.answer), cancel);
    const Judgement ignored = judge.judge(after(game, reply.elsewhere), cancel);
    if (cancel != nullptr && cancel->load()) return;
    set_ignoring(reply, answered.expected, ignored.expected, game.size());
}

void find_sente(Survey& survey, const go::Game& game, const Judge& judge) {
    constexpr std::size_t most = 6;  // regions: a look is five milliseconds on 19x19
    std::vector<SurveyedRegion*> hot;
    for (SurveyedRegion& region : survey.regions) {
        if (survey.is_judged(region) && region.game.temperature.value > Rational(0)) hot.push_back(&region);
    }
    std::stable_sort(hot.begin(), hot.end(), [](const SurveyedRegion* a, const SurveyedRegion* b) {
        return a->game.temperature.value > b->game.temperature.value;
    });
    if (hot.size() > most) hot.resize(most);
    std::vector<go::Game> after;
    std::vector<std::pair<SurveyedRegion*, go::Color>> whose;
    for (SurveyedRegion* region : hot) {
        region->game.kind = local::Kind::gote;
        for (const go::Color color : {go::Color::black, go::Color::white}) {
            const std::vector<Move>& moves = region->line(color).moves;
            go::Game played = game;
            played.set_to_move(color);
            if (moves.empty() || moves.front().is_pass() || !played.is_legal(moves.front())) continue;
            played.play(moves.front());
            after.push_back(std::move(played));
            whose.emplace_back(region, color);
        }
    }
    if (after.empty()) return;
    const auto replies = replies_to_last_moves(after, judge);
    for (std::size_t i = 0; i < replies.size(); ++i) {
        const auto [region, color] = whose[i];
        local::LocalGame& judged = region->game;
        if (!replies[i] || !replies[i]->is_sente(survey.hottest_proved())) continue;
        const bool blacks = color == go::Color::black;
        local::Line& line = blacks ? judged.black : judged.white;
        line.threat = replies[i]->heat;
        if (line.moves.size() == 1) line.moves.push_back(replies[i]->answer);
        const bool both = judged.kind != local::Kind::gote;
        judged.kind = both     ? local::Kind::double_sente
                      : blacks ? local::Kind::black_sente
                               : local::Kind::white_sente;
    }
}

}  // namespace tedomari::survey
