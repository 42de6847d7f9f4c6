// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "learn/ends.h"
#include "learn/records.h"
#include "learn/thinking.h"

namespace tedomari::learn {

// How games of a network against itself are played.
struct Manner {
    std::vector<int> sides = {19};
    std::uint64_t seed = 1;
    int full = 32,
        quick = 6;  // visits of a move whose policy is learned, and of the others; 0: first thoughts only
    double share = 0.25;  // of moves that are thought about fully
    double branched =
        0.5;  // of games that begin at a position of a record, where there are records of the size
    std::size_t each = 0;  // not 0: all games do, so many from a position with each side to move
    bool match = false;    // two networks, an opening each twice, no chance
    std::vector<const Record*> records;
};

// One game.  Three kinds of beginning: an empty board; in a quarter of these Black has 2 to 9 stones more, half of them
// where handicap stones go, half where he likes; or a moment of a record, with either side to move.  The first moves on an
// empty board are first thoughts.  In a quarter of all games a player loses a turn later on.  Komi is what the network
// expects where thinking begins and wherever a turn was lost, and a little by chance: an even game teaches most.
class Playing {
public:
    Playing(const Manner& manner, std::size_t number);

    // Plays on until a look is wanted; the planes are those of the position.  False: the game is over.
    bool go_on();
    void hear(const Answer& answer);
    std::span<const std::uint8_t> planes() const { return planes_; }
    std::uint8_t network() const { return network_; }  // of two that are to be asked

    bool is_whole() const { return game_.is_over(); }
    std::string sgf() const;

private:
    struct Lesson {
        std::size_t move;
        std::vector<Share> shares;
    };

    void begin_empty(int side);
    void begin_in(const Record& record, std::size_t moment);
    void begin_thinking();
    void play(go::Point point);
    bool ask();
    bool is_black_second() const { return manner_->match && number_ % 2 == 1; }

    const Manner* manner_;
    std::size_t number_;
    Rng rng_;
    go::Game game_;
    Thinking thinking_;
    Aim aim_;
    bool is_full_ = false, is_thinking_ = false;
    std::size_t
        branch_ = 0,
        from_ =
            0;  // of a record: number from 1, and the move before which a turn was lost or another might have had it
    std::size_t opening_ends_ = 0, loses_ = 0;  // move numbers
    int extra_ = 0;                             // moves of Black that White does not answer
    std::vector<std::uint8_t> planes_;
    std::uint8_t network_ = 0;
    std::vector<Lesson> lessons_;
    int judged_ = 0;
    std::vector<float> owners_;
};

}  // namespace tedomari::learn
