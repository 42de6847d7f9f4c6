// SPDX-License-Identifier: MIT
#include "survey/survey.h"

#include <algorithm>
#include <cmath>

#include "playout/playout.h"

namespace tedomari::survey {

namespace {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using local::LocalGame;
using Clock = std::chrono::steady_clock;

// Random games in which either color began.
playout::Sample sample_of(const go::Board& board, const SurveySettings& settings) {
    Budget budget(Limits{}, settings.cancel);
    return playout::sample_either_first({board, Color::black}, {settings.playouts, settings.seed, 1, 0},
                                        budget);
}

// To the next eighth: a sample is no more exact than that.
Rational eighths(double value) {
    return Rational(static_cast<std::int64_t>(std::llround(value * 8)), std::int64_t{8});
}

int stones_in(const go::Board& board, const PointSet& points) {
    int total = 0;
    points.for_each([&](Point p) {
        total += board.at(p) == Cell::black ? 1 : board.at(p) == Cell::white ? -1 : 0;
    });
    return total;
}

// What random games make of a region that was not searched or not decided.
LocalGame sampled_game(const go::Board& board, const PointSet& region, const playout::Sample& sample) {
    LocalGame game;
    game.region = region;
    game.evidence = Evidence::sampled;
    game.stones = stones_in(board, region);
    double area = 0, swing = 0;
    Point best;
    region.for_each([&](Point p) {
        area += sample.ownership(p);
        if (!board.is_empty(p)) return;
        const double value = sample.points[p].value();
        if (!best.is_nowhere() && value <= swing) return;
        swing = std::max(swing, value);
        best = p;
    });
    const int points = region.size();
    const Rational mean = eighths(area) - game.stones, most = Rational(points);
    const Rational heat = std::clamp(eighths(swing / 2) - 1, Rational(0), most);
    game.count = {Rational(-points) - game.stones, mean, most - game.stones};
    game.temperature = {-1, heat, most};
    game.model = "random games, either color first";
    if (!best.is_nowhere()) {
        game.black.moves = {{Color::black, best}};
        game.white.moves = {{Color::white, best}};
        game.black.count = mean + heat;
        game.white.count = mean - heat;
    }
    return game;
}

// A gote of the likeliest size, where only that is known.
cgt::Thermograph gote(Rational mean, Rational t) {
    if (t <= Rational(-1)) return cgt::Thermograph::mast(mean);
    const Rational reach = t + 1;
    return {cgt::Trajectory::through({{-1, mean + reach}, {t, mean}}),
            cgt::Trajectory::through({{-1, mean - reach}, {t, mean}})};
}

cgt::Thermograph walls_of(const LocalGame& game) {
    if (game.evidence == Evidence::proved && game.black_master) return *game.black_master;
    return gote(game.count.value, game.temperature.value);
}

class Surveying {
public:
    Surveying(const go::Board& board, const SurveySettings& settings)
        : board_(board), settings_(settings), start_(Clock::now()) {}

    Survey run();

private:
    Partition parts();
    std::chrono::nanoseconds left() const { return settings_.time - (Clock::now() - start_); }
    bool cancelled() const { return settings_.cancel != nullptr && settings_.cancel->load(); }
    void value(const OpenRegion& open, std::chrono::nanoseconds time);
    LocalGame searched(const OpenRegion& open, std::chrono::nanoseconds time) const;

    const go::Board& board_;
    const SurveySettings& settings_;
    Clock::time_point start_;
    Survey survey_;
};

// What the search says, or random games where it could not begin.
LocalGame Surveying::searched(const OpenRegion& open, std::chrono::nanoseconds time) const {
    endgame::Effort effort;
    effort.time = time;
    effort.memory = settings_.memory;
    effort.cancel = settings_.cancel;
    if (settings_.nodes > 0) {
        effort.nodes = settings_.nodes;
        effort.time = std::chrono::hours(1);
    }
    auto found = endgame::evaluate(survey_.partition.model, open.points, effort);
    LocalGame rough = sampled_game(board_, open.points, survey_.sample);
    if (!found) {
        rough.notices.push_back(found.error().message);
        return rough;
    }
    if (found->evidence == Evidence::proved || !found->black.moves.empty() || !found->white.moves.empty())
        return std::move(*found);
    rough.notices = found->notices;
    rough.states = found->states;
    return rough;
}

void Surveying::value(const OpenRegion& open, std::chrono::nanoseconds time) {
    SurveyedRegion region{open, {}, {}, 0, false};
    const auto begin = Clock::now();
    const std::string key = region_key(survey_.partition.model, open.points);
    if (settings_.store != nullptr) {
        if (auto known = settings_.store->find(key)) {
            region.game = std::move(*known);
            region.remembered = true;
        }
    }
    if (!region.remembered) {
        if (cancelled() || (time <= std::chrono::nanoseconds(0) && settings_.nodes == 0)) {
            region.game = sampled_game(board_, open.points, survey_.sample);
            region.game.notices.push_back("not searched: no time was left");
            survey_.finished = survey_.finished && !cancelled();
        } else {
            region.game = searched(open, time);
            if (settings_.store != nullptr && !cancelled()) settings_.store->keep(key, region.game);
        }
    }
    region.walls = walls_of(region.game);
    region.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    survey_.regions.push_back(std::move(region));
}

Partition Surveying::parts() {
    if (settings_.regions) return continued(*settings_.regions, board_);
    if (settings_.ownership) return partition(board_, *settings_.ownership, settings_.partition);
    survey_.sample = sample_of(board_, settings_);
    Ownership ownership;
    go::for_each_point(board_.size(), [&](Point p) { ownership[p] = survey_.sample.ownership(p); });
    return partition(board_, ownership, settings_.partition);
}

Survey Surveying::run() {
    survey_.partition = parts();
    const auto& open = survey_.partition.regions;
    for (std::size_t i = open.size(); i-- > 0;) {  // the smallest first: what they leave is the others'
        value(open[i], left() / static_cast<std::int64_t>(i + 1));
        if (settings_.progress) settings_.progress(open.size() - i, open.size());
    }
    std::stable_sort(survey_.regions.begin(), survey_.regions.end(),
                     [](const SurveyedRegion& a, const SurveyedRegion& b) {
                         return a.walls.temperature() > b.walls.temperature();
                     });
    survey_.settled = survey_.partition.settled_territory(board_) + board_.captured(Color::white) -
                      board_.captured(Color::black);
    return std::move(survey_);
}

}  // namespace

// What is proved, else what the best line threatens.
std::vector<local::Threat> SurveyedRegion::threats(Color color) const {
    std::vector<local::Threat> found;
    for (const local::Threat& threat : game.threats) {
        if (threat.move.color == color) found.push_back(threat);
    }
    const local::Line& best = line(color);
    if (found.empty() && !best.moves.empty() && best.threat)
        found.push_back({best.moves.front(), *best.threat, 0});
    return found;
}

std::vector<cgt::Thermograph> Survey::walls() const {
    std::vector<cgt::Thermograph> result;
    for (const SurveyedRegion& region : regions) result.push_back(region.walls);
    return result;
}

bool Survey::holds(Color color) const {
    const auto& chains = partition.chains;
    return std::any_of(chains.begin(), chains.end(), [&](const ChainStanding& chain) {
        return chain.standing == Standing::safe && partition.model.at(chain.chain) == go::cell(color);
    });
}

std::optional<std::size_t> Survey::region_at(Point p) const {
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (regions[i].open.points.contains(p)) return i;
    }
    return std::nullopt;
}

Survey survey(const go::Board& board, const SurveySettings& settings) {
    return Surveying(board, settings).run();
}

}  // namespace tedomari::survey
