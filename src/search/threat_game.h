// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

namespace tedomari::search {

enum class Side : std::uint8_t { attacker, defender };
enum class Verdict : std::uint8_t { won, lost, unknown };  // for the attacker, whose goal it is

constexpr Side other(Side side) { return side == Side::attacker ? Side::defender : Side::attacker; }

// A two-player game about one goal, as the threat search sees it.  The defender may always pass.
//
// The trace of a proof is the set of moves that may upset it: a defender's move outside it is as good as a
// pass.  The game says what a single win and a single move lean on; the search adds up.
template <class G>
concept ThreatGame = requires(G g, const G c, typename G::Move move, typename G::Trace trace, int order,
                              Side side, std::vector<typename G::Move>& moves) {
    // Of all that matters but who is to move and on which terms; and of what similar positions share, to
    // learn good moves from.
    { c.hash() } -> std::same_as<std::uint64_t>;
    { c.kin() } -> std::same_as<std::uint64_t>;
    // Above this order a node is tried with its lower orders alone first.
    { G::order_without_lower } -> std::convertible_to<int>;
    // The attacker's moves in a row to the goal: a lower bound; any number above the limit when more.
    { c.distance(order) } -> std::same_as<int>;
    // With the attacker to move: a move that wins at once, and what such a win leans on.
    { g.winning_move() } -> std::same_as<std::optional<typename G::Move>>;
    { g.trace_of_win(move) } -> std::same_as<typename G::Trace>;
    // With the defender to move: what the game leans on if it is won whatever he plays, as far as a look at
    // the board tells.
    { c.trace_if_held() } -> std::same_as<std::optional<typename G::Trace>>;
    // What an attacker's move leans on, before it is played; what the distance leans on.
    { g.trace_of_move(move) } -> std::same_as<typename G::Trace>;
    { g.trace_of_distance() } -> std::same_as<typename G::Trace>;
    // Likewise of a loss: a reply that refutes, before it is played; an attack that was tried in vain.
    { g.trace_of_reply(move) } -> std::same_as<typename G::Trace>;
    { g.trace_of_failure(move) } -> std::same_as<typename G::Trace>;
    // These three add to the vector, which may hold moves of other nodes already.
    // The attacker's moves worth a try when threats of this order are allowed, the best first.
    g.attacks(order, moves);
    // A few replies likely to refute; then all replies on a trace, to which it may add.
    g.urgent_replies(moves);
    g.replies(trace, moves);
    { g.may_attack(move) } -> std::same_as<bool>;  // by the rules
    g.play(side, move);                            // Move{} is a pass
    g.undo();
};

// A game may be played on several terms, such as ko rules, which are no part of its hash.  It then takes
// notes, a few bits that only grow, wherever a move or a result depends on the terms: what was found without
// a note holds on all terms, and a search on others need not find it again.  Nor need it if terms are known
// to be no easier for who has won on them.  A result that the table gives is noted as if it had been found
// again.
template <class G>
concept TakesNotes = requires(G g, const G c, std::uint8_t notes, std::uint16_t terms, Side side) {
    { c.terms() } -> std::same_as<std::uint16_t>;
    { c.is_no_easier(terms, side) } -> std::same_as<bool>;  // than the terms of now, for this side
    { c.notes() } -> std::same_as<std::uint8_t>;
    g.set_notes(notes);
};

template <class G>
std::uint16_t terms_of(const G& game) {
    if constexpr (TakesNotes<G>) return game.terms();
    return 0;
}

}  // namespace tedomari::search
