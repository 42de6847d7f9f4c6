// SPDX-License-Identifier: MIT
#include "analysis/double_goals.h"

#include "tactics/multi_goal.h"

namespace tedomari::analysis {

using go::Board;
using outcome::Outcome;
using tactics::Goal;
using tactics::Side;
using tactics::Wish;
using Kind = DoubleGoal::Kind;

namespace {

Wish joined(Wish::Form form, const Goal& a, const Goal& b) {
    Wish wish;
    wish.form = form;
    for (const Goal& goal : {a, b}) {
        wish.parts.emplace_back();
        wish.parts.back().question = {goal, Side::attacker};
    }
    return wish;
}

bool share_a_chain(const Board& board, const Goal& a, const Goal& b) {
    for (const go::Point p : {a.a, a.b}) {
        for (const go::Point q : {b.a, b.b}) {
            if (p.is_nowhere() || q.is_nowhere() || !go::is_stone(board.at(p)) || !go::is_stone(board.at(q)))
                continue;
            if (board.chain(p) == board.chain(q)) return true;
        }
    }
    return false;
}

class Pairs {
public:
    Pairs(const GoalsReport& report, std::uint64_t nodes_each, Budget& budget)
        : board_(report.position.board), nodes_each_(nodes_each), budget_(budget) {}

    void look(const GoalSummary& a, const GoalSummary& b, std::vector<DoubleGoal>& found) {
        const auto all = [&](Outcome first, Outcome second) {
            const outcome::Status wanted{first, second};
            return a.status == wanted && b.status == wanted;
        };
        if (all(Outcome::won(), Outcome::won()) && !(a.opponent_trace & b.opponent_trace).empty()) {
            const auto reading = read(joined(Wish::Form::both, a.goal, b.goal), Side::defender);
            // Its loss is a search's failure; each goal alone was won by a proof.
            if (reading.outcome == Outcome::lost() && !reading.best.is_nowhere())
                found.push_back({Kind::double_threat, a.goal, b.goal, reading.best, reading.evidence});
        } else if (all(Outcome::lost(), Outcome::lost()) && !(a.friend_trace & b.friend_trace).empty()) {
            const auto reading = read(joined(Wish::Form::either, a.goal, b.goal), Side::attacker);
            if (reading.outcome == Outcome::won())
                found.push_back({Kind::double_attack, a.goal, b.goal, reading.best, reading.evidence});
        } else if (all(Outcome::won(), Outcome::lost()) && share_a_chain(board_, a.goal, b.goal) &&
                   (a.friend_trace & b.friend_trace).empty()) {
            found.push_back({Kind::miai, a.goal, b.goal, {}, Evidence::proved});
        }
    }

private:
    tactics::Reading read(const Wish& wish, Side first) {
        tactics::Effort effort;
        effort.order = 2;
        Limits limits;
        limits.nodes = nodes_each_;
        const auto reading = budget_.lend(
            limits, [&](Budget& each) { return tactics::read(board_, wish, first, effort, table_, each); });
        return reading;
    }

    const Board& board_;
    std::uint64_t nodes_each_;
    Budget& budget_;
    tactics::ReadingTable table_{std::size_t{16} << 20};
};

}  // namespace

std::string_view to_string(Kind kind) {
    constexpr std::string_view names[] = {"double threat", "double attack", "miai"};
    return names[static_cast<int>(kind)];
}

std::vector<DoubleGoal> find_double_goals(const GoalsReport& report, std::uint64_t nodes_each,
                                          Budget& budget) {
    std::vector<DoubleGoal> found;
    Pairs pairs(report, nodes_each, budget);
    for (std::size_t i = 0; i < report.goals.size(); ++i) {
        for (std::size_t j = i + 1; j < report.goals.size(); ++j) {
            if (report.goals[i].goal.attacker != report.goals[j].goal.attacker) continue;
            if (budget.spent()) return found;
            pairs.look(report.goals[i], report.goals[j], found);
        }
    }
    return found;
}

}  // namespace tedomari::analysis
