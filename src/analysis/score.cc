// SPDX-License-Identifier: MIT
#include "analysis/score.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "analysis/score_doubts.h"
#include "analysis/whole_board.h"
#include "base/nearest.h"
#include "scoring/parallel.h"
#include "survey/forecast.h"
#include "survey/score_look.h"

namespace tedomari::analysis {

namespace {

using go::Point;
using scoring::Life;
using scoring::Verdict;

void find_ownership(ScoreReport& report) {
    go::for_each_point(report.board.size(), [&](Point p) {
        const go::Cell owner = report.tally.owner[p];
        if (go::is_stone(owner)) report.ownership[p] = owner == go::Cell::black ? 1 : -1;
    });
    for (const Verdict& v : report.chains) {
        const double sign = go::sign(v.color);
        const double alive = v.evidence == Evidence::learned ? v.belief : v.counts_as_dead() ? 0 : 1;
        v.stones.for_each([&](Point p) { report.ownership[p] = sign * (2 * alive - 1); });
    }
}

}  // namespace

ScoreReport score(const go::Board& board, const scoring::Terms& terms, const ScoreSettings& settings,
                  Budget& budget) {
    ScoreReport report;
    report.board = board;
    report.board.forget_plays();
    report.terms = terms;
    scoring::LifeSettings life = settings.life;
    if (settings.looks && !life.ownership) {
        report.look = survey::look_all_ways(board);
        life.ownership = survey::ownership_of(*report.look);
    }
    scoring::Judged judged = scoring::judge_life(board, terms.rules, life, budget);
    report.chains = std::move(judged.chains);
    report.tally = scoring::tally(board, judged.status, terms.rules);
    report.arithmetic = scoring::arithmetic(report.tally, board, terms);
    for (const Verdict& v : report.chains) report.evidence = std::max(report.evidence, v.evidence);
    find_doubts(report);
    find_ownership(report);
    return report;
}

namespace {

// Whether nobody would stop here: nobody passes and a fiftieth of the board is in doubt, or a tenth whoever passes.
bool is_open(const net::Look& look) {
    constexpr float seldom = 0.02F;
    double doubt = 0;
    go::for_each_point(look.size, [&](Point p) {
        const net::Owner& owner = look.owners[p];
        doubt += 1 - std::max({owner.black, owner.nobody, owner.white});
    });
    return doubt > look.size.points() / (look.pass < seldom ? 50.0 : 10.0);
}

// What the judge of `analyze` expects, in whole points before komi; the stones stand as they are.
ScoreReport estimate(const go::Game& game, const scoring::Terms& terms, const net::Look& look) {
    ScoreReport report;
    report.board = game.board();
    report.board.forget_plays();
    report.terms = terms;
    report.over = report.safe_to_score = false;
    report.evidence = Evidence::learned;
    report.doubts = {"the game is not over"};
    const survey::Judgement read = survey::LearnedJudge().judge(game, nullptr);
    const Rational expected = survey::judged_score(read, game.board(), game.to_move(), terms.rules.scoring);
    report.arithmetic.score = nearest(expected.to_double(), 1) - komi_of(game);
    report.tally = scoring::tally(report.board, {}, terms.rules);
    go::for_each_point(look.size, [&](Point p) {
        report.ownership[p] = read.expected[p];
        const go::Cell cell = report.board.at(p);
        if (go::is_stone(cell) && report.board.chain(p) == p)
            report.chains.push_back({go::color_of(cell), report.board.stones(p), Life::unsettled,
                                     Evidence::learned, 1, "the game is not over"});
    });
    report.look = look;
    return report;
}

bool says_something(const scoring::LifeSettings& life) {
    return !(life.dead | life.alive | life.seki).empty();
}

}  // namespace

ScoreReport score(const go::Game& game, const ScoreSettings& settings, Budget& budget) {
    const int handicap = settings.handicap.value_or(static_cast<int>(game.handicap().size()));
    const scoring::Terms terms = scoring::terms_of(game, handicap);
    if (settings.looks && !game.is_over() && !says_something(settings.life)) {
        const net::Look look = net::Network::shipped().look(game, net::Ways::all);
        if (is_open(look)) return estimate(game, terms, look);
    }
    return score(game.board(), terms, settings, budget);
}

namespace {

// A chain dead beyond doubt without which taken off the count is the recorded one: the players were wrong.
std::string forgotten(const scoring::Ending& ending, const ScoreReport& report) {
    constexpr double beyond_doubt = 0.99;
    for (const Verdict& v : report.chains) {
        if (v.life != Life::dead || v.confidence < beyond_doubt) continue;
        if (ending.score(report.board, report.tally.dead - v.stones) == *ending.result) return chain_name(v);
    }
    return {};
}

void compare(ScoreSet& set, const scoring::Ending& ending, const ScoreReport& report) {
    ++set.games;
    const Rational found = report.score(), result = *ending.result;
    const bool exact = found == result;
    set.exact += exact;
    set.winner_right += (found > 0) == (result > 0) && (found < 0) == (result < 0);
    set.absolute_error += std::abs((found - result).to_double());
    set.safe += report.safe_to_score;
    set.wrong_flagged += !exact && !report.safe_to_score;
    set.right_flagged += exact && !report.safe_to_score;
    if (!exact) {
        set.misses.push_back({ending.name, found, result, report.safe_to_score, forgotten(ending, report)});
        const bool unmarked = !set.misses.back().unmarked.empty();
        set.unmarked += unmarked;
        set.unmarked_flagged += unmarked && !report.safe_to_score;
    }
    if (!ending.dead) return;
    std::size_t right = 0;
    for (const Verdict& v : report.chains) right += v.counts_as_dead() == ending.dead->intersects(v.stones);
    ++set.labelled;
    set.blocks += report.chains.size();
    set.blocks_right += right;
    set.all_blocks_right += right == report.chains.size();
    set.exact_with_marks += ending.score(report.board, *ending.dead) == result;
}

void add(ScoreSet& set, const ScoreSet& more) {
    for (const auto member : {&ScoreSet::games, &ScoreSet::exact, &ScoreSet::winner_right, &ScoreSet::safe,
                              &ScoreSet::wrong_flagged, &ScoreSet::right_flagged, &ScoreSet::unmarked,
                              &ScoreSet::unmarked_flagged, &ScoreSet::blocks, &ScoreSet::blocks_right,
                              &ScoreSet::labelled, &ScoreSet::all_blocks_right, &ScoreSet::exact_with_marks})
        set.*member += more.*member;
    set.absolute_error += more.absolute_error;
    set.seconds.insert(set.seconds.end(), more.seconds.begin(), more.seconds.end());
    set.misses.insert(set.misses.end(), more.misses.begin(), more.misses.end());
}

}  // namespace

Result<ScoreSet> score_set(const std::string& path, const ScoreSettings& settings, int threads,
                           const std::atomic<bool>* cancel,
                           const std::function<void(std::size_t)>& progress) {
    const auto read = scoring::read_endings(path, settings.back);
    if (!read) return read.error();
    ScoreSet set;
    set.skipped = read->skipped;
    std::vector<ScoreSet> scores(read->all.size());
    std::atomic<std::size_t> done = 0;
    scoring::in_parallel(read->all.size(), threads, [&](std::size_t i) {
        const scoring::Ending& ending = read->all[i];
        if (!ending.result || (cancel && *cancel)) return;
        Budget budget(Limits{}, cancel);
        const go::Board board = ending.board();
        const auto start = std::chrono::steady_clock::now();
        const ScoreReport report = score(board, ending.terms, settings, budget);
        scores[i].seconds = {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()};
        compare(scores[i], ending, report);
        if (const std::size_t n = ++done; progress && n % 16 == 0) progress(n);
    });
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (!read->all[i].result) ++set.without_result;
        add(set, scores[i]);
    }
    set.interrupted = cancel && *cancel;
    return set;
}

}  // namespace tedomari::analysis
