// SPDX-License-Identifier: MIT
// Hot: the moves and traces of the capture search.
#include "tactics/capture.h"

#include <algorithm>

#include "tactics/shape.h"

namespace tedomari::tactics {

using go::Color;
using go::Point;
using go::PointSet;

Capture::Capture(KoBoard& ground, Point target, Color attacker, std::uint64_t key)
    : GoalView(ground, attacker, key), target_(target), victim_(cell(opponent(attacker))) {}

std::optional<Point> Capture::winning_move() {
    if (is_taken()) return Point();
    if (board().liberties(target_) != 1) return {};
    const Point last = board().liberty_set(target_).first();
    if (!may_play(Side::attacker, last)) return {};
    if (board().chain_size(target_) > 1) return last;
    if (rule().defender > 0 && !opens_ko(last)) return last;
    meet_ban(Side::defender);  // were it not for the ban, it might be a ko
    return rule().defender > 0 ? std::nullopt : std::optional(last);
}

// Whether taking the single stone by a move there lets the defender retake, were it not for the ban.
bool Capture::opens_ko(Point move) {
    look_ahead(move);
    const bool open = board().ko() == target_;
    look_back();
    return open;
}

PointSet Capture::trace_of_win(Point move) const {
    if (is_taken()) return {target_};
    PointSet trace = liberties_around(board(), target_, reach_);
    trace.insert(move);
    if (board().chain_size(target_) == 1) trace |= leanings_of_no_ko(move);
    return trace;
}

// Why taking a single stone is no ko: the taker has another liberty, a friend beside it, or takes more.
PointSet Capture::leanings_of_no_ko(Point move) const {
    PointSet trace;
    for (const Point q : move.neighbours()) {
        if (board().is_empty(q)) {
            trace.insert(q);
        } else if (board().at(q) == cell(attacker())) {
            if (board().liberties(q) <= reach_) trace |= board().liberty_set(q);
        } else if (board().at(q) == victim_ && board().liberties(q) == 1) {
            trace |= liberties_around(board(), q, reach_);
        }
    }
    return trace;
}

PointSet Capture::trace_of_distance() const {
    return is_taken() ? PointSet{target_} : board().liberty_set(target_);
}

std::pair<std::uint32_t, std::uint32_t> Capture::outlook(Side side) const {
    if (is_taken()) return {1, 1};
    const int liberties = board().liberties(target_);
    if (side == Side::attacker) {
        static constexpr std::uint32_t pn[] = {1, 1, 2, 6, 14, 30}, dn[] = {30, 30, 8, 3, 1, 1};
        const int i = std::min(liberties, 5);
        return {pn[i], dn[i]};
    }
    // The best the chain can do by extending, friends counted in full.
    const PointSet& own = board().liberty_set(target_);
    int most = 0;
    own.for_each([&](Point p) {
        int after = liberties - 1;
        for (const Point q : p.neighbours()) {
            if (board().is_empty(q)) {
                after += !own.contains(q);
            } else if (board().at(q) == victim_ && board().chain(q) != board().chain(target_)) {
                after += board().liberties(q) - 1;
            }
        }
        most = std::max(most, after);
    });
    if (liberties == 1) {
        board().for_each_enemy_chain(target_, [&](Point name) {
            if (board().liberties(name) == 1) most = std::max(most, 1 + board().chain_size(name));
        });
    }
    static constexpr std::uint32_t pn[] = {1, 1, 2, 6, 14, 30}, dn[] = {30, 20, 8, 3, 1, 1};
    const int i = std::min(most, 5);
    const std::uint32_t extra = liberties > 1 ? 2 * (static_cast<std::uint32_t>(liberties) - 1) : 0;
    return {pn[i] + extra, dn[i]};
}

void Capture::attacks(int order, std::vector<Point>& moves) {
    const PointSet liberties = board().liberty_set(target_);
    PointSet offered;
    const auto offer = [&](Point p) {
        if (offered.contains(p)) return;
        offered.insert(p);
        if (may_play(Side::attacker, p)) moves.push_back(p);
    };
    liberties.for_each(offer);
    // Every move must take a liberty when there are no moves to spare.
    const int spare = order + 1 - board().liberties(target_);
    if (spare > 0) {
        // Save or strengthen the chains around it that are short of liberties.
        board().for_each_enemy_chain(target_, [&](Point name) {
            if (board().liberties(name) > spare + 1) return;
            board().for_each_enemy_chain(name, [&](Point threat) {
                if (board().liberties(threat) <= spare + 2) board().liberty_set(threat).for_each(offer);
            });
            board().liberty_set(name).for_each(offer);
        });
        const PointSet second = empty_neighbours(board(), liberties);
        second.for_each(offer);
        // Chains that it may join.
        for_each_chain_beside(board(), liberties, defender(), [&](Point name) {
            if (board().liberties(name) <= spare + 1) board().liberty_set(name).for_each(offer);
        });
        // Attackers next to its liberties, likewise.
        for_each_chain_beside(board(), liberties, attacker(), [&](Point name) {
            if (board().liberties(name) <= spare) board().liberty_set(name).for_each(offer);
        });
    }
    if (order > search::Threats::max_order) go::for_each_point(board().size(), offer);
    if (is_banned(Side::attacker)) moves.push_back(Point());
}

void Capture::urgent_replies(std::vector<Point>& moves) {
    const auto first = static_cast<std::ptrdiff_t>(moves.size());
    if (is_taken()) {
        if (may_play(Side::defender, target_)) moves.push_back(target_);
        return;
    }
    board().for_each_enemy_chain(target_, [&](Point name) {
        if (board().liberties(name) != 1) return;
        const Point last = board().liberty_set(name).first();
        if (may_play(Side::defender, last)) moves.push_back(last);
    });
    board().for_each_liberty(target_, [&](Point p) {
        if (std::find(moves.begin() + first, moves.end(), p) != moves.end()) return;
        if (may_play(Side::defender, p)) moves.push_back(p);
    });
}

void Capture::replies(PointSet& trace, std::vector<Point>& moves) {
    add_blocked(board(), defender(), reach_, trace);
    // In atari: anything else, and it is taken; only a single stone might turn that into a ko.
    const bool certain = !is_taken() && board().liberties(target_) == 1 &&
                         (board().chain_size(target_) > 1 || rule().defender == 0);
    if (certain) return urgent_replies(moves);
    offer(Side::defender, trace, moves);
}

bool is_captured(const go::Board& board, Point target, Color victim, int defender_allowance) {
    if (board.at(target) == cell(victim)) return false;
    return defender_allowance == 0 || board.ko_ban() != go::Move{victim, target};
}

}  // namespace tedomari::tactics
