// SPDX-License-Identifier: MIT
#include "analysis/mistake.h"

#include <algorithm>

#include "analysis/nearby.h"
#include "analysis/review_loss.h"
#include "analysis/review_position.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using go::Move;
using go::Point;
using local::Kind;
using Region = ReviewedPosition::Region;

// Of a point's owner, -1 … 1.
constexpr double clearly = 0.7, changed = 0.5, rather = 0.3;
// Points of stones that change hands: two of them.
constexpr double stones_that_matter = 4;

class Case {
public:
    Case(const MistakeContext& context, Move move, Rational loss)
        : earlier_(context.earlier),
          before_(*context.before),
          after_(*context.after),
          move_(move),
          loss_(loss),
          best_(before_.best) {}

    bool is_ko() const {
        if (before_.answers_a_ko_threat || before_.kos.contains(best_)) return true;
        if (is_known_ko(best_) || is_known_ko(move_.point)) return true;
        return !move_.is_pass() && (before_.kos.contains(move_.point) || after_.kos.contains(move_.point));
    }
    // The opponent's last move made the board hotter, the answer is near it, and this is not near it.
    bool left_a_threat() const {
        return earlier_ != nullptr && answers(best_) && !answers(move_.point) &&
               before_.temperature.value > earlier_->temperature.value + noise_of_reading;
    }
    bool is_overplay() const {
        return !move_.is_pass() && his(after_, move_.point) < -rather && his(before_, move_.point) < rather;
    }
    // Stones that stood before and change hands make up half of the loss.
    bool is_life_and_death() const {
        double lost = 0;
        go::for_each_point(before_.board.size(), [&](Point p) {
            if (!go::is_stone(before_.board.at(p))) return;
            const double fall = his(before_, p) - his(after_, p);
            if (fall > changed) lost += fall;
        });
        return lost >= std::max(stones_that_matter, loss_.to_double() / 2);
    }
    bool answered_needlessly() const { return answers(move_.point) && !answers(best_); }
    bool is_dame() const {
        if (move_.is_pass()) return false;
        if (const Region* region = before_.region_at(move_.point)) return region->kind == Kind::dame;
        return before_.owner[move_.point] == go::Cell::empty && std::abs(his(before_, move_.point)) < rather;
    }
    bool is_teire() const {
        const bool needed = is_his_ground(best_), done = is_his_ground(move_.point);
        return needed != done;
    }
    bool missed_sente() const {
        const Kind kind = kind_at(best_);
        return !is_same_place() &&
               (kind == Kind::double_sente ||
                kind == (move_.color == Color::black ? Kind::black_sente : Kind::white_sente));
    }
    bool missed_reverse_sente() const {
        return !is_same_place() &&
               kind_at(best_) == (move_.color == Color::black ? Kind::white_sente : Kind::black_sente);
    }
    // A large move, but now the other gets the last of that size.
    bool lost_the_last_big_move() const {
        const Region* played = region_at(move_.point);
        return played != nullptr && before_.tedomari && before_.tedomari->taker == move_.color &&
               played->temperature.value >= before_.tedomari->from && after_.tedomari &&
               after_.tedomari->taker != move_.color && !is_same_place();
    }
    bool is_same_place() const {
        if (move_.is_pass() || best_.is_nowhere()) return false;
        if (are_near(move_.point, best_)) return true;
        const Region* region = region_at(move_.point);
        return region != nullptr && region->walls && region == region_at(best_);
    }

private:
    const Region* region_at(Point p) const { return p.is_nowhere() ? nullptr : before_.region_at(p); }
    Kind kind_at(Point p) const {
        const Region* region = region_at(p);
        return region != nullptr ? region->kind : Kind::unknown;
    }
    // A judged region is as wide as half the board, and a ko somewhere in it says little about a move there.
    bool is_known_ko(Point p) const {
        const Region* region = region_at(p);
        return region != nullptr && region->kind == Kind::ko && region->walls;
    }
    // How much the point is the mover's.
    double his(const ReviewedPosition& position, Point p) const {
        return go::sign(move_.color) * position.ownership[p];
    }
    // Near the last move; and where it is proved what belongs together, in what that changed.
    bool answers(Point p) const {
        if (p.is_nowhere() || before_.last.is_nowhere() || !are_near(p, before_.last)) return false;
        const Region* here = before_.region_at(p);
        if (earlier_ == nullptr || here == nullptr || !here->walls) return true;
        const Region* there = earlier_->region_at(before_.last);
        return there != nullptr && there->points.intersects(here->points);
    }
    bool is_his_ground(Point p) const {
        return !p.is_nowhere() && (before_.teire.contains(p) || his(before_, p) > clearly);
    }

    const ReviewedPosition* earlier_;
    const ReviewedPosition& before_;
    const ReviewedPosition& after_;
    Move move_;
    Rational loss_;
    Point best_;
};

struct Test {
    bool (Case::*fits)() const;
    Mistake mistake;
};

constexpr Test tests[] = {
    {&Case::is_ko, Mistake::ko},
    {&Case::left_a_threat, Mistake::left_a_threat},
    {&Case::is_overplay, Mistake::overplay},
    {&Case::is_life_and_death, Mistake::life_and_death},
    {&Case::answered_needlessly, Mistake::needless_answer},
    {&Case::is_dame, Mistake::dame},
    {&Case::is_teire, Mistake::teire},
    {&Case::missed_sente, Mistake::missed_sente},
    {&Case::missed_reverse_sente, Mistake::missed_reverse_sente},
    {&Case::lost_the_last_big_move, Mistake::tedomari},
    {&Case::is_same_place, Mistake::wrong_point},
};

}  // namespace

std::string_view to_string(Mistake mistake) {
    constexpr std::string_view names[mistake_kinds] = {"",
                                                       "wrong size",
                                                       "wrong point",
                                                       "missed sente",
                                                       "missed reverse sente",
                                                       "needless answer",
                                                       "left a threat",
                                                       "dame",
                                                       "teire",
                                                       "tedomari",
                                                       "ko",
                                                       "life and death",
                                                       "overplay"};
    return names[static_cast<std::size_t>(mistake)];
}

Mistake mistake_of(const MistakeContext& context, Move move, Rational loss) {
    if (loss <= Rational(0)) return Mistake::none;
    const Case told(context, move, loss);
    for (const Test& test : tests) {
        if ((told.*test.fits)()) return test.mistake;
    }
    return Mistake::wrong_size;
}

}  // namespace tedomari::analysis
