// SPDX-License-Identifier: MIT
#include "economy/till.h"

#include <algorithm>

namespace tedomari::economy {

void Till::pay_cash(Side from, Rational amount) {
    purses_[index(from)].cash -= amount;
    purses_[index(other(from))].cash += amount;
}

void Till::pay_first_tax(Side mover, Rational tax) {
    if (tax <= Rational(0)) return pay_cash(mover, tax);
    const Rational half = tax / Rational(2);
    pay_cash(mover, half);
    for (Purse& purse : purses_) purse.chips -= half;
    table_[index(other(mover))] += tax;
}

void Till::pay_tax(Side mover, Rational tax) {
    if (tax <= Rational(0)) return pay_cash(mover, tax);
    Rational& mine = table_[index(mover)];
    const Rational from_table = std::min(mine, tax);
    mine -= from_table;
    purses_[index(mover)].chips -= tax - from_table;
    table_[index(other(mover))] += tax;
}

Till::Pocketed Till::lower_tax(Rational tax) {
    Rational pocketed[2];
    for (int i = 0; i < 2; ++i) {
        pocketed[i] = std::max(table_[i] - std::max(tax, Rational(0)), Rational(0));
        table_[i] -= pocketed[i];
        purses_[i].chips += pocketed[i];
    }
    return {pocketed[0], pocketed[1]};
}

}  // namespace tedomari::economy
