// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "base/result.h"
#include "playout/game.h"
#include "playout/informed.h"

namespace tedomari::playout {

// Which players play the random games.
enum class PolicyKind { uniform, informed };

constexpr std::string_view to_string(PolicyKind kind) {
    return kind == PolicyKind::uniform ? "uniform" : "informed";
}
inline Result<PolicyKind> parse_policy(std::string_view text) {
    for (const PolicyKind kind : {PolicyKind::uniform, PolicyKind::informed}) {
        if (to_string(kind) == text) return kind;
    }
    return Error{"random games are uniform or informed"};
}

// One game by such players.
template <Visitor V>
Outcome play_game(LightBoard& board, go::Color color, PolicyKind kind, Rng& rng, V&& visitor) {
    const int limit = default_move_limit(board.size());
    return kind == PolicyKind::uniform ? play_game(board, color, limit, rng, Uniform(), visitor)
                                       : play_game(board, color, limit, rng, Informed(), visitor);
}

}  // namespace tedomari::playout
