// SPDX-License-Identifier: MIT
#include "analysis/multi_goal.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>

#include "life/prover.h"
#include "outcome/notation.h"
#include "outcome/session.h"
#include "tactics/first_moves.h"
#include "tactics/multi_goal.h"

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;
using outcome::Outcome;
using outcome::Status;
using search::other;
using tactics::Reading;
using tactics::Side;
using tactics::Wish;

namespace {

Outcome seen(Outcome attackers, Side friend_side) {
    return friend_side == Side::attacker ? attackers : reversed(attackers);
}

// What is told of a wish with each side first.
struct Told {
    MultiAnswer friend_first, opponent_first;
};

bool is_told(const MultiAnswer& answer) { return answer.way != Way::formula; }
bool is_won(const MultiAnswer& answer) { return is_told(answer) && answer.outcome == Outcome::won(); }
bool is_lost(const MultiAnswer& answer) { return is_told(answer) && answer.outcome == Outcome::lost(); }
bool is_apart(const MultiAnswer& a, const MultiAnswer& b) { return (a.trace & b.trace).empty(); }

MultiAnswer turned(MultiAnswer answer) {
    answer.outcome = reversed(answer.outcome);
    return answer;
}

MultiAnswer by_one(MultiAnswer answer) {
    answer.way = std::max(Way::one_goal, answer.way);
    return answer;
}

// All of them together; the move is the first one's.
MultiAnswer by_all(const std::vector<const MultiAnswer*>& answers) {
    MultiAnswer found = *answers[0];
    found.way = Way::apart;
    for (const MultiAnswer* one : answers) {
        found.trace |= one->trace;
        if (one->evidence != Evidence::proved) found.evidence = Evidence::bounded;
    }
    return found;
}

bool are_apart(const std::vector<const MultiAnswer*>& answers) {
    for (std::size_t i = 0; i < answers.size(); ++i) {
        for (std::size_t j = i + 1; j < answers.size(); ++j) {
            if (!is_apart(*answers[i], *answers[j])) return false;
        }
    }
    return true;
}

// One of several.  A move of Opponent's outside the trace of a win leaves it a win: of two wins that share no
// point he can upset but one.  All are lost together if what each loss leans on is apart from the others.
Told one_of(const std::vector<Told>& parts) {
    Told told;
    std::vector<const MultiAnswer*> losses_first, losses_second;
    for (const Told& part : parts) {
        if (is_won(part.friend_first)) told.friend_first = by_one(part.friend_first);
        if (is_won(part.opponent_first)) told.opponent_first = by_one(part.opponent_first);
        if (is_lost(part.friend_first)) losses_first.push_back(&part.friend_first);
    }
    for (std::size_t i = 0; i < parts.size() && !is_told(told.opponent_first); ++i) {
        for (std::size_t j = i + 1; j < parts.size() && !is_told(told.opponent_first); ++j) {
            const MultiAnswer &a = parts[i].friend_first, &b = parts[j].friend_first;
            if (!is_won(a) || !is_won(b) || !is_apart(a, b)) continue;
            told.opponent_first = by_all({&a, &b});
            told.opponent_first.best = Point();
        }
    }
    if (!is_told(told.friend_first) && losses_first.size() == parts.size() && are_apart(losses_first)) {
        told.friend_first = by_all(losses_first);
        told.friend_first.best = Point();
    }
    // Opponent first loses one goal and the others are lost anyway.
    for (std::size_t i = 0; i < parts.size() && !is_told(told.opponent_first); ++i) {
        if (!is_lost(parts[i].opponent_first)) continue;
        losses_second.assign(1, &parts[i].opponent_first);
        for (std::size_t j = 0; j < parts.size(); ++j) {
            if (j != i && is_lost(parts[j].friend_first)) losses_second.push_back(&parts[j].friend_first);
        }
        if (losses_second.size() == parts.size() && are_apart(losses_second))
            told.opponent_first = by_all(losses_second);
    }
    return told;
}

class Study {
public:
    Study(MultiGoalReport& report, const MultiGoalOptions& options, tactics::ReadingTable& table,
          Budget& budget)
        : report_(report), options_(options), table_(table), budget_(budget) {}

    void run() {
        for (const auto& question : tactics::goals_of(report_.wish)) read_apart(question);
        find_meetings();
        combine_by_formula();
        std::size_t next = 0;
        const Told told = tell(report_.wish, next);
        report_.friend_first = told.friend_first;
        report_.opponent_first = told.opponent_first;
        read_jointly();
        report_.status = {report_.friend_first.outcome, report_.opponent_first.outcome};
        if (options_.moves) list_moves();
        if (options_.moves) judge_dependences();
    }

private:
    // A share of what is left: the goals apart may not eat up what the joint search needs.
    Limits slice(double share) {
        Limits limits = budget_.limits();
        if (limits.time != std::chrono::nanoseconds::max())
            limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(
                static_cast<double>((limits.time - budget_.elapsed()).count()) * share));
        if (limits.nodes != std::numeric_limits<std::uint64_t>::max()) {
            const std::uint64_t left = limits.nodes - std::min(limits.nodes, budget_.nodes());
            limits.nodes =
                std::max<std::uint64_t>(1, static_cast<std::uint64_t>(static_cast<double>(left) * share));
        }
        return limits;
    }

    // A goal that the wish names again need not be read again.
    void read_apart(const tactics::Question& question) {
        auto& parts = report_.parts;
        const auto same = [&](const GoalReport& part) { return part.question == question; };
        if (const auto known = std::find_if(parts.begin(), parts.end(), same); known != parts.end()) {
            const GoalReport copy = *known;
            parts.push_back(copy);
            return;
        }
        const auto goals = tactics::goals_of(report_.wish).size();
        parts.push_back(
            budget_.lend(slice(1 / (2.0 * static_cast<double>(goals - parts.size()))), [&](Budget& each) {
                return study_goal(report_.position, question, options_.effort, table_, each);
            }));
        report_.nodes_apart += parts.back().nodes_of_status;
    }

    // On a board small enough to be searched to the end a loss that was not proved is nothing.
    bool is_left_open(const Reading& reading) const {
        return joint_effort().exhaustive && reading.outcome == Outcome::lost() &&
               reading.evidence != Evidence::proved;
    }

    MultiAnswer answer_of(Outcome outcome, const Reading& reading) const {
        MultiAnswer answer;
        answer.outcome = outcome;
        answer.evidence = reading.evidence;
        answer.best = reading.best;
        answer.trace = reading.trace;
        const bool tells = !outcome.is_unknown() && !outcome.is_ko() && !is_left_open(reading);
        answer.way = tells ? Way::one_goal : Way::formula;
        return answer;
    }

    Told tell(const Wish& wish, std::size_t& next) {
        if (wish.form == Wish::Form::goal) {
            const GoalReport& part = report_.parts[next++];
            return {answer_of(part.status.friend_first, part.friend_first),
                    answer_of(part.status.opponent_first, part.opponent_first)};
        }
        std::vector<Told> parts;
        for (const Wish& inner : wish.parts) parts.push_back(tell(inner, next));
        if (wish.form == Wish::Form::either) return one_of(parts);
        // All of several for Friend is one of several for Opponent.
        for (Told& part : parts) part = {turned(part.opponent_first), turned(part.friend_first)};
        const Told told = one_of(parts);
        return {turned(told.opponent_first), turned(told.friend_first)};
    }

    static outcome::GoalMoves<Point> moves_of(const GoalReport& part) {
        return {
            {part.winning_moves, part.friend_threats}, {part.preventing_moves, part.opponent_threats}, {}};
    }

    void find_meetings() {
        const auto trace = [](const GoalReport& part) {
            return part.friend_first.trace | part.opponent_first.trace;
        };
        for (std::size_t a = 0; a < report_.parts.size(); ++a) {
            for (std::size_t b = a + 1; b < report_.parts.size(); ++b) {
                Meeting meeting{a, b, trace(report_.parts[a]) & trace(report_.parts[b]), {}, {}};
                if (meeting.points.empty()) continue;
                const auto g = with_losing_moves(a, b), h = with_losing_moves(b, a);
                meeting.dependences = outcome::dependences(g, h);
                meeting.sussman = outcome::sussman_moves(g, h);
                report_.meetings.push_back(std::move(meeting));
            }
        }
    }

    // The moves of a goal, with those of the other's winning moves that lose it.
    outcome::GoalMoves<Point> with_losing_moves(std::size_t a, std::size_t b) {
        const GoalReport& part = report_.parts[a];
        auto moves = moves_of(part);
        if (part.status.opponent_first != Outcome::won()) return moves;
        const Color color = part.question.friend_color();
        for (const Point p : report_.parts[b].winning_moves) {
            Board board = report_.position.board;
            if (budget_.spent() || !board.is_legal({color, p}, go::Suicide::forbidden)) continue;
            board.play({color, p});
            const Reading after = tactics::read(board, part.question.goal, other(part.question.friend_side),
                                                options_.effort, table_, budget_);
            if (seen(after.outcome, part.question.friend_side) == Outcome::lost()) moves.losing.push_back(p);
        }
        return moves;
    }

    // The game of one goal as far as it was read: its status, and threats against what is settled.
    static outcome::Game game_of(outcome::Games& games, const GoalReport& part) {
        const auto leaf = [&](Outcome o) { return games.leaf(o); };
        const outcome::Game unsettled = games.make({leaf(Outcome::won())}, {leaf(Outcome::lost())});
        const Status s = part.status;
        if (s.friend_first == Outcome::lost() && !part.friend_threats.empty())
            return games.make({unsettled}, {leaf(s.opponent_first)});
        if (s.opponent_first == Outcome::won() && !part.opponent_threats.empty())
            return games.make({leaf(s.friend_first)}, {unsettled});
        return games.make({leaf(s.friend_first)}, {leaf(s.opponent_first)});
    }

    outcome::Game combined(outcome::Games& games, outcome::Algebra& algebra, const Wish& wish,
                           std::size_t& next, std::string& text, bool brackets = false) {
        if (wish.form == Wish::Form::goal) {
            const outcome::Game game = game_of(games, report_.parts[next++]);
            text += outcome::to_text(games, game);
            return game;
        }
        const bool either = wish.form == Wish::Form::either;
        if (brackets) text += "(";
        outcome::Game result = combined(games, algebra, wish.parts[0], next, text, !either);
        for (std::size_t i = 1; i < wish.parts.size(); ++i) {
            text += either ? " or " : " and ";
            const outcome::Game part = combined(games, algebra, wish.parts[i], next, text, !either);
            result =
                algebra.combined(either ? outcome::Junction::either : outcome::Junction::both, result, part);
        }
        if (brackets) text += ")";
        return result;
    }

    void combine_by_formula() {
        try {
            outcome::Games games;
            outcome::Algebra algebra(games);
            std::size_t next = 0;
            const outcome::Game game = combined(games, algebra, report_.wish, next, report_.formula);
            report_.by_formula = games.status(game);
            report_.formula += " = " + outcome::to_text(games, game);
        } catch (const outcome::TooLarge& e) {
            report_.formula = e.what();
            report_.by_formula = {Outcome::unknown(), Outcome::unknown()};
        }
    }

    // After `move` the other player's moves that save or reach the goal for him; nothing when that is not known.
    std::optional<std::vector<Point>> answers(const GoalReport& part, go::Move move) {
        GoalReport after;
        Board board = report_.position.board;
        if (!board.is_legal(move, go::Suicide::forbidden)) return std::nullopt;
        board.play(move);
        go::Position position = report_.position;
        position.board = board;
        position.to_move = opponent(move.color);
        budget_.lend(slice(0.2), [&](Budget& share) {
            after = study_goal(position, part.question, options_.effort, table_, share);
            return 0;
        });
        if (!after.complete || !after.status.is_known()) return std::nullopt;
        return move.color == part.question.friend_color() ? after.preventing_moves : after.winning_moves;
    }

    // A move is effective where the other has no one answer to it in both games (definition 13).
    std::optional<bool> effect_of(const Meeting& meeting, const outcome::Dependence<Point>& dependence) {
        constexpr std::size_t most_moves = 4;
        const Color friendly = report_.parts[meeting.a].question.friend_color();
        const Color mover = dependence.mover == outcome::Player::friendly ? friendly : opponent(friendly);
        bool all_known = dependence.moves.size() <= most_moves;
        for (std::size_t i = 0; i < std::min(dependence.moves.size(), most_moves); ++i) {
            const go::Move move{mover, dependence.moves[i]};
            const auto g = answers(report_.parts[meeting.a], move),
                       h = answers(report_.parts[meeting.b], move);
            if (!g || !h) {
                all_known = false;
            } else if (outcome::is_effective(*g, *h)) {
                return true;
            }
        }
        return all_known ? std::optional(false) : std::nullopt;
    }

    void judge_dependences() {
        outcome::JointMoves joint;
        for (Meeting& meeting : report_.meetings) {
            for (auto& dependence : meeting.dependences) {
                dependence.effective = effect_of(meeting, dependence);
                if (dependence.effective != std::optional(true)) continue;
                (dependence.mover == outcome::Player::friendly ? joint.friendly : joint.opponent) = true;
            }
        }
        if (report_.parts.size() == 2 && (joint.friendly || joint.opponent)) combine_by_joint_moves(joint);
    }

    // Axiom 16: who has an effective move may move in both games at once.
    void combine_by_joint_moves(outcome::JointMoves joint) {
        try {
            outcome::Games games;
            outcome::Algebra algebra(games);
            const auto junction =
                report_.wish.form == Wish::Form::either ? outcome::Junction::either : outcome::Junction::both;
            const outcome::Game g = game_of(games, report_.parts[0]), h = game_of(games, report_.parts[1]);
            report_.by_joint_moves = games.status(algebra.combined(junction, g, h, joint));
        } catch (const outcome::TooLarge&) {
            report_.by_joint_moves.reset();
        }
    }

    tactics::Effort joint_effort() const {
        tactics::Effort effort = options_.effort;
        effort.exhaustive |= report_.position.size().points() <= always_exhaustive;
        return effort;
    }

    Reading joint(const Board& board, Side friends_turn) {
        return tactics::read(board, report_.wish, friends_turn, joint_effort(), table_, budget_);
    }

    void read_jointly() {
        const bool needed = !is_told(report_.friend_first) || !is_told(report_.opponent_first);
        const bool pure = tactics::is_pure(report_.wish);
        if (pure && (needed || options_.always_jointly)) {
            const Side friendly = report_.parts[0].question.friend_side;
            const auto before = budget_.nodes();
            Status both;
            both.friend_first = settle(report_.friend_first, friendly, friendly);
            both.opponent_first = settle(report_.opponent_first, other(friendly), friendly);
            report_.nodes_jointly = budget_.nodes() - before;
            if (options_.always_jointly || both.is_known()) report_.read_jointly = both;
        } else if (needed) {
            if (!is_told(report_.friend_first)) report_.friend_first.outcome = Outcome::unknown();
            if (!is_told(report_.opponent_first)) report_.opponent_first.outcome = Outcome::unknown();
        }
    }

    // That one of several groups lives, whatever the other side does, where it is proved.
    std::optional<MultiAnswer> one_lives(Side first) {
        PointSet groups;
        if (report_.wish.form != Wish::Form::either) return {};
        for (const Wish& part : report_.wish.parts) {
            const tactics::Goal& goal = part.question.goal;
            const bool asks_life = part.form == Wish::Form::goal && goal.kind == tactics::GoalKind::live &&
                                   part.question.friend_side == Side::attacker &&
                                   report_.position.board.at(goal.a) == cell(goal.attacker);
            if (!asks_life) return {};
            groups.insert(goal.a);
        }
        const Color owner = tactics::friend_color(report_.wish);
        life::Table table(std::size_t{16} << 20);
        const life::Reading reading = budget_.lend([&](Budget& half) {
            return life::prove_life(report_.position.board, groups,
                                    first == Side::attacker ? owner : opponent(owner), table, half);
        });
        if (reading.outcome.is_unknown()) return {};
        return MultiAnswer{reading.outcome, reading.evidence, Way::jointly, reading.best, reading.area};
    }

    // Reads jointly with this side first, if the answer is not told yet or we compare.
    Outcome settle(MultiAnswer& answer, Side first, Side friendly) {
        if (is_told(answer) && !options_.always_jointly) return answer.outcome;
        if (const auto life = one_lives(first)) {
            answer = *life;
            return answer.outcome;
        }
        const Reading reading = joint(report_.position.board, first);
        const Outcome outcome = is_left_open(reading) ? Outcome::unknown() : seen(reading.outcome, friendly);
        if (is_told(answer)) return outcome;
        answer = {outcome, reading.evidence, Way::jointly, reading.best, reading.trace};
        return outcome;
    }

    // Moves that some goal or the joint search thinks of.
    std::vector<Point> candidates(const MultiAnswer& first) const {
        PointSet points;
        for (const GoalReport& part : report_.parts) {
            for (const auto* list : {&part.winning_moves, &part.preventing_moves, &part.friend_threats,
                                     &part.opponent_threats}) {
                for (const Point p : *list) points.insert(p);
            }
        }
        for (const Meeting& meeting : report_.meetings) points |= meeting.points;
        std::vector<Point> found;
        if (!first.best.is_nowhere()) found.push_back(first.best);
        points.for_each([&](Point p) {
            if (p != first.best && report_.position.board.is_empty(p)) found.push_back(p);
        });
        return found;
    }

    void list_moves() {
        if (!report_.status.is_unsettled()) return;
        const Color friendly = tactics::friend_color(report_.wish);
        report_.winning_moves = moves_that_keep(friendly, report_.friend_first);
        report_.preventing_moves = moves_that_keep(opponent(friendly), report_.opponent_first);
    }

    // Only what can be read jointly is verified.
    std::vector<Point> moves_that_keep(Color color, const MultiAnswer& best) {
        if (!tactics::is_pure(report_.wish)) {
            report_.complete = false;
            return {};
        }
        const Side friendly = report_.parts[0].question.friend_side;
        const bool friends = color == tactics::friend_color(report_.wish);
        const tactics::FirstMoves found = tactics::first_moves(
            report_.position.board, report_.wish, friends ? friendly : other(friendly),
            seen(best.outcome, friendly), candidates(best), joint_effort(), table_, budget_);
        report_.complete &= found.complete;
        return found.moves;
    }

    MultiGoalReport& report_;
    const MultiGoalOptions& options_;
    tactics::ReadingTable& table_;
    Budget& budget_;
};

}  // namespace

std::string_view to_string(Way way) {
    constexpr std::string_view names[] = {"one goal", "apart", "jointly", "formula"};
    return names[static_cast<int>(way)];
}

MultiGoalReport study_wish(const go::Position& position, const Wish& wish, const MultiGoalOptions& options,
                           tactics::ReadingTable& table, Budget& budget) {
    MultiGoalReport report;
    report.position = position;
    report.wish = wish;
    const auto start = budget.elapsed();
    Study(report, options, table, budget).run();
    report.seconds = std::chrono::duration<double>(budget.elapsed() - start).count();
    return report;
}

StudiedWish study(const go::Position& position, const Wish& wish, const MultiGoalOptions& options,
                  Budget& budget) {
    tactics::ReadingTable table(options.memory);
    if (wish.form == Wish::Form::goal)
        return study_goal(position, wish.question, options.effort, table, budget);
    return study_wish(position, wish, options, table, budget);
}

}  // namespace tedomari::analysis
