// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace tedomari::valuation {

// Where the paper may be read otherwise than we do [Cazenave 2005]; each by itself, none by default.
struct Literal {
    bool direct = false;     // 3.2: distances and liberties of order 1 to 4 through empty points only
    bool near = false;       // 3.2: liberties of order 1 and 2 only, should the others be prunes of a search
    bool lost = false;       // 3.3: what a search leaves unknown is Lost
    bool all_moves = false;  // 3.5: all moves that reach an empty connection, not the point or one other
    bool taking = false;     // 6.2: an empty connection that takes none from the enemy has no value
    bool groups = false;     // 6.2: chains joined by won connections are one group, with no goals inside it
    bool deep = false;       // 7.2: 4,000 nodes a search, threats of order 3, every game played

    friend bool operator==(const Literal&, const Literal&) = default;
};

// "direct,groups", "all"; nothing for an empty text.
Result<Literal> parse_literal(std::string_view text);
std::string literal_names();  // for help: "direct, near, …"

}  // namespace tedomari::valuation
