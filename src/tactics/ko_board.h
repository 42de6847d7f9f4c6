// SPDX-License-Identifier: MIT
// Hot: every node of every tactical search goes through here.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash.h"
#include "go/board.h"
#include "search/ko_threats.h"
#include "search/threat_game.h"
#include "tactics/layout.h"

namespace tedomari::tactics {

using search::Side;

using KoRule = search::KoThreats;

// The same of the players, whatever they are to a goal.
struct Allowance {
    std::uint8_t black = 0;
    std::uint8_t white = 0;
    friend constexpr bool operator==(Allowance, Allowance) = default;
};

// Whether a goal needs the layout of every position; keeping it takes a sixth of a capture's time.
enum class Layouts : std::uint8_t { kept, none };

// The board under tactical searches: stones, the simple ko, and who may retake it.  Suicide is forbidden.
// Goals are views of it: any number of them may look at one line of play, and it knows nothing of theirs.
class KoBoard {
public:
    explicit KoBoard(const go::Board& board, Layouts layouts = Layouts::kept)
        : board_(board), layout_(layouts == Layouts::kept ? layout_of(board) : Layout{}), keep_(layouts) {
        board_.forget_plays();
    }

    const go::Board& board() const { return board_; }
    go::Board& edit() { return board_; }  // for a look ahead that is taken back at once
    const Layout& layout() const { return layout_; }
    Allowance allowance() const { return allowance_; }
    void allow(Allowance allowance) { allowance_ = allowance; }  // from here on; undone with no move

    // Nobody plays elsewhere from here on: for a small room all around which is alive whatever happens in it.
    void confine(const go::PointSet& region) {
        region_ = region;
        confined_ = true;
        if (keep_ == Layouts::kept) layout_ = layout_within(board_, region);
    }

    bool may_play(go::Move move) {
        if (confined_ && !region_.contains(move.point)) return false;
        const auto legality = board_.legality(move, go::Suicide::forbidden);
        if (legality == go::Legality::legal) return true;
        if (legality != go::Legality::ko) return false;
        meet_ban(move.color);
        return left(move.color) > 0;
    }
    // A ko is open that this color may not retake now; passing would lift the ban.
    bool is_banned(go::Color color) const {
        const go::Move ban = board_.ko_ban();
        return !ban.is_pass() && ban.color == color;
    }
    // The colors whom a ban kept from a move that somebody asked about, a bit for each, since they were last
    // forgotten.
    std::uint8_t bans_met() const { return bans_met_; }
    void set_bans_met(std::uint8_t bans) { bans_met_ = bans; }
    void meet_ban(go::Color color) { bans_met_ = static_cast<std::uint8_t>(bans_met_ | bit(color)); }
    static constexpr std::uint8_t bit(go::Color color) { return color == go::Color::black ? 1 : 2; }

    void play(go::Move move) {
        steps_.push_back({allowance_, move});
        moves_played_ += !move.is_pass();
        std::uint8_t& bans = left(move.color);
        if (!move.is_pass() && move == board_.ko_ban() && bans != KoRule::always) --bans;
        if (move.is_pass() || keep_ == Layouts::none) return board_.play(move);
        layouts_.push_back(layout_);
        play_with_layout(board_, move, layout_);
    }
    // One move ahead, for who reads the stones alone: the layout stays behind.
    void look_ahead(go::Move move) {
        moves_played_ += !move.is_pass();
        board_.play(move);
    }
    void look_back() { board_.undo(); }
    // How many stones have been played on it, taken back or not; looks ahead by edit() are not among them.
    std::uint64_t moves_played() const { return moves_played_; }
    // The last move, nowhere after a pass or none.
    go::Point last() const { return steps_.empty() ? go::Point() : steps_.back().move.point; }
    void undo() {
        board_.undo();
        const Step& step = steps_.back();
        allowance_ = step.allowance;
        if (!step.move.is_pass() && keep_ == Layouts::kept) {
            layout_ = layouts_.back();
            layouts_.pop_back();
        }
        steps_.pop_back();
    }

    // Of the stones and the ban, whatever the allowance.
    std::uint64_t hash() const {
        const go::Move ban = board_.ko_ban();
        return ban.is_pass() ? board_.hash()
                             : board_.hash() ^ mix(static_cast<std::uint64_t>(ban.point.index()));
    }

private:
    std::uint8_t& left(go::Color color) {
        return color == go::Color::black ? allowance_.black : allowance_.white;
    }

    struct Step {
        Allowance allowance;  // before the move
        go::Move move;
    };

    go::Board board_;
    Layout layout_;
    Allowance allowance_;
    Layouts keep_;
    std::uint8_t bans_met_ = 0;
    bool confined_ = false;
    std::uint64_t moves_played_ = 0;
    go::PointSet region_;
    std::vector<Step> steps_;
    std::vector<Layout> layouts_;  // before each move that is no pass
};

}  // namespace tedomari::tactics
