// SPDX-License-Identifier: MIT
#pragma once

#include <tuple>

#include "cgt/amazons.h"
#include "cgt/clobber.h"
#include "cgt/domineering.h"
#include "cgt/nogo.h"
#include "cgt/ruleset.h"
#include "cgt/session.h"
#include "cgt/toads_and_frogs.h"

namespace tedomari::cgt {

// The positions worked out so far, one table a ruleset.
struct Session::Solvers {
    explicit Solvers(Store& store) : all_(store, store, store, store, store) {}

    template <Ruleset R>
    Solver<R>& of() {
        return std::get<Solver<R>>(all_);
    }

private:
    std::tuple<Solver<Domineering>, Solver<Clobber>, Solver<ToadsAndFrogs>, Solver<Amazons>, Solver<NoGo>>
        all_;
};

}  // namespace tedomari::cgt
