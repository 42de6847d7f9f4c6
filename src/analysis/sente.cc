// SPDX-License-Identifier: MIT
#include "analysis/sente.h"

#include <algorithm>
#include <chrono>

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
            if (!report_.complete) return;
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
        if (!board_.is_legal(move, go::Suicide::forbidden)) return;
        if (budget_.spent()) {
            report_.complete = false;
            return;
        }
        // Every goal that the move may threaten; the search says whether it reaches its own.
        bool reaches = false, asked = false;
        for (const GoalSummary& other : goals_.goals) {
            if (other.goal == goal.goal || !report_.complete) continue;
            const auto threat = threat_on(other, move);
            if (!threat) continue;
            asked = true;
            const auto sente = ask({move, goal, *threat});
            if (!sente) return;
            if (sente->why == tactics::Why::goal_missed) return;
            reaches = true;
        }
        if (!asked) reaches = reaches_alone(goal, move);
        report_.moves += reaches;
    }

    // A goal that the mover does not reach with one move, and that this move may bring within reach.
    static std::optional<Question> threat_on(const GoalSummary& other, go::Move move) {
        if (other.goal.attacker == move.color) {
            if (other.status.friend_first != Outcome::lost() || !other.friend_trace.contains(move.point))
                return {};
            return Question{other.goal, Side::attacker};
        }
        if (other.status.opponent_first != Outcome::won() || !other.opponent_trace.contains(move.point))
            return {};
        return Question{other.goal, Side::defender};
    }

    std::optional<tactics::Sente> ask(const SenteQuestion& question) {
        if (budget_.spent()) {
            report_.complete = false;
            return {};
        }
        const tactics::Sente sente = tactics::is_sente(board_, question, options_.effort, table_, budget_);
        report_.played += sente.moves;
        switch (sente.why) {
            case tactics::Why::goal_missed:
            case tactics::Why::nothing_follows: break;
            case tactics::Why::threatened:
            case tactics::Why::prevented:
                ++report_.threats;
                report_.pairs.push_back({question, sente});
                break;
            case tactics::Why::unknown:
                ++report_.threats;
                ++report_.unknown;
                break;
        }
        return sente;
    }

    bool reaches_alone(const Question& goal, go::Move move) {
        Board after = board_;
        after.play(move);
        tactics::Effort effort;
        effort.order = options_.effort.aim.order;
        Budget little(Limits{.nodes = options_.effort.aim.nodes});
        const Side first = other(goal.friend_side);
        const Outcome outcome = tactics::read(after, goal.goal, first, effort, alone_, little).outcome;
        return outcome == (goal.friend_side == Side::attacker ? Outcome::won() : Outcome::lost());
    }

    const SenteOptions& options_;
    const GoalsReport& goals_;
    SenteReport& report_;
    Budget& budget_;
    const Board& board_;
    tactics::ReadingTable table_, alone_{std::size_t{8} << 20};
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
    options.effort.aim.nodes = 300;
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
