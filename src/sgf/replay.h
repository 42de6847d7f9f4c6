// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "go/game.h"
#include "sgf/game_info.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

// A node's move, if it has one that can be read; nothing else is looked at.
std::optional<go::Move> move_of(const Tree& tree, NodeId node, go::Size size);
bool has_move(const Tree& tree, NodeId node);  // readable or not
bool has_setup(const Tree& tree, NodeId node);

std::vector<NodeId> main_line(const Tree& tree);
std::vector<NodeId> line_to(const Tree& tree, NodeId node);  // from the root

// Plays the nodes of one line, root first, on a game.  What the rules forbid is played all the same, as FF[4]
// asks, and warned of: a stone on an occupied point replaces what is there, a move off the board is left out.
class Replay {
public:
    Replay(const Tree& tree, const GameInfo& info);

    void play(NodeId node, Warnings& warnings);

    // The game now.  Setup in the middle makes a new start: game().moves() are those since then.
    const go::Game& game() const { return game_; }
    int move_number() const { return move_number_; }  // moves so far, passes and unplayable ones included

    int passes() const { return passes_; }  // of these

    // To go back: take_back() undoes a node that was one legal move, restore() anything.
    struct State {
        go::Game game;
        int move_number = 0, passes = 0;
    };
    State state() const { return {game_, move_number_, passes_}; }
    void restore(State state);
    bool is_plain_move(NodeId node) const;  // before it is played
    void take_back();

private:
    void play_odd(NodeId node, Warnings& warnings);
    void set_up(NodeId node, Warnings& warnings);
    void place_handicap(Warnings& warnings);
    void note_handicap_set_up();
    void play_move(NodeId node, const Tree::Property& property, go::Color color, Warnings& warnings);
    void choose_player(NodeId node, Warnings& warnings);

    const Tree& tree_;
    const GameInfo& info_;
    go::Game game_;
    int move_number_ = 0, passes_ = 0;
};

// Plays every line but the main one, for the warnings.  Lines with hundreds of setup nodes are not followed
// to their ends: each costs a copy of the game to come back to.
void check_variations(const Tree& tree, const GameInfo& info, Warnings& warnings);

// The main line up to its end, or up to before move `moves` + 1.  Fails when there are fewer moves.
Result<go::Game> game_at(const Tree& tree, const GameInfo& info, std::optional<int> moves,
                         Warnings& warnings);
// The same for who does not ask what is odd about the record.
Result<go::Game> game_at(const Tree& tree, std::optional<int> moves = {});

}  // namespace tedomari::sgf
