// SPDX-License-Identifier: MIT
#include "economy/alternate.h"

#include <cassert>

#include "economy/dictation.h"

namespace tedomari::economy {

namespace {

const Rational t_min = 0;

class AlternatePlay {
public:
    AlternatePlay(Sum sum, const Players& players, const AlternateOptions& options)
        : sum_(std::move(sum)), players_(players), options_(options), mover_(options.first) {
        assert(sum_.law() == KoLaw::ban);
        record_.first = options.first;
        record_.start = now_ = outlook(sum_, mover_, std::max(sum_.temperature(), t_min), t_min);
    }

    Record run() && {
        for (int passes = 0; passes < 2;) {
            if (record_.moves() >= options_.max_moves) {
                record_.finished = false;
                break;
            }
            const std::optional<bool> moved = step();
            if (!moved) {
                record_.finished = false;
                break;
            }
            passes = *moved ? 0 : passes + 1;
        }
        record_.score = value(sum_, mover_, t_min);
        return std::move(record_);
    }

private:
    // Whether a move was made; nothing when nobody says which.
    std::optional<bool> step() {
        const Strategy& strategy = players_.of(mover_);
        const View view{sum_,  mover_,       now_.ambient,    t_min,
                        false, last_,        last_ko(mover_), std::nullopt,
                        false, players_.rng, players_.script, players_.dictation};
        std::optional<Turn> turn = strategy.choose(view);
        if (!turn) {
            if (const auto lower = strategy.bid(view)) {
                View there = view;
                there.tax = *lower;
                turn = strategy.choose(there);
            }
        }
        if (players_.dictation != nullptr && players_.dictation->ran_out) return std::nullopt;
        Play play;
        play.number = record_.moves() + (turn ? 1 : 0);
        play.mover = mover_;
        play.turn = turn;
        play.before = now_;
        const bool banned = is_held_by_a_ban(view);
        if (turn) {
            if (sum_.is_ko(turn->summand)) last_ko(mover_) = turn->summand;
            sum_.play(*turn, mover_);
            play.local_mean = sum_.resting(turn->summand).mean();
            play.local_temperature = sum_.resting(turn->summand).temperature();
        } else {
            sum_.pass();
        }
        last_ = turn ? std::optional(turn->summand) : std::nullopt;
        mover_ = other(mover_);
        now_ = outlook(sum_, mover_, now_.ambient, t_min);
        play.after = now_;
        classify(play, banned);
        record_.plays.push_back(play);
        return turn.has_value();
    }

    // Whether the mover would have had a move at this temperature but for the ban.
    bool is_held_by_a_ban(const View& view) const {
        if (!candidates(view).empty()) return false;
        Sum free = sum_;
        free.lift_ban();
        return !candidates({free, view.mover, view.tax, t_min, false, {}, {}, {}, false, nullptr, nullptr})
                    .empty();
    }

    static void classify(Play& play, bool banned) {
        Rational change = play.after.forecast - play.before.forecast;
        if (play.mover == Side::right) change = -change;
        if (change < Rational(0)) {
            play.kind = MoveKind::sacrificial;
            play.compulsory = banned;
            play.loss = -change;
        } else if (play.after.ambient < play.before.ambient) {
            play.kind = MoveKind::temperature_lowering;
        }
    }

    std::optional<std::size_t>& last_ko(Side side) { return last_kos_[side == Side::left ? 0 : 1]; }

    Sum sum_;
    const Players& players_;
    const AlternateOptions& options_;
    Side mover_;
    Outlook now_{};
    std::optional<std::size_t> last_;
    std::optional<std::size_t> last_kos_[2];
    Record record_;
};

}  // namespace

Record play_alternately(Sum sum, const Players& players, const AlternateOptions& options) {
    return AlternatePlay(std::move(sum), players, options).run();
}

}  // namespace tedomari::economy
