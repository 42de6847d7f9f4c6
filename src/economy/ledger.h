// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "economy/record.h"

// What an accountant makes of a game [Berlekamp 1996, 4.4 to 4.6].
namespace tedomari::economy {

// An amount in both currencies.
struct Money {
    Rational cash = 0, chips = 0;

    Rational total() const { return cash + chips; }
    Money& operator+=(const Money& more) {
        cash += more.cash;
        chips += more.chips;
        return *this;
    }
    friend bool operator==(const Money&, const Money&) = default;
};

// A bid that differed from the Book.  Half of a mistake about the first move is paid in chips.
struct BidError {
    Side bidder;
    std::string item;
    Rational bid, book;
    Money loss;  // at most
    friend bool operator==(const BidError&, const BidError&) = default;
};

// A move, a pass or a tax that cost somebody something.
struct PlayError {
    enum class Kind { move, pass, tax };
    Kind kind;
    int number;  // of the move, or of the move before
    Side player;
    Rational loss;  // negative: what the opponent let him gain
};

// Table 2, and every error in play.
struct ErrorLedger {
    std::vector<BidError> bids;   // of every sale, Left's first
    Money left_bids, right_bids;  // total mistakes
    Money left_gain_by_bidding;   // what the prices brought Left against the Book; Right lost it
    std::vector<PlayError> plays;
    Rational left_losses = 0, right_losses = 0;  // in play
    Rational left_net = 0;  // gain by bidding and Right's losses, less Left's: what she won
};
ErrorLedger error_ledger(const Record& record);

// Table 4: one row a temperature.
struct ForecastRow {
    Rational temperature, mean, forecast;
    int first_move, last_move;
    Rational change;  // up to the next row, or to the final score
    friend bool operator==(const ForecastRow&, const ForecastRow&) = default;
};
std::vector<ForecastRow> forecasting_record(const Record& record);

// Figure 22: after each move.
struct PicturePoint {
    int move;
    Rational mean, temperature;
};
std::vector<PicturePoint> big_picture(const Record& record);

}  // namespace tedomari::economy
