// SPDX-License-Identifier: MIT
#include "survey/score_look.h"

namespace tedomari::survey {

net::Look look_all_ways(const go::Board& board) {
    return net::Network::shipped().look(go::Position{board, go::Color::black}, net::Ways::all);
}

scoring::Ownership ownership_of(const net::Look& look) {
    scoring::Ownership ownership;
    go::for_each_point(look.size, [&](go::Point p) { ownership[p] = look.ownership(p); });
    return ownership;
}

scoring::Ownership look_once(const go::Board& board) {
    return ownership_of(net::Network::shipped().look(go::Position{board, go::Color::black}, net::Ways::one));
}

}  // namespace tedomari::survey
