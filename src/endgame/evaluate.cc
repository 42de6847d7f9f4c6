// SPDX-License-Identifier: MIT
#include "endgame/evaluate.h"

#include <algorithm>
#include <memory>

#include "endgame/lines.h"
#include "endgame/solve.h"

namespace tedomari::endgame {

namespace {

using local::Estimate;
using local::LocalGame;

// One search: a model, a komaster, shortcuts or none.
struct Attempt {
    Gates gates;
    Terrain ground;
    Budget budget;
    std::unique_ptr<Graph> graph;
    Edge root;
    int dames = 0;
    Solution solution;
};

struct Question {
    int margin = 1;
    Side master = Side::left;
    Gates gates;
    double share = 1;  // of the effort
};

constexpr Gates shortcuts{3, 3, false};
constexpr Gates bold_shortcuts{2, 4, false};
constexpr Gates with_dames{0, -1, true};

class Evaluator {
public:
    Evaluator(const go::Board& board, const go::PointSet& mask, const Effort& effort)
        : board_(board), mask_(mask), effort_(effort), start_(std::chrono::steady_clock::now()) {}

    Result<LocalGame> run();

private:
    std::unique_ptr<Attempt> attempt(const Question& question);
    void prove(const Attempt& black, const Attempt& white);
    void check_border(const Attempt& proof);
    void second_opinion(const Attempt& search);
    static Rational territory(std::int64_t area_temperature) { return to_rational(area_temperature) - 1; }
    Rational count(std::int64_t area) const { return to_rational(area) - game_.stones; }
    cgt::Thermograph thermograph(const Attempt& attempt) const;
    void draw_lines(Attempt& attempt);
    bool cancelled() const { return effort_.cancel != nullptr && effort_.cancel->load(); }

    const go::Board& board_;
    const go::PointSet& mask_;
    const Effort& effort_;
    std::chrono::steady_clock::time_point start_;
    LocalGame game_;
};

std::unique_ptr<Attempt> Evaluator::attempt(const Question& question) {
    auto result = std::make_unique<Attempt>();
    auto ground = terrain(board_, mask_, question.margin);
    if (!ground) return nullptr;
    result->ground = std::move(*ground);
    result->gates = question.gates;
    Limits limits;
    const auto left = effort_.time - (std::chrono::steady_clock::now() - start_);
    const auto share = std::chrono::nanoseconds(
        static_cast<std::int64_t>(static_cast<double>(effort_.time.count()) * question.share));
    limits.time = std::max(std::chrono::nanoseconds(0), std::min<std::chrono::nanoseconds>(left, share));
    if (effort_.nodes != UINT64_MAX) {
        limits.nodes = static_cast<std::uint64_t>(static_cast<double>(effort_.nodes) *
                                                  std::min(1.0, question.share * 2));
    }
    result->budget = Budget(limits, effort_.cancel);
    result->graph = std::make_unique<Graph>(result->ground, question.master, question.gates, result->budget,
                                            effort_.memory);
    const State state = root_state(result->ground, board_);
    result->dames = settle(result->ground, state, question.gates).dames;
    result->root = result->graph->insert(state);
    result->solution = resolve(*result->graph, result->root);
    game_.states += result->graph->size();
    return result;
}

cgt::Thermograph Evaluator::thermograph(const Attempt& attempt) const {
    const Rational offset = Rational(attempt.root.offset) - game_.stones;
    if (attempt.root.node < 0) return cgt::Thermograph::mast(offset);
    const auto wall = [&](Side side) {
        const WallView view = attempt.graph->wall(attempt.root.node, side, Bound::low);
        const std::int64_t base = attempt.gates.keep_dames ? 0 : unit;  // where dames do not matter
        std::vector<cgt::Bend> bends{{to_rational(base) - 1, to_rational(view.at(base)) + offset}};
        for (int i = 0; i < view.size; ++i) {
            if (view.knots[i].t <= base) continue;
            bends.push_back({to_rational(view.knots[i].t) - 1, to_rational(view.knots[i].value) + offset});
        }
        return cgt::Trajectory::through(bends, static_cast<int>(view.knots[view.size - 1].slope));
    };
    return {wall(Side::left), wall(Side::right)};
}

void Evaluator::prove(const Attempt& black, const Attempt& white) {
    const auto hull = [&](Range a, Range b) {
        return Range{std::min(a.low, b.low), std::max(a.high, b.high)};
    };
    const Range mean = hull(black.solution.mean, white.solution.mean);
    const Range heat = hull(black.solution.temperature, white.solution.temperature);
    game_.evidence = Evidence::proved;
    game_.count = {count(mean.low), count(black.solution.mean.low), count(mean.high)};
    game_.temperature = {territory(heat.low), territory(black.solution.temperature.low),
                         territory(heat.high)};
    game_.has_ko = black.graph->has_ko();
    if (!mean.is_exact() || !heat.is_exact()) {
        game_.evidence = Evidence::bounded;
        game_.notices.push_back("it depends on who can win kos: with Black as komaster the count is " +
                                to_mixed_string(count(black.solution.mean.low)) + " and a move is worth " +
                                to_mixed_string(territory(black.solution.temperature.low)) + ", with White " +
                                to_mixed_string(count(white.solution.mean.low)) + " and " +
                                to_mixed_string(territory(white.solution.temperature.low)));
    }
}

// The same question with the border elsewhere: a proof is only worth as much as its mask.
void Evaluator::check_border(const Attempt& proof) {
    if (proof.ground.margin == 0) return;  // nothing empty lies around: the mask is shut
    const auto same = [&](const Attempt& other) {
        return other.solution.temperature.low == proof.solution.temperature.low;
    };
    const auto narrow = attempt({0, Side::left, proof.gates, 0.15});
    if (narrow != nullptr && narrow->solution.resolved && same(*narrow)) return;
    if (narrow != nullptr && narrow->solution.resolved) {
        game_.notices.push_back("play spills over the mask's border: inside it alone a move would be worth " +
                                to_mixed_string(territory(narrow->solution.temperature.low)));
    }
    const auto wide = attempt({2, Side::left, proof.gates, 0.3});
    if (wide != nullptr && wide->solution.resolved && same(*wide)) return;
    game_.evidence = Evidence::bounded;
    if (wide != nullptr && wide->solution.resolved) {
        game_.notices.push_back("a wider mask changes the answer: with two more rows a move is worth " +
                                to_mixed_string(territory(wide->solution.temperature.low)));
    } else {
        game_.notices.push_back("whether a wider mask would change the answer was not settled in time");
    }
}

// The proof was not found: say between what the answer lies, and what shortcuts make of it.
void Evaluator::second_opinion(const Attempt& search) {
    const Solution& found = search.solution;
    game_.evidence = Evidence::bounded;
    game_.has_ko = search.graph->has_ko();
    const std::int64_t cap = unit * static_cast<std::int64_t>(search.ground.points.size() + 1);
    const Range heat{found.temperature.low, std::min(found.temperature.high, cap)};
    std::int64_t t = std::clamp(found.guessed_temperature, heat.low, heat.high);
    std::int64_t mean = std::clamp(found.guessed_mean, found.mean.low, found.mean.high);
    game_.notices.push_back("not proved within the limits; the bounds hold with Black as komaster");
    const char* source = "the search as far as it came";
    if (effort_.second_opinions) {
        const Question questions[] = {{1, Side::left, shortcuts, 0.25},
                                      {0, Side::left, {}, 0.12},
                                      {0, Side::left, shortcuts, 0.09},
                                      {0, Side::left, bold_shortcuts, 0.09}};
        for (const Question& question : questions) {
            if (cancelled()) break;
            const auto opinion = attempt(question);
            if (opinion == nullptr || !opinion->solution.resolved) continue;
            const std::int64_t value = opinion->solution.temperature.low;
            if (question.margin == 1 && (value < heat.low || value > heat.high)) continue;  // refuted
            t = value;
            mean = opinion->solution.mean.low;
            source = question.margin == 0 ? "a search that keeps inside the mask"
                                          : "a search with unproved shortcuts";
            break;
        }
    }
    game_.notices.push_back(std::string("the value shown comes from ") + source);
    const Rational low = territory(heat.low), high = territory(heat.high);
    const Rational value = territory(t);
    game_.temperature = {std::min(low, value), value, std::max(high, value)};
    game_.count = {count(std::min(found.mean.low, mean)), count(mean),
                   count(std::max(found.mean.high, mean))};
}

void Evaluator::draw_lines(Attempt& attempt) {
    if (attempt.root.node < 0 || game_.temperature.high < 0) return;  // nobody gains by moving
    game_.black = best_line(*attempt.graph, attempt.root, Side::left, attempt.solution.temperature.low);
    game_.white = best_line(*attempt.graph, attempt.root, Side::right, attempt.solution.temperature.low);
    for (local::Line* line : {&game_.black, &game_.white}) {
        line->count -= game_.stones;
        line->ignored_count -= game_.stones;
    }
}

Result<LocalGame> Evaluator::run() {
    game_.region = mask_;
    int points = 0;
    const auto ground = terrain(board_, mask_, 1);
    game_.model =
        "play in the region and one row around its empty points; stones outside are alive, empty points "
        "outside "
        "belong to the nearer colour";
    const PointsAndStones census = take_census(board_, mask_, ground ? &*ground : nullptr);
    points = census.points;
    game_.stones = census.stones;
    if (!ground) {
        if (census.points <= Terrain::max_points) return ground.error();
        if (census.empty == 0) return ground.error();
        game_.count = {Rational(-points) - game_.stones, Rational(-game_.stones),
                       Rational(points) - game_.stones};
        game_.temperature = {-1, 0, points};
        game_.notices.push_back(ground.error().message + "; only trivial bounds are given");
        return game_;
    }
    auto black = attempt({1, Side::left, {}, 0.45});
    const bool only_dames = black->root.node < 0 && black->dames > 0;
    Gates gates;
    if (black->solution.resolved && black->solution.temperature.low <= unit) {  // below that dames count
        gates = with_dames;
        black = attempt({1, Side::left, gates, 0.45});
    }
    std::unique_ptr<Attempt> white;
    if (black->solution.resolved && black->graph->has_ko()) white = attempt({1, Side::right, gates, 0.45});
    const Attempt& other = white != nullptr ? *white : *black;
    if (black->solution.resolved && other.solution.resolved) {
        prove(*black, other);
        game_.black_master = thermograph(*black);
        game_.white_master = thermograph(other);
        game_.kind = black->root.node < 0 ? local::Kind::settled : local::kind_of(*game_.black_master);
        if (only_dames) game_.kind = local::Kind::dame;
        draw_lines(*black);
        check_border(*black);
    } else if (black->solution.resolved) {
        second_opinion(*white);
        game_.temperature.value = territory(black->solution.temperature.low);
        game_.count.value = count(black->solution.mean.low);
        game_.temperature.low = std::min(game_.temperature.low, game_.temperature.value);
        game_.temperature.high = std::max(game_.temperature.high, game_.temperature.value);
        game_.count.low = std::min(game_.count.low, game_.count.value);
        game_.count.high = std::max(game_.count.high, game_.count.value);
        game_.notices = {"proved with Black as komaster only"};
        game_.kind = local::kind_of(thermograph(*black));
        draw_lines(*black);
    } else {
        second_opinion(*black);
        draw_lines(*black);
    }
    return game_;
}

}  // namespace

Result<LocalGame> evaluate(const go::Board& board, const go::PointSet& mask, const Effort& effort) {
    return Evaluator(board, mask, effort).run();
}

}  // namespace tedomari::endgame
