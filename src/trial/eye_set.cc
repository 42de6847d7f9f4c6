// SPDX-License-Identifier: MIT
#include "trial/eye_set.h"

#include <chrono>

#include "analysis/tactical.h"
#include "base/rng.h"
#include "base/seconds.h"
#include "sgf/replay.h"

namespace tedomari::trial {

using go::Board;
using go::Point;

namespace {

// The two numbers, without the vital points.
std::string counts_of(const std::string& answer) {
    const auto first = answer.find(' ');
    return first == std::string::npos ? answer : answer.substr(0, answer.find(' ', first + 1));
}

class Inquiry {
public:
    explicit Inquiry(const EyeSetQuestion& question) : question_(question), rng_(question.games.seed) {}

    // False when the rival has nothing to say any more.
    bool look(const DrawnGame& drawn, EyeSetReport& report) {
        const auto whole = sgf::game_at(drawn.tree);
        if (!whole || whole->moves().empty() || !whole->size().is_square()) return true;
        const auto moves = static_cast<std::uint32_t>(whole->moves().size());
        const int move = static_cast<int>(moves / 5 + rng_.below(moves - moves / 5));
        const auto game = sgf::game_at(drawn.tree, move);
        if (!game || !game->board().is_possible()) return true;
        return ask_at(game->board(), {drawn.name, move, {}, {}, {}}, report);
    }

private:
    bool ask_at(const Board& board, const EyeCase& position, EyeSetReport& report) {
        int asked = 0;
        for (const Point p : shuffled_empty_points(board)) {
            if (asked == question_.points) break;
            EyeCase found = position;
            found.query = "eval_eye " + go::to_string(p);
            answer_ourselves(board, p, found);
            const auto rival = question_.rival(board, found.query);
            if (!rival) return false;
            found.rival = rival->text;
            found.rival_seconds = rival->seconds;
            if (found.ours == "-1" && found.rival == "-1") continue;
            report.cases.push_back(found);
            ++asked;
        }
        return true;
    }

    std::vector<Point> shuffled_empty_points(const Board& board) {
        std::vector<Point> points;
        go::for_each_point(board.size(), [&](Point p) {
            if (board.is_empty(p)) points.push_back(p);
        });
        for (std::size_t i = points.size(); i > 1; --i)
            std::swap(points[i - 1], points[rng_.below(static_cast<std::uint32_t>(i))]);
        return points;
    }

    void answer_ourselves(const Board& board, Point p, EyeCase& found) {
        Budget budget(limits_of(question_.seconds_each), question_.cancel);
        const analysis::EyeAnswer answer = analysis::eyes_at(board, p, table_, budget);
        found.ours = to_string(answer);
        found.size = answer.space ? answer.space->size() : 0;
        found.seconds = std::chrono::duration<double>(budget.elapsed()).count();
    }

    const EyeSetQuestion& question_;
    Rng rng_;
    tactics::ReadingTable table_;
};

}  // namespace

bool EyeCase::agrees() const { return counts_of(ours) == counts_of(rival); }

Halves::Share EyeSetReport::of_size(int least, int most) const {
    const auto part = those([&](const EyeCase& c) { return c.size >= least && c.size <= most; });
    return {part.count(&EyeCase::agrees), static_cast<int>(part.cases.size())};
}

Result<EyeSetReport> eye_set(const EyeSetQuestion& question, const std::function<void(int)>& tell) {
    if (!question.rival) return Error{"eyes are compared with those of another engine: give --rival"};
    const auto games = draw_games(question.games);
    if (!games) return games.error();
    EyeSetReport report;
    Inquiry inquiry(question);
    int done = 0;
    for (const DrawnGame& drawn : *games) {
        report.interrupted = question.cancel != nullptr && question.cancel->load();
        if (report.interrupted || !inquiry.look(drawn, report)) break;
        if (tell) tell(++done);
    }
    if (report.cases.empty() && !report.interrupted) return Error{"nothing there was answered"};
    return report;
}

}  // namespace tedomari::trial
