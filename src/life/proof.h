// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "life/arena.h"
#include "life/table.h"
#include "search/check.h"

namespace tedomari::life {

// What is to be shown: in this arena, with these threats and this first player, it ends so.
struct Claim {
    Arena arena;
    KoThreats threats;
    go::Color first = go::Color::black;
    Fate fate = Fate::alive;  // alive or dead

    go::Color winner() const { return fate == Fate::alive ? arena.owner : arena.killer(); }
};

// The winner's move in every position that he can get into, whatever the loser plays; nowhere is a pass.  The
// written-out proof: who follows it needs no search.
class Proof {
public:
    void set(const go::Board& board, KoThreats left, go::Point move) { moves_[key(board, left)] = move; }
    std::optional<go::Point> move(const go::Board& board, KoThreats left) const;
    std::size_t size() const { return moves_.size(); }

private:
    static std::uint64_t key(const go::Board& board, KoThreats left);

    std::unordered_map<std::uint64_t, go::Point> moves_;
};

using search::Check;
using Verification = search::Verification<go::Move>;

// Asks the search in every position.  Accepted: the proof is complete; refuted: the search itself finds
// otherwise somewhere; unfinished: the budget was too small.  Clears the table.
struct Written {
    Proof proof;
    Check check = Check::unfinished;
};
Written write_proof(const Claim& claim, Table& table, Budget& budget);

// Plays the proof against every legal reply in the area and every pass.  Shares nothing with the search but the
// board: a capture must be seen on the board and no line may turn in a circle; life must never end, and is
// taken for settled where a target has a liberty outside or lives by Benson's theorem (go/benson.h).
Verification verify(const Claim& claim, const Proof& proof, Budget& budget);

// The same, and tells each of the proof's answers once: the position, the threats left and the winner's move.
using Teller = std::function<void(const go::Board& board, KoThreats left, go::Point move)>;
Verification verify(const Claim& claim, const Proof& proof, Budget& budget, const Teller& tell);

// A proof as a tree of at most so many moves, each once: a position that was met before is not gone into again.
// The loser's passes are left out where he has other moves.
struct ProofNode {
    go::Move move;
    std::vector<ProofNode> replies;
    bool is_cut = false;  // more would follow
};
std::vector<ProofNode> tree_of(const Claim& claim, const Proof& proof, std::size_t most);

}  // namespace tedomari::life
