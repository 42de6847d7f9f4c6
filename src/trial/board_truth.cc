// SPDX-License-Identifier: MIT
#include "trial/board_truth.h"

#include <algorithm>

#include "cgt/thermographs.h"
#include "economy/wall_sum.h"
#include "go/area.h"
#include "player/orthodox.h"
#include "trial/generated_boards.h"
#include "trial/perfect_play.h"

namespace tedomari::trial {

namespace {

using go::Color;
using go::Move;
using go::Point;

survey::SurveySettings survey_settings(const GeneratedBoard& board) {
    survey::SurveySettings settings;
    settings.nodes = 50'000;
    settings.judgement =
        survey::Judgement{board.ownership, board.ownership, {}, Evidence::proved, "made that way"};
    settings.reading_nodes = 0;
    settings.partition.enough_room = 0;  // its walls live because it says so
    return settings;
}

go::PointSet gaps_of(const GeneratedBoard& board) {
    go::PointSet gaps;
    go::for_each_point(board.board.size(), [&](Point p) {
        if (board.ownership[p] == 0) gaps.insert(p);
    });
    return gaps;
}

struct BestScores {
    int black_first, white_first;
};

std::optional<BestScores> best_scores(const GeneratedBoard& board) {
    PerfectPlay play(board.board, gaps_of(board));
    const auto black = play.value(Color::black), white = play.value(Color::white);
    if (!black || !white) return std::nullopt;
    return BestScores{*black, *white};
}

// One board.
class Truth {
public:
    Truth(const GeneratedBoard& board, TruthReport& report) : board_(board), report_(report) {}

    void compare(bool play);

private:
    bool is_proved() const;
    void compare_forms(const economy::WallSum& sum, const BestScores& best);
    void play_out(Color sentestrat, int optimum, Rational t);

    const GeneratedBoard& board_;
    TruthReport& report_;
    survey::Survey survey_;
};

bool Truth::is_proved() const {
    return std::all_of(survey_.regions.begin(), survey_.regions.end(), [](const auto& region) {
        return region.game.evidence == Evidence::proved && !region.game.has_ko;
    });
}

// Cold positions count as they stand in both: area counting gives a move in them nothing.
void Truth::compare_forms(const economy::WallSum& sum, const BestScores& best) {
    cgt::Store store;
    cgt::Thermographs thermographs(store);
    cgt::Game total = store.number(0);
    const int start = go::area_score(go::count(board_.board));
    Rational mean = start, t = 0;
    for (const survey::SurveyedRegion& region : survey_.regions) {
        const auto form = canonical_form(store, board_.board, region.open.points);
        if (!form) return;
        total = store.sum(total, *form);
        mean += thermographs.mean(*form);
        t = std::max(t, thermographs.temperature(*form));
    }
    ++report_.formed;
    const bool equal = Rational(best.black_first - start) == store.left_stop(total).to_rational() &&
                       Rational(best.white_first - start) == store.right_stop(total).to_rational();
    report_.optimal += equal ? 1 : 0;
    report_.forms += mean == sum.mean() && t == std::max(sum.temperature() + 1, Rational(0)) ? 1 : 0;
}

// Sentestrat for one color, perfect play for the other; Sentestrat's color moves first.
void Truth::play_out(Color color, int optimum, Rational t) {
    PerfectPlay perfect(board_.board, gaps_of(board_));
    go::Game game({board_.board, color});
    player::Orthodox player(survey_settings(board_));
    bool passed = false;
    for (int moves = 0; moves < 200; ++moves) {
        const Color next = game.to_move();
        const Move move = next == color ? player.choose(game, next).move : perfect.best(next, passed);
        if (perfect.failed()) return;
        game.play(move);
        if (move.is_pass() && passed) break;
        passed = move.is_pass();
        if (!passed) perfect.play(move);
    }
    // Dead stones may still stand: perfect play takes them, the other color first.
    const auto end = perfect.value(go::opponent(color));
    if (!end) return;
    const Rational loss = go::sign(color) * (optimum - *end);
    ++report_.played;
    report_.loss_within += loss <= t ? 1 : 0;
    report_.no_loss += loss <= Rational(0) ? 1 : 0;
    report_.worst_loss = std::max(report_.worst_loss, loss);
}

void Truth::compare(bool play) {
    survey_ = survey::survey(board_.board, survey_settings(board_));
    const auto best = best_scores(board_);
    if (!best || !is_proved()) {
        ++report_.skipped;
        return;
    }
    const auto walls = survey_.walls();
    const economy::WallSum sum{walls,
                               survey_.settled + go::stone_balance(board_.board)};  // territory becomes area
    const Rational mean = sum.mean(), t = std::max(sum.temperature() + 1, Rational(0));
    const Rational black_first = best->black_first, white_first = best->white_first;
    ++report_.boards;
    compare_forms(sum, *best);
    report_.within +=
        mean <= black_first && black_first <= mean + t && mean - t <= white_first && white_first <= mean ? 1
                                                                                                         : 0;
    if (!play) return;
    play_out(Color::black, best->black_first, t);
    play_out(Color::white, best->white_first, t);
}

}  // namespace

TruthReport board_truth(const TruthQuestion& question, const std::atomic<bool>* cancel,
                        const std::function<void(int)>& tell) {
    TruthReport report;
    Rng rng(question.seed);
    for (int i = 0; i < question.boards; ++i) {
        if (cancel != nullptr && cancel->load()) {
            report.interrupted = true;
            break;
        }
        const GeneratedBoard board = generated_board(rng, question.size);
        if (board.open == 0 || board.open > question.most_open || !board.board.is_possible()) {
            ++report.skipped;
        } else {
            Truth(board, report).compare(question.play);
        }
        if (tell) tell(i + 1);
    }
    return report;
}

}  // namespace tedomari::trial
