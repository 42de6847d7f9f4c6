// SPDX-License-Identifier: MIT
#include "trial/board_set.h"

#include <chrono>
#include <cmath>

#include "analysis/whole_board.h"
#include "go/area.h"
#include "survey/forecast.h"
#include "trial/drawn_games.h"

namespace tedomari::trial {

namespace {

std::optional<Rational> recorded_score(const sgf::GameInfo& info) {
    const sgf::Outcome outcome = sgf::parse_result(info.result);
    if (!outcome.margin || !outcome.winner) return std::nullopt;
    return *outcome.winner == go::Color::black ? *outcome.margin : -*outcome.margin;
}

// Both sides by Sentestrat in these regions until both pass; what the last survey then says is the score.
void play_out(go::Game game, survey::SurveySettings settings, const survey::Partition& regions,
              BoardCase& result) {
    settings.regions = regions;
    player::Orthodox player(settings);
    constexpr int longest = 300;
    int passes = 0;
    while (result.moves < longest && passes < 2) {
        if (settings.cancel != nullptr && settings.cancel->load()) return;
        const player::OrthodoxMove chosen = player.choose(game, game.to_move());
        passes = chosen.move.is_pass() ? passes + 1 : 0;
        if (passes < 2) {
            game.play(chosen.move);
            ++result.moves;
            continue;
        }
        result.played_out = analysis::whole_board(game, chosen.survey, {}).lead.value;
    }
}

// What was said of every region beside what became of it.
std::vector<RegionMiss> misses(const survey::Survey& survey, const go::Game& game,
                               const RegionOutcomes& outcomes) {
    std::vector<RegionMiss> result;
    for (const survey::SurveyedRegion& region : survey.regions) {
        const go::PointSet& points = region.open.points;
        double look = 0;
        points.for_each([&](go::Point p) { look += survey.judgement.ownership[p]; });
        look -= go::stone_balance(game.board(), points);
        constexpr int fine = 1000;
        result.push_back({region.game.evidence, region.game.temperature.value,
                          outcomes.outcome(game.board(), game.moves().size(), points),
                          region.game.count.value, Rational(std::lround(look * fine), fine)});
    }
    return result;
}

BoardCase examine(const DrawnGame& drawn, go::Game game, int back, const BoardSetQuestion& question,
                  const std::optional<RegionOutcomes>& outcomes) {
    survey::SurveySettings settings = question.survey;
    survey::RegionMemory memory;
    settings.store = &memory;
    const auto start = std::chrono::steady_clock::now();
    const survey::Survey survey = survey::survey(game, settings);
    const analysis::WholeBoardReport report = analysis::whole_board(game, survey, {});
    BoardCase result;
    result.game = drawn.name;
    result.back = back;
    result.regions = report.regions.size();
    for (const analysis::BoardRegion& region : report.regions)
        result.proved_regions += region.game.evidence == Evidence::proved ? 1 : 0;
    result.open_points = report.open_points;
    result.exact_points = report.exact_points;
    result.lead = report.lead.value;
    result.temperature = report.temperature.value;
    result.forecast = report.forecast;
    result.give_or_take = report.give_or_take;
    const survey::Forecast orthodox =
        survey::forecast(survey, game.board(), game.to_move(), game.rules().scoring);
    result.low = orthodox.low - report.komi;
    result.high = orthodox.high - report.komi;
    result.doubt = survey::doubt(survey, game.board());
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    result.judged =
        survey::judged_score(survey.judgement, game.board(), game.to_move(), game.rules().scoring) -
        report.komi;
    if (outcomes) result.misses = misses(survey, game, *outcomes);
    if (question.rival) result.rival = question.rival(game);
    if (question.play_out && result.is_proved())
        play_out(std::move(game), settings, survey.partition, result);
    return result;
}

}  // namespace

Result<BoardSetReport> board_set(const BoardSetQuestion& question, const std::atomic<bool>* cancel,
                                 const std::function<void(const BoardCase&)>& tell) {
    const auto games =
        draw_games({question.path, question.sample, question.seed, question.half, question.marked});
    if (!games) return games.error();
    BoardSetReport report;
    const DrawnGame* known = nullptr;
    std::optional<RegionOutcomes> outcomes;  // of the game `known`
    report.interrupted =
        !for_each_position(*games, before_the_end(question.back), cancel, [&](DrawnPosition at) {
            if (known != &at.drawn) {
                known = &at.drawn;
                const auto end = scoring::final_game(at.drawn.tree);
                outcomes = end ? RegionOutcomes::of(*end) : std::nullopt;
            }
            report.cases.push_back(examine(at.drawn, std::move(at.game), at.back, question, outcomes));
            report.cases.back().recorded = recorded_score(at.info);
            if (tell) tell(report.cases.back());
            return true;
        });
    return report;
}

}  // namespace tedomari::trial
