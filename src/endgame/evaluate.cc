// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include <algorithm>
#include <memory>

#include "endgame/choices.h"
#include "endgame/inquiry.h"
#include "endgame/ko_kind.h"
#include "endgame/lines.h"
#include "endgame/telling.h"
#include "endgame/wall_doubt.h"
#include "go/benson.h"

namespace tedomari::endgame {

namespace {

using local::Estimate;
using local::LocalGame;

// Of the time that is left: for the first question, for one whose answer is part of the proof, and for one whose answer
// will do where there is no proof.  A proof takes more than twice as long as bold shortcuts: where they do not come to
// an end in their time it would not either.  Lines are drawn when all is known and cost next to nothing, or are cut
// short.
constexpr double for_a_try = 0.1;
constexpr double for_a_proof = 0.35;
constexpr double for_a_likely_proof = 0.5;  // whose answer a search with shortcuts has found
constexpr double for_an_opinion = 0.8;
constexpr double for_a_line = 0.05;

// Each less bold than the one before.
constexpr Gates shortest_cuts{2, 6, false};
constexpr Gates shorter_cuts{2, 3, false};
constexpr Gates shortcuts{3, 3, false};

// What a search with unproved shortcuts says.
struct Opinion {
    std::unique_ptr<Attempt> attempt;  // none: nothing
    const char* source = "the search as far as it came";
};

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
        : board_(board), mask_(mask), effort_(effort), inquiry_(board, mask, effort) {}

    Result<LocalGame> run();

private:
    bool consult(const Answer& answer, const Model& model, const char* source);
    void consult_boldly(const Answer& answer);
    void consult_carefully(const Answer& answer);
    void look_further(Answer& friendly, Answer& bare);
    void second_opinion(Answer& friendly, Answer* bare);
    void state(const Answer& answer);
    void show(Answer& answer);
    void draw_lines(Attempt& attempt);
    void list_moves(Attempt& attempt);
    void tell_apart(Answer& first, Answer& second);
    void widen(const Interval& heat, const Interval& count);
    void describe_kos(const Answer& answer);
    void name_ko();
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
    Opinion opinion_;
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

// Thermographs, kind and lines, from what is proved.
void Evaluator::show(Answer& answer) {
    Attempt& black = *answer.black;
    game_.evidence =
        answer.temperature.is_exact() && answer.count.is_exact() ? Evidence::proved : Evidence::bounded;
    const auto walls = [&](Attempt& attempt) {
        return attempt.walls(inquiry_.share(for_a_proof), inquiry_.memory_left() + attempt.graph().memory());
    };
    const Attempt::Walls left = walls(black);
    const Attempt::Walls right = answer.by_bounds          ? walls(*answer.ceiling)
                                 : answer.white != nullptr ? walls(*answer.white)
                                                           : left;
    const bool vague = answer.by_bounds && left.thermograph != right.thermograph;
    if (left.complete && right.complete && !vague) {
        game_.black_master = left.thermograph;
        game_.white_master = right.thermograph;
    } else {
        note("what happens below the temperature was not worked out in time");
    }
    const bool known = left.complete || left.thermograph.left.base() < left.thermograph.temperature();
    if (known) game_.kind = black.is_settled() ? local::Kind::settled : local::kind_of(left.thermograph);
    if (answer.only_dames) game_.kind = local::Kind::dame;
    draw_lines(black);
    if (!answer.by_bounds) list_moves(black);  // what a bound says of single moves holds for one side only
}

void Evaluator::list_moves(Attempt& attempt) {
    if (attempt.is_settled()) return;
    const std::int64_t t = attempt.solution().temperature.low;
    game_.black_choices = choices(attempt.graph(), attempt.root(), Side::left, unit, t);
    game_.white_choices = choices(attempt.graph(), attempt.root(), Side::right, unit, t);
    for (const Side side : {Side::left, Side::right}) {
        for (const local::Threat& threat : threats(attempt.graph(), attempt.root(), side, t))
            game_.threats.push_back(threat);
        for (const local::Answer& answer : answers(attempt.graph(), attempt.root(), side, t))
            game_.answers.push_back(answer);
        for (const local::SideLine& line : side_lines(attempt.graph(), attempt.root(), side, t))
            game_.side_lines.push_back(line);
    }
}

void Evaluator::draw_lines(Attempt& attempt) {
    if (attempt.is_settled() || attempt.is_blocked() || game_.temperature.high < 0)
        return;  // nobody gains by moving
    const std::int64_t t = attempt.solution().temperature.low;
    for (const Side side : {Side::left, Side::right}) {
        if (attempt.is_resolved())
            attempt.allow(inquiry_.share(for_a_line), inquiry_.memory_left() + attempt.graph().memory());
        (side == Side::left ? game_.black : game_.white) = best_line(
            attempt.graph(), attempt.root(), side, t, effort_.explain ? Reasons::given : Reasons::left_out);
    }
    for (local::Line* line : {&game_.black, &game_.white}) {
        if (line->count) *line->count -= attempt.shift();
        if (line->ignored_count) *line->ignored_count -= attempt.shift();
        for (local::Step& step : line->steps) {
            if (step.ignored_count) *step.ignored_count -= attempt.shift();
        }
    }
}

// All of play in a small region is looked at once more: which ko is it, and what if threats are balanced?
void Evaluator::name_ko() {
    if (!game_.black_master || !game_.white_master) return;
    const bool differ = !game_.is_placid() || !game_.temperature.is_exact();
    if (!game_.has_ko || (!differ && game_.kind != local::Kind::ko)) return;
    constexpr std::size_t most_positions = 1000;
    const auto graph = region_graph(board_, mask_, most_positions);
    Budget budget = inquiry_.share(for_a_line);
    const auto kind = graph ? ko_kind(*graph, budget) : std::nullopt;
    // its model is one of those that the answer holds for
    if (!kind || kind->black_master.mean() != game_.black_master->mean() ||
        kind->white_master.mean() != game_.white_master->mean())
        return;
    game_.ko_name = kind->name;
    if (differ) game_.neutral = kind->neutral;
}

void Evaluator::describe_kos(const Answer& answer) {
    name_ko();
    if (answer.white == nullptr || (answer.temperature.is_exact() && answer.count.is_exact())) return;
    const auto says = [](const Attempt& attempt) {
        return "the count is " + to_mixed_string(count_of(attempt).low) + " and a move is worth " +
               to_mixed_string(temperature_of(attempt).low);
    };
    std::string text = "it depends on who can win kos: with Black as komaster " + says(*answer.black) +
                       ", with White " + says(*answer.white);
    if (game_.neutral)
        text += ", with balanced threats the count is " + to_mixed_string(game_.neutral->mean()) +
                " and a move is worth " + to_mixed_string(game_.neutral->temperature());
    note(std::move(text));
}

// Both models are worked out and differ: what do they say when one row more is in play?
void Evaluator::look_further(Answer& friendly, Answer& bare) {
    const Interval heat = hull(friendly.temperature, bare.temperature);
    const Interval count = hull(friendly.count, bare.count);
    auto wide = inquiry_.ask({2, Beyond::nothing, {}, {}}, for_a_proof);
    if (wide && wide->is_resolved()) {
        auto wide_friendly = inquiry_.ask({2, Beyond::nearer_colour, {}}, for_a_proof);
        if (wide_friendly && wide_friendly->agrees(*wide)) {
            inquiry_.complete(*wide, for_a_proof);
            inquiry_.complete(*wide_friendly, for_a_proof);
        }
        if (wide_friendly && wide_friendly->agrees(*wide)) {
            state(*wide);
            show(*wide);
            describe_kos(*wide);
            game_.model = model_text(two_rows, either);
            note("play spills over the mask's border: one row around it is not enough");
            return;
        }
    }
    Answer& likeliest = wide && wide->is_resolved() ? *wide : bare;
    state(likeliest);
    draw_lines(*likeliest.black);
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

// The interval shown holds at least this much; the likeliest value stays, unless a move could now be worth something.
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

// What a search with shortcuts says of the answer's model; what lies outside the bounds is refuted.  Whether it came to
// an end.
bool Evaluator::consult(const Answer& answer, const Model& model, const char* source) {
    if (inquiry_.is_cancelled()) return false;
    auto found = inquiry_.attempt(model, for_an_opinion);
    if (found == nullptr || !found->is_resolved()) return false;
    if (answer.temperature.contains(temperature_of(*found).low) &&
        answer.count.contains(count_of(*found).low))
        opinion_ = {std::move(found), source};
    return true;
}

// Bold shortcuts; where not even these come to an end, play is kept inside the mask.
void Evaluator::consult_boldly(const Answer& answer) {
    const Model& model = answer.model;
    for (const Gates& gates : {shortest_cuts, shorter_cuts}) {
        if (!consult(answer, {model.margin, model.beyond, gates, model.at_stake},
                     "a search with unproved shortcuts, and bold ones"))
            break;
    }
    if (opinion_.attempt == nullptr && model.margin > 0)
        consult(answer, {0, model.beyond, shortcuts, {}}, "a search that keeps inside the mask");
}

// Less bold ones, which are believed more: when the proof was not found in its time.
void Evaluator::consult_carefully(const Answer& answer) {
    const Model& model = answer.model;
    consult(answer, {model.margin, model.beyond, shortcuts, model.at_stake},
            "a search with unproved shortcuts");
}

// No proof within the limits: say between what the answer lies, and what seems likeliest.
void Evaluator::second_opinion(Answer& friendly, Answer* bare) {
    Answer& main = bare != nullptr ? *bare : friendly;
    Attempt* best = main.black.get();
    if (best->is_resolved()) {
        opinion_.source = "a search that is complete but for the other komaster or border";
    } else if (opinion_.attempt != nullptr) {
        best = opinion_.attempt.get();
    } else if (friendly.black->is_resolved()) {
        best = friendly.black.get();
        opinion_.source = "a search that takes the far side of the border for safe";
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
    note(std::string("the value shown comes from ") + opinion_.source);
    game_.basis = resolved ? local::Basis::search : local::Basis::unfinished;
    draw_lines(*best);
}

// With its surroundings too large to be searched: play is kept inside the mask, and nothing called proved.
LocalGame Evaluator::inside_alone(const Error& why) {
    auto inside = *inquiry_.ask({0, Beyond::nearer_colour, {}}, for_a_proof);
    if (!inside.is_resolved() && effort_.second_opinions) consult_boldly(inside);
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

// What was found takes the walls for alive.  Where they have little room of their own, what comes out when they are
// in play with it?
bool Evaluator::is_overturned_by_walls(Answer& trusting) {
    if (!effort_.doubt_walls) return false;
    go::PointSet at_stake;
    std::string names;
    for (const WallDoubt& doubt : wall_doubts(board_, mask_)) {
        const go::PointSet more = at_stake | doubt.points;
        if (!terrain(board_, mask_, 1, Beyond::nothing, more)) continue;
        at_stake = more;
        names += (names.empty() ? "" : ", ") + go::to_string(doubt.stone);
    }
    if (at_stake.empty()) return false;
    auto doubting = inquiry_.ask({1, Beyond::nothing, {}, at_stake}, for_a_proof);
    if (!doubting || !doubting->is_resolved()) {
        note("whether the stones at " + names + " have to live by this region was not decided in time");
        return false;
    }
    inquiry_.complete(*doubting, for_a_proof);
    if (doubting->agrees(trusting)) return false;
    const Interval heat = hull(trusting.temperature, doubting->temperature);
    const Interval count = hull(trusting.count, doubting->count);
    state(*doubting);
    widen(heat, count);
    draw_lines(*doubting->black);
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
    friendly_ =
        inquiry_.ask({1, Beyond::nearer_colour, {}}, effort_.second_opinions ? for_a_try : for_a_proof);
    inquiry_.keep(*friendly_);
    const bool shut = is_shut();
    if (!shut) {
        // where even the friendlier border takes long, opinions come first
        bare_ = inquiry_.ask({1, Beyond::nothing, {}, {}}, friendly_->is_resolved() ? for_a_proof : 0);
        inquiry_.keep(*bare_);
    }
    Answer& main = shut ? *friendly_ : *bare_;
    if (!main.is_resolved() && effort_.second_opinions) consult_boldly(main);
    inquiry_.press_on(*friendly_, opinion_.attempt != nullptr ? for_a_likely_proof : for_a_proof);
    inquiry_.press_on(main, for_an_opinion);
    if (!main.is_resolved() && effort_.second_opinions) consult_carefully(main);
    game_.has_ko = friendly_->black->graph().has_ko() || main.black->graph().has_ko();
    const bool agreed = shut || friendly_->agrees(*bare_);
    if (agreed) {
        inquiry_.complete(*friendly_, for_a_proof);
        if (bare_) inquiry_.complete(*bare_, for_a_proof);
    }
    if (friendly_->is_resolved() && (shut || friendly_->agrees(*bare_))) {
        game_.model = shut ? model_text("", "") : model_text(one_row, either);
        if (!is_overturned_by_walls(*friendly_)) {
            state(*friendly_);
            show(*friendly_);
            describe_kos(*friendly_);
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
