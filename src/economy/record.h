// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "economy/kibitzer.h"
#include "economy/strategy.h"

namespace tedomari::economy {

// A move, or a pass.
struct Play {
    int number = 0;  // of the move; passes have the number of the move before
    Side mover = Side::left;
    std::optional<Turn> turn;                        // nothing: a pass
    Rational tax = 0;                                // paid by the mover; 0 in conventional play
    Rational local_mean = 0, local_temperature = 0;  // of the summand, afterwards
    Outlook before, after;
    MoveKind kind = MoveKind::neutral;
    bool compulsory = false;  // a sacrifice, because the only move at that temperature was banned
    bool doubled = false;     // the komaster's second move
    Rational loss = 0;  // what it cost the mover against the Book; negative when the opponent let him gain

    bool is_pass() const { return !turn; }
};

// The tax was lowered after two passes, or the first move sold.
struct TaxAuction {
    int after = 0;  // so many moves
    Rational from, to;
    std::optional<Rational> left_bid, right_bid;
    Side mover = Side::left;  // who moves at the new tax
    Rational left_loss = 0;   // what the new tax and turn cost Left against the Book; negative: cost Right
};

// What the two players bid, in sealed envelopes.
struct Bids {
    Rational left, right;
};

// Sealed bids: the price is their average.
struct Sale {
    std::string item;
    Rational left_bid, right_bid;
    Rational book, price;
    Side buyer = Side::left;
    bool first_move = false;  // else the privilege of playing Left in a summand
    // What each can bid up to without loss: a player who may move at no cost above the temperature may bid for it.
    Bids fair;
};

// Chips leave the table when the tax falls.
struct Pocketing {
    int after = 0;         // so many moves
    Rational left, right;  // pocketed by each; at the start what each put on the table, negative
    Rational on_table;     // still
    Rational tax;          // the new one
};

// What a player has gained, in each currency.
struct Purse {
    Rational cash = 0, chips = 0;
    Rational total() const { return cash + chips; }
};

// A game of a sum, from beginning to end.
struct Record {
    bool economic = false;
    Rational t_min = 0;
    Outlook start;
    Side first = Side::left;
    std::vector<Play> plays;
    Rational score = 0;    // of the final position
    bool finished = true;  // false: too many moves
    // Only under the Economist's Rules:
    std::vector<Sale> sales;
    std::vector<TaxAuction> auctions;
    std::vector<Pocketing> pocketings;
    Purse left, right;
    Rational left_from_below = 0;  // cash that taxes below 0 have brought Left, which the board has paid for

    int moves() const { return plays.empty() ? 0 : plays.back().number; }
};

struct Players {
    const Strategy& left;
    const Strategy& right;
    Rng* rng = nullptr;
    Script* script = nullptr;
    Dictation* dictation = nullptr;

    const Strategy& of(Side side) const { return side == Side::left ? left : right; }
};

}  // namespace tedomari::economy
