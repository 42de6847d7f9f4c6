// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "cgt/ko_graph.h"

namespace tedomari::cgt {

// "13 + heat(a,11); a={0|b}; b={a|0}" of A={24|B}, B={A|-9}: the mean, and the ko that is left when it is taken off each
// position and the temperature off each move [Berlekamp 1996, 5.3].  Of kos that are placid, whose positions on the loop
// are equally hot and lead elsewhere to numbers only; others are an error.
Result<std::string> infinitesimal_ko(const GameGraph& graph, Vertex ko);

}  // namespace tedomari::cgt
