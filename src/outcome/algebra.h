// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <vector>

#include "outcome/game.h"

namespace tedomari::outcome {

enum class Junction : std::uint8_t { either, both };  // OR, AND

// One move that plays in both games at once [Meijer, Koppelaar 2003, axiom 16], for those who have one.
struct JointMoves {
    bool friendly = false, opponent = false;
};

// One of two goals, and both of two goals, that have no move in common (definitions 4 and 5):
//   G or H = {G^L or H, G or H^L | G^R or H, G or H^R},   likewise with and.
// Exact for W and L; unknowns follow their table, which rounds.  Kos are played out with their ban: after a
// capture the other side must first move in the other game.  A cycle of three kos or more gives U.
// Commutative, and dual: not (G or H) = not G and not H.  Associative on games of W and L; with unknowns or kos
// the rounding and the tally to which a result is kept can tell the groupings apart.
class Algebra {
public:
    explicit Algebra(Games& games) : games_(games) {}

    // To the tally of both together, which loses nothing unless there are kos.  Throws TooLarge.
    Game combined(Junction junction, Game g, Game h, JointMoves joint = {});
    Game either(Game g, Game h) { return combined(Junction::either, g, h); }
    Game both(Game g, Game h) { return combined(Junction::both, g, h); }

private:
    // A move made: the two games then, and who moves next.
    struct Pair {
        Game g, h;
    };
    std::optional<Game> decided(Junction junction, Pair pair);
    std::vector<Pair> options(Pair pair, Player mover);
    std::vector<Game> moves(Game g, Player mover);
    Outcome result(Junction junction, Pair pair, Player first);
    Game tree(Junction junction, Pair pair, int tally);
    Game tree_of(Junction junction, Pair pair, int tally, JointMoves joint);

    Games& games_;
    std::map<std::tuple<Junction, Game, Game, int>, Game> trees_;
    std::map<std::tuple<Junction, Game, Game, Player>, Outcome> results_;
    std::set<std::tuple<Junction, Game, Game, Player>>
        open_;  // on the way down: to meet one again is a cycle
};

// How well a player does with 0, 1, 2, … moves in a row, whereupon the other replies and the moves alternate;
// up to one more than the tally.  The first entry is the other player's first move.
std::vector<Outcome> in_a_row(Games& games, Game game, Player player);

// How many moves in a row first get him more than he gets when the other begins (definitions 10 and 11): 1 is
// an achieving move, 2 a threat; 0 when no number does.
int order_of_moves(Games& games, Game game, Player player);

}  // namespace tedomari::outcome
