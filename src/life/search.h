// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "life/moves.h"

namespace tedomari::life {

// Who wins an arena, and the winner's first move.
struct Solution {
    Fate fate = Fate::unknown;
    go::Point best;        // of the side that moves first, if it wins by moving; nowhere is a pass
    bool met_ban = false;  // it leans on a ko ban: with other threats it may end otherwise
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
// as many as one likes.  It holds the winner's moves, the zones of what was searched and, where the loser is to move,
// two liberties of each of the winner's chains that could be taken, or its only one, and with an outer liberty of which
// only one was tried all of its kind.  (Then nothing of his is taken that
// was not taken before, what he takes has no more liberties than before, and no move becomes legal or illegal for
// either.)  So a side that loses though
// it passed needs to look only at moves in that zone, and at captures [Thomsen 2000] [Shih et al. 2022].
// The zone also holds what the winner takes, and stones of the loser's but for which a move of his would be no
// suicide.  So it stays solved when stones of the loser's outside are lifted, too: the winner goes on as if they
// stood, and a loser who puts one back has passed.  A losing move outside the zone of its own refutation thus
// says as much as a pass.
//
// Hot.
class Search : public Moves {
public:
    // The table must be the arena's own, or the arena named; searches with other threats share it, and what leans on
    // no ban.
    Search(const Arena& arena, KoThreats threats, Table& table, Budget& budget, Aim aim = Aim::stay);

    Solution solve(go::Color first);

private:
    struct Child {
        go::Point move;
        Numbers numbers;
    };
    using Choice = search::Choice<search::LargestAndCount>;
    static constexpr int deepest = 250;

    // What tells positions apart: with the threats that are left, or for what leans on no ban without them.
    enum class Kos : std::uint8_t { counted, apart };
    std::uint64_t key(go::Color mover, Kos kos = Kos::counted) const;
    std::uint64_t rest_of_key(go::Color mover, go::Point ko, Kos kos = Kos::counted) const;
    void keep(go::Color mover, std::uint64_t key, const Numbers& numbers, std::uint32_t work);
    Numbers glance(go::Color mover, std::uint32_t doubtful);
    Numbers repeated(int depth) const;
    std::uint32_t doubt(go::Color mover, go::Point p) const;
    void add(go::Color mover, go::Point p);
    Numbers expand(go::Color mover);
    void prune(go::Color mover, std::size_t first, std::size_t like_pass);
    bool is_like_pass(go::Color mover, const Child& child) const;
    bool is_idle(const Child& pass, go::Color mover, go::Point p) const;
    Numbers won_by(go::Color mover, const Child& child) const;
    Numbers sum_up(go::Color mover, std::size_t first, const Numbers& left_out, Choice& choice) const;
    Numbers explore(go::Color mover, search::NumberLimits limits);

    Table& table_;
    bool stopped_ = false;
    std::vector<std::uint64_t> path_;  // keys from the root to the node looked at
    std::uint64_t path_hash_ = 0;
    std::array<std::uint8_t, 1024> on_path_{};
    std::vector<Child> children_;  // of all nodes on the path
};

}  // namespace tedomari::life
