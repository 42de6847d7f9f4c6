// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <string_view>

#include "base/budget.h"
#include "go/game.h"
#include "player/monte_carlo.h"
#include "playout/policies.h"
#include "valuation/plays.h"

namespace tedomari::net {
class Network;
struct TreeMove;
}  // namespace tedomari::net

namespace tedomari::player {

// Picks moves in a game.
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    // A legal move or a pass.  Whatever it asks along the way, the budget is one for all of it.
    virtual go::Move choose(const go::Game& game, go::Color color, Budget& budget) = 0;
    // Whether the game has long been lost for the color it last chose for, so that one would resign.
    virtual bool gives_up() const { return false; }
    // What it thought of the moves when it last chose, the most visited first; nothing from who does not search so.
    virtual std::span<const net::TreeMove> thoughts() const { return {}; }
};

// By random games, by the goals that they value [Cazenave 2005], by the network's first choice, by a search
// that the network guides or random games alone, or by thermographs [Berlekamp 1996, 3.3].
enum class Style { monte_carlo, hotstrat_goals, policy, search, sentestrat, hotstrat, thermostrat };
std::string_view to_string(Style style);  // "monte-carlo", …
Result<Style> parse_style(std::string_view text);

// What players think with, from the options of a command to the search.
struct Means {
    MonteCarlo monte_carlo = {};
    std::shared_ptr<net::Network> network = {};  // nothing: the one the program comes with
    const std::atomic<bool>* cancel = nullptr;   // a move is wanted at once
    std::uint64_t visits = 0;  // of a search, a move; 0: as many as the time allows, a few hundred without
    bool has_network = true;   // false: a search plays random games instead
    int level = 10;            // of a search: below 10 it looks less, below 5 it also chooses by chance
    valuation::Threats threats = valuation::Threats::all;  // of hotstrat-goals
    valuation::Literal literal = {};  // of hotstrat-goals: what is read by the letter of the paper
    playout::PolicyKind policy = playout::PolicyKind::informed;  // of its games and of the search's
    bool for_points = false;                                     // such a search wants points, not to win
};

// The means are looked at before each move; they outlive the player.
std::unique_ptr<Player> make_player(Style style, const Means& means);
std::unique_ptr<Player> make_player(Style style, Means&& gone) = delete;

}  // namespace tedomari::player
