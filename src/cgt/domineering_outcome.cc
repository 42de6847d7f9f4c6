// SPDX-License-Identifier: MIT
// Hot: the search works on one word (box.h) and the stack.
#include "cgt/domineering_outcome.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "base/hash.h"
#include "cgt/box.h"
#include "cgt/side.h"

namespace tedomari::cgt {

namespace {

class Search {
public:
    Search(int columns, int rows, Budget* budget) : box_(columns, rows), budget_(budget) {}

    // Does `mover`, to move, get the last move?  Meaningless once spent().
    bool wins(std::uint64_t board, Side mover) {
        board &= box_.neighbours(board);  // lone squares are of no use to anybody
        const std::uint64_t mine = places(board, mover), theirs = places(board, other(mover));
        if (mine == 0) return false;
        if (theirs == 0) return true;
        if (certain(board, mover, true) > disjoint(theirs, other(mover))) return true;
        if (certain(board, other(mover), false) >= disjoint(mine, mover)) return false;
        const std::uint64_t key = box_.least(board);
        auto& table = tables_[static_cast<int>(mover)];
        if (const auto known = table.find(key); known != table.end()) return known->second;
        if (budget_ != nullptr && !budget_->spend()) spent_ = true;
        if (spent_) return false;
        const bool result = searched(board, mine, mover);
        if (!spent_) table.emplace(key, result);
        return result;
    }
    bool spent() const { return spent_; }

private:
    // Upper or left squares where `side` can place a domino.
    std::uint64_t places(std::uint64_t board, Side side) const {
        return side == Side::left ? board & box_.up(board) : board & box_.left(board);
    }
    std::uint64_t domino(std::uint64_t place, Side side) const {
        return place | (side == Side::left ? box_.down(place) : box_.right(place));
    }

    struct Packing {
        int count = 0;
        std::uint64_t squares = 0;
    };
    // As many dominoes at once as there is room for: along each line, greedily.
    Packing packed(std::uint64_t places, Side side) const {
        Packing result;
        const int lines = side == Side::left ? box_.height : box_.width;
        for (int i = 0; i + 1 < lines; ++i) {
            const std::uint64_t line = places & (side == Side::left ? box_.row(i) : box_.column(i));
            const std::uint64_t squares = domino(line, side);
            result.count += std::popcount(line);
            result.squares |= squares;
            places &= ~squares;
        }
        return result;
    }
    int disjoint(std::uint64_t places, Side side) const { return packed(places, side).count; }

    // Moves `side` will get whatever happens: places the opponent cannot touch, and half of a set of places
    // of which he can spoil only one at a time.
    int certain(std::uint64_t board, Side side, bool moves_first) const {
        const std::uint64_t touched = domino(places(board, other(side)), other(side));
        const Packing safe = packed(places(board & ~touched, side), side);
        std::uint64_t rest = places(board & ~safe.squares, side);
        int contested = 0;
        while (rest != 0) {
            const std::uint64_t taken = domino(rest & -rest, side);
            const std::uint64_t beside =
                side == Side::left ? box_.left(taken) | box_.right(taken) : box_.up(taken) | box_.down(taken);
            const std::uint64_t spoiled = taken | (beside & board);
            rest &= ~(spoiled | (side == Side::left ? box_.up(spoiled) : box_.left(spoiled)));
            ++contested;
        }
        return safe.count + (contested + (moves_first ? 1 : 0)) / 2;
    }

    // First the moves that leave the mover many more places than the opponent.
    bool searched(std::uint64_t board, std::uint64_t mine, Side mover) {
        struct Candidate {
            int promise;
            std::uint64_t after;
        };
        std::array<Candidate, 64> moves;
        std::size_t count = 0;
        for (; mine != 0; mine &= mine - 1) {
            const std::uint64_t after = board & ~domino(mine & -mine, mover);
            moves[count++] = {
                std::popcount(places(after, mover)) - std::popcount(places(after, other(mover))), after};
        }
        std::sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count),
                  [](const Candidate& a, const Candidate& b) { return a.promise > b.promise; });
        return std::any_of(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count),
                           [&](const Candidate& move) { return !wins(move.after, other(mover)); });
    }

    struct Hash {
        std::size_t operator()(std::uint64_t key) const { return mix(key); }
    };
    Box box_;
    Budget* budget_;
    bool spent_ = false;
    std::unordered_map<std::uint64_t, bool, Hash> tables_[2];
};

}  // namespace

std::optional<Outcome> domineering_outcome(const Diagram& board, Budget* budget) {
    if (board.rows > 64 / board.columns) return std::nullopt;
    const std::uint64_t squares = board.squares('.');
    Search search(board.columns, board.rows, budget);
    const bool left = search.wins(squares, Side::left);
    const bool right = search.wins(squares, Side::right);
    if (search.spent()) return std::nullopt;
    if (left && right) return Outcome::next;
    if (left) return Outcome::left;
    return right ? Outcome::right : Outcome::previous;
}

}  // namespace tedomari::cgt
