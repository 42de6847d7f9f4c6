// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "go/point_set.h"
#include "tactics/ko_board.h"
#include "tactics/shape.h"
#include "tactics/widening.h"

namespace tedomari::tactics {

// What every goal on a board shares of search::ThreatGame.  A goal derives from it and adds what is its own:
// distance, winning_move, trace_of_win, trace_of_distance, attacks, urgent_replies.  It is a view: the stones
// are on the KoBoard, which any number of goals may share and others may have played on in the meantime.
class GoalView {
public:
    using Move = go::Point;
    using Trace = go::PointSet;

    // The key tells goals apart that share a table.
    GoalView(KoBoard& ground, go::Color attacker, std::uint64_t key)
        : ground_(ground), attacker_(attacker), key_(key) {
        set_reach(3);
    }

    static constexpr std::span<const search::Threats> widening() { return widening_of_ways; }
    static constexpr int order_without_lower = 2;

    KoBoard& ground() { return ground_; }
    go::Color color(Side side) const { return side == Side::attacker ? attacker() : defender(); }
    KoRule rule() const {
        const Allowance both = ground_.allowance();
        return attacker_ == go::Color::black ? KoRule{both.black, both.white}
                                             : KoRule{both.white, both.black};
    }
    void set_rule(KoRule rule) {
        ground_.allow(attacker_ == go::Color::black ? Allowance{rule.attacker, rule.defender}
                                                    : Allowance{rule.defender, rule.attacker});
    }
    // Chains of the attacker with at most so many liberties put them on traces: the order of the search and
    // one (see Capture).
    void set_reach(int reach) {
        reach_ = reach;
        salt_ = key_ ^ mix(static_cast<std::uint64_t>(reach));
    }

    // A trace drawn with one reach is no use to a search with another.
    std::uint64_t hash() const { return ground_.hash() ^ salt_; }
    std::uint64_t kin() const { return board().hash() ^ key_; }
    // What meets no ban is the same under every ko rule, and who may ignore more bans, or whose opponent may
    // ignore fewer, has it easier.
    std::uint16_t terms() const {
        const Allowance both = ground_.allowance();
        return static_cast<std::uint16_t>(both.black << 8 | both.white);
    }
    bool is_no_easier(std::uint16_t terms, Side side) const {
        const Allowance both = ground_.allowance();
        const int black = (terms >> 8) - both.black, white = (terms & 255) - both.white;
        return color(side) == go::Color::black ? black <= 0 && white >= 0 : white <= 0 && black >= 0;
    }
    std::uint8_t notes() const { return ground_.bans_met(); }
    void set_notes(std::uint8_t bans) { ground_.set_bans_met(bans); }
    bool met_ban(Side side, std::uint8_t bans) const { return (bans & KoBoard::bit(color(side))) != 0; }

    Trace trace_of_move(Move move) { return leaning_of_move(edit(), {attacker(), move}, reach_); }
    Trace trace_of_reply(Move move) { return leaning_of_move(edit(), {defender(), move}, reach_ + 2); }
    Trace trace_of_failure(Move move) { return move.is_nowhere() ? Trace{} : Trace{move}; }
    void replies(Trace& trace, std::vector<Move>& moves) {
        add_blocked(board(), defender(), reach_, trace);
        offer(Side::defender, trace, moves);
    }
    std::optional<Trace> trace_if_held() const { return {}; }
    bool may_attack(Move move) { return move.is_nowhere() || may_play(Side::attacker, move); }
    void play(Side side, Move move) { ground_.play({color(side), move}); }
    void undo() { ground_.undo(); }

protected:
    const go::Board& board() const { return ground_.board(); }
    go::Board& edit() { return ground_.edit(); }
    const Layout& layout() const { return ground_.layout(); }
    go::Color attacker() const { return attacker_; }
    go::Color defender() const { return opponent(attacker_); }
    go::Point last() const { return ground_.last(); }

    bool may_play(Side side, go::Point p) { return ground_.may_play({color(side), p}); }
    bool is_banned(Side side) const { return ground_.is_banned(color(side)); }
    void meet_ban(Side side) { ground_.meet_ban(color(side)); }

    // The attacker's next move as far as the stones tell.
    void look_ahead(Move move) { ground_.look_ahead({attacker_, move}); }
    void look_back() { ground_.look_back(); }

    void offer(Side side, const Trace& points, std::vector<Move>& moves) {
        points.for_each([&](go::Point p) {
            if (may_play(side, p)) moves.push_back(p);
        });
    }
    // The attacks of an order among `points`: of all points past the last order, and a pass to lift a ko ban.
    void offer_attacks(int order, Trace points, std::vector<Move>& moves) {
        if (order > search::Threats::max_order)
            go::for_each_point(board().size(), [&](go::Point p) { points.insert(p); });
        offer(Side::attacker, points, moves);
        if (is_banned(Side::attacker)) moves.push_back(Move());
    }

    KoBoard& ground_;
    int reach_;

private:
    go::Color attacker_;
    std::uint64_t key_, salt_;
};

}  // namespace tedomari::tactics
