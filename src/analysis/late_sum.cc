// SPDX-License-Identifier: MIT
#include "analysis/late_sum.h"

#include <algorithm>

#include "economy/optimum.h"
#include "go/area.h"
#include "local/side.h"
#include "survey/partition.h"
#include "survey/region_store.h"

namespace tedomari::analysis {

namespace {

using endgame::FormBounds;
using go::Color;

// Positions of one region, and what its search may cost: beyond that a region is not late.
constexpr std::size_t most_positions = 5000;
constexpr std::uint64_t most_nodes = 20'000;
// What is remembered is forgotten when it takes more room.
constexpr std::size_t most_memory = std::size_t{256} << 20;

// The settled part of the board, with these stones on it.
survey::Partition ground_of(const WholeBoardReport& report, const go::Board& board) {
    survey::Partition ground;
    ground.owner = report.owner;
    ground.model = survey::model_of(report.position.board, report.owner);
    for (const BoardRegion& region : report.regions)
        ground.regions.push_back({region.points, region.empty, region.narrowed, region.game.border});
    return survey::continued(ground, board);
}

// What is settled, by the rules and komi counted; regions are counted by what changes in them.
Rational settled(const WholeBoardReport& report, const survey::Partition& ground, const go::Board& board) {
    const int captured = board.captured(Color::white) - board.captured(Color::black);
    Rational score = ground.settled_territory(board) + captured - report.komi;
    if (report.is_area()) return score + go::stone_balance(board) - captured;
    report.teire.for_each([&](go::Point p) { score -= report.owner[p] == go::Cell::black ? 1 : -1; });
    return score;
}

bool is_exact(const local::LocalGame& game) {
    const bool searched = game.evidence == Evidence::proved || game.evidence == Evidence::judged;
    return searched && game.black_master && game.white_master;
}

// Who answers there every time holds its count less a move, and gets no more than its count and a move.  Where a move is
// worth nothing under either komaster, that is one number: infinitesimals change no stop of a sum.
struct Held {
    Rational low, high;
};
std::optional<Held> held(const local::LocalGame& game) {
    if (!is_exact(game)) {
        const Rational t = std::max(game.temperature.high, Rational(0));
        return Held{game.count.low - t, game.count.high + t};
    }
    const auto &black = *game.black_master, &white = *game.white_master;
    const bool cold = std::max(black.temperature(), white.temperature()) <= Rational(0);
    if (!cold || black.mean() != white.mean()) return std::nullopt;
    return Held{black.mean(), black.mean()};
}

// A proof that rests on nothing judged.
Evidence evidence_of(const WholeBoardReport& report) {
    const bool proved = report.safety_proved && report.teire.empty() &&
                        std::all_of(report.regions.begin(), report.regions.end(), [](const auto& region) {
                            return region.game.claim() == Evidence::proved;
                        });
    return proved ? Evidence::proved : Evidence::judged;
}

}  // namespace

std::optional<Color> PerfectScore::winner() const {
    if (low > Rational(0)) return Color::black;
    if (high < Rational(0)) return Color::white;
    return std::nullopt;
}

LateSums::LateSums() { make_room(); }

void LateSums::make_room() {
    if (store_ && store_->memory() < most_memory) return;
    known_.clear();
    store_ = std::make_unique<cgt::Store>();
    thermographs_ = std::make_unique<cgt::Thermographs>(*store_);
}

std::optional<FormBounds> LateSums::form(const go::Board& model, const go::PointSet& points,
                                         go::Scoring scoring, Budget& budget) {
    const std::string key = survey::normal_form(model, points, survey::Colors::kept).key +
                            (scoring == go::Scoring::area ? 'a' : 't');
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    Limits limits = budget.half();
    limits.nodes = std::min(limits.nodes, most_nodes);
    const auto found = budget.lend(limits, [&](Budget& part) {
        return endgame::form_bounds(*thermographs_, model, points, scoring, part, most_positions);
    });
    if (found || !budget.spent()) known_[key] = found;
    return found;
}

// The form counts only if the prover, which tries more than one border, has the same mean and temperature.
bool LateSums::agrees(const FormBounds& form, const BoardRegion& region, go::Scoring scoring) {
    const bool area = scoring == go::Scoring::area;
    const Rational stones = area ? region.game.stones : 0;
    const Rational black = region.game.black_master->mean() - stones,
                   white = region.game.white_master->mean() - stones;
    if (!form.exact())
        return thermographs_->mean(form.low) <= std::min(black, white) &&
               thermographs_->mean(form.high) >= std::max(black, white);
    const Rational t = thermographs_->temperature(form.low), proved = region.game.black_master->temperature();
    return thermographs_->mean(form.low) == black && black == white &&
           (t == proved || std::max(t, proved) <= Rational(0));
}

// `played` is nowhere where nothing was.
std::optional<PerfectScore> LateSums::solve(const WholeBoardReport& report, const go::Board& board,
                                            go::Point played, Color next, Budget& budget) {
    const survey::Partition ground = ground_of(report, board);
    PerfectScore result{0, 0, evidence_of(report), false};
    std::vector<cgt::Game> low, high;
    Rational rest_low = settled(report, ground, board), rest_high = rest_low;
    for (const survey::OpenRegion& open : ground.regions) {
        const BoardRegion& region = report.regions[*report.region_at(open.points.points().front())];
        const Rational stones = report.is_area() ? region.game.stones : 0;
        const bool touched = open.points.contains(played);
        const auto bounds = touched ? std::nullopt : held(region.game);
        if (bounds) {
            rest_low += bounds->low - stones;
            rest_high += bounds->high - stones;
            continue;
        }
        if (!is_exact(region.game)) return std::nullopt;
        const auto found = form(ground.model, open.points, report.rules.scoring, budget);
        if (!found || (!touched && !agrees(*found, region, report.rules.scoring))) return std::nullopt;
        low.push_back(found->low);
        high.push_back(found->high);
        result.has_ko = result.has_ko || !found->exact();
    }
    const cgt::Side side = local::side_of(next);
    const economy::Optimum worst = economy::optimum(*thermographs_, low, side, budget);
    const economy::Optimum best =
        result.has_ko ? economy::optimum(*thermographs_, high, side, budget) : worst;
    result.low = worst.low + rest_low;
    result.high = best.high + rest_high;
    return result;
}

template <class Solve>
std::optional<PerfectScore> LateSums::within_limits(Solve solve) {
    make_room();
    try {
        return solve();
    } catch (const cgt::TooLarge&) {
        return std::nullopt;
    } catch (const RationalOverflow&) {
        return std::nullopt;
    }
}

std::optional<PerfectScore> LateSums::score(const WholeBoardReport& report, Budget& budget) {
    return within_limits(
        [&] { return solve(report, report.position.board, go::Point(), report.position.to_move, budget); });
}

std::optional<PerfectScore> LateSums::score_after(const WholeBoardReport& report, go::Move move,
                                                  Budget& budget) {
    go::Board board = report.position.board;
    if (!board.is_legal(move, report.rules.suicide)) return std::nullopt;
    board.play(move);
    return within_limits([&] { return solve(report, board, move.point, go::opponent(move.color), budget); });
}

}  // namespace tedomari::analysis
