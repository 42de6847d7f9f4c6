// SPDX-License-Identifier: MIT
#include "economy/ledger.h"

#include <algorithm>

namespace tedomari::economy {

namespace {

Money mistake(const Sale& sale, Rational amount) {
    if (!sale.first_move) return {amount, 0};
    const Rational half = amount / Rational(2);
    return {half, half};
}

// The price nearest to this one that costs the player nothing.
Rational fair_price(const Sale& sale, Side side, Rational price) {
    return std::clamp(price, sale.book, side == Side::left ? sale.fair.left : sale.fair.right);
}

// What a sale brought Left against the Book price.
Money gain_of_left(const Sale& sale) {
    const Rational cheap = fair_price(sale, sale.buyer, sale.price) - sale.price;
    return mistake(sale, sale.buyer == Side::left ? cheap : -cheap);
}

void enter_bids(const Record& record, ErrorLedger& ledger) {
    for (const Sale& sale : record.sales) {
        for (const Side side : {Side::left, Side::right}) {
            const Rational bid = side == Side::left ? sale.left_bid : sale.right_bid;
            const Rational fair = fair_price(sale, side, bid);
            const Money loss = mistake(sale, abs(bid - fair));
            ledger.bids.push_back({side, sale.item, bid, fair, loss});
            (side == Side::left ? ledger.left_bids : ledger.right_bids) += loss;
        }
        ledger.left_gain_by_bidding += gain_of_left(sale);
    }
}

void enter(ErrorLedger& ledger, const PlayError& error) {
    if (error.loss == Rational(0)) return;
    ledger.plays.push_back(error);
    (error.player == Side::left ? ledger.left_losses : ledger.right_losses) += error.loss;
}

void enter_auction(ErrorLedger& ledger, const TaxAuction& auction, Rational already_counted) {
    const Rational loss = auction.left_loss - already_counted;
    const Side loser = loss > Rational(0) ? Side::left : Side::right;
    enter(ledger, {PlayError::Kind::tax, auction.after, loser, abs(loss)});
}

}  // namespace

ErrorLedger error_ledger(const Record& record) {
    ErrorLedger ledger;
    enter_bids(record, ledger);
    // What the first tax cost is in the price of the first move already.
    Rational first_move = 0;
    for (const Sale& sale : record.sales) {
        if (sale.first_move) first_move = -gain_of_left(sale).total();
    }
    std::size_t next = 0;
    const auto auctions_after = [&](int moves) {
        for (; next < record.auctions.size() && record.auctions[next].after <= moves; ++next) {
            enter_auction(ledger, record.auctions[next], next == 0 ? first_move : 0);
        }
    };
    for (const Play& play : record.plays) {
        if (!play.is_pass()) auctions_after(play.number - 1);
        enter(ledger, {play.is_pass() ? PlayError::Kind::pass : PlayError::Kind::move, play.number,
                       play.mover, play.loss});
    }
    ledger.left_net = ledger.left_gain_by_bidding.total() + ledger.right_losses - ledger.left_losses;
    return ledger;
}

std::vector<ForecastRow> forecasting_record(const Record& record) {
    std::vector<ForecastRow> rows;
    for (const Play& play : record.plays) {
        if (play.is_pass()) continue;
        const Outlook& before = play.before;
        if (rows.empty() || rows.back().temperature != before.ambient) {
            rows.push_back({before.ambient, before.mean, before.forecast, play.number, play.number, 0});
        }
        rows.back().last_move = play.number;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].change =
            (i + 1 < rows.size() ? rows[i + 1].forecast : record.score + record.left_from_below) -
            rows[i].forecast;
    }
    return rows;
}

std::vector<PicturePoint> big_picture(const Record& record) {
    std::vector<PicturePoint> points = {{0, record.start.mean, record.start.temperature}};
    for (const Play& play : record.plays) {
        if (!play.is_pass()) points.push_back({play.number, play.after.mean, play.after.temperature});
    }
    return points;
}

}  // namespace tedomari::economy
