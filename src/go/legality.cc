// SPDX-License-Identifier: MIT
#include "go/legality.h"

#include <ostream>

namespace tedomari::go {

std::ostream& operator<<(std::ostream& out, Legality legality) { return out << to_string(legality); }

}  // namespace tedomari::go
