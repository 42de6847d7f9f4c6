// SPDX-License-Identifier: MIT
#include "analysis/sente.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace tedomari::analysis {

using go::Board;
using go::Point;
using go::PointSet;
using outcome::Outcome;
using search::Side;
using search::Verdict;
using tactics::Question;
using tactics::SenteQuestion;

namespace {

class Finder {
public:
    Finder(const SenteOptions& options, const GoalsReport& goals, SenteReport& report, Budget& budget)
        : options_(options), goals_(goals), report_(report), budget_(budget), board_(report.position.board) {}

    void run(Progress& progress) {
        for (const GoalSummary& goal : goals_.goals) {
            progress.advance();
            if (!is_open(goal)) continue;
            ++report_.unsettled;
            // The trace of the search that fails shows where to reach it, that of the one that works where
            // to prevent it.
            try_moves({goal.goal, Side::attacker}, goal.friend_move, goal.opponent_trace);
            try_moves({goal.goal, Side::defender}, goal.opponent_move, goal.friend_trace);
        }
    }

private:
    static bool is_open(const GoalSummary& goal) {
        return goal.status.friend_first == Outcome::won() && goal.status.opponent_first != Outcome::won() &&
               !goal.status.opponent_first.is_unknown();
    }

    void try_moves(const Question& goal, Point best, const PointSet& trace) {
        if (!best.is_nowhere()) try_move(goal, best);
        trace.for_each([&](Point p) {
            if (p != best) try_move(goal, p);
        });
    }

    void try_move(const Question& goal, Point p) {
        if (!options_.at.is_nowhere() && p != options_.at) return;
        const go::Move move{goal.friend_color(), p};
        if (!board_.is_legal(move, go::Suicide::forbidden) || !has_time()) return;
        if (look(move, goal, tactics::First::opponent) != Verdict::won) return;
        ++report_.moves;
        for (const Question& threat : threats_of(move)) {
            if (threat.goal == goal.goal || !has_time()) continue;
            ask({move, goal, threat});
        }
    }

    bool has_time() {
        if (budget_.spent()) report_.complete = false;
        return report_.complete;
    }

    Verdict look(go::Move move, const Question& question, tactics::First first) {
        return tactics::after_move(board_, move, question, first, options_.effort.aim, table_, budget_)
            .verdict;
    }

    // All goals that a second move would reach and none would before this one; found once for each move.
    const std::vector<Question>& threats_of(go::Move move) {
        auto [found, is_new] = threats_.try_emplace({static_cast<int>(move.color), move.point.index()});
        if (!is_new) return found->second;
        for (const GoalSummary& goal : goals_.goals) {
            const auto threat = possible_threat(goal, move);
            if (!threat || !has_time()) continue;
            if (look(move, *threat, tactics::First::mover) == Verdict::won) found->second.push_back(*threat);
        }
        return found->second;
    }

    // A goal that the mover does not reach with one move, and that this one may bring within reach.
    static std::optional<Question> possible_threat(const GoalSummary& goal, go::Move move) {
        if (goal.goal.attacker == move.color) {
            if (goal.status.friend_first != Outcome::lost() || !goal.friend_trace.contains(move.point))
                return {};
            return Question{goal.goal, Side::attacker};
        }
        if (goal.status.opponent_first != Outcome::won() || !goal.opponent_trace.contains(move.point))
            return {};
        return Question{goal.goal, Side::defender};
    }

    void ask(const SenteQuestion& question) {
        Limits limits;
        limits.nodes = options_.nodes_each;
        if (budget_.limits().time != std::chrono::nanoseconds::max())
            limits.time = budget_.limits().time - budget_.elapsed();
        Budget each(limits);
        const tactics::Sente sente = tactics::is_sente(board_, question, options_.effort, table_, each);
        budget_.spend(each.nodes());
        report_.played += sente.moves;
        ++report_.threats;
        if (sente.verdict == Verdict::unknown) {
            ++report_.unknown;
        } else {
            report_.pairs.push_back({question, sente});
        }
    }

    const SenteOptions& options_;
    const GoalsReport& goals_;
    SenteReport& report_;
    Budget& budget_;
    const Board& board_;
    tactics::ReadingTable table_;
    std::map<std::pair<int, int>, std::vector<Question>> threats_;  // of a color's move
};

}  // namespace

std::size_t SenteReport::sente() const {
    return static_cast<std::size_t>(std::count_if(
        pairs.begin(), pairs.end(), [](const SenteFinding& f) { return f.sente.verdict == Verdict::won; }));
}

SenteOptions quick_sente() {
    SenteOptions options;
    options.search.order = 2;
    options.search.seconds_each = 0.004;
    options.effort.aim.order = 2;
    options.effort.aim.nodes = 500;
    options.effort.depth = 6;
    return options;
}

SenteReport find_sente(const go::Position& position, const SenteOptions& options, Budget& budget,
                       Progress& progress) {
    SenteReport report;
    report.position = position;
    const auto start = budget.elapsed();
    const GoalsReport goals = find_goals(position, options.search, budget, progress);
    report.goals = goals.goals.size();
    report.complete = goals.complete;
    Finder(options, goals, report, budget).run(progress);
    report.seconds = std::chrono::duration<double>(budget.elapsed() - start).count();
    return report;
}

}  // namespace tedomari::analysis
