// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "economy/record.h"

namespace tedomari::economy {

// What the two players bid, in sealed envelopes.
struct Bids {
    Rational left, right;
};

// What the first mover pays.
enum class FirstTax {
    average,  // of the bids, as in the demonstration
    higher,   // of the bids, as the rules of the introduction have it: never below a Book bid
};

struct EconomicOptions {
    Rational t_min = 0;
    Side first = Side::left;         // moves first when the bids for the first move are equal
    std::vector<Bids> left_sides;    // for playing Left, one a summand; fewer: the rest bid the mean
    std::optional<Bids> first_move;  // nothing: each what his strategy bids, which is the temperature
    FirstTax first_tax = FirstTax::average;
    int max_moves = 100'000;
};

// Play under the Economist's Rules [Berlekamp 1996, introduction, 2.1 and 4.1].
//
// Left pays the average bid for her side, in cash, and whoever bids more for the first move pays the average
// as the first tax.  Then a player moves, paying the tax to the opponent, or passes.  After two passes both
// bid for a lower tax; the higher bid becomes the tax and its bidder moves; equal bids go to who did not make
// the prior move.  When nobody bids t_min or more the game ends and the score is paid in cash.  Taxes above 0
// are paid in chips, which lie on the table until the tax falls; below 0 the mover is paid in cash. The
// komaster who takes a ko moves again in that summand unless the opponent answers there. The sum's law is the
// komaster's.
Record play_economically(Sum sum, const Players& players, const EconomicOptions& options = {});

}  // namespace tedomari::economy
