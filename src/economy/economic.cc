// SPDX-License-Identifier: MIT
#include "economy/economic.h"

#include <algorithm>
#include <cassert>

#include "economy/till.h"

namespace tedomari::economy {

namespace {

class EconomicPlay {
public:
    EconomicPlay(Sum sum, const Players& players, const EconomicOptions& options)
        : sum_(std::move(sum)), players_(players), options_(options) {
        assert(sum_.law() == KoLaw::komaster);
        record_.economic = true;
        record_.t_min = options.t_min;
    }

    Record run() && {
        sell_sides();
        if (sell_first_move()) {
            while (record_.finished && play_at_one_tax() && lower_tax()) {
            }
        }
        close();
        return std::move(record_);
    }

private:
    Rational t_min() const { return options_.t_min; }

    View view(Side mover) const {
        View result{sum_, mover, tax_, t_min(), true, {}, {}, {}, false, nullptr, nullptr};
        if (last_by_ == other(mover)) result.last = last_;
        result.last_ko = last_kos_[mover == Side::left ? 0 : 1];
        result.rng = players_.rng;
        result.script = players_.script;
        return result;
    }

    // Where the players stand.  Below 0 the tax is the temperature, and what taxes there have brought Left counts: the
    // position has paid for it.
    Outlook look(Rational before) const {
        Outlook result = outlook(sum_, mover_, before, t_min());
        if (tax_ < Rational(0)) {
            result.ambient = tax_;
            result.forecast = value(sum_, mover_, tax_);
        }
        result.forecast += record_.left_from_below;
        return result;
    }

    // --- before the game ---

    // What being komaster of a summand is worth to Left beyond its price by the Book; 0 where nobody sells it.
    Rational sell_komaster(std::size_t i) {
        for (const KomasterAuction& auction : options_.komasters) {
            if (auction.summand != i) continue;
            const Rational book = auction.worth / Rational(2);
            const Rational price = midpoint(auction.bids.left, auction.bids.right);
            const Side buyer = auction.left_wins() ? Side::left : Side::right;
            record_.sales.push_back({"komaster of " + sum_.name(i),
                                     auction.bids.left,
                                     auction.bids.right,
                                     book,
                                     price,
                                     buyer,
                                     false,
                                     {book, book}});
            till_.pay_cash(buyer, price);
            return buyer == Side::left ? book : -book;
        }
        return 0;
    }

    void sell_sides() {
        for (std::size_t i = 0; i < sum_.size(); ++i) {
            const Rational book = sum_.thermograph(i).mean() - sell_komaster(i);
            const Bids bids = i < options_.left_sides.size() ? options_.left_sides[i] : Bids{book, book};
            const Rational price = midpoint(bids.left, bids.right);
            record_.sales.push_back(
                {sum_.name(i), bids.left, bids.right, book, price, Side::left, false, {book, book}});
            till_.pay_cash(Side::left, price);
        }
    }

    // The highest tax at which the player is willing to move: the temperature, or where a vertical mast touches his
    // own scaffold above it.
    Rational fair_bid(Side side, Rational book) const {
        View at = view(side);
        at.tax = Rational(std::int64_t{1} << 32);
        return std::max(book, willing_below(at).value_or(book));
    }

    // False when there is nothing to move in.
    bool sell_first_move() {
        const Rational book = sum_.temperature();
        tax_ = std::max(book, t_min()) + 1;
        mover_ = options_.first;
        const Bids fair = {fair_bid(Side::left, book), fair_bid(Side::right, book)};
        const auto opening_bid = [&](Side side) {
            const Strategy& strategy = players_.of(side);
            if (strategy.by_the_book) return side == Side::left ? fair.left : fair.right;
            return strategy.bid(view(side)).value_or(book);
        };
        if (!active_at(sum_, book, t_min())) {
            record_.start = look(book);
            record_.first = mover_;
            return false;
        }
        const Bids bids = options_.first_move ? *options_.first_move
                                              : Bids{opening_bid(Side::left), opening_bid(Side::right)};
        if (bids.left != bids.right) mover_ = bids.left > bids.right ? Side::left : Side::right;
        tax_ = options_.first_tax == FirstTax::average ? midpoint(bids.left, bids.right)
                                                       : std::max(bids.left, bids.right);
        record_.sales.push_back({"first move", bids.left, bids.right, book, tax_, mover_, true, fair});
        record_.first = mover_;
        record_.start = now_ = look(std::min(tax_, book));
        worth_ = till_.worth(Side::left) + sum_.mean();
        record_.auctions.push_back(settled_auction({0, tax_, tax_, bids.left, bids.right, mover_, 0}));
        first_tax_ = true;
        obliged_move();
        return true;
    }

    // --- at one tax ---

    // Turns until both pass.  False when the game is too long.
    bool play_at_one_tax() {
        for (int passes = 0; passes < 2;) {
            if (record_.moves() >= options_.max_moves) {
                record_.finished = false;
                return false;
            }
            if (const auto turn = players_.of(mover_).choose(view(mover_))) {
                make_move(*turn);
                passes = 0;
            } else {
                pass();
                ++passes;
            }
        }
        return true;
    }

    void obliged_move() {
        if (const auto turn = forced_move(players_.of(mover_), view(mover_))) make_move(*turn);
    }

    // A move, and what the ko law makes follow.
    void make_move(Turn turn) {
        make_one_move(turn, false);
        while (const auto critical = sum_.critical()) {
            const Side komaster = sum_.book(*critical).solution().komaster();
            View local = view(other(komaster));
            local.only = critical;
            if (const auto answer = players_.of(other(komaster)).choose(local)) {
                mover_ = other(komaster);
                make_one_move(*answer, false);
                continue;
            }
            mover_ = komaster;
            View again = view(komaster);
            again.only = critical;
            const auto second = forced_move(players_.of(komaster), again);
            if (!second) break;  // cannot be: such a capture is not allowed
            make_one_move(*second, true);
        }
    }

    void make_one_move(Turn turn, bool doubled) {
        Play play;
        play.number = record_.moves() + 1;
        play.mover = mover_;
        play.turn = turn;
        play.tax = tax_;
        play.doubled = doubled;
        play.before = now_;
        if (sum_.is_ko(turn.summand)) last_kos_[mover_ == Side::left ? 0 : 1] = turn.summand;
        if (first_tax_) {
            till_.pay_first_tax(mover_, tax_);
            record_.pocketings.push_back(
                {0, till_.purse(Side::left).chips, till_.purse(Side::right).chips, till_.on_table(), tax_});
        } else {
            till_.pay_tax(mover_, tax_);
            if (tax_ < Rational(0)) record_.left_from_below += mover_ == Side::left ? -tax_ : tax_;
        }
        first_tax_ = false;
        sum_.play(turn, mover_);
        play.local_mean = sum_.resting(turn.summand).mean();
        play.local_temperature = sum_.resting(turn.summand).temperature();
        last_ = turn.summand;
        last_by_ = mover_;
        last_mover_ = mover_;
        finish_turn(play);
    }

    void pass() {
        Play play;
        play.number = record_.moves();
        play.mover = mover_;
        play.before = now_;
        last_by_.reset();
        finish_turn(play);
    }

    void finish_turn(Play& play) {
        mover_ = other(play.mover);
        now_ = look(std::min(now_.ambient, tax_));
        play.after = now_;
        const Rational worth = till_.worth(Side::left) + value(sum_, mover_, tax_);
        play.loss = play.mover == Side::left ? worth_ - worth : worth - worth_;
        worth_ = worth;
        Rational change = play.after.forecast - play.before.forecast;
        if (play.mover == Side::right) change = -change;
        if (change < Rational(0)) {
            play.kind = MoveKind::sacrificial;
        } else if (play.after.ambient < play.before.ambient) {
            play.kind = MoveKind::temperature_lowering;
        }
        record_.plays.push_back(play);
    }

    // --- between taxes ---

    // False when nobody bids.
    bool lower_tax() {
        last_by_.reset();
        const auto left = valid(players_.left.bid(view(Side::left))),
                   right = valid(players_.right.bid(view(Side::right)));
        if (!left && !right) return false;
        const Rational from = tax_;
        const bool left_wins = left && (!right || *left > *right);
        mover_ = left == right ? by_arbitration() : left_wins ? Side::left : Side::right;
        tax_ = left_wins ? *left : *right;
        pocket_chips();
        now_ = look(std::min(now_.ambient, tax_));
        record_.auctions.push_back(settled_auction({record_.moves(), from, tax_, left, right, mover_, 0}));
        obliged_move();
        return true;
    }

    Side by_arbitration() const {
        switch (options_.ties) {
            case TieBreak::alternating: return other(last_mover_);
            case TieBreak::same_player: return last_mover_;
            case TieBreak::favours_left: return Side::left;
            case TieBreak::favours_right: break;
        }
        return Side::right;
    }

    std::optional<Rational> valid(std::optional<Rational> bid) const {
        return bid && *bid >= t_min() && *bid < tax_ ? bid : std::nullopt;
    }

    void pocket_chips() {
        const auto [left, right] = till_.lower_tax(tax_);
        if (left == Rational(0) && right == Rational(0)) return;
        record_.pocketings.push_back({record_.moves(), left, right, till_.on_table(), tax_});
    }

    // Who wins an auction has to move: what that is worth, and what it cost whom.
    TaxAuction settled_auction(TaxAuction auction) {
        std::optional<Rational> least;
        for (const PricedMove& move : priced_moves(view(mover_))) {
            if (!least || move.loss < *least) least = move.loss;
        }
        Rational forced = value(sum_, mover_, tax_);
        if (least)
            forced -= mover_ == Side::left ? std::max(*least, Rational(0)) : -std::max(*least, Rational(0));
        const Rational worth = till_.worth(Side::left) + forced;
        auction.left_loss = worth_ - worth;
        worth_ = worth;
        return auction;
    }

    void close() {
        tax_ = t_min();
        const auto [left, right] = till_.lower_tax(cgt::coldest);
        if (left != Rational(0) || right != Rational(0)) {
            record_.pocketings.push_back({record_.moves(), left, right, till_.on_table(), t_min()});
        }
        record_.score = value(sum_, mover_, t_min());
        till_.pay_cash(Side::right, record_.score);
        record_.left = till_.purse(Side::left);
        record_.right = till_.purse(Side::right);
    }

    Sum sum_;
    const Players& players_;
    const EconomicOptions& options_;
    Till till_;
    Rational tax_ = 0;
    bool first_tax_ = false;
    Side mover_ = Side::left, last_mover_ = Side::left;
    std::optional<Side> last_by_;  // who moved last, unless there was a pass since
    std::optional<std::size_t> last_;
    std::optional<std::size_t> last_kos_[2];
    Outlook now_{};
    Rational worth_ = 0;  // Left's purse and prospects
    Record record_;
};

}  // namespace

std::optional<FirstTax> first_tax_of(std::string_view name) {
    if (name == "average") return FirstTax::average;
    if (name == "higher") return FirstTax::higher;
    return std::nullopt;
}

std::optional<TieBreak> tie_break_of(std::string_view name) {
    if (name == "alternating") return TieBreak::alternating;
    if (name == "same") return TieBreak::same_player;
    if (name == "left") return TieBreak::favours_left;
    if (name == "right") return TieBreak::favours_right;
    return std::nullopt;
}

Record play_economically(Sum sum, const Players& players, const EconomicOptions& options) {
    return EconomicPlay(std::move(sum), players, options).run();
}

}  // namespace tedomari::economy
