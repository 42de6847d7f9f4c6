// SPDX-License-Identifier: MIT
#include "analysis/profile.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "sgf/rank.h"

namespace tedomari::analysis {

namespace {

using go::Color;

constexpr int stretch = 20;             // moves
constexpr double least = 1;             // points: less is no lesson
constexpr double most = 15;             // more teaches no more
constexpr double decided = 30;          // points of a lead: nobody tried hard any more
constexpr std::size_t kept_a_game = 3;  // of moments
constexpr std::size_t most_candidates = 2000;

std::size_t index(Color color) { return static_cast<std::size_t>(color); }

bool is_exact(Evidence evidence) { return evidence == Evidence::proved || evidence == Evidence::judged; }

// How much there is to learn from a loss, for itself.
double lesson(const LostMove& move) {
    const double open = std::abs(move.forecast) > decided ? 0.3 : 1;
    return std::min(move.loss, most) * open * (is_exact(move.evidence) ? 1.5 : 1);
}

bool teaches_more(const Moment& a, const Moment& b) {
    const double x = lesson(a.move), y = lesson(b.move);
    if (x != y) return x > y;
    return std::tie(a.key, a.move.number) < std::tie(b.key, b.move.number);
}

// Each kind again is worth less, and each game; what costs the subject most comes first.
std::vector<Moment> most_instructive(std::vector<Moment> candidates, const Losses& own) {
    std::vector<Moment> chosen;
    std::array<int, mistake_kinds> times{};
    std::map<std::string, int> games;
    const double all = std::max(1.0, own.lost());
    while (chosen.size() < Profiler::most_moments && !candidates.empty()) {
        const auto worth = [&](const Moment& moment) {
            const auto kind = static_cast<std::size_t>(moment.move.mistake);
            const auto seen = games.find(moment.key);
            return lesson(moment.move) * (1 + own.by_mistake[kind] / all) * std::pow(0.6, times[kind]) *
                   std::pow(0.7, seen == games.end() ? 0 : seen->second);
        };
        const auto best =
            std::max_element(candidates.begin(), candidates.end(),
                             [&](const Moment& a, const Moment& b) { return worth(a) < worth(b); });
        ++times[static_cast<std::size_t>(best->move.mistake)];
        ++games[best->key];
        chosen.push_back(std::move(*best));
        candidates.erase(best);
    }
    return chosen;
}

}  // namespace

void Losses::add(const Losses& other, double weight) {
    games += std::llround(static_cast<double>(other.games) * weight);
    moves += std::llround(static_cast<double>(other.moves) * weight);
    for (std::size_t i = 0; i < by_phase.size(); ++i) by_phase[i] += other.by_phase[i] * weight;
    for (std::size_t i = 0; i < by_mistake.size(); ++i) by_mistake[i] += other.by_mistake[i] * weight;
}

void Profiler::add_side(const ReviewedGame& game, Color color) {
    Losses side;
    side.games = 1;
    side.moves = game.moves_of[index(color)];
    std::vector<Moment> moments;
    for (const LostMove& move : game.lost) {
        if (move.color != color) continue;
        side.by_phase[static_cast<std::size_t>(move.phase)] += move.loss;
        side.by_mistake[static_cast<std::size_t>(move.mistake)] += move.loss;
        const auto at = static_cast<std::size_t>((move.number - 1) / stretch);
        if (at < profile_.by_move.size()) profile_.by_move[at].lost += move.loss;
        if (move.loss >= least) moments.push_back({game.key, game.name, game.players, move, std::nullopt});
        LostMove& worst = profile_.games.back().worst;
        if (move.loss > worst.loss) worst = move;
    }
    profile_.own.add(side);
    if (const auto level = sgf::level_of(game.ranks[index(color)])) own_by_rank_[*level].add(side);
    const std::size_t kept = std::min(kept_a_game, moments.size());
    std::partial_sort(moments.begin(), moments.begin() + static_cast<std::ptrdiff_t>(kept), moments.end(),
                      teaches_more);
    for (std::size_t i = 0; i < kept; ++i) candidates_.push_back(std::move(moments[i]));
    if (candidates_.size() < 2 * most_candidates) return;
    std::sort(candidates_.begin(), candidates_.end(), teaches_more);
    candidates_.resize(most_candidates);
}

void Profiler::add(const ReviewedGame& game) {
    std::vector<Color> sides;
    for (const Color color : {Color::black, Color::white}) {
        if (profile_.subject.empty() || game.players[index(color)] == profile_.subject)
            sides.push_back(color);
    }
    if (sides.empty()) return;
    GameLine line{game.key, game.name, game.date, game.result, game.players, game.ranks, game.moves, {}, {}};
    for (const LostMove& move : game.lost) line.lost[index(move.color)] += move.loss;
    profile_.games.push_back(std::move(line));
    for (int from = 1; from <= game.moves; from += stretch) {
        const auto at = static_cast<std::size_t>(from / stretch);
        if (at == profile_.by_move.size()) profile_.by_move.push_back({from, from + stretch - 1, 0, 0});
        profile_.by_move[at].games += static_cast<std::int64_t>(sides.size());
    }
    for (const Color color : sides) add_side(game, color);
}

// What others of the same rank lose, as often as the subject has it.
Losses Profiler::peers() const {
    Losses peers;
    double weights = 0;
    for (const RankLosses& rank : *everybody_) {
        const auto mine = own_by_rank_.find(rank.level);
        if (mine == own_by_rank_.end()) continue;
        Losses others = rank.losses;
        others.add(mine->second, -1);
        if (others.games <= 0) continue;
        const auto weight = static_cast<double>(mine->second.games);
        const double a_game = weight / static_cast<double>(others.games);
        for (std::size_t i = 0; i < peers.by_phase.size(); ++i)
            peers.by_phase[i] += others.by_phase[i] * a_game;
        for (std::size_t i = 0; i < peers.by_mistake.size(); ++i)
            peers.by_mistake[i] += others.by_mistake[i] * a_game;
        peers.games += others.games;
        peers.moves += others.moves;
        weights += weight;
    }
    for (double& points : peers.by_phase) points /= std::max(1.0, weights);
    for (double& points : peers.by_mistake) points /= std::max(1.0, weights);
    return peers;
}

Profile Profiler::finish() && {
    for (const auto& [level, losses] : own_by_rank_) {
        profile_.ranks.push_back(sgf::rank_of(level));
        if (!everybody_) profile_.by_rank.push_back({level, losses});
    }
    if (everybody_) {
        profile_.by_rank = *everybody_;
        if (const Losses others = peers(); !profile_.subject.empty() && others.games > 0)
            profile_.peers = others;
    }
    profile_.moments = most_instructive(std::move(candidates_), profile_.own);
    return std::move(profile_);
}

}  // namespace tedomari::analysis
