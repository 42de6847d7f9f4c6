// SPDX-License-Identifier: MIT
#include "forge/value_problem.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "endgame/evaluate.h"
#include "forge/exact_sum.h"
#include "forge/rating.h"
#include "forge/shape.h"
#include "render/local_game.h"
#include "render/number.h"

namespace tedomari::forge {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;
using local::LocalGame;

namespace {

constexpr std::size_t longest_line = 8;

int empty_points(const Board& board, const PointSet& points) {
    int empty = 0;
    points.for_each([&](Point p) { empty += board.is_empty(p); });
    return empty;
}

// A cut with the places where they lie now.
struct Piece {
    Cut cut;
    std::vector<PointSet> places;
};

// Places that are not asked about go to whoever is next to them; their stones stay whose they are.
Owners owners_without(const OpenBoard& open, const std::vector<std::size_t>& asked) {
    Owners owners = open.owners;
    PointSet rest;
    for (std::size_t i = 0; i < open.places.size(); ++i) {
        if (std::ranges::find(asked, i) == asked.end()) rest |= open.places[i];
    }
    while (!rest.empty()) {
        const PointSet before = rest;
        before.for_each([&](Point p) {
            go::Cell owner = open.board.at(p);
            for (const Point q : p.neighbours()) {
                if (!go::is_stone(owner) && open.board.size().contains(q) && !before.contains(q))
                    owner = owners[q];
            }
            if (!go::is_stone(owner)) return;
            owners[p] = owner;
            rest.erase(p);
        });
        if (rest == before) break;
    }
    return owners;
}

std::optional<Piece> piece_of(const OpenBoard& open, const std::vector<std::size_t>& asked) {
    PointSet all;
    for (const std::size_t i : asked) all |= open.places[i];
    auto cut = cut_out(open.board, all, owners_without(open, asked));
    if (!cut) return {};
    Piece piece{std::move(*cut), {}};
    for (const std::size_t i : asked) piece.places.push_back(piece.cut.moved(open.places[i]));
    return piece;
}

// Whether there is no doubt what players call it: what a sente threatens is more than the place itself is worth, and
// what a gote leaves is less.
bool is_plain(const LocalGame& game) {
    const Rational t = game.temperature.value;
    const auto leaves_less = [&](const local::Line& line) { return !line.rest || *line.rest < t; };
    switch (game.kind) {
        case local::Kind::gote: return leaves_less(game.black) && leaves_less(game.white);
        case local::Kind::black_sente: return game.black.threat && *game.black.threat > t;
        case local::Kind::white_sente: return game.white.threat && *game.white.threat > t;
        default: return false;
    }
}

// Nothing unless it is proved, no ko is in it, and both want to move.
std::optional<LocalGame> value_of(const Board& board, const PointSet& place, const ValueEffort& effort) {
    endgame::Effort how;
    how.time = std::chrono::nanoseconds(static_cast<std::int64_t>(effort.seconds * 1e9));
    how.nodes = effort.nodes;
    how.memory = std::size_t{256} << 20;
    how.cancel = effort.cancel;
    how.second_opinions = false;
    auto game = endgame::evaluate(board, place, how);
    if (!game || game->evidence != Evidence::proved || game->has_ko) return {};
    game->border = local::Border::proved;  // cut_out() saw to it
    const bool hot = game->temperature.is_exact() && game->temperature.value > Rational(0);
    if (!hot || !is_plain(*game) || !game->count.is_exact() || game->black.moves.empty() ||
        game->white.moves.empty())
        return {};
    return std::move(*game);
}

nlohmann::json facts_of(const LocalGame& game) {
    const nlohmann::json all = render::to_json(game);
    nlohmann::json facts;
    for (const char* key : {"region", "count", "temperature", "kind", "thermograph"})
        facts[key] = all.at(key);
    facts["sentence"] = render::sentence(game);
    return facts;
}

Step chain_of(const std::vector<go::Move>& moves, const std::string& end) {
    Step step;
    for (std::size_t i = moves.size(); i-- > 0;) {
        std::vector<Step> next;
        if (i + 1 < moves.size()) next.push_back(std::move(step));
        step = {moves[i], i + 1 == moves.size() ? end : "", std::move(next)};
    }
    return step;
}

// What happens when either moves first, and when that is ignored.
std::vector<Step> lines_of(const LocalGame& game) {
    std::vector<Step> lines;
    for (const local::Line* line : {&game.black, &game.white}) {
        const auto count = [](const std::optional<Rational>& value) {
            return value ? "the count is " + to_mixed_string(*value) : std::string();
        };
        lines.push_back(chain_of(line->moves, count(line->count)));
        if (line->ignored.size() > 1)
            lines.push_back(chain_of(line->ignored, "ignored: " + count(line->ignored_count)));
    }
    return lines;
}

Problem shown(const Cut& cut, Kind kind, Color to_move, const PointSet& marked) {
    Problem problem;
    problem.kind = kind;
    problem.show_on(cut, to_move);
    problem.marked = marked;
    return problem;
}

Problem count_problem(const Piece& piece, const LocalGame& game) {
    Problem problem = shown(piece.cut, Kind::count, Color::black, piece.places.front());
    problem.question =
        "What does the marked place count?  Points for Black less points for White, on average, by territory";
    problem.answer = to_mixed_string(game.count.value);
    problem.why = render::sentence(game);
    problem.tries.push_back({problem.answer, true, problem.why, lines_of(game)});
    problem.rating = rating_of_value(game.states, game.count.value);
    return problem;
}

Problem sente_problem(const Piece& piece, const LocalGame& game) {
    Problem problem = shown(piece.cut, Kind::sente, Color::black, piece.places.front());
    problem.question = "Is the marked place gote, Black's sente or White's sente?";
    problem.answer = local::to_string(game.kind);
    problem.why = render::sentence(game);
    problem.tries.push_back({problem.answer, true, problem.why, lines_of(game)});
    for (const local::Kind other : {local::Kind::gote, local::Kind::black_sente, local::Kind::white_sente}) {
        if (other == game.kind) continue;
        problem.tries.push_back({std::string(local::to_string(other)),
                                 false,
                                 fmt::format("no: it is {}", render::sentence(game)),
                                 {}});
    }
    problem.rating = rating_of_value(game.states, game.temperature.value);
    return problem;
}

// Places on one board, played out to the end.
class TogetherForge {
public:
    TogetherForge(const Piece& piece, const std::vector<LocalGame>& games, Color first)
        : piece_(piece), games_(games), first_(first), sum_(piece.places) {}

    bool read() {
        auto found = sum_.choices(piece_.cut.board, first_);
        if (!found || found->empty()) return false;
        choices_ = std::move(*found);
        std::ranges::stable_sort(choices_, [&](const auto& a, const auto& b) { return mine(a) > mine(b); });
        return true;
    }

    // Of two places the hotter one is better to play in by at least a point.
    std::optional<Problem> bigger() {
        if (piece_.places.size() != 2 || choices_.empty()) return {};
        const auto* best = &choices_.front();
        const auto other =
            std::ranges::find_if(choices_, [&](const auto& c) { return c.place != best->place; });
        if (other == choices_.end() || mine(*other) == mine(*best)) return {};
        const Rational gain = games_[best->place].temperature.value,
                       less = games_[other->place].temperature.value;
        if (gain <= less) return {};
        Problem problem = shown(piece_.cut, Kind::bigger, first_, piece_.places[0] | piece_.places[1]);
        problem.choices = {std::min(best->point, other->point), std::max(best->point, other->point)};
        problem.question = fmt::format("{} to move: which is bigger, A or B?", name_of(first_));
        problem.why = fmt::format(
            "{} gains {}, {} gains {}; by playing {} first {} ends {} better", go::to_string(best->point),
            render::points(gain), go::to_string(other->point), render::points(less),
            go::to_string(best->point), name_of(first_), render::points(mine(*best) - mine(*other)));
        finish(problem, {*best, *other});
        return problem;
    }

    // One move gets more than every other.
    std::optional<Problem> endgame() {
        if (piece_.places.size() < 2 || choices_.size() < 3 || mine(choices_[0]) == mine(choices_[1]))
            return {};
        PointSet all;
        for (const PointSet& place : piece_.places) all |= place;
        Problem problem = shown(piece_.cut, Kind::endgame, first_, all);
        problem.question = fmt::format(
            "{} to move: only the marked places are open.  Which move gets the most?", name_of(first_));
        const std::size_t place = choices_.front().place;
        const bool hottest = std::ranges::all_of(games_, [&](const LocalGame& game) {
            return game.temperature.value <= games_[place].temperature.value;
        });
        problem.why =
            fmt::format("{} ends {} better than any other move", go::to_string(choices_.front().point),
                        render::points(mine(choices_[0]) - mine(choices_[1])));
        if (!hottest) problem.why += ", though a move elsewhere gains more by itself: it gets the last word";
        finish(problem, choices_);
        return problem;
    }

private:
    int mine(const ExactSum::Choice& choice) const { return go::sign(first_) * choice.score; }

    void finish(Problem& problem, const std::vector<ExactSum::Choice>& shown) {
        std::vector<Point> moves;
        std::uint64_t states = 0;
        int near = 0;
        const int best = mine(shown.front());
        for (const auto& choice : shown) {
            const int loss = best - mine(choice);
            near += loss == 1;
            moves.push_back(choice.point);
            Board after = piece_.cut.board;
            after.play({first_, choice.point});
            std::vector<go::Move> line{{first_, choice.point}};
            const auto rest = sum_.line(after, opponent(first_), longest_line);
            line.insert(line.end(), rest.begin(), rest.end());
            problem.tries.push_back({go::to_string(choice.point),
                                     loss == 0,
                                     loss == 0 ? "gets the most" : "loses " + render::points(loss),
                                     {chain_of(line, "")}});
        }
        for (const LocalGame& game : games_) {
            states += game.states;
            problem.game.push_back(facts_of(game));
        }
        problem.answer = problem.tries.front().answer;
        problem.rating = rating_of_move(problem.position, moves, shown.front().point, states, near);
    }

    const Piece& piece_;
    const std::vector<LocalGame>& games_;
    Color first_;
    ExactSum sum_;
    std::vector<ExactSum::Choice> choices_;
};

class ValueForge {
public:
    ValueForge(const OpenBoard& open, const std::set<Kind>& kinds, const ValueEffort& effort,
               const IsNew& is_new)
        : open_(open), kinds_(kinds), effort_(effort), is_new_(is_new) {}

    std::vector<Problem> run() {
        for (std::size_t i = 0; i < open_.places.size(); ++i) {
            const int empty = empty_points(open_.board, open_.places[i]);
            if (empty >= 2 && empty <= effort_.most_empty && !is_cancelled()) alone(i);
        }
        std::vector<std::size_t> some;
        combine(0, 0, some);
        return std::move(problems_);
    }

private:
    bool is_cancelled() const { return effort_.cancel != nullptr && effort_.cancel->load(); }
    bool wants(Kind kind) const { return kinds_.contains(kind); }

    void alone(std::size_t place) {
        if (!wants(Kind::count) && !wants(Kind::sente)) return;
        const auto piece = piece_of(open_, {place});
        if (!piece) return;
        const std::string shape = shape_name(piece->cut.board, piece->cut.open, piece->cut.open, {}, "place");
        if (!is_new_(shape)) return;
        const auto game = value_of(piece->cut.board, piece->places.front(), effort_);
        if (!game) return;
        // One question of each shape: mostly whose sente it is where it is one, else mostly what it counts.
        const bool is_sente = game->kind != local::Kind::gote;
        const bool is_usual = shape.back() % 4 != 0;
        const Kind asked = is_sente == is_usual ? Kind::sente : Kind::count;
        const Kind kind = wants(asked) ? asked : asked == Kind::sente ? Kind::count : Kind::sente;
        Problem problem = kind == Kind::sente ? sente_problem(*piece, *game) : count_problem(*piece, *game);
        problem.id = shape;
        problem.game.push_back(facts_of(*game));
        problems_.push_back(std::move(problem));
    }

    // Where the places lie to each other does not matter.
    static std::string shape_of(const Piece& piece) {
        std::string first;
        for (const Color mine : {Color::black, Color::white}) {
            std::vector<std::string> shapes;
            for (const PointSet& place : piece.places)
                shapes.push_back(shape_name(piece.cut.board, place, place, mine, ""));
            std::ranges::sort(shapes);
            const std::string here = fmt::format("{}", fmt::join(shapes, "-"));
            if (first.empty() || here < first) first = here;
        }
        return first;
    }

    // Two places or more, few enough points.
    void combine(std::size_t from, int empty, std::vector<std::size_t>& some) {
        if (together_ == effort_.most_sums) return;
        if (some.size() >= 2) together(some);
        if (some.size() == effort_.most_places) return;
        for (std::size_t i = from; i < open_.places.size() && !is_cancelled(); ++i) {
            const int more = empty_points(open_.board, open_.places[i]);
            if (more < 2 || empty + more > effort_.most_together) continue;
            some.push_back(i);
            combine(i + 1, empty + more, some);
            some.pop_back();
        }
    }

    void together(const std::vector<std::size_t>& some) {
        if (!wants(Kind::bigger) && !wants(Kind::endgame)) return;
        const auto piece = piece_of(open_, some);
        if (!piece) return;
        const std::string shape = shape_of(*piece);
        if (!is_new_(shape)) return;
        std::vector<LocalGame> games;
        for (const PointSet& place : piece->places) {
            auto game = value_of(piece->cut.board, place, effort_);
            if (!game) return;
            games.push_back(std::move(*game));
        }
        for (const Color first : {Color::black, Color::white}) {
            TogetherForge forge(*piece, games, first);
            if (!forge.read()) return;
            // One question of each shape.
            auto problem = some.size() == 2 && wants(Kind::bigger) ? forge.bigger() : std::nullopt;
            if (!problem && wants(Kind::endgame)) problem = forge.endgame();
            if (!problem) continue;
            problem->id = shape;
            problems_.push_back(std::move(*problem));
            ++together_;
            return;
        }
    }

    const OpenBoard& open_;
    const std::set<Kind>& kinds_;
    const ValueEffort& effort_;
    const IsNew& is_new_;
    std::vector<Problem> problems_;
    int together_ = 0;  // of these, about several places
};

}  // namespace

std::vector<Problem> value_problems(const OpenBoard& open, const std::set<Kind>& kinds,
                                    const ValueEffort& effort, const IsNew& is_new) {
    return ValueForge(open, kinds, effort, is_new).run();
}

}  // namespace tedomari::forge
