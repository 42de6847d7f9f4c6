// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include <algorithm>

#include "endgame/opinions.h"
#include "endgame/portrait.h"
#include "endgame/telling.h"
#include "endgame/wall_doubt.h"
#include "endgame/wall_life.h"
#include "go/benson.h"

namespace tedomari::endgame {

namespace {

using local::Estimate;
using local::LocalGame;

std::string worth(const Answer& answer) { return to_mixed_string(temperature_of(*answer.black).low); }

// What an answer takes for granted: where play ends, and what was assumed of what lies beyond.
std::string model_text(const char* rows, const char* beyond) {
    return std::string("play in the region") + rows + "; stones outside are alive" + beyond;
}
constexpr const char* one_row = " and one row around its empty points";
constexpr const char* two_rows = " and two rows around its empty points";
constexpr const char* nearer = ", empty points outside belong to the nearer colour";
constexpr const char* either = "; whether points beyond help the nearer colour or nobody makes no difference";

class Evaluator {
public:
    Evaluator(const go::Board& board, const go::PointSet& mask, const Effort& effort)
        : board_(board),
          mask_(mask),
          effort_(effort),
          inquiry_(board, mask, effort),
          opinions_(inquiry_),
          portrait_(board, mask, inquiry_, effort.explain ? Reasons::given : Reasons::left_out, game_) {}

    Result<LocalGame> run();

private:
    void look_further(Answer& friendly, Answer& bare);
    void second_opinion(Answer& friendly, Answer* bare);
    void state(const Answer& answer);
    void tell_apart(Answer& first, Answer& second);
    void widen(const Interval& heat, const Interval& count);
    struct Stake {
        go::PointSet points;
        std::string names;  // a stone of each wall
    };
    Stake walls_at_stake() const;
    bool is_overturned_by_walls(Answer& trusting);
    bool is_shut() const;
    LocalGame inside_alone(const Error& why);
    Result<LocalGame> trivial_bounds(const Error& why);
    void note(std::string text) { game_.notices.push_back(std::move(text)); }

    const go::Board& board_;
    const go::PointSet& mask_;
    const Effort& effort_;
    Inquiry inquiry_;
    LocalGame game_;
    Opinions opinions_;
    Portrait portrait_;
    std::optional<Answer> friendly_, bare_;  // what lies beyond the border saves its owner, or nobody
};

// What a move is likely worth, between bounds: nothing rather than less, for nobody must play here.
Rational likely_worth(Rational guess, const Interval& bounds) {
    return std::clamp(std::max(guess, Rational(0)), bounds.low, bounds.high);
}

// The answer's numbers; between the komasters neither is likelier than the other.
void Evaluator::state(const Answer& answer) {
    const auto middle = [](const Interval& i) { return Estimate{i.low, (i.low + i.high) / 2, i.high}; };
    game_.count = middle(answer.count);
    game_.temperature = middle(answer.temperature);
    game_.temperature.value = likely_worth(game_.temperature.value, answer.temperature);
}

// Both models are worked out and differ: what do they say when one row more is in play?
void Evaluator::look_further(Answer& friendly, Answer& bare) {
    const Interval heat = hull(friendly.temperature, bare.temperature);
    const Interval count = hull(friendly.count, bare.count);
    auto wide = inquiry_.ask({2, Beyond::nothing, {}, {}}, most_of_it);
    if (wide && wide->is_resolved()) {
        auto wide_friendly = inquiry_.ask({2, Beyond::nearer_colour, {}}, most_of_it);
        if (wide_friendly && wide_friendly->agrees(*wide)) {
            inquiry_.complete(*wide, most_of_it);
            inquiry_.complete(*wide_friendly, most_of_it);
        }
        if (wide_friendly && wide_friendly->agrees(*wide)) {
            state(*wide);
            portrait_.show(*wide);
            portrait_.describe_kos(*wide);
            game_.model = model_text(two_rows, either);
            note("play spills over the mask's border: one row around it is not enough");
            return;
        }
    }
    Answer& likeliest = wide && wide->is_resolved() ? *wide : bare;
    state(likeliest);
    portrait_.draw_lines(*likeliest.black);
    widen(heat, count);
    note("it depends on what lies beyond the region: a move is worth " + worth(friendly) +
         " if whoever gets out to his own side is saved, " + worth(likeliest) +
         " if not; a wider mask would tell");
    tell_apart(friendly, likeliest);
}

// A position that shows why two models differ.
void Evaluator::tell_apart(Answer& first, Answer& second) {
    if (first.black->is_settled() || second.black->is_settled()) return;
    const Telling telling = telling_position(*first.black, *second.black);
    if (!telling.moves.empty()) note("what tells them apart is the count " + to_string(telling));
}

// The interval shown holds at least this much; the likeliest value stays, unless a move could now be worth
// something.
void Evaluator::widen(const Interval& heat, const Interval& count) {
    const auto widened = [](Estimate& estimate, const Interval& by) {
        estimate.low = std::min(estimate.low, by.low);
        estimate.high = std::max(estimate.high, by.high);
    };
    widened(game_.temperature, heat);
    widened(game_.count, count);
    game_.temperature.value =
        likely_worth(game_.temperature.value, {game_.temperature.low, game_.temperature.high});
}

// No proof within the limits: say between what the answer lies, and what seems likeliest.
void Evaluator::second_opinion(Answer& friendly, Answer* bare) {
    Answer& main = bare != nullptr ? *bare : friendly;
    Attempt* best = main.black.get();
    const char* source = "the search as far as it came";
    if (best->is_resolved()) {
        source = "a search that is complete but for the other komaster or border";
    } else if (opinions_.has_one()) {
        best = opinions_.best().attempt.get();
        source = opinions_.best().source;
    } else if (friendly.black->is_resolved()) {
        best = friendly.black.get();
        source = "a search that takes the far side of the border for safe";
    }
    const Solution& found = best->solution();
    const bool resolved = best->is_resolved();
    const Rational t =
        resolved ? temperature_of(*best).low : territory_temperature(found.guessed_temperature);
    const Rational count = resolved ? count_of(*best).low : best->count(found.guessed_mean);
    game_.temperature = {main.temperature.low, likely_worth(t, main.temperature), main.temperature.high};
    game_.count = {main.count.low, std::clamp(count, main.count.low, main.count.high), main.count.high};
    widen(friendly.temperature, friendly.count);
    note(bare != nullptr && friendly.is_resolved()
             ? "proved only if whoever gets out of the region to his own side is "
               "saved"
             : "not proved within the limits");
    note(std::string("the value shown comes from ") + source);
    if (opinions_.has_one() && best == opinions_.best().attempt.get()) {
        const std::optional<Rational>& bolder = opinions_.best().bolder;
        if (bolder && *bolder != t) note("opinions differ: a bolder search said " + to_mixed_string(*bolder));
    }
    game_.basis = resolved ? local::Basis::search : local::Basis::unfinished;
    portrait_.draw_lines(*best);
}

// With its surroundings too large to be searched: play is kept inside the mask, and nothing called proved.
LocalGame Evaluator::inside_alone(const Error& why) {
    auto inside = *inquiry_.ask({0, Beyond::nearer_colour, {}}, most_of_it);
    if (!inside.is_resolved() && effort_.second_opinions) opinions_.consult(inside);
    inquiry_.press_on(inside, 1);
    second_opinion(inside, nullptr);
    game_.has_ko = inside.black->graph().has_ko();
    game_.states = inquiry_.states();
    note(why.message + " with what lies around; play was kept inside the region");
    return game_;
}

// Too large to be searched: only what can never be taken is sure [Benson 1976].
Result<LocalGame> Evaluator::trivial_bounds(const Error& why) {
    const PointsAndStones census = take_census(board_, mask_);
    if (census.empty == 0) return why;
    int sure[2] = {0, 0};
    for (const go::Color color : {go::Color::black, go::Color::white}) {
        const go::UnconditionalLife life = go::unconditional_life(board_, color);
        mask_.for_each([&](go::Point p) {
            sure[color == go::Color::black ? 0 : 1] +=
                life.stones.contains(p) || life.territory.contains(p) ? 1 : 0;
        });
    }
    const Rational low = 2 * sure[0] - census.points, high = census.points - 2 * sure[1];
    game_.count = {low - census.stones, (low + high) / 2 - census.stones, high - census.stones};
    game_.temperature = {-1, 0, (high - low) / 2};
    game_.basis = local::Basis::unfinished;
    note(why.message + "; only what can never be taken is counted, the rest is open");
    return game_;
}

// The walls that nobody has shown to live.  What they put in play may be what another wall lives by, so that
// it is asked for again.
Evaluator::Stake Evaluator::walls_at_stake() const {
    Stake stake;
    for (bool more = true; more;) {
        more = false;
        const go::PointSet in_play = points_in_play(board_, mask_, stake.points);
        for (const WallDoubt& doubt : wall_doubts(board_, mask_, in_play)) {
            const go::PointSet with = stake.points | doubt.points;
            if (with == stake.points || !terrain(board_, mask_, 1, Beyond::nothing, with)) continue;
            stake.points = with;
            stake.names += (stake.names.empty() ? "" : ", ") + go::to_string(doubt.stone);
            more = true;
        }
    }
    return stake;
}

// What was found takes the walls for alive.  Where they have little room of their own, what comes out when
// they are in play with it?
bool Evaluator::is_overturned_by_walls(Answer& trusting) {
    if (!effort_.doubt_walls) return false;
    const auto [at_stake, names] = walls_at_stake();
    if (at_stake.empty()) return false;
    auto doubting = inquiry_.ask({1, Beyond::nothing, {}, at_stake}, most_of_it);
    if (!doubting || !doubting->is_resolved()) {
        note("whether the stones at " + names + " have to live by this region was not decided in time");
        return false;
    }
    inquiry_.complete(*doubting, most_of_it);
    if (doubting->agrees(trusting)) return false;
    const Interval heat = hull(trusting.temperature, doubting->temperature);
    const Interval count = hull(trusting.count, doubting->count);
    state(*doubting);
    widen(heat, count);
    portrait_.draw_lines(*doubting->black);
    note("it depends on the stones at " + names + ": a move is worth " + worth(trusting) +
         " if they are alive whatever happens here, " + worth(*doubting) + " if they have to live by it");
    tell_apart(trusting, *doubting);
    return true;
}

// Nothing empty lies around: both borders are the same.
bool Evaluator::is_shut() const {
    if (friendly_->black->ground().margin != 0) return false;
    const auto bare = terrain(board_, mask_, 1, Beyond::nothing);
    return !bare || bare->margin == 0;
}

Result<LocalGame> Evaluator::run() {
    game_.region = mask_;
    game_.stones = take_census(board_, mask_).stones;
    game_.model = model_text(one_row, nearer);
    if (const auto ground = terrain(board_, mask_, 1); !ground) {
        if (terrain(board_, mask_, 0)) return inside_alone(ground.error());
        return trivial_bounds(ground.error());
    }
    if (!board_.ko().is_nowhere() && mask_.contains(board_.ko()))
        note("the ko at " + go::to_string(board_.ko()) +
             " may not be retaken at once; the values are those when that no longer matters");
    friendly_ = inquiry_.ask({1, Beyond::nearer_colour, {}}, effort_.second_opinions ? a_taste : most_of_it);
    inquiry_.keep(*friendly_);
    const bool shut = is_shut();
    if (!shut) {
        // where even the friendlier border takes long, opinions come first
        bare_ = inquiry_.ask({1, Beyond::nothing, {}, {}}, friendly_->is_resolved() ? most_of_it : 0);
        inquiry_.keep(*bare_);
    }
    Answer& main = shut ? *friendly_ : *bare_;
    if (!main.is_resolved() && effort_.second_opinions) opinions_.consult(main);
    inquiry_.press_on(*friendly_, most_of_it);
    inquiry_.press_on(main, most_of_it);
    game_.has_ko = friendly_->black->graph().has_ko() || main.black->graph().has_ko();
    const bool agreed = shut || friendly_->agrees(*bare_);
    if (agreed) {
        inquiry_.complete(*friendly_, most_of_it);
        if (bare_) inquiry_.complete(*bare_, most_of_it);
    }
    if (friendly_->is_resolved() && (shut || friendly_->agrees(*bare_))) {
        game_.model = shut ? model_text("", "") : model_text(one_row, either);
        if (!is_overturned_by_walls(*friendly_)) {
            state(*friendly_);
            portrait_.show(*friendly_);
            portrait_.describe_kos(*friendly_);
        }
    } else if (!agreed && friendly_->is_resolved() && bare_->is_resolved()) {
        look_further(*friendly_, *bare_);
    } else {
        second_opinion(*friendly_, bare_ ? &*bare_ : nullptr);
    }
    game_.states = inquiry_.states();
    return game_;
}

}  // namespace

Result<LocalGame> evaluate(const go::Board& board, const go::PointSet& mask, const Effort& effort) {
    return Evaluator(board, mask, effort).run();
}

}  // namespace tedomari::endgame
