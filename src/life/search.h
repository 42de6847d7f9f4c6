// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/budget.h"
#include "life/arena.h"
#include "life/table.h"

namespace tedomari::life {

// Who wins an arena, and the winner's first move.
struct Solution {
    Fate fate = Fate::unknown;
    go::Point best;        // of the side that moves first, if it wins by moving; nowhere is a pass
    bool met_ban = false;  // a ko ban was in somebody's way somewhere
};

// Depth-first proof-number search [Nagai 2002] over all moves in the area.  The killer is the one who proves;
// a position that comes back is his failure.  Such a failure leans on the path that led to it: it is kept with
// the path, and for good where it leans on nothing above [after Kishimoto, Müller 2004].
//
// What it leaves out loses nothing:
//   - with the last target in atari the owner only saves it;
//   - where the owner threatens to live for good in one move the killer only plays what could spoil that;
//   - liberties that touch nothing but the target and walls are all the same to the killer, none to the owner;
//   - the killer passes only to lift a ban.
//
// Hot.
class Search {
public:
    // The table must be the arena's own; searches with other threats may share it.
    Search(const Arena& arena, KoThreats threats, Table& table, Budget& budget);

    Solution solve(go::Color first);

private:
    struct Child {
        go::Point move;
        Numbers numbers;
    };
    // A node is left when one of its numbers reaches these.
    struct Limits {
        std::uint32_t pn = Numbers::infinite, dn = Numbers::infinite;
    };
    // The child to go on with, the next best in what the mover wants low, and how many others are open.
    struct Choice {
        std::size_t child = 0;
        std::uint32_t second = Numbers::infinite, others = 0;
    };
    static constexpr int deepest = 250;

    bool is_killer(go::Color color) const { return color == killer_; }
    std::uint64_t key(go::Color mover) const;
    bool may_play(go::Color mover, go::Point p);
    void play(go::Color mover, go::Point p);
    void undo();

    go::Point target() const;  // a target still there; nowhere when all are gone
    bool is_single_target() const;
    bool has_escaped() const;
    bool is_walled_liberty(go::Point p, go::Point stone) const;
    go::PointSet must_play();
    go::PointSet rescues(go::Point stone) const;
    void killer_moves();
    void owner_moves();

    Numbers look(go::Color mover);
    Numbers glance(go::Color mover);
    void add(go::Color mover, go::Point p);
    void expand(go::Color mover);
    Numbers sum_up(go::Color mover, std::size_t first, Choice& choice) const;
    Numbers explore(go::Color mover, Limits limits);

    const Arena& arena_;
    go::Board board_;
    go::Color owner_, killer_;
    KoThreats threats_;
    Table& table_;
    Budget& budget_;
    bool met_ban_ = false, stopped_ = false;
    std::vector<KoThreats> past_threats_;
    std::vector<std::uint64_t> path_;  // keys from the root to the node looked at
    std::uint64_t path_hash_ = 0;
    std::array<std::uint8_t, 1024> on_path_{};
    std::vector<Child> children_;  // of all nodes on the path
    std::vector<go::Point> moves_;
};

}  // namespace tedomari::life
