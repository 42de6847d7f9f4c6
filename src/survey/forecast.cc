// SPDX-License-Identifier: MIT
#include "survey/forecast.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/nearest.h"
#include "cgt/dyadic.h"
#include "economy/wall_sum.h"
#include "go/area.h"
#include "local/side.h"

namespace tedomari::survey {

namespace {

using go::Color;
using go::Point;

Rational halves(double value) {
    return Rational(static_cast<std::int64_t>(std::ceil(value * 2)), std::int64_t{2});
}

// By this much area counting exceeds territory counting: stones on the board, less those it took.
Rational area_less_territory(const go::Board& board) {
    return go::stone_balance(board) + board.captured(Color::black) - board.captured(Color::white);
}

// Proved moves in order of size, taken in turn: what is right when all are gote, and nearly so otherwise.
Rational taken_in_turn(const Survey& survey, Color next, Rational extra) {
    std::vector<Rational> sizes;
    for (const SurveyedRegion& region : survey.regions) {
        const bool sente =
            region.game.kind == local::Kind::black_sente || region.game.kind == local::Kind::white_sente;
        const Rational t = region.walls.temperature() + extra;
        if (!sente && t > Rational(0)) sizes.push_back(t);
    }
    std::sort(sizes.begin(), sizes.end(), [](Rational a, Rational b) { return a > b; });
    Rational total = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) total += i % 2 == 0 ? sizes[i] : -sizes[i];
    return next == Color::black ? total : -total;
}

Rational counts(const Survey& survey) {
    Rational sum = 0;
    for (const SurveyedRegion& region : survey.regions) sum += region.game.count.value;
    return sum;
}

bool are_proved(const std::vector<SurveyedRegion>& regions) {
    return std::all_of(regions.begin(), regions.end(),
                       [](const SurveyedRegion& region) { return region.game.evidence == Evidence::proved; });
}

bool is_proved(const Survey& survey) {
    const auto& chains = survey.partition.chains;
    return are_proved(survey.regions) &&
           std::all_of(chains.begin(), chains.end(),
                       [](const ChainStanding& chain) { return chain.evidence == Evidence::proved; });
}

// Half the temperature for who moves: all that random games know.
Rational with_half_a_move(const Survey& survey, Rational lead, Color next, Rational extra) {
    const auto walls = survey.walls();
    const Rational half = extra / Rational(2);
    return economy::forecast({walls, lead - economy::WallSum{walls}.mean()}, local::side_of(next)) +
           (next == Color::black ? half : -half);
}

// What settled ground is worth less than it would be were the judge sure of it, Black's less White's.
Rational doubt_of_settled(const Survey& survey, const go::Board& board, const Ownership& ownership) {
    double doubt = 0;
    go::for_each_point(board.size(), [&](Point p) {
        const go::Cell owner = survey.partition.owner[p];
        if (go::is_stone(owner)) doubt += ownership[p] - (owner == go::Cell::black ? 1 : -1);
    });
    return nearest(doubt, 10);
}

// A judge that has learned knows best who gets what in regions, and is held to what was proved of them.
Rational held_to_proofs(const Survey& survey, const go::Board& board, Rational settled,
                        const Ownership& expected, bool moving) {
    Rational value = settled + doubt_of_settled(survey, board, expected);
    for (const SurveyedRegion& region : survey.regions) {
        const Rational mean = region.game.count.value;
        const Rational t = std::max(region.game.temperature.value, Rational(0));
        const bool by_narrow_walls = survey.cut_again && region.open.narrowed;  // less sure than the judge
        const bool held = region.game.evidence <= Evidence::bounded && !by_narrow_walls;
        const Rational judged = moving ? region.expected : region.waiting;
        value += held ? std::clamp(judged, mean - t, mean + t) : judged;
    }
    return value;
}

// A count that is further from all else that is known has a group wrong.
const Rational counting_may_differ = 5;
// Regions that are all proved add up to more than the judge says by this, or their walls fail.
const Rational proofs_may_differ = 1;

// Proofs move the judge's word by no more than this: on a small board a wall that fails takes everything with
// it.
const Rational proofs_may_move = 8;

// Proofs lean on walls that are judged.  Where these fail, the judge alone was nearer: the middle is never
// much worse than either (docs/log/whole-board.md).
Rational between(Rational held, Rational judged) {
    return judged + std::clamp((held - judged) / Rational(2), -proofs_may_move, proofs_may_move);
}

Rational score_of(const Ownership& expected, const go::Board& board, Color next, go::Scoring scoring) {
    double area = 0, undecided = 0;
    go::for_each_point(board.size(), [&](Point p) {
        area += expected[p];
        if (board.is_empty(p)) undecided += 1 - std::abs(expected[p]);
    });
    if (scoring == go::Scoring::area) return nearest(area, 10);
    const double last_stone = std::min(1.0, undecided) / 2;
    return nearest(area - (next == Color::black ? last_stone : -last_stone), 10) - area_less_territory(board);
}

// The same position with either side to move, the player first: what is said of one must go with the other.
struct Either {
    Rational moving, waiting;
};

// To have the move is never a loss.
Either who_would_rather_pass_may(Color next, const Either& found) {
    if (go::sign(next) * (found.moving - found.waiting) >= Rational(0)) return found;
    const Rational even = (found.moving + found.waiting) / Rational(2);
    return {even, even};
}

bool are_near(Rational value, const Either& other, Rational distance) {
    return abs(value - other.moving) <= distance && abs(value - other.waiting) <= distance;
}

void follow_play(const Survey& survey, const go::Board& board, Rational settled, Color next,
                 go::Scoring scoring, Forecast& forecast) {
    const Rational extra = scoring == go::Scoring::area ? 1 : 0;
    const Rational lead = settled + counts(survey);
    const Rational turn = taken_in_turn(survey, next, extra);
    const auto lead_to = [&](Rational value) { forecast.value = value; };
    if (survey.judgement.evidence != Evidence::learned || is_proved(survey))
        return lead_to(are_proved(survey.regions) ? lead + turn
                                                  : with_half_a_move(survey, lead, next, extra));
    const auto middle_of = [&](bool moving) {
        const Ownership owners = moving ? survey.judgement.expected : survey.judgement.waiting();
        return between(held_to_proofs(survey, board, settled, owners, moving),
                       score_of(owners, board, moving ? next : go::opponent(next), scoring));
    };
    const Either middle = who_would_rather_pass_may(next, {middle_of(true), middle_of(false)});
    if (survey.counted && are_near(*survey.counted, middle, counting_may_differ))
        return lead_to(*survey.counted);
    const bool proved = are_proved(survey.regions) && !survey.cut_again;
    if (proved && abs(lead + turn - middle.moving) <= proofs_may_differ &&
        abs(lead - turn - middle.waiting) <= proofs_may_differ)
        return lead_to(lead + turn);
    forecast.judged = true;
    lead_to(nearest(middle.moving.to_double(), 10));
}

// Whether orthodox play leads through a ko: without one, means are halves, quarters, ….
bool turns_on_a_ko(const local::LocalGame& game) {
    return game.kind == local::Kind::ko || (game.has_ko && !cgt::Dyadic::from(game.count.value));
}

// Settled ground stays settled in it, whatever is doubted of the lead.  A ko that is still open when no other
// move of its size is left is worth two moves in a row.
void bound_orthodox_play(const Survey& survey, Color next, Rational extra, Forecast& forecast) {
    const auto walls = survey.walls();
    const Rational settled = forecast.lead - forecast.doubted - economy::WallSum{walls}.mean();
    const economy::ScoreRange range = economy::score_range({walls, settled}, local::side_of(next));
    Rational kos = 0;
    for (const SurveyedRegion& region : survey.regions) {
        if (turns_on_a_ko(region.game)) kos += std::max(region.walls.temperature() + extra, Rational(0));
    }
    forecast.low = range.low - kos - (next == Color::black ? Rational(0) : extra);
    forecast.high = range.high + kos + (next == Color::black ? extra : Rational(0));
}

void balance(const Survey& survey, Color next, Rational extra, std::optional<Rational> before,
             Forecast& forecast) {
    Rational t = 0;
    for (const SurveyedRegion& region : survey.regions)
        t = std::max(t, region.game.temperature.value + extra);
    if (before) t = std::min(t, std::max(*before + extra, Rational(1)));
    const Rational black = next == Color::black ? t : Rational(0), white = t - black;
    const Rational lead = std::clamp(forecast.lead, forecast.value - black, forecast.value + white);
    forecast.doubted += lead - forecast.lead;
    forecast.lead = lead;
}

double square_error(double ownership) { return 1 - ownership * ownership; }

}  // namespace

Doubt doubt(const Survey& survey, const go::Board& board) {
    Doubt doubt;
    go::PointSet open;
    for (const SurveyedRegion& region : survey.regions) {
        open |= region.open.points;
        if (region.game.evidence == Evidence::proved) {
            doubt.heat += std::max(0.0, region.game.temperature.value.to_double());
            continue;
        }
        region.open.points.for_each(
            [&](Point p) { doubt.undecided += square_error(survey.judgement.ownership[p]); });
    }
    go::for_each_point(board.size(), [&](Point p) {
        if (!open.contains(p)) doubt.judged += square_error(survey.judgement.ownership[p]);
    });
    return doubt;
}

namespace {

// Nine recorded games in ten (docs/log/whole-board.md).  Random games were not measured, and are unsure of
// what is settled: what was once measured of the network, two and a half times as wide.
Rational give_or_take(const Doubt& doubt, Evidence judged) {
    if (judged == Evidence::sampled)
        return halves(2.5 * (3 + 1.5 * std::sqrt(doubt.undecided) + 0.28 * doubt.undecided +
                             0.5 * std::min(doubt.heat, 30.0)));
    return halves(3 + 0.9 * std::sqrt(doubt.undecided) + 1.2 * std::sqrt(doubt.judged));
}

}  // namespace

Rational judged_score(const Judgement& judgement, const go::Board& board, Color next, go::Scoring scoring) {
    return score_of(judgement.expected, board, next, scoring);
}

Forecast forecast(const Survey& survey, const go::Board& board, Color next, go::Scoring scoring,
                  std::optional<Rational> before) {
    const bool area = scoring == go::Scoring::area;
    Forecast forecast;
    const Rational settled = survey.settled + (area ? area_less_territory(board) : -survey.teire_cost);
    const bool leans = std::any_of(survey.regions.begin(), survey.regions.end(), [](const auto& region) {
        return region.game.evidence == Evidence::learned;
    });
    if (leans || survey.cut_again)
        forecast.doubted = doubt_of_settled(survey, board, survey.judgement.ownership);
    forecast.lead = settled + counts(survey) + forecast.doubted;
    follow_play(survey, board, settled, next, scoring, forecast);
    bound_orthodox_play(survey, next, area ? 1 : 0, forecast);
    balance(survey, next, area ? 1 : 0, before, forecast);
    const Doubt left = doubt(survey, board);
    forecast.give_or_take = give_or_take(left, survey.judgement.evidence);
    return forecast;
}

}  // namespace tedomari::survey
