// SPDX-License-Identifier: MIT
#include "analysis/tsumego.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "analysis/life.h"
#include "analysis/life_hints.h"
#include "life/frame.h"
#include "life/ko_name.h"
#include "life/reading.h"
#include "sgf/replay.h"
#include "survey/group_life.h"

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Point;
using outcome::Outcome;
using sgf::NodeId;
using sgf::Tree;

namespace {

std::string upper(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return result;
}

bool is_marked_right(const Tree& tree, NodeId node) {
    if (tree.find(node, "TE")) return true;
    const std::string comment = upper(tree.value(node, "C").value_or(""));
    return comment.find("RIGHT") != std::string::npos || comment.find("CORRECT") != std::string::npos;
}

bool has_right_below(const Tree& tree, NodeId start) {
    std::vector<NodeId> open{start};
    while (!open.empty()) {
        const NodeId node = open.back();
        open.pop_back();
        if (is_marked_right(tree, node)) return true;
        for (NodeId n = tree.first_child(node); n != sgf::no_node; n = tree.next_sibling(n))
            open.push_back(n);
    }
    return false;
}

// The file's first moves that it calls right.
std::vector<Point> book_of(const Tree& tree, NodeId problem, go::Size size) {
    std::vector<Point> right;
    std::optional<Point> first;
    for (NodeId n = tree.first_child(problem); n != sgf::no_node; n = tree.next_sibling(n)) {
        const auto move = sgf::move_of(tree, n, size);
        if (!move || move->is_pass()) continue;
        if (!first) first = move->point;
        if (has_right_below(tree, n)) right.push_back(move->point);
    }
    if (right.empty() && first) right.push_back(*first);
    return right;
}

class Solver {
public:
    Solver(TsumegoReport& report, const TsumegoSettings& settings, Budget& budget)
        : report_(report), settings_(settings), budget_(budget) {
        if (!settings.target || settings.is_guess)
            look_ = look_at_life(report.position.board, report.position.to_move);
    }

    // Of the groups whose life the mover decides, the one whose move the network likes best.
    void find_target() {
        double best = -1;
        if (settings_.target && is_worth_a_move(*settings_.target)) {
            report_.target = *settings_.target;
            return;
        }
        for (const Point chain : groups_in_question()) {
            const std::optional<Point> move = glance(chain);
            if (!move) continue;
            const double liked = look_.first.policy[*move];
            if (liked <= best) continue;
            best = liked;
            report_.target = chain;
        }
    }

    void solve() {
        report_.kills = report_.position.board.at(report_.target) != cell(report_.position.to_move);
        life::Reading reading = read(report_.position.board, report_.position.to_move);
        if (reading.outcome == Outcome::won()) {
            report_.seki = budget_.lend(
                [&](Budget& half) { return life::is_seki(reading, report_.position.to_move, table_, half); });
        }
        if (reading.outcome.is_ko()) {
            if (const auto name =
                    budget_.lend([&](Budget& half) { return life::name_of_ko(reading, table_, half); }))
                report_.ko = to_string(*name);
        }
        report_.outcome = mine(reading.outcome);
        report_.evidence = reading.evidence;
        report_.unread = reading.unread;
        report_.uncounted = reading.at_least;
        if (report_.outcome.is_unknown()) {
            report_.complete = false;
            return;
        }
        report_.wins_ko = wins_ko(reading.at_least);
        report_.claims = life::claims_of(reading, report_.position.to_move);
        if (settings_.nodes_to_verify > 0)
            report_.check = life::check(reading, report_.position.to_move, table_, settings_.nodes_to_verify);
        list_tries(reading);
    }

private:
    Outcome mine(Outcome outcome) const { return report_.kills ? reversed(outcome) : outcome; }

    // Who must threaten needs so many threats more than the other, or at least so many.
    std::optional<bool> wins_ko(bool at_least) const {
        if (!settings_.more_threats || !report_.outcome.is_ko()) return {};
        const bool threatens = report_.outcome.kind == outcome::Kind::ko_down;
        const int more = threatens ? *settings_.more_threats : -*settings_.more_threats;
        const bool enough = more >= report_.outcome.threats;
        if (enough && at_least) return {};
        return enough == threatens;
    }

    // The targets that are still there.
    go::PointSet left_on(const Board& board) const {
        const go::Cell own = report_.position.board.at(report_.target);
        go::PointSet left;
        (report_.targets | go::PointSet{report_.target}).for_each([&](Point p) {
            if (board.at(p) == own) left.insert(p);
        });
        return left;
    }

    // Half of the time left for each question, so that there is always some for the next.
    life::Reading read(const Board& board, Color first) {
        const auto& hints = board == report_.position.board ? look_.hints : nullptr;
        return budget_.lend([&](Budget& half) {
            return survey::read_life(board, left_on(board), first, table_, half,
                                     {{}, false, hints, {}, settings_.threads});
        });
    }

    Limits share_of_time(int part) {
        Limits limits = budget_.half();
        limits.time /= part;
        limits.nodes = std::min<std::uint64_t>(limits.nodes / 4, 100'000);
        return limits;
    }

    // Unless it is seen that the player gets nothing there, or gets it without moving.
    bool is_worth_a_move(Point chain) {
        const Color mover = report_.position.to_move;
        for (const Color first : {mover, opponent(mover)}) {
            const Outcome found = budget_.lend(share_of_time(4), [&](Budget& part) {
                return seen(chain, survey::read_life(report_.position.board, {chain}, first, table_, part))
                    .outcome;
            });
            if (found == (first == mover ? Outcome::lost() : Outcome::won())) return false;
        }
        return true;
    }

    // The deciding move, as far as one sees in a little of the time.
    std::optional<Point> glance(Point chain) {
        const std::optional<Point> move =
            budget_.lend(share_of_time(12), [&](Budget& part) { return deciding_move(chain, part); });
        return move;
    }

    // Groups by how much the network likes to play around them.
    std::vector<Point> groups_in_question() const {
        const Board& board = report_.position.board;
        std::vector<std::pair<double, Point>> groups;
        go::for_each_point(board.size(), [&](Point p) {
            if (!go::is_stone(board.at(p)) || main_chain(board, p) != p) return;
            double liked = 0;
            life::frame(board, {p}, life::Width::narrow).area.for_each([&](Point q) {
                liked += look_.first.policy[q];
            });
            groups.emplace_back(liked, p);
        });
        std::stable_sort(groups.begin(), groups.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        if (groups.size() > 8) groups.resize(8);
        std::vector<Point> found;
        found.reserve(groups.size());
        for (const auto& group : groups) found.push_back(group.second);
        return found;
    }

    // By the player to move.
    life::Reading seen(Point chain, life::Reading found) const {
        if (report_.position.board.at(chain) != cell(report_.position.to_move))
            found.outcome = reversed(found.outcome);
        return found;
    }

    // At a glance: in frames alone.
    life::Reading outcome_of(Point chain, Color first, Budget& budget) {
        const auto& hints = first == report_.position.to_move ? look_.hints : nullptr;
        return seen(chain, life::read(report_.position.board, {chain}, first, table_, budget,
                                      {{}, false, hints, {}}));
    }

    // The move by which the player gets more of the group's life than the opponent leaves him.
    std::optional<Point> deciding_move(Point chain, Budget& budget) {
        const Color mover = report_.position.to_move;
        const Outcome second =
            budget.lend([&](Budget& half) { return outcome_of(chain, opponent(mover), half).outcome; });
        if (second.is_unknown() || second == Outcome::won()) return {};
        const life::Reading first = outcome_of(chain, mover, budget);
        const bool gains =
            !first.outcome.is_unknown() && first.outcome != Outcome::lost() && first.outcome != second;
        if (!gains || first.best.is_nowhere()) return {};
        return first.best;
    }

    void list_tries(const life::Reading& best) {
        const Board& board = report_.position.board;
        const Color mover = report_.position.to_move;
        std::vector<Point> moves;
        const bool fails = report_.outcome == Outcome::lost();
        if (!settings_.all_moves && !fails) {
            report_.tries.push_back({best.best, report_.outcome, {}, {}, false, report_.evidence});
            report_.complete = false;
            return;
        }
        if (!best.best.is_nowhere() && !fails) moves.push_back(best.best);
        best.area.for_each([&](Point p) {
            if (board.is_empty(p) && (p != best.best || fails)) moves.push_back(p);
        });
        for (const Point p : moves) {
            if (!board.is_legal({mover, p}, go::Suicide::forbidden)) continue;
            const bool known = p == best.best && !fails;
            report_.tries.push_back(
                known ? TsumegoReport::Try{p, report_.outcome, {}, {}, false, report_.evidence} : tried(p));
            if (known) add_proof(tree_of(best, mover), report_.tries.back());
            report_.complete &= !report_.tries.back().outcome.is_unknown();
        }
        std::stable_sort(report_.tries.begin(), report_.tries.end(),
                         [](const auto& a, const auto& b) { return a.outcome.kind > b.outcome.kind; });
    }

    TsumegoReport::Try tried(Point p) {
        Board after = report_.position.board;
        after.play({report_.position.to_move, p});
        after.forget_plays();
        if (left_on(after).empty()) return {p, Outcome::won(), {}, {}, false};
        const Color answerer = opponent(report_.position.to_move);
        const life::Reading reading = read(after, answerer);
        return {p, mine(reading.outcome), reading.best, tree_of(reading, answerer), false, reading.evidence};
    }

    // The proof of a reading written out; of a ko that of who wins it without threats.
    std::vector<ReplyTree> tree_of(const life::Reading& reading, Color first) {
        const auto claims = life::claims_of(reading, first);
        if (settings_.tree == 0 || claims.empty()) return {};
        const life::Written written =
            budget_.lend([&](Budget& half) { return life::write_proof(claims.front(), table_, half); });
        if (written.check == life::Check::refuted) return {};
        return life::tree_of(claims.front(), written.proof, settings_.tree);
    }

    static void add_proof(const std::vector<ReplyTree>& tree, TsumegoReport::Try& right) {
        for (const ReplyTree& node : tree) {
            if (node.move.point != right.move) continue;
            right.tree = node.replies;
            right.is_cut = node.is_cut;
        }
    }

    TsumegoReport& report_;
    const TsumegoSettings& settings_;
    Budget& budget_;
    LifeLook look_;
    life::Table table_{std::size_t{32} << 20};
};

}  // namespace

std::vector<Point> TsumegoReport::right_moves() const {
    std::vector<Point> found;
    for (const Try& t : tries) {
        if (t.outcome.kind == outcome.kind) found.push_back(t.move);
    }
    return found;
}

std::optional<bool> TsumegoReport::agrees() const {
    const auto right = right_moves();
    if (book.empty() || right.empty()) return {};
    return std::ranges::any_of(right, [&](Point p) { return std::ranges::find(book, p) != book.end(); });
}

TsumegoReport solve_tsumego(const go::Position& position, const TsumegoSettings& settings, Budget& budget) {
    TsumegoReport report;
    report.position = position;
    Solver solver(report, settings, budget);
    if (settings.target && !settings.is_guess) {
        report.target = *settings.target;
        for (const Point p : settings.more_targets) report.targets.insert(p);
    } else {
        solver.find_target();
    }
    if (report.target.is_nowhere()) report.target = settings.target.value_or(Point());
    if (report.target.is_nowhere()) {
        report.complete = false;
    } else {
        solver.solve();
    }
    report.nodes = budget.nodes();
    return report;
}

Result<TsumegoReport> solve_tsumego(const sgf::FoundPosition& problem, const TsumegoSettings& settings,
                                    Budget& budget) {
    const go::Position position = problem.game.position();
    if (settings.target && !position.size().contains(*settings.target))
        return Error{"the target is off the board"};
    if (settings.target && !go::is_stone(position.board.at(*settings.target)))
        return Error{"there is no stone at " + go::to_string(*settings.target)};
    for (const Point p : settings.more_targets) {
        if (!settings.target || !position.size().contains(p) ||
            position.board.at(p) != position.board.at(*settings.target))
            return Error{"the targets are not stones of one player"};
    }
    TsumegoReport report = solve_tsumego(position, settings, budget);
    if (problem.record) report.book = book_of(problem.record->tree, problem.at.node, position.size());
    return report;
}

void TsumegoTally::add(const TsumegoReport& report) {
    ++asked;
    answered += !report.outcome.is_unknown() && !report.target.is_nowhere();
    if (const auto agrees = report.agrees()) ++(*agrees ? same : different);
    accepted += report.check == Checked::accepted;
    refuted += report.check == Checked::refuted;
    too_large += report.check == Checked::unfinished;
}

}  // namespace tedomari::analysis
