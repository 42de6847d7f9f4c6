// SPDX-License-Identifier: MIT
#include "analysis/goal.h"

#include <algorithm>
#include <functional>

#include "survey/group_life.h"
#include "tactics/first_moves.h"

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Move;
using go::Point;
using go::PointSet;
using outcome::Outcome;
using search::other;
using search::Side;
using tactics::Reading;

namespace {

class Study {
public:
    Study(GoalReport& report, const tactics::Effort& effort, tactics::ReadingTable& table, Budget& budget)
        : report_(report), effort_(effort), table_(table), budget_(budget), goal_(report.question.goal) {
        effort_.exhaustive |= report.position.size().points() <= always_exhaustive;
    }

    // First what threats can tell, with its moves; then, with what is left, the last orders against an
    // enclosed chain or, if asked for, the exhaustive search.
    void run() {
        const Side friendly = report_.question.friend_side;
        report_.friend_first = read(report_.position.board, friendly, Depth::threats);
        report_.opponent_first = read(report_.position.board, other(friendly), Depth::threats);
        infer_unknown();
        list_moves();
        const Depth depth = effort_.exhaustive ? Depth::everything : Depth::last_orders;
        const bool mine_changed = deepen(report_.friend_first, friendly, depth);
        const bool theirs_changed = deepen(report_.opponent_first, other(friendly), depth);
        if (mine_changed || theirs_changed) list_moves();
        report_.friend_evidence = report_.friend_first.evidence;
        report_.opponent_evidence = report_.opponent_first.evidence;
        const bool mine = !report_.friend_first.proof.empty();
        report_.main_line =
            main_line((mine ? report_.friend_first : report_.opponent_first).proof, goal_.attacker);
    }

private:
    enum class Depth { threats, last_orders, everything };

    // Where the budget ended one reading: whoever moves first might pass, so what he fails to get by moving
    // first he does not get by moving second.
    void infer_unknown() {
        if (!report_.position.board.ko().is_nowhere()) return;  // a pass would lift the ban
        const bool attacks = report_.question.friend_side == Side::attacker;
        Reading& attacker_first = attacks ? report_.friend_first : report_.opponent_first;
        Reading& defender_first = attacks ? report_.opponent_first : report_.friend_first;
        const auto infer = [](Reading& unknown, const Reading& known, Outcome outcome) {
            if (!unknown.outcome.is_unknown() || known.outcome != outcome) return;
            unknown = known;
            unknown.best = Point();
        };
        infer(defender_first, attacker_first, Outcome::lost());
        infer(attacker_first, defender_first, Outcome::won());
    }

    // True when the outcome is another one than threats could tell.
    bool deepen(Reading& reading, Side first, Depth depth) {
        if (reading.evidence == Evidence::proved || budget_.spent()) return false;
        if (goal_.kind == tactics::GoalKind::live) return false;  // all was done at once
        if (depth == Depth::last_orders && !tactics::may_persist(report_.position.board, goal_, first))
            return false;
        const Reading deeper = read(report_.position.board, first, depth);
        if (deeper.outcome.is_unknown() || deeper.evidence != Evidence::proved) return false;
        const bool changed = deeper.outcome != reading.outcome;
        reading = deeper;
        return changed;
    }

    void list_moves() {
        const Side friendly = report_.question.friend_side;
        report_.status = {seen(report_.friend_first), seen(report_.opponent_first)};
        report_.winning_moves = report_.preventing_moves = {};
        report_.friend_threats = report_.opponent_threats = {};
        report_.complete = true;
        if (report_.status.is_unsettled()) {
            report_.winning_moves = moves_that_keep(friendly, report_.friend_first, report_.opponent_first);
            report_.preventing_moves =
                moves_that_keep(other(friendly), report_.opponent_first, report_.friend_first);
        } else if (report_.status.friend_first == Outcome::lost()) {
            report_.friend_threats = threats(friendly, report_.friend_first);
        } else if (report_.status.opponent_first == Outcome::won()) {
            report_.opponent_threats = threats(other(friendly), report_.opponent_first);
        }
    }

    tactics::Effort effort_of(Depth depth) const {
        tactics::Effort effort = effort_;
        effort.proof = false;
        effort.exhaustive = depth == Depth::everything;
        effort.persistent = depth == Depth::last_orders;
        return effort;
    }

    // With the proof, from the whole budget.
    Reading read(const Board& board, Side first, Depth depth) {
        const auto before = budget_.nodes();
        const Reading reading = read(board, first, depth, WithProof::yes, budget_);
        report_.nodes_of_status += budget_.nodes() - before;
        return reading;
    }

    enum class WithProof { no, yes };
    Reading read(const Board& board, Side first, Depth depth, WithProof with_proof, Budget& budget) {
        tactics::Effort effort = effort_of(depth);
        effort.proof = with_proof == WithProof::yes;
        return goal_.kind == tactics::GoalKind::live
                   ? read_life(board, first, effort, budget)
                   : tactics::read(board, goal_, first, effort, table_, budget);
    }

    // A life that needs no answers comes with its proof; every other is read in a frame.
    Reading read_life(const Board& board, Side first, const tactics::Effort& effort, Budget& budget) {
        Reading reading;
        if (effort.proof) {
            Limits limits = budget.half();
            limits.nodes = std::min<std::uint64_t>(limits.nodes, 5'000);
            reading = budget.lend(limits, [&](Budget& quick) {
                return tactics::read(board, goal_, first, effort, table_, quick);
            });
            if (reading.outcome == Outcome::won()) return reading;
            reading = {};
        }
        if (board.at(goal_.a) != cell(goal_.attacker)) {
            reading.outcome = Outcome::lost();
            reading.evidence = Evidence::proved;
            return reading;
        }
        const Color color = first == Side::attacker ? goal_.attacker : opponent(goal_.attacker);
        const life::Reading found = budget.lend(
            [&](Budget& part) { return survey::read_life(board, {goal_.a}, color, lives_, part); });
        reading.outcome = found.outcome;
        reading.evidence = found.evidence;
        reading.best = found.best;
        reading.rule = {found.threats.defender, found.threats.attacker};
        found.area.for_each([&](Point p) {
            if (board.is_empty(p)) reading.trace.insert(p);
        });
        reading.nodes = budget.nodes();
        return reading;
    }

    // As Friend sees it.
    Outcome seen(const Reading& reading) const {
        return report_.question.friend_side == Side::attacker ? reading.outcome : reversed(reading.outcome);
    }

    // The points where a move may matter: on the trace of either search and around it, the best known move
    // first.
    std::vector<Point> candidates(const Reading& own, const Reading& others) const {
        PointSet points = own.trace | others.trace;
        const PointSet inner = points;
        inner.for_each([&](Point p) {
            for (const Point q : p.neighbours()) {
                if (report_.position.board.is_empty(q)) points.insert(q);
            }
        });
        std::vector<Point> found;
        if (!own.best.is_nowhere()) found.push_back(own.best);
        points.for_each([&](Point p) {
            if (p != own.best) found.push_back(p);
        });
        return found;
    }

    // An equal part of what is left for each of so many.
    Limits part_for(std::size_t many) const {
        Limits part = budget_.limits();
        if (part.time != std::chrono::nanoseconds::max())
            part.time = std::max(part.time - budget_.elapsed(), std::chrono::nanoseconds(0)) /
                        static_cast<std::int64_t>(many);
        if (part.nodes != std::numeric_limits<std::uint64_t>::max())
            part.nodes = (part.nodes - std::min(part.nodes, budget_.nodes())) / many;
        return part;
    }

    // No point eats up what those behind it need.
    template <class F>
    std::vector<Point> filter(const std::vector<Point>& points, Side mover, F&& keeps) {
        const Color color = mover == Side::attacker ? goal_.attacker : opponent(goal_.attacker);
        std::vector<Point> found;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Point p = points[i];
            if (budget_.spent()) {
                report_.complete = false;
                break;
            }
            Board board = report_.position.board;
            if (!board.is_legal({color, p}, go::Suicide::forbidden)) continue;
            board.play({color, p});
            if (budget_.lend(part_for(points.size() - i), [&](Budget& part) { return keeps(board, part); }))
                found.push_back(p);
        }
        return found;
    }

    // The mover's moves after which the other side, to move, gets no more than `best` allows.
    std::vector<Point> moves_that_keep(Side mover, const Reading& best, const Reading& others) {
        if (goal_.kind != tactics::GoalKind::live) {
            const auto found =
                tactics::first_moves(report_.position.board, goal_, mover, best.outcome,
                                     candidates(best, others), effort_of(Depth::threats), table_, budget_);
            if (!found.complete) report_.complete = false;
            return found.moves;
        }
        return filter(candidates(best, others), mover, [&](const Board& board, Budget& part) {
            const Reading after = read(board, other(mover), Depth::threats, WithProof::no, part);
            if (after.outcome.is_unknown()) report_.complete = false;
            return after.outcome.kind == best.outcome.kind;
        });
    }

    // The mover's moves after which it would, moving again, change the outcome.
    std::vector<Point> threats(Side mover, const Reading& settled) {
        return filter(candidates(settled, settled), mover, [&](const Board& board, Budget& part) {
            Board passed = board;
            passed.play(Move::pass(mover == Side::attacker ? opponent(goal_.attacker) : goal_.attacker));
            const Reading after = read(passed, mover, Depth::threats, WithProof::no, part);
            if (after.outcome.is_unknown()) report_.complete = false;
            return !after.outcome.is_unknown() && after.outcome.kind != settled.outcome.kind;
        });
    }

    GoalReport& report_;
    tactics::Effort effort_;
    tactics::ReadingTable& table_;
    Budget& budget_;
    life::Table lives_{std::size_t{16} << 20};
    const tactics::Goal& goal_;
};

}  // namespace

std::vector<Move> main_line(const tactics::ProofTree& proof, Color attacker) {
    std::vector<Move> line;
    if (proof.empty()) return line;
    // How long each node lasts against the stiffest resistance.
    std::vector<int> length(proof.nodes.size(), -1);
    const std::function<int(std::size_t)> lasts = [&](std::size_t i) {
        if (length[i] >= 0) return length[i];
        length[i] = 0;
        int most = 0;
        for (const auto& reply : proof.nodes[i].replies) most = std::max(most, 1 + lasts(reply.next));
        return length[i] = most + 1;
    };
    std::size_t node = 0;
    bool attackers_turn = proof.attacker_first;
    while (true) {
        if (attackers_turn) line.push_back({attacker, proof.nodes[node].answer});
        attackers_turn = true;
        const auto& replies = proof.nodes[node].replies;
        if (replies.empty()) break;
        const auto stiffest =
            std::max_element(replies.begin(), replies.end(),
                             [&](const auto& x, const auto& y) { return lasts(x.next) < lasts(y.next); });
        line.push_back({opponent(attacker), stiffest->move});
        node = stiffest->next;
    }
    return line;
}

GoalReport study_goal(const go::Position& position, const tactics::Question& question,
                      const tactics::Effort& effort, tactics::ReadingTable& table, Budget& budget) {
    GoalReport report;
    report.position = position;
    report.question = question;
    const auto start = budget.elapsed();
    Study(report, effort, table, budget).run();
    report.nodes = budget.nodes();
    report.seconds = std::chrono::duration<double>(budget.elapsed() - start).count();
    return report;
}

}  // namespace tedomari::analysis
