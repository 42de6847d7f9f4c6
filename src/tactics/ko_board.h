// SPDX-License-Identifier: MIT
// Hot: every node of every tactical search goes through here.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "go/board.h"
#include "search/threat_search.h"
#include "tactics/layout.h"

namespace tedomari::tactics {

using search::Side;

// How many ko bans each side may still ignore, as if it had played a threat elsewhere and been answered.
struct KoRule {
    static constexpr std::uint8_t always = 255;
    std::uint8_t attacker = 0;
    std::uint8_t defender = 0;
    friend constexpr bool operator==(KoRule, KoRule) = default;
};

// Whether a goal needs the layout of every position; keeping it takes a sixth of a capture's time.
enum class Layouts : std::uint8_t { kept, none };

// The board of a tactical search: stones, the simple ko, and who may retake it.  Suicide is forbidden.
class KoBoard {
public:
    KoBoard(const go::Board& board, go::Color attacker, KoRule rule, Layouts layouts = Layouts::kept)
        : board_(board),
          layout_(layouts == Layouts::kept ? layout_of(board) : Layout{}),
          attacker_(attacker),
          rule_(rule),
          keep_(layouts) {
        board_.forget_plays();
    }

    const go::Board& board() const { return board_; }
    go::Board& edit() { return board_; }  // for a look ahead that is taken back at once
    const Layout& layout() const { return layout_; }
    go::Color color(Side side) const { return side == Side::attacker ? attacker_ : opponent(attacker_); }
    KoRule rule() const { return rule_; }

    bool may_play(Side side, go::Point p) {
        const auto legality = board_.legality({color(side), p}, go::Suicide::forbidden);
        if (legality == go::Legality::legal) return true;
        if (legality != go::Legality::ko) return false;
        meet_ban(side);
        return allowance(side) > 0;
    }
    // A ko is open that this side may not retake now; passing would lift the ban.
    bool is_banned(Side side) const {
        const go::Move ban = board_.ko_ban();
        return !ban.is_pass() && ban.color == color(side);
    }
    // Whether a ban ever kept this side from a move that somebody asked about.
    bool met_ban(Side side) const { return met_ban_[index(side)]; }
    void meet_ban(Side side) { met_ban_[index(side)] = true; }
    void forget_bans() { met_ban_[0] = met_ban_[1] = false; }

    void play(Side side, go::Point p) {
        const go::Move move{color(side), p};
        steps_.push_back({rule_, move});
        std::uint8_t& left = allowance(side);
        if (!p.is_nowhere() && move == board_.ko_ban() && left != KoRule::always) --left;
        if (p.is_nowhere() || keep_ == Layouts::none) return board_.play(move);
        layouts_.push_back(layout_);
        play_with_layout(board_, move, layout_);
    }
    // The last move, nowhere after a pass or none.
    go::Point last() const { return steps_.empty() ? go::Point() : steps_.back().move.point; }
    void undo() {
        board_.undo();
        const Step& step = steps_.back();
        rule_ = step.rule;
        if (!step.move.is_pass() && keep_ == Layouts::kept) {
            layout_ = layouts_.back();
            layouts_.pop_back();
        }
        steps_.pop_back();
    }

    std::uint64_t hash() const {
        const go::Move ban = board_.ko_ban();
        const std::uint64_t ko = ban.is_pass() ? 0u : static_cast<std::uint64_t>(ban.point.index());
        return board_.hash() ^ mix(ko << 16 | std::uint64_t{rule_.attacker} << 8 | rule_.defender);
    }

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    std::uint8_t& allowance(Side side) { return side == Side::attacker ? rule_.attacker : rule_.defender; }

    struct Step {
        KoRule rule;  // before the move
        go::Move move;
    };

    go::Board board_;
    Layout layout_;
    go::Color attacker_;
    KoRule rule_;
    Layouts keep_;
    bool met_ban_[2] = {false, false};
    std::vector<Step> steps_;
    std::vector<Layout> layouts_;  // before each move that is no pass
};

}  // namespace tedomari::tactics
