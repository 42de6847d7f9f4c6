// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "go/game.h"
#include "learn/packed.h"

namespace tedomari::learn {

// What a network says of a position, as play.py writes it; from the side of who is to move.
struct Answer {
    static constexpr std::size_t most = 32;
    std::array<float, most> shares;              // of the likeliest moves on open points, the likeliest first
    std::array<std::uint16_t, most> moves;       // their slots
    float pass, area, undecided;                 // undecided as in net/chance.h
    std::array<std::int8_t, points + 3> owners;  // 100 mine, -100 yours
};
static_assert(sizeof(Answer) == 568);

// How hard to think about a move.
struct Effort {
    int visits = 0;        // positions looked at besides the one to move in; 0: the first thought
    int candidates = 1;    // moves tried at first; each round leaves the better half
    double chance = 1;     // weight of Gumbel's noise, which draws candidates by their probability
    double sharpness = 1;  // a power of the probabilities, of first thoughts
};

// What is wanted.
struct Aim {
    double komi = 7;
    bool fair = false;  // komi becomes what the network expects, and `more`, at the next look
    double more = 0;
    double points = 0.4;  // weight of points against winning
};

struct Share {
    go::Point point;  // nowhere: a pass
    double share = 0;
};

// A search that improves on a policy with few visits: candidates drawn by Gumbel's trick, halved round after round by what
// was found, and below them the usual tree search [Danihelka et al. 2022].  Somebody else looks: descend() leads to a
// position to look at, hear() takes the answer.
class Thinking {
public:
    // About the next move; what was seen of the position that the last chosen move led to is kept.
    void begin(const Effort& effort, const Aim& aim, go::Color mover, Rng& rng);
    void forget() { kept_ = false; }  // the next position is not the one the last move led to

    // Plays on to a position that was not looked at, or returns false: it is decided.
    bool descend(go::Game& game);
    // The answer there.  The game is at the position to move in again when it returns.
    void hear(const Answer& answer, go::Game& game);

    // The move, and the policy improved by what was found: what the network should have said.
    go::Point choose();
    const std::vector<Share>& improved() const { return improved_; }
    const Aim& aim() const { return aim_; }
    double area() const { return nodes_[0].area; }  // by the first look, Black's view

private:
    struct Edge {
        go::Point point;
        float prior = 0;
        std::int32_t child = -1;
    };
    struct Node {
        go::Color mover = go::Color::black;
        bool seen = false;
        int visits = 0;
        double sum = 0;                  // of what was seen below, Black's view
        double area = 0, undecided = 0;  // Black's view
        std::vector<Edge> edges;         // none: the game is over
    };
    struct Candidate {
        std::size_t edge;
        double chance;  // Gumbel's noise and the logarithm of the probability
    };

    void draw_candidates();
    std::size_t next_candidate();
    std::size_t select(const Node& node) const;
    void expand(Node& node, const Answer& answer, const go::Game& game);
    void settle_komi();
    void settle_mean();
    double utility(const Node& node) const;
    int visits_of(std::size_t edge) const;
    double found(
        std::size_t edge) const;  // what was found of a root's move beyond the position, mover's view
    void back_up();

    Effort effort_;
    Aim aim_;
    Rng* rng_ = nullptr;
    int side_ = side;
    double centre_ = 0;  // the score expected of the position
    std::vector<Node> nodes_;
    std::vector<std::int32_t> path_;
    std::vector<Candidate> candidates_;
    int round_ends_ = 0, rounds_ = 1, used_ = 0;
    double mean_ = 0;  // of the position, by look and visits, mover's view
    bool drawn_ = false, kept_ = false;
    std::vector<Share> improved_;
};

}  // namespace tedomari::learn
