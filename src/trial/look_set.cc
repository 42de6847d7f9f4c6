// SPDX-License-Identifier: MIT
#include "trial/look_set.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>

#include "scoring/counting.h"
#include "scoring/final_game.h"

namespace tedomari::trial {

namespace {

using go::Point;

class Examiner {
public:
    Examiner(const LookSetQuestion& question, const std::atomic<bool>* cancel)
        : question_(question), cancel_(cancel) {}

    bool cancelled() const { return cancel_ != nullptr && cancel_->load(); }

    void examine(const scoring::FinalGame& record) {
        const auto moves = record.game.moves();
        go::Game game = record.game;  // which knows its handicap; the start alone does not
        while (game.undo()) {
        }
        ++report.games;
        for (std::size_t i = 0; i <= moves.size() && !cancelled(); ++i) {
            if (i < moves.size()) game.set_to_move(moves[i].color);
            const int back = static_cast<int>(moves.size() - i);
            if (i < moves.size() && (static_cast<int>(i) + report.games) % question_.every == 0)
                guess(game, moves[i]);
            if (std::count(question_.back.begin(), question_.back.end(), back) > 0)
                forecast(game, record, back);
            if (i < moves.size()) game.play(moves[i]);
        }
    }

    LookSetReport finished() {
        if (report.moves > 0) report.seconds_a_look = seconds_ / report.moves;
        report.interrupted = cancelled();
        return report;
    }

    LookSetReport report;

private:
    void guess(const go::Game& game, go::Move played) {
        const auto start = std::chrono::steady_clock::now();
        const net::Look look = question_.network->look(game);
        seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        const float mine = played.is_pass() ? look.pass : look.policy[played.point];
        int better = look.pass > mine ? 1 : 0;
        for_each_point(look.size, [&](Point p) { better += look.policy[p] > mine ? 1 : 0; });
        ++report.moves;
        report.first += better < 1 ? 1 : 0;
        report.among_five += better < 5 ? 1 : 0;
    }

    void forecast(const go::Game& game, const scoring::FinalGame& record, int back) {
        const net::Look look = question_.network->look(game, net::Ways::all);
        if (record.result) {
            const double expected = net::expected_score(look, game), truth = record.result->to_double();
            report.forecasts[back].misses.push_back(std::fabs(expected - truth));
            report.forecasts[back].winner_right += (expected > 0) == (truth > 0) ? 1 : 0;
        }
        if (back == 0) judge_end(look, record);
    }

    void judge_end(const net::Look& look, const scoring::FinalGame& record) {
        const go::Board& board = record.game.board();
        const go::PointSet dead = dead_chains(look, board);
        if (record.result) {
            const auto tally = scoring::tally(board, {dead, {}}, record.game.rules());
            const Rational score =
                scoring::arithmetic(tally, board, scoring::terms_of(record.game, record.handicap)).score;
            ++report.scored;
            report.exact += score == *record.result ? 1 : 0;
        }
        if (!record.marks) return;
        const go::PointSet truth = scoring::dead_by_marks(board, *record.marks);
        int blocks = 0, wrong = 0;
        for_each_point(look.size, [&](Point p) {
            if (!is_stone(board.at(p)) || board.chain(p) != p) return;
            ++blocks;
            wrong += dead.contains(p) != truth.contains(p) ? 1 : 0;
        });
        ++report.labelled;
        report.blocks += blocks;
        report.blocks_right += blocks - wrong;
        report.all_right += wrong == 0 ? 1 : 0;
    }

    const LookSetQuestion& question_;
    const std::atomic<bool>* cancel_;
    double seconds_ = 0;
};

}  // namespace

double Forecasts::mean() const {
    if (misses.empty()) return 0;
    return std::accumulate(misses.begin(), misses.end(), 0.0) / static_cast<double>(misses.size());
}

Result<LookSetReport> look_set(const LookSetQuestion& question, const std::atomic<bool>* cancel) {
    if (!std::filesystem::exists(question.path)) return Error{"no such file or folder"};
    Examiner examiner(question, cancel);
    const auto enough = [&] { return question.sample > 0 && examiner.report.games >= question.sample; };
    const auto read = scoring::for_each_final_game(question.path.string(), [&](scoring::FinalGame&& record) {
        if (!record.game.moves().empty() && record.game.start().board.is_possible()) examiner.examine(record);
        return !examiner.cancelled() && !enough();
    });
    if (!read) return read.error();
    if (examiner.report.games == 0) return Error{"no games there"};
    return examiner.finished();
}

}  // namespace tedomari::trial
