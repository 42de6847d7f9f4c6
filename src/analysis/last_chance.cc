// SPDX-License-Identifier: MIT
#include "analysis/last_chance.h"

#include "analysis/review.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using Moves = std::span<const ReviewedMove>;

// Of a player rather than of Black.
Rational for_player(Color color, Rational value) { return color == Color::black ? value : -value; }
Rational worst(const PerfectScore& score, Color color) {
    return color == Color::black ? score.low : -score.high;
}
Rational best(const PerfectScore& score, Color color) {
    return color == Color::black ? score.high : -score.low;
}

PerfectScore judged(const ReviewedMove& move, Rational forecast) {
    return {forecast - move.give_or_take, forecast + move.give_or_take, move.judged, false};
}

class Search {
public:
    Search(Moves moves, const std::optional<PerfectScore>& end) : moves_(moves), end_(end) {}

    LastChance of(Color loser, std::optional<Color> recorded) {
        found_.loser = loser;
        count();
        list_losses();
        if (end_) {
            if (end_->is_exact()) found_.end = end_->low;
            found_.borne_out = !recorded || !end_->winner() || end_->winner() == recorded;
        }
        if (!found_.borne_out) return std::move(found_);
        if (!find_solved()) find_judged();
        return std::move(found_);
    }

private:
    const std::optional<PerfectScore>& after(std::size_t i) const {
        return i + 1 < moves_.size() ? moves_[i + 1].perfect : end_;
    }

    void count() {
        bool whole = end_ && end_->is_decided();
        for (std::size_t i = moves_.size(); i-- > 0;) {
            const bool solved = moves_[i].perfect && moves_[i].perfect->is_decided();
            found_.solved += solved ? 1 : 0;
            found_.withdrawn += moves_[i].withdrawn ? 1 : 0;
            whole = whole && solved;
            if (whole) found_.solved_from = moves_[i].number;
        }
    }

    void list_losses() {
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            const auto &was = moves_[i].perfect, &is = after(i);
            if (!was || !is) continue;
            const Color color = moves_[i].move.color;
            const Rational loss = worst(*was, color) - best(*is, color);
            if (loss <= Rational(0)) continue;
            found_.losses.push_back({i, loss, was->winner() == color && is->winner() != color});
        }
    }

    // The last solved position that the loser wins.  From there on all is solved, else a later chance may be hidden.
    bool find_solved() {
        for (std::size_t i = moves_.size(); i-- > 0;) {
            if (!moves_[i].perfect || !after(i)) return false;
            const PerfectScore &was = *moves_[i].perfect, &is = *after(i);
            if (best(was, found_.loser) <= Rational(0)) continue;
            const bool let_go =
                worst(was, found_.loser) > Rational(0) && moves_[i].move.color == found_.loser;
            if (!let_go) {
                if (moves_[i].perfect->has_ko) found_.hung_on_a_ko = i;
                return false;
            }
            found_.move = i;
            found_.kept = moves_[i].kept;
            found_.before = was;
            found_.after = is;
            found_.is_solved = true;
            return true;
        }
        return false;
    }

    // The last of his moves after which the forecast was no longer on his side, before what is solved.
    void find_judged() {
        for (std::size_t i = moves_.size(); i-- > 0;) {
            const ReviewedMove& move = moves_[i];
            if (move.perfect && worst(*move.perfect, found_.loser) <= Rational(0) &&
                best(*move.perfect, found_.loser) <= Rational(0))
                continue;
            if (move.move.color != found_.loser) continue;
            if (for_player(found_.loser, move.forecast) <= Rational(0) ||
                for_player(found_.loser, move.forecast_after) > Rational(0))
                continue;
            found_.move = i;
            found_.before = move.perfect ? *move.perfect : judged(move, move.forecast);
            found_.after = after(i) ? *after(i) : judged(move, move.forecast_after);
            return;
        }
    }

    Moves moves_;
    const std::optional<PerfectScore>& end_;
    LastChance found_;
};

}  // namespace

bool contradicts(const PerfectScore& before, Color mover, const PerfectScore& after) {
    return worst(after, mover) > best(before, mover);
}

std::optional<LastChance> last_chance(Moves moves, const std::optional<PerfectScore>& end,
                                      const sgf::Outcome& outcome) {
    using Kind = sgf::Outcome::Kind;
    if (moves.empty()) return std::nullopt;
    const bool on_the_board = outcome.kind == Kind::points || outcome.kind == Kind::resignation;
    const auto recorded = on_the_board ? outcome.winner : std::nullopt;
    auto winner = recorded;
    if (!winner && end) winner = end->winner();
    if (!winner && !end && outcome.kind == Kind::unknown) {
        const Rational last = moves.back().forecast_after;
        if (last != Rational(0)) winner = last > Rational(0) ? Color::black : Color::white;
    }
    if (!winner) return std::nullopt;
    return Search(moves, end).of(go::opponent(*winner), recorded);
}

}  // namespace tedomari::analysis
