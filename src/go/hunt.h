// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>

#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::go {

enum class Hunted : std::uint8_t { captured, escaped, unknown };

// Who is held back by ko bans.  A proof for one side lets the other ignore them.
enum class KoBans : std::uint8_t { for_both, for_hunter_only, for_fleer_only };

// Alternate play inside an area, nowhere else, to the end: can the hunter capture the stone at a target?  The
// fleer may pass; so may not the hunter, who gains nothing by it.  Every move is searched, so captured and
// escaped are proofs for that area; repeating is escaping.  For areas of a dozen points.
//
// A capture is a finite tree and always remembered; an escape only when no position above it was needed.
class Hunt {
public:
    // The board must outlive the hunt and is given back as it was.  Each position searched costs one of
    // `nodes`.
    Hunt(Board& board, Color hunter, const PointSet& area, KoBans bans, std::int64_t& nodes)
        : board_(board), hunter_(hunter), area_(area), bans_(bans), nodes_(nodes) {}

    // The target must hold a stone of the fleer's.
    Hunted hunt(Point target, Color first);

private:
    enum class Found : std::uint8_t { captured, escaped, open };  // open: escaped by repetition, or cut off
    static constexpr int deepest = 60;

    Color fleer() const { return opponent(hunter_); }
    bool may_play(Color mover, Point p) const;
    bool is_gone() const { return board_.at(target_) != cell(fleer()); }
    Found hunts(int depth);
    Found try_hunting(int depth);
    Found flees(int depth);
    Found try_fleeing(int depth);
    template <class F>
    Found remembered(Color mover, F&& search);

    Board& board_;
    Color hunter_;
    const PointSet& area_;
    KoBans bans_;
    std::int64_t& nodes_;
    Point target_;
    bool cut_ = false;
    std::unordered_map<std::uint64_t, Found> known_;
};

}  // namespace tedomari::go
