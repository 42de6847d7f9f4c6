// SPDX-License-Identifier: MIT
#pragma once

#include "economy/record.h"

namespace tedomari::economy {

// Both purses and the chips on the table [Berlekamp 1996, 4.1].  Everything one player loses the other gains.
class Till {
public:
    void pay_cash(Side from, Rational amount);
    // The price of the first move: half of the chips are bought from the opponent for cash.
    void pay_first_tax(Side mover, Rational tax);
    // With the chips on his side of the table; what is missing comes from his pocket.  Below 0 he is paid
    // cash.
    void pay_tax(Side mover, Rational tax);

    // When the tax falls, chips above the new one are pocketed.
    struct Pocketed {
        Rational left, right;
    };
    Pocketed lower_tax(Rational tax);

    Rational on_table() const { return table_[0] + table_[1]; }
    const Purse& purse(Side side) const { return purses_[index(side)]; }
    Rational worth(Side side) const { return purse(side).total() + table_[index(side)]; }

private:
    static int index(Side side) { return side == Side::left ? 0 : 1; }
    Purse purses_[2];
    Rational table_[2];
};

}  // namespace tedomari::economy
