// SPDX-License-Identifier: MIT
#include "trial/tactics_set.h"

#include <algorithm>
#include <chrono>

#include "analysis/tactical.h"
#include "base/rng.h"
#include "base/seconds.h"
#include "sgf/replay.h"
#include "tactics/relevant.h"
#include "trial/duel.h"

namespace tedomari::trial {

using go::Board;
using tactics::Goal;
using tactics::GoalKind;
using tactics::Side;

namespace {

class TacticsInquiry {
public:
    TacticsInquiry(const TacticsSetQuestion& question, const std::function<void(const TacticsCase&)>& tell)
        : question_(question), tell_(tell), rng_(question.games.seed) {}

    // False when the rival has nothing to say any more.
    bool look(const DrawnGame& drawn, TacticsSetReport& report) {
        const auto whole = sgf::game_at(drawn.tree);
        if (!whole || whole->moves().empty() || !whole->size().is_square()) return true;
        const auto moves = static_cast<std::uint32_t>(whole->moves().size());
        const int move = static_cast<int>(moves / 5 + rng_.below(moves - moves / 5));
        const auto game = sgf::game_at(drawn.tree, move);
        if (!game || !game->board().is_possible()) return true;
        const auto goals = tactics::relevant_goals(game->board(), {});
        for (int i = 0; i < question_.questions; ++i) {
            TacticsCase found;
            found.game = drawn.name;
            found.move = move;
            const Side first = i % 2 == 0 ? Side::attacker : Side::defender;
            const Goal* goal = drawn_goal(goals, i % 4 < 2 ? GoalKind::capture : GoalKind::connect);
            if (goal == nullptr) continue;
            if (!answer(game->board(), *goal, first, found)) return false;
            report.cases.push_back(found);
            if (tell_) tell_(found);
        }
        return true;
    }

private:
    const Goal* drawn_goal(const std::vector<Goal>& goals, GoalKind kind) {
        std::vector<const Goal*> those;
        for (const Goal& goal : goals) {
            if (goal.kind == kind) those.push_back(&goal);
        }
        return those.empty() ? nullptr : those[rng_.below(static_cast<std::uint32_t>(those.size()))];
    }

    Limits limits(double times) const {
        Limits limits = limits_of(question_.seconds_each * times);
        if (question_.nodes_each < std::numeric_limits<std::uint64_t>::max() / 1000)
            limits.nodes = static_cast<std::uint64_t>(static_cast<double>(question_.nodes_each) * times);
        return limits;
    }

    bool answer(const Board& board, const Goal& goal, Side first, TacticsCase& found) {
        found.query = query_of(goal, first);
        found.kind = found.query.substr(0, found.query.find(' '));
        Budget budget(limits(1), question_.cancel);
        const auto ours = analysis::ask(board, goal, first, table_, budget);
        found.ours = to_string(ours);
        found.seconds = std::chrono::duration<double>(budget.elapsed()).count();
        found.nodes = budget.nodes();
        const auto rival = question_.rival(board, found.query);
        if (!rival) return false;
        found.rival = rival->text;
        found.rival_seconds = rival->seconds;
        const auto theirs = success_of(found.rival, first);
        if (theirs)
            decide(board, goal, first, *success_of(found.ours, first), *theirs, proved(ours, first), found);
        return true;
    }

    static Success proved(const analysis::TacticalAnswer& answer, Side first) {
        return answer.judged || !answer.known ? Success::none : *success_of(to_string(answer), first);
    }

    // How much of the goal a long search proves.
    Success reached(const Board& board, const Goal& goal, Side first) {
        Budget budget(limits(question_.longer), question_.cancel);
        return proved(analysis::ask(board, goal, first, table_, budget), first);
    }

    // … after the rival's move, if it is the one to reach it.
    Success reached_likewise(const Board& board, const Goal& goal, Side first, const std::string& rival) {
        const auto point = go::parse_point(rival.substr(rival.find(' ') + 1), board.size());
        if (first != Side::attacker || !point) return Success::none;
        const go::Move move{goal.attacker, *point};
        if (!board.is_legal(move, go::Suicide::forbidden)) return Success::none;
        Board after = board;
        after.play(move);
        if (goal.kind == GoalKind::capture && after.is_empty(goal.a)) return Success::none;
        return reached(after, goal, Side::defender);
    }

    void decide(const Board& board, const Goal& goal, Side first, Success ours, Success theirs, Success known,
                TacticsCase& found) {
        if (ours == theirs) return;
        const Success most = std::max(ours, theirs);
        if (known < most) known = std::max(known, reached(board, goal, first));
        if (known < most) known = std::max(known, reached_likewise(board, goal, first, found.rival));
        found.decision = Decision::proof;
        if (known < most) {
            const Duel duel{goal,
                            ours == most ? Side::attacker : Side::defender,
                            question_.rival,
                            limits(question_.longer / 5),
                            table_,
                            question_.cancel};
            const DuelEnd end = most == Success::sure ? duel.play(board, first) : DuelEnd::open;
            found.decision = end == DuelEnd::open ? Decision::open : Decision::play;
            found.ours_wrong = end == DuelEnd::prevented && ours == most;
            found.rival_wrong = end == DuelEnd::prevented && theirs == most;
            if (end == DuelEnd::reached) known = most;
        }
        found.ours_wrong |= ours < known;
        found.rival_wrong |= theirs < known;
    }

    const TacticsSetQuestion& question_;
    const std::function<void(const TacticsCase&)>& tell_;
    Rng rng_;
    tactics::ReadingTable table_;
};

}  // namespace

Result<TacticsSetReport> tactics_set(const TacticsSetQuestion& question,
                                     const std::function<void(const TacticsCase&)>& tell) {
    if (!question.rival) return Error{"answers are compared with those of another engine: give --rival"};
    const auto games = draw_games(question.games);
    if (!games) return games.error();
    TacticsSetReport report;
    TacticsInquiry inquiry(question, tell);
    for (const DrawnGame& drawn : *games) {
        report.interrupted = question.cancel != nullptr && question.cancel->load();
        if (report.interrupted || !inquiry.look(drawn, report)) break;
    }
    if (report.cases.empty() && !report.interrupted) return Error{"nothing there was answered"};
    return report;
}

}  // namespace tedomari::trial
