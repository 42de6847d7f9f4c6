// SPDX-License-Identifier: MIT
#include "analysis/tsumego.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "life/reading.h"
#include "sgf/points.h"
#include "sgf/record.h"

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

// The file's first moves of a color, and those that it calls right.
struct Book {
    std::optional<Color> player;
    std::vector<Point> right;
};

Book book_of(const Tree& tree, go::Size size) {
    Book book;
    std::optional<Point> first;
    for (NodeId n = tree.first_child(Tree::root); n != sgf::no_node; n = tree.next_sibling(n)) {
        for (const Color color : {Color::black, Color::white}) {
            const auto raw = tree.value(n, color == Color::black ? "B" : "W");
            if (!raw) continue;
            const auto move = sgf::move_from_sgf(*raw, size);
            if (!move || move->is_nowhere()) continue;
            if (!book.player) book.player = color;
            if (!first) first = *move;
            if (has_right_below(tree, n)) book.right.push_back(*move);
        }
    }
    if (book.right.empty() && first) book.right.push_back(*first);
    return book;
}

class Solver {
public:
    Solver(TsumegoReport& report, Budget& budget) : report_(report), budget_(budget) {}

    // The largest groups first; the first one whose life the mover decides.
    void find_target() {
        const Board& board = report_.position.board;
        std::vector<Point> chains;
        go::for_each_point(board.size(), [&](Point p) {
            if (go::is_stone(board.at(p)) && board.chain(p) == p) chains.push_back(p);
        });
        std::stable_sort(chains.begin(), chains.end(),
                         [&](Point a, Point b) { return board.chain_size(a) > board.chain_size(b); });
        if (chains.size() > 8) chains.resize(8);
        for (const Point chain : chains) {
            Limits limits = life::half_of(budget_);
            limits.time /= 4;
            limits.nodes = std::min<std::uint64_t>(limits.nodes / 4, 100'000);
            Budget part(limits);
            const bool decided = is_decided(chain, part);
            budget_.spend(part.nodes());
            if (!decided) continue;
            report_.target = chain;
            return;
        }
    }

    void solve() {
        report_.kills = report_.position.board.at(report_.target) != cell(report_.position.to_move);
        const life::Reading reading = read(report_.position.board, report_.position.to_move);
        report_.outcome = mine(reading.outcome);
        report_.evidence = reading.evidence;
        if (report_.outcome.is_unknown()) {
            report_.complete = false;
            return;
        }
        if (report_.outcome == Outcome::lost()) return;
        list_tries(reading);
    }

private:
    Outcome mine(Outcome outcome) const { return report_.kills ? reversed(outcome) : outcome; }

    // Half of the time left for each question, so that there is always some for the next.
    life::Reading read(const Board& board, Color first) {
        Budget half(life::half_of(budget_));
        const life::Reading reading = life::read(board, {report_.target}, first, table_, half);
        budget_.spend(half.nodes());
        return reading;
    }

    bool is_decided(Point chain, Budget& budget) {
        const Color mover = report_.position.to_move;
        const bool kills = report_.position.board.at(chain) != cell(mover);
        const auto outcome = [&](Color first) {
            Budget half(life::half_of(budget));
            const Outcome o = life::read(report_.position.board, {chain}, first, table_, half).outcome;
            return kills ? reversed(o) : o;
        };
        const Outcome second = outcome(opponent(mover));
        if (second.is_unknown() || second == Outcome::won()) return false;
        const Outcome first = outcome(mover);
        return !first.is_unknown() && first != Outcome::lost() && first != second;
    }

    void list_tries(const life::Reading& best) {
        const Board& board = report_.position.board;
        const Color mover = report_.position.to_move;
        std::vector<Point> moves;
        if (!best.best.is_nowhere()) moves.push_back(best.best);
        best.area.for_each([&](Point p) {
            if (board.is_empty(p) && p != best.best) moves.push_back(p);
        });
        for (const Point p : moves) {
            if (!board.is_legal({mover, p}, go::Suicide::forbidden)) continue;
            report_.tries.push_back(p == best.best ? TsumegoReport::Try{p, report_.outcome, {}} : tried(p));
            report_.complete &= !report_.tries.back().outcome.is_unknown();
        }
        std::stable_sort(report_.tries.begin(), report_.tries.end(),
                         [](const auto& a, const auto& b) { return a.outcome.kind > b.outcome.kind; });
    }

    TsumegoReport::Try tried(Point p) {
        Board after = report_.position.board;
        after.play({report_.position.to_move, p});
        after.forget_plays();
        const Color owner = color_of(report_.position.board.at(report_.target));
        if (after.at(report_.target) != cell(owner)) return {p, Outcome::won(), {}};
        const life::Reading reading = read(after, opponent(report_.position.to_move));
        return {p, mine(reading.outcome), reading.best};
    }

    TsumegoReport& report_;
    Budget& budget_;
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

Result<TsumegoReport> solve_tsumego(std::string_view text, std::optional<Point> target, Budget& budget) {
    const auto record = sgf::read_record(text, 0);
    if (!record) return record.error();
    TsumegoReport report;
    report.position = record->game.position();
    const Book book = book_of(record->tree, report.position.size());
    if (!record->tree.value(Tree::root, "PL") && book.player) report.position.to_move = *book.player;
    report.book = book.right;
    if (!report.position.board.is_possible()) return Error{"a chain has no liberty"};
    if (target && !report.position.size().contains(*target)) return Error{"the target is off the board"};
    if (target && !go::is_stone(report.position.board.at(*target)))
        return Error{"there is no stone at " + go::to_string(*target)};
    Solver solver(report, budget);
    if (target) {
        report.target = *target;
    } else {
        solver.find_target();
    }
    if (report.target.is_nowhere()) {
        report.complete = false;
    } else {
        solver.solve();
    }
    report.nodes = budget.nodes();
    return report;
}

}  // namespace tedomari::analysis
