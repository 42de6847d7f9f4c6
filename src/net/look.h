// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "go/game.h"
#include "go/position.h"
#include "go/symmetry.h"
#include "net/planes.h"
#include "net/weights.h"

namespace tedomari::net {

// Who will own a point when the game is over: probabilities, their sum 1.
struct Owner {
    float black = 0, nobody = 1, white = 0;

    float balance() const { return black - white; }  // Black's view, -1 … 1
};

// What the network thinks of a position.  Learned, never proved.
struct Look {
    go::Size size;
    go::PointMap<float>
        policy;      // where the next move is played; 0 on stones and on a ko that may not be retaken
    float pass = 0;  // that it is a pass; the sum of all is 1
    go::PointMap<Owner> owners;
    go::PointMap<Owner>
        others;  // the owners if the other side had the move: how they differ is what moving is worth

    float ownership(go::Point p) const { return owners[p].balance(); }
    float area() const;        // Black's points minus White's, stones and territory, without komi
    float other_area() const;  // if the other side had the move
};

// One look, or the mean of looks at all symmetries of the board: eight times the work, visibly better owners.
enum class Ways : std::uint8_t { one, all };

// A network that looks at boards of up to 19x19 (larger ones too, though it has never seen any). Safe to
// share between threads, which look side by side, each in memory of its own.  4 to 8 ms a look on 19x19.
class Network {
public:
    static Result<Network> load(std::string_view bytes);
    static Network& shipped();  // loaded when first asked for

    Look look(const go::Position& position, Ways ways = Ways::one);  // of which the past is not known
    Look look(const go::Game& game, Ways ways = Ways::one);
    Look look(const go::Game& game, go::Symmetry symmetry);  // at the board turned so, turned back
    std::vector<Look> look(std::span<const Planes> positions, Ways ways = Ways::one);

    const Architecture& architecture() const;
    const std::string& training() const;  // facts as JSON

    ~Network();
    Network(Network&&) noexcept;
    Network& operator=(Network&&) noexcept;

private:
    struct State;
    explicit Network(Weights weights);
    std::unique_ptr<State> state_;
};

// The score that the owners make under the game's rules, komi and handicap included; Black is positive.
double expected_score(const Look& look, const go::Game& game);
// The chains, one stone each, whose points together lean to the other side.
go::PointSet dead_chains(const Look& look, const go::Board& board);

// The likeliest move that is legal and fills no eye of its own; a pass when that is likelier, or nothing is
// left.
go::Move first_choice(const Look& look, const go::Game& game, go::Color color);

}  // namespace tedomari::net
