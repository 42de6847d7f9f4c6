// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "economy/record.h"

namespace tedomari::economy {

// What the first mover pays.
enum class FirstTax {
    average,  // of the bids, as in the demonstration
    higher,   // of the bids, as the rules of the introduction have it: never below a Book bid
};

// The privilege of being komaster of a summand, sold before play begins [Berlekamp 1996, 2.1].  It turns the mean by
// `worth`, so that its Book price is half of that: who does not buy it is paid.
struct KomasterAuction {
    std::size_t summand;
    Bids bids;
    Rational worth;

    bool left_wins() const { return bids.left >= bids.right; }
};

// How a tie between bids for a tax is broken.
enum class TieBreak {
    alternating,   // who did not make the prior move: the preference for alternating moves
    same_player,   // who did: an arbitrator who never lets play alternate
    favours_left,  // a disreputable arbitrator in collusion with one of the players
    favours_right,
};

// By their names: average, higher; alternating, same, left, right.
std::optional<FirstTax> first_tax_of(std::string_view name);
std::optional<TieBreak> tie_break_of(std::string_view name);

struct EconomicOptions {
    Rational t_min = 0;
    Side first = Side::left;         // moves first when the bids for the first move are equal
    std::vector<Bids> left_sides;    // for playing Left, one a summand; fewer: the rest bid the mean
    std::optional<Bids> first_move;  // nothing: each what his strategy bids, which is the temperature
    FirstTax first_tax = FirstTax::average;
    std::vector<KomasterAuction> komasters;  // the sum's books are of those who won them
    TieBreak ties = TieBreak::alternating;
    int max_moves = 100'000;
};

// Play under the Economist's Rules [Berlekamp 1996, introduction, 2.1 and 4.1].
//
// Left pays the average bid for her side, in cash, and whoever bids more for the first move pays the average
// as the first tax.  Then a player moves, paying the tax to the opponent, or passes.  After two passes both
// bid for a lower tax; the higher bid becomes the tax and its bidder moves; equal bids go to who did not make
// the prior move, unless there is an arbitrator.  When nobody bids t_min or more the game ends and the score is paid in cash.  Taxes above 0
// are paid in chips, which lie on the table until the tax falls; below 0 the mover is paid in cash. The
// komaster who takes a ko moves again in that summand unless the opponent answers there. The sum's law is the
// komaster's.
Record play_economically(Sum sum, const Players& players, const EconomicOptions& options = {});

}  // namespace tedomari::economy
