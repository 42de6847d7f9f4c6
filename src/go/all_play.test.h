// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/hash.h"
#include "go/board.h"
#include "go/hunt.h"
#include "go/point_set.h"

namespace tedomari::go {

// The slow twin of local searches: every position that alternate play in the area can reach, passes included,
// then the least set from which the hunter captures the stone at the target.
class AllPlay {
public:
    AllPlay(const Board& start, Color hunter, const PointSet& area, Point target, Color first,
            KoBans bans = KoBans::for_both)
        : board_(start), hunter_(hunter), area_(area), target_(target), bans_(bans) {
        add(first);
        for (std::size_t i = 0; i < nodes_.size() && !is_too_big(); ++i) expand(i);
        for (bool changed = true; changed;) {
            changed = false;
            for (Node& node : nodes_) changed |= !node.won && settle(node);
        }
    }
    bool is_too_big() const { return nodes_.size() > 20'000; }
    bool captured() const { return nodes_[0].won; }

private:
    struct Node {
        std::vector<Cell> cells;  // of the area
        Move ban;
        Color mover;
        bool won;
        std::vector<std::size_t> next;
    };

    // The position on the board.
    std::size_t add(Color mover) {
        const std::uint64_t key = mix(board_.hash() ^ static_cast<std::uint64_t>(board_.ko().index()) << 1 ^
                                      static_cast<std::uint64_t>(mover));
        const auto [place, fresh] = places_.try_emplace(key, nodes_.size());
        if (fresh) {
            nodes_.push_back({{}, board_.ko_ban(), mover, board_.at(target_) != cell(opponent(hunter_)), {}});
            area_.for_each([&](Point p) { nodes_.back().cells.push_back(board_.at(p)); });
        }
        return place->second;
    }
    void set_up(const Node& node) {
        std::size_t i = 0;
        area_.for_each([&](Point p) {
            const Cell c = node.cells[i++];
            if (c == Cell::empty) board_.remove(p);
            if (is_stone(c) && board_.at(p) != c) board_.place(p, color_of(c));
        });
        board_.set_ko_ban(node.ban);
    }
    bool may_play(Color mover, Point p) const {
        const Legality legality = board_.legality({mover, p}, Suicide::forbidden);
        if (legality == Legality::legal) return true;
        return legality == Legality::ko &&
               bans_ == (mover == hunter_ ? KoBans::for_fleer_only : KoBans::for_hunter_only);
    }
    void expand(std::size_t i) {
        if (nodes_[i].won) return;
        set_up(nodes_[i]);
        const Color mover = nodes_[i].mover;
        const auto try_move = [&](Point p) {
            if (!may_play(mover, p)) return;
            board_.play({mover, p});
            const std::size_t place = add(opponent(mover));
            board_.undo();
            nodes_[i].next.push_back(place);
        };
        try_move(Point());
        area_.for_each(try_move);
    }
    bool settle(Node& node) {
        std::size_t wins = 0;
        for (const std::size_t n : node.next) wins += nodes_[n].won;
        node.won = node.mover == hunter_ ? wins > 0 : wins == node.next.size() && wins > 0;
        return node.won;
    }

    Board board_;
    Color hunter_;
    const PointSet& area_;
    Point target_;
    KoBans bans_;
    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::size_t> places_;
};

}  // namespace tedomari::go
