// SPDX-License-Identifier: MIT
#include "tactics/multi_goal.h"

#include <algorithm>
#include <cassert>

#include "tactics/reader.h"

namespace tedomari::tactics {

using go::Point;
using go::PointSet;
using Form = Wish::Form;

MultiGoal::MultiGoal(KoBoard& ground, const Wish& wish, Breadth breadth)
    : ground_(ground), breadth_(breadth), key_(mix(static_cast<std::uint64_t>(breadth) + 1)) {
    root_ = build(ground, wish);
    set_reach(3);
}

MultiGoal::Node MultiGoal::build(KoBoard& ground, const Wish& wish) {
    Node node{wish.form, leaves_.size(), {}};
    key_ = combine(key_, static_cast<std::uint64_t>(wish.form));
    if (wish.form == Form::goal) {
        const Goal& goal = wish.question.goal;
        key_ = combine(key_, key_of(goal, ground.board().size()));
        const auto view = with_game(ground, goal, [](auto game) { return View(std::move(game)); });
        leaves_.push_back({goal, view, claim_of(ground.board(), goal, {}).reached, false});
    }
    for (const Wish& part : wish.parts) node.parts.push_back(build(ground, part));
    key_ = combine(key_, node.parts.size());
    return node;
}

GoalView& MultiGoal::base() const {
    return std::visit([](const GoalView& view) -> GoalView& { return const_cast<GoalView&>(view); },
                      leaves_[0].view);
}

void MultiGoal::set_reach(int reach) {
    for (Leaf& leaf : leaves_) std::visit([&](GoalView& view) { view.set_reach(reach); }, leaf.view);
    salt_ = key_ ^ mix(done());
}

int MultiGoal::distance(const Node& node, int limit) const {
    if (node.form == Form::goal) {
        const Leaf& leaf = leaves_[node.leaf];
        if (leaf.is_done) return 0;
        return std::visit([&](const auto& view) { return view.distance(limit); }, leaf.view);
    }
    int found = node.form == Form::either ? limit + 1 : 0;
    for (const Node& part : node.parts) {
        const int one = distance(part, limit);
        found = node.form == Form::either ? std::min(found, one) : std::max(found, one);
    }
    return found;
}

// Whether a stone that a ko has taken is taken depends on the ban.
bool MultiGoal::is_reached(const Leaf& leaf) {
    const go::Move retake{opponent(leaf.goal.attacker), leaf.goal.a};
    if (leaf.goal.kind == GoalKind::capture && ground_.board().ko_ban() == retake)
        ground_.meet_ban(retake.color);
    return leaf.reached(ground_.board(), base().rule().defender);
}

// After a move of the attacker's.
bool MultiGoal::holds(Leaf& leaf) { return leaf.is_done || is_reached(leaf); }

bool MultiGoal::holds(const Node& node) {
    if (node.form == Form::goal) return holds(leaves_[node.leaf]);
    const auto part_holds = [&](const Node& part) { return holds(part); };
    return node.form == Form::either ? std::any_of(node.parts.begin(), node.parts.end(), part_holds)
                                     : std::all_of(node.parts.begin(), node.parts.end(), part_holds);
}

bool MultiGoal::is_either(const Node& node) const {
    return node.form == Form::goal ||
           (node.form == Form::either && std::all_of(node.parts.begin(), node.parts.end(),
                                                     [&](const Node& part) { return is_either(part); }));
}

bool MultiGoal::wins(const Node& node, Point move) {
    play(Side::attacker, move);
    const bool won = holds(node);
    undo();
    return won;
}

// One of several: any of theirs.  All of several: what wins one of them may win the rest, if they stand.
std::optional<Point> MultiGoal::winning_move(const Node& node) {
    if (node.form == Form::goal) {
        Leaf& leaf = leaves_[node.leaf];
        if (leaf.is_done) return Point();
        return std::visit([](auto& view) { return view.winning_move(); }, leaf.view);
    }
    std::vector<Point> candidates;
    for (const Node& part : node.parts) {
        const auto move = winning_move(part);
        if (move && node.form == Form::either) return move;
        if (!move && node.form == Form::both) return {};
        if (move) candidates.push_back(*move);
    }
    for (const Point move : candidates) {
        if (wins(node, move)) return move;
    }
    return {};
}

std::optional<Point> MultiGoal::winning_move() { return winning_move(root_); }

// What stands leans on the same as if the attacker, to move, let it stand.
PointSet MultiGoal::trace_of_hold(const Node& node) {
    if (node.form == Form::goal) {
        Leaf& leaf = leaves_[node.leaf];
        if (leaf.is_done) return {leaf.goal.a};  // it might have been retaken
        return std::visit([](auto& view) { return PointSet(view.trace_of_win(Point())); }, leaf.view);
    }
    PointSet trace;
    for (const Node& part : node.parts) {
        if (node.form == Form::either && !holds(part)) continue;
        trace |= trace_of_hold(part);
        if (node.form == Form::either) break;
    }
    return trace;
}

PointSet MultiGoal::trace_of_win(const Node& node, Point move) {
    if (node.form == Form::goal) {
        Leaf& leaf = leaves_[node.leaf];
        if (leaf.is_done) return {leaf.goal.a};  // it might have been retaken
        return std::visit([&](auto& view) { return PointSet(view.trace_of_win(move)); }, leaf.view);
    }
    if (node.form == Form::either) {
        for (const Node& part : node.parts) {
            if (winning_move(part) == move) return trace_of_win(part, move);
        }
    }
    // The move itself, what stood before and still does, and what it brings about.
    PointSet trace = base().trace_of_move(move);
    for (const Node& part : node.parts) {
        if (winning_move(part) == move) trace |= trace_of_win(part, move);
    }
    play(Side::attacker, move);
    trace |= trace_of_hold(node);
    undo();
    return trace;
}

PointSet MultiGoal::trace_of_win(Point move) { return trace_of_win(root_, move); }

std::optional<PointSet> MultiGoal::trace_if_held() {
    // A single goal of an `or` that cannot be prevented any more.
    if (is_either(root_)) {
        for (Leaf& leaf : leaves_) {
            const auto trace = std::visit([](const auto& view) { return view.trace_if_held(); }, leaf.view);
            if (trace) return trace;
        }
        return {};
    }
    if (steps_.empty() || steps_.back().mover != Side::attacker || !holds(root_)) return {};
    return trace_of_hold(root_);
}

PointSet MultiGoal::trace_of_distance() {
    PointSet trace;
    for (Leaf& leaf : leaves_) {
        trace |= leaf.is_done
                     ? PointSet{leaf.goal.a}
                     : std::visit([](auto& view) { return PointSet(view.trace_of_distance()); }, leaf.view);
    }
    return trace;
}

void MultiGoal::attacks(int order, std::vector<Point>& moves) {
    const std::size_t first = moves.size();
    for (Leaf& leaf : leaves_) {
        const bool taken = leaf.goal.kind == GoalKind::capture &&
                           ground_.board().at(leaf.goal.a) != cell(opponent(leaf.goal.attacker));
        if (leaf.is_done || taken) continue;
        const bool far =
            std::visit([&](const auto& view) { return view.distance(order + 1); }, leaf.view) > order + 1;
        if (far && is_either(root_)) continue;
        // With no move to spare only its liberties are attacked.
        const bool narrow = breadth_ == Breadth::liberties && leaf.goal.kind == GoalKind::capture;
        const int spent = narrow ? std::min(order, ground_.board().liberties(leaf.goal.a) - 1) : order;
        std::vector<Point> own;
        std::visit([&](auto& view) { view.attacks(spent, own); }, leaf.view);
        for (const Point p : own) {
            const auto begin = moves.begin() + static_cast<std::ptrdiff_t>(first);
            if (std::find(begin, moves.end(), p) == moves.end()) moves.push_back(p);
        }
    }
}

void MultiGoal::urgent_replies(std::vector<Point>& moves) {
    const std::size_t first = moves.size();
    for (Leaf& leaf : leaves_) {
        if (leaf.is_done) continue;
        // Of an `or` only what stands against the nearest goals is urgent.
        if (is_either(root_) && std::visit([&](const auto& view) { return view.distance(1); }, leaf.view) > 1)
            continue;
        std::vector<Point> own;
        std::visit([&](auto& view) { view.urgent_replies(own); }, leaf.view);
        for (const Point p : own) {
            const auto begin = moves.begin() + static_cast<std::ptrdiff_t>(first);
            if (std::find(begin, moves.end(), p) == moves.end()) moves.push_back(p);
        }
    }
}

// Where one goal is enough, a chain in atari must be seen to at once.
void MultiGoal::replies(PointSet& trace, std::vector<Point>& moves) {
    const go::Board& board = ground_.board();
    for (Leaf& leaf : leaves_) {
        if (!is_either(root_) || leaf.goal.kind != GoalKind::capture) continue;
        const Point target = leaf.goal.a;
        if (board.at(target) != cell(opponent(leaf.goal.attacker)) || board.liberties(target) != 1) continue;
        if (board.chain_size(target) > 1 || base().rule().defender == 0)
            return std::get<Capture>(leaf.view).replies(trace, moves);
    }
    base().replies(trace, moves);
}

std::uint64_t MultiGoal::done() const {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < leaves_.size(); ++i) bits |= std::uint64_t{leaves_[i].is_done} << i;
    return bits;
}

void MultiGoal::set_done(std::uint64_t bits) {
    for (std::size_t i = 0; i < leaves_.size(); ++i) leaves_[i].is_done = (bits >> i & 1) != 0;
    salt_ = key_ ^ mix(bits);
}

// A chain is taken for good when its owner cannot retake, or did not.
void MultiGoal::note_taken() {
    for (Leaf& leaf : leaves_) {
        if (leaf.is_done || leaf.goal.kind != GoalKind::capture) continue;
        const auto victim = opponent(leaf.goal.attacker);
        if (ground_.board().at(leaf.goal.a) == cell(victim)) continue;
        leaf.is_done = steps_.back().mover == Side::defender || is_reached(leaf);
    }
    salt_ = key_ ^ mix(done());
}

void MultiGoal::play(Side side, Point move) {
    steps_.push_back({side, done()});
    base().play(side, move);
    if (root_.form != Form::goal && !is_either(root_)) note_taken();
}

void MultiGoal::undo() {
    base().undo();
    set_done(steps_.back().done);
    steps_.pop_back();
}

Reading read(const go::Board& board, const Wish& wish, Side first, const Effort& effort, ReadingTable& table,
             Budget& budget, Breadth breadth) {
    assert(is_pure(wish));
    const auto goals = goals_of(wish);
    KoBoard ground(board);
    MultiGoal game(ground, goals[0].friend_side == Side::attacker ? wish : negation(wish), breadth);
    return KoReader(game, first, effort, table, budget).read();
}

}  // namespace tedomari::tactics
