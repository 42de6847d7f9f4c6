// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include <algorithm>
#include <memory>

#include "endgame/attempt.h"
#include "endgame/lines.h"

namespace tedomari::endgame {

namespace {

using local::Estimate;
using local::LocalGame;

constexpr Gates shortcuts{3, 3, false};

struct Interval {
    Rational low, high;

    bool is_exact() const { return low == high; }
    bool contains(Rational r) const { return low <= r && r <= high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

Interval hull(const Interval& a, const Interval& b) {
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

// What one model says, with either player as komaster.
struct Answer {
    Model model;
    std::unique_ptr<Attempt> black, white;  // no second one when there is no ko, or no answer to the first
    Interval temperature, count;
    bool only_dames = false;

    bool is_resolved() const { return black->is_resolved() && (white == nullptr || white->is_resolved()); }
    bool agrees(const Answer& other) const {
        return is_resolved() && other.is_resolved() && temperature == other.temperature &&
               count == other.count;
    }
};

Interval temperature_of(const Attempt& attempt) {
    const std::int64_t most = unit * static_cast<std::int64_t>(attempt.ground().points.size() + 1);
    const Range& range = attempt.solution().temperature;
    return {territory_temperature(range.low), territory_temperature(std::min(range.high, most))};
}

Interval count_of(const Attempt& attempt) {
    return {attempt.count(attempt.solution().mean.low), attempt.count(attempt.solution().mean.high)};
}

std::string model_text(std::string_view rows) {
    return "play in the region and " + std::string(rows) +
           " around its empty points; stones outside are alive, empty points outside belong to the nearer "
           "colour";
}

class Evaluator {
public:
    Evaluator(const go::Board& board, const go::PointSet& mask, const Effort& effort)
        : board_(board), mask_(mask), effort_(effort), start_(std::chrono::steady_clock::now()) {}

    Result<LocalGame> run();

private:
    Budget share(double part) const;
    std::unique_ptr<Attempt> attempt(const Model& model, Side master, double part);
    std::optional<Answer> ask(Model model, double part);
    void complete(Answer& answer, double part);
    void look_further(Answer& friendly, Answer& bare);
    void second_opinion(Answer& friendly, Answer* bare);
    void state(const Answer& answer);
    void show(Answer& answer);
    void draw_lines(Attempt& attempt);
    void widen(const Interval& heat, const Interval& count);
    void describe_kos(const Answer& answer);
    Result<LocalGame> trivial_bounds(const Error& why);
    void note(std::string text) { game_.notices.push_back(std::move(text)); }
    bool cancelled() const { return effort_.cancel != nullptr && effort_.cancel->load(); }

    const go::Board& board_;
    const go::PointSet& mask_;
    const Effort& effort_;
    std::chrono::steady_clock::time_point start_;
    LocalGame game_;
};

Budget Evaluator::share(double part) const {
    Limits limits;
    const auto left = effort_.time - (std::chrono::steady_clock::now() - start_);
    const auto wanted =
        std::chrono::nanoseconds(static_cast<std::int64_t>(static_cast<double>(effort_.time.count()) * part));
    limits.time = std::max(std::chrono::nanoseconds(0), std::min<std::chrono::nanoseconds>(left, wanted));
    if (effort_.nodes != UINT64_MAX) {
        limits.nodes =
            static_cast<std::uint64_t>(static_cast<double>(effort_.nodes) * std::min(1.0, part * 4));
    }
    return Budget(limits, effort_.cancel);
}

std::unique_ptr<Attempt> Evaluator::attempt(const Model& model, Side master, double part) {
    auto result = Attempt::run(board_, mask_, model, master, share(part), effort_.memory);
    if (result != nullptr) game_.states += result->graph().size();
    return result;
}

// Below a temperature of one by area single neutral points count, and above they only get in the way.
std::optional<Answer> Evaluator::ask(Model model, double part) {
    Answer answer;
    answer.black = attempt(model, Side::left, part);
    if (answer.black == nullptr) return {};
    answer.only_dames = answer.black->is_settled() && answer.black->dames() > 0;
    if (answer.black->is_resolved() && answer.black->solution().temperature.low <= unit) {
        model.gates.keep_dames = true;
        answer.black = attempt(model, Side::left, part);
    }
    answer.model = model;
    answer.temperature = temperature_of(*answer.black);
    answer.count = count_of(*answer.black);
    return answer;
}

// The same with White as komaster, where that may matter.
void Evaluator::complete(Answer& answer, double part) {
    if (!answer.black->is_resolved() || !answer.black->graph().has_ko()) return;
    answer.white = attempt(answer.model, Side::right, part);
    answer.temperature = hull(answer.temperature, temperature_of(*answer.white));
    answer.count = hull(answer.count, count_of(*answer.white));
}

// The answer's numbers; between the komasters neither is likelier than the other.
void Evaluator::state(const Answer& answer) {
    const auto middle = [](const Interval& i) { return Estimate{i.low, (i.low + i.high) / 2, i.high}; };
    game_.count = middle(answer.count);
    game_.temperature = middle(answer.temperature);
}

// Thermographs, kind and lines, from what is proved.
void Evaluator::show(Answer& answer) {
    Attempt& black = *answer.black;
    Attempt& white = answer.white != nullptr ? *answer.white : black;
    game_.evidence =
        answer.temperature.is_exact() && answer.count.is_exact() ? Evidence::proved : Evidence::bounded;
    game_.black_master = black.thermograph();
    game_.white_master = white.thermograph();
    game_.kind = black.is_settled() ? local::Kind::settled : local::kind_of(*game_.black_master);
    if (answer.only_dames) game_.kind = local::Kind::dame;
    draw_lines(black);
}

void Evaluator::draw_lines(Attempt& attempt) {
    if (attempt.is_settled() || game_.temperature.high < 0) return;  // nobody gains by moving
    const std::int64_t t = attempt.solution().temperature.low;
    game_.black = best_line(attempt.graph(), attempt.root(), Side::left, t);
    game_.white = best_line(attempt.graph(), attempt.root(), Side::right, t);
    for (local::Line* line : {&game_.black, &game_.white}) {
        line->count -= attempt.shift();
        line->ignored_count -= attempt.shift();
    }
}

void Evaluator::describe_kos(const Answer& answer) {
    if (answer.white == nullptr || (answer.temperature.is_exact() && answer.count.is_exact())) return;
    const auto says = [](const Attempt& attempt) {
        return "the count is " + to_mixed_string(count_of(attempt).low) + " and a move is worth " +
               to_mixed_string(temperature_of(attempt).low);
    };
    note("it depends on who can win kos: with Black as komaster " + says(*answer.black) + ", with White " +
         says(*answer.white));
}

// Both models are worked out and differ: what do they say when one row more is in play?
void Evaluator::look_further(Answer& friendly, Answer& bare) {
    const Interval heat = hull(friendly.temperature, bare.temperature);
    const Interval count = hull(friendly.count, bare.count);
    auto wide = ask({2, Beyond::nothing, {}}, 0.25);
    if (wide && wide->is_resolved()) {
        auto wide_friendly = ask({2, Beyond::nearer_colour, {}}, 0.2);
        if (wide_friendly && wide_friendly->agrees(*wide)) {
            complete(*wide, 0.15);
            complete(*wide_friendly, 0.15);
        }
        if (wide_friendly && wide_friendly->agrees(*wide)) {
            state(*wide);
            show(*wide);
            describe_kos(*wide);
            game_.model = model_text("two rows");
            note("play spills over the mask's border: one row around it is not enough");
            return;
        }
    }
    Answer& likeliest = wide && wide->is_resolved() ? *wide : bare;
    state(likeliest);
    draw_lines(*likeliest.black);
    widen(heat, count);
    note("it depends on what lies beyond the region: a move is worth " +
         to_mixed_string(temperature_of(*friendly.black).low) +
         " if whoever gets out to his own side is saved, " +
         to_mixed_string(temperature_of(*likeliest.black).low) + " if not; a wider mask would tell");
}

// The interval shown holds at least this much; the likeliest value stays.
void Evaluator::widen(const Interval& heat, const Interval& count) {
    const auto widened = [](Estimate& estimate, const Interval& by) {
        estimate.low = std::min(estimate.low, by.low);
        estimate.high = std::max(estimate.high, by.high);
    };
    widened(game_.temperature, heat);
    widened(game_.count, count);
}

// No proof within the limits: say between what the answer lies, and what seems likeliest.
void Evaluator::second_opinion(Answer& friendly, Answer* bare) {
    Answer& main = bare != nullptr ? *bare : friendly;
    const Solution& found = main.black->solution();
    const auto within = [](Rational r, const Interval& i) { return std::clamp(r, i.low, i.high); };
    const Interval heat = temperature_of(*main.black), mean = count_of(*main.black);
    Rational t = within(territory_temperature(found.guessed_temperature), heat);
    Rational count = within(main.black->count(found.guessed_mean), mean);
    const char* source = "the search as far as it came";
    Attempt* lines = main.black.get();
    std::unique_ptr<Attempt> opinion;
    const auto believe = [&](Attempt& attempt, const char* name) {
        t = temperature_of(attempt).low;
        count = count_of(attempt).low;
        source = name;
        lines = &attempt;
    };
    const auto consult = [&](const Model& model, double part, const char* name) {
        auto attempt = this->attempt(model, Side::left, part);
        if (attempt == nullptr || !attempt->is_resolved()) return false;
        if (!heat.contains(temperature_of(*attempt).low) || !mean.contains(count_of(*attempt).low))
            return false;  // refuted
        opinion = std::move(attempt);
        believe(*opinion, name);
        return true;
    };
    if (main.black->is_resolved()) {
        believe(*main.black, "a search that is complete but for the other komaster or border");
    } else if (effort_.second_opinions) {
        const bool known = bare != nullptr && friendly.black->is_resolved();
        consult({1, bare != nullptr ? Beyond::nothing : Beyond::nearer_colour, shortcuts}, 0.35,
                "a search with unproved shortcuts") ||
            (known &&
             (believe(*friendly.black, "a search that takes the other side of the border for safe"), true)) ||
            consult({1, Beyond::nearer_colour, shortcuts}, 0.15, "a search with unproved shortcuts") ||
            consult({0, Beyond::nearer_colour, {}}, 0.1, "a search that keeps inside the mask") ||
            consult({0, Beyond::nearer_colour, shortcuts}, 0.1, "a search that keeps inside the mask");
    }
    note(bare != nullptr && friendly.is_resolved()
             ? "proved only if whoever gets out of the region to his own side is saved"
             : "not proved within the limits");
    note(std::string("the value shown comes from ") + source);
    game_.temperature = {main.temperature.low, within(t, main.temperature), main.temperature.high};
    game_.count = {main.count.low, within(count, main.count), main.count.high};
    widen(friendly.temperature, friendly.count);
    if (lines->is_resolved() || !lines->is_settled()) draw_lines(*lines);
}

// Too large to be searched: nothing is known but the number of points.
Result<LocalGame> Evaluator::trivial_bounds(const Error& why) {
    const PointsAndStones census = take_census(board_, mask_);
    if (census.points <= Terrain::max_points || census.empty == 0) return why;
    game_.count = {Rational(-census.points) - census.stones, Rational(-census.stones),
                   Rational(census.points) - census.stones};
    game_.temperature = {-1, 0, census.points};
    note(why.message + "; only trivial bounds are given");
    return game_;
}

Result<LocalGame> Evaluator::run() {
    game_.region = mask_;
    game_.stones = take_census(board_, mask_).stones;
    game_.model = model_text("one row");
    if (const auto ground = terrain(board_, mask_, 1); !ground) return trivial_bounds(ground.error());
    auto friendly = ask({1, Beyond::nearer_colour, {}}, 0.2);
    const bool shut = friendly->black->ground().margin == 0;  // nothing empty lies around
    std::optional<Answer> bare;
    if (!shut) bare = ask({1, Beyond::nothing, {}}, 0.3);
    game_.has_ko = friendly->black->graph().has_ko() || (bare && bare->black->graph().has_ko());
    const bool agreed = shut || friendly->agrees(*bare);
    if (agreed) {
        complete(*friendly, 0.25);
        if (bare) complete(*bare, 0.25);
    }
    if (friendly->is_resolved() && (shut || friendly->agrees(*bare))) {
        state(*friendly);
        show(*friendly);
        describe_kos(*friendly);
    } else if (!agreed && friendly->is_resolved() && bare->is_resolved()) {
        look_further(*friendly, *bare);
    } else {
        second_opinion(*friendly, bare ? &*bare : nullptr);
    }
    return game_;
}

}  // namespace

Result<LocalGame> evaluate(const go::Board& board, const go::PointSet& mask, const Effort& effort) {
    return Evaluator(board, mask, effort).run();
}

}  // namespace tedomari::endgame
