// SPDX-License-Identifier: MIT
#include "survey/tempo.h"

#include <algorithm>
#include <cmath>

#include "survey/judged_region.h"

namespace tedomari::survey {

namespace {

using go::Point;

// Expected square error of points: from here on a move of the same size follows the next.
constexpr double much_undecided = 20;

void set_size(SurveyedRegion& region, Rational t) {
    region.game.temperature.value = t;
    region.walls = gote(region.game.count.value, t);
}

void cool_down(Survey& survey, Rational first) {
    std::vector<SurveyedRegion*> hot;
    for (SurveyedRegion& region : survey.regions) {
        if (region.walls.temperature() > Rational(0)) hot.push_back(&region);
    }
    const auto hotter = [](const auto* a, const auto* b) {
        return a->walls.temperature() > b->walls.temperature();
    };
    for (std::size_t i = 0; i < hot.size(); ++i) {
        std::stable_sort(hot.begin(), hot.end(), hotter);
        Rational allowed = first;
        for (std::size_t k = 1; k < hot.size(); ++k)
            allowed += k % 2 == 1 ? hot[k]->walls.temperature() : -hot[k]->walls.temperature();
        SurveyedRegion& top = *hot.front();
        const local::Estimate& t = top.game.temperature;
        if (!survey.is_judged(top) || t.value <= allowed || t.low >= t.value) return;
        set_size(top, std::max(allowed, t.low));
    }
}

void heat_up_where_he_plays(Survey& survey) {
    const std::vector<go::Move>& read = survey.judgement.line;
    if (read.empty() || read.front().is_pass()) return;
    const auto here = survey.region_at(read.front().point);
    if (!here || !survey.is_judged(survey.regions[*here])) return;
    SurveyedRegion& region = survey.regions[*here];
    Rational hottest = region.game.temperature.value;
    for (const SurveyedRegion& other : survey.regions) {
        if (survey.is_judged(other)) hottest = std::max(hottest, other.game.temperature.value);
    }
    hottest = std::min(hottest, region.game.temperature.high);
    if (hottest > region.game.temperature.value) set_size(region, hottest);
}

// Where most is in doubt is the next move.  By theory who moves gains no more than the temperature: it is no less than
// what the judge expects of that.
void take_sizes(Survey& survey, go::Color mover, const go::PointSet& judged) {
    SurveyedRegion* first = nullptr;
    double most = -1;
    for (SurveyedRegion& region : survey.regions) {
        if (!survey.is_judged(region)) continue;
        double doubt = 0;
        region.open.points.for_each([&](Point p) { doubt += 1 - std::abs(survey.judgement.ownership[p]); });
        if (doubt <= most) continue;
        most = doubt;
        first = &region;
    }
    for (SurveyedRegion& region : survey.regions) {
        if (!survey.is_judged(region)) continue;
        const go::PointSet& points = &region == first ? judged : region.open.points;
        local::Estimate& t = region.game.temperature;
        const Rational gained = abs(region.expected - region.game.count.value);
        const Rational size = std::max(size_by_tempo(survey.judgement, mover, points), gained);
        t.value = std::clamp(std::max(t.value, size), t.low, t.high);
        region.walls = gote(region.game.count.value, t.value);
    }
}

}  // namespace

Rational size_by_tempo(const Judgement& judgement, go::Color mover, const go::PointSet& points) {
    double first = 0, undecided = 0;
    points.for_each([&](Point p) {
        first += 2 * (judgement.expected[p] - judgement.ownership[p]);
        undecided += 1 - std::pow(judgement.ownership[p], 2);
    });
    const double next = std::min(1.0, undecided / much_undecided);
    const double size = go::sign(mover) * first * (1 + next) / 2 - 1;
    return std::max(Rational(static_cast<std::int64_t>(8 * size), std::int64_t{8}), Rational(0));
}

Rational size_at_a_glance(const go::Game& game, const Judge& judge, const go::PointSet& points) {
    const std::vector<Outlook> seen = judge.glance({&game, 1});
    if (seen.empty() || !seen.front().other) return 0;
    Judgement judgement;
    judgement.expected = seen.front().ownership;
    go::for_each_point(game.size(), [&](Point p) {
        judgement.ownership[p] = (seen.front().ownership[p] + (*seen.front().other)[p]) / 2;
    });
    return size_by_tempo(judgement, game.to_move(), points);
}

void keep_to_tempo(Survey& survey, go::Color mover) {
    go::PointSet judged;
    for (const SurveyedRegion& region : survey.regions) {
        if (survey.is_judged(region)) judged |= region.open.points;
    }
    take_sizes(survey, mover, judged);
    cool_down(survey, size_by_tempo(survey.judgement, mover, judged) + 1);
    heat_up_where_he_plays(survey);
}

}  // namespace tedomari::survey
