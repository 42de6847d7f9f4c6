// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/fixed_vector.h"
#include "life/arena.h"
#include "life/table.h"

namespace tedomari::life {

// Who wins an arena, and the winner's first move.
struct Solution {
    Fate fate = Fate::unknown;
    go::Point best;        // of the side that moves first, if it wins by moving; nowhere is a pass
    bool met_ban = false;  // a ko ban was in somebody's way somewhere
};

// Depth-first proof-number search (search/dfpn.h) over all moves in the area.  The killer is the one who proves;
// a position that comes back is his failure, and is kept with the path.
//
// What it leaves out loses nothing:
//   - with the last target in atari the owner only saves it;
//   - where the owner threatens to live for good in one move the killer only plays what could spoil that;
//   - liberties that touch nothing but the target, walls and each other, each of them both, are all the same to
//     the killer, none to the owner.  (In a bold arena the same is taken for true of every chain.  It is not: a
//     chain that fills its own liberty and is taken may leave a shape that kills.)
//   - moves outside the zone in which a side loses after a pass fail as well;
//   - the killer passes only to lift a ban;
//   - a single target that reaches too few points away from walls is lost (hopeless()).
//
// With two eyes for an aim it is the owner who proves: a position that comes back is his failure, and the killer
// may pass.  Stones added by the owner might make eyes where there were none, so what the killer wins then has
// no zone but everything.
//
// A solved position has a zone: it stays solved whatever stones of the loser's are put on empty points outside,
// as many as one likes.  It holds the winner's moves, the liberties of all his chains that could be taken, and
// the zones of what was searched.  (Then nothing of his is taken that was not taken before, what he takes has
// no more liberties than before, and no move becomes legal or illegal for either.)  So a side that loses though
// it passed needs to look only at moves in that zone, and at captures [Thomsen 2000] [Shih et al. 2022].
// The zone also holds what the winner takes, and stones of the loser's but for which a move of his would be no
// suicide.  So it stays solved when stones of the loser's outside are lifted, too: the winner goes on as if they
// stood, and a loser who puts one back has passed.  A losing move outside the zone of its own refutation thus
// says as much as a pass.
//
// Hot.
class Search {
public:
    // The table must be the arena's own; searches with other threats may share it.
    Search(const Arena& arena, KoThreats threats, Table& table, Budget& budget, Aim aim = Aim::stay);

    Solution solve(go::Color first);
    // From now on lost targets are taken off the board, not only called lost.  For whoever writes proofs out; the
    // table must be clear.
    void play_out() { plays_out_ = true; }

    // To ask in other positions of the same fight; nothing may be asked of a move that is not allowed.
    void play(go::Color mover, go::Point p);
    void undo();
    bool is_settled(go::Color mover);  // the position itself tells, by two eyes, an escape or a capture

private:
    struct Child {
        go::Point move;
        Numbers numbers;
    };
    struct Step {
        KoThreats threats;  // before the move
        go::Point move;
    };
    using Choice = search::Choice<search::LargestAndCount>;
    static constexpr int deepest = 250;
    static constexpr std::size_t longest_row = 24;
    static constexpr int roomy = 7;  // no space of so many points is killed from inside

    bool is_killer(go::Color color) const { return color == killer_; }
    std::uint64_t key(go::Color mover) const;
    std::uint64_t rest_of_key(go::Color mover, go::Point ko) const;
    bool may_play(go::Color mover, go::Point p);

    go::Point target() const;       // a target still there; nowhere when all are gone
    bool is_single_target() const;  // all target points are one chain's, none is gone
    bool has_escaped() const;
    go::Point rival_left() const;
    bool keeps_rivals(go::Color mover);      // with the targets gone
    bool can_take_for_good(go::Point last);  // the killer, the single target's last liberty
    bool is_wall(go::Point stone) const;
    go::Point outer_liberty_of(go::Point p) const;
    bool is_left_out(go::Color mover, go::Point p, go::PointSet& seen) const;
    // The points of which the killer must take one, since elsewhere he lets the owner live at the next move;
    // adds to the zone what that leans on.
    go::PointSet must_play(Zone& zone);
    bool takes(go::Color mover, go::Point p) const;
    Zone zone_of(const go::PointSet& points) const;
    Zone zone_with(Zone zone, go::Point p) const;
    Zone liberties_in_danger(go::Color color) const;
    Zone zone_of_taken(go::Color mover, go::Point p) const;
    Zone stones_without_breath(go::Color color) const;
    go::PointSet rescues(go::Point stone) const;
    int count_inner(const go::PointSet& points) const;
    bool is_too_small(const FixedVector<go::Point, 4>& inner) const;
    std::optional<go::PointSet> hopeless() const;
    go::Point filling_move(const go::PointSet& reached) const;
    void killer_moves(Zone& zone);
    void owner_moves();

    std::uint32_t eyes_to_make() const;
    Numbers look(go::Color mover);
    Numbers glance(go::Color mover, std::uint32_t doubtful);
    Numbers repeated(int depth) const;
    Numbers killed(Zone zone, go::Point best = {}, int taint = Numbers::clean) const;
    std::uint32_t doubt(go::Color mover, go::Point p) const;
    void add(go::Color mover, go::Point p);
    Zone expand(go::Color mover);
    void prune(go::Color mover, std::size_t first, std::size_t like_pass);
    bool is_like_pass(go::Color mover, const Child& child) const;
    bool is_idle(const Child& pass, go::Color mover, go::Point p) const;
    Zone won_by(go::Color mover, const Child& child) const;
    Numbers sum_up(go::Color mover, std::size_t first, Zone zone, Choice& choice) const;
    Numbers explore(go::Color mover, search::NumberLimits limits);

    const Arena& arena_;
    go::Board board_;
    go::Color owner_, killer_;
    KoThreats threats_;
    Table& table_;
    Budget& budget_;
    Aim aim_;
    bool met_ban_ = false, stopped_ = false, plays_out_ = false;
    bool zones_ = true;            // off in areas too large for them
    bool rivals_are_safe_ = true;  // whatever is taken leaves so much room that nobody asks
    go::PointMap<std::uint8_t> number_;
    Zone targets_;
    std::vector<Step> steps_;
    std::vector<std::uint64_t> path_;  // keys from the root to the node looked at
    std::uint64_t path_hash_ = 0;
    std::array<std::uint8_t, 1024> on_path_{};
    std::vector<Child> children_;  // of all nodes on the path
    std::vector<go::Point> moves_;
    std::unique_ptr<Table> aftermath_;  // of keeping the rivals
};

}  // namespace tedomari::life
