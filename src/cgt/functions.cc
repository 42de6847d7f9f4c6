// SPDX-License-Identifier: MIT
#include "cgt/functions.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

#include "cgt/anatomy.h"
#include "cgt/domineering_outcome.h"
#include "cgt/hackenbush.h"
#include "cgt/heaps.h"
#include "cgt/infinitesimal_ko.h"
#include "cgt/ko_graph.h"
#include "cgt/konane.h"
#include "cgt/notation.h"
#include "cgt/operations.h"
#include "cgt/reduced.h"
#include "cgt/rewriting.h"
#include "cgt/solvers.h"

namespace tedomari::cgt {

namespace {

// --- functions of one game and others of several, by what they need and give ------------------------------

template <auto Work>
Result<Value> of_game(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    return Value(Work(session, *g));
}

template <auto Work>
Result<Value> of_two_games(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    const auto h = session.game(call.children[1]);
    if (!h) return h.error();
    return Value(Work(session, *g, *h));
}

// A temperature that values of games can take.
Result<Dyadic> dyadic(Session& session, const Syntax& syntax) {
    const auto t = session.rational(syntax);
    if (!t) return t.error();
    if (const auto x = Dyadic::from(*t)) return *x;
    return wrong(syntax,
                 fmt::format("{} is not dyadic: only halves, quarters, eighths … are", to_string(*t)));
}

template <auto Work>
Result<Value> of_game_and_number(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    const auto t = dyadic(session, call.children[1]);
    if (!t) return t.error();
    return Value(Work(session, *g, *t));
}

// A thermograph of the argument, loopy or not.  A loopy game whose thermograph depends on the komaster has
// none without one.
Result<Thermograph> thermograph_of(Session& session, const Syntax& call) {
    const auto value = session.value(call.children[0]);
    if (!value) return value.error();
    if (const Game* g = std::get_if<Game>(&*value)) return session.thermographs().of(*g);
    if (const Rational* r = std::get_if<Rational>(&*value)) return thermograph_of_number(*r);
    const LoopyGame* loopy = std::get_if<LoopyGame>(&*value);
    if (loopy == nullptr) return wrong(call.children[0], "a game is expected here");
    Side komaster = Side::left;
    if (call.children.size() > 1) {
        if (call.children[1].word == "right")
            komaster = Side::right;
        else if (call.children[1].word != "left")
            return wrong(call.children[1], "the komaster is left or right");
    }
    const ThermographBounds bounds = KoThermographs(*loopy->graph, {komaster})[loopy->vertex];
    if (!bounds.exact()) return wrong(call, "a cycle here is not a ko: only bounds are known");
    if (call.children.size() < 2) {
        const ThermographBounds theirs = KoThermographs(*loopy->graph, {Side::right})[loopy->vertex];
        if (theirs.low.mean() != bounds.low.mean() || theirs.low.temperature() != bounds.low.temperature()) {
            return wrong(call, fmt::format("{} depends on the komaster: write {}(…, left) or {}(…, right)",
                                           call.word, call.word, call.word));
        }
    }
    return bounds.low;
}

template <auto Work>
Result<Value> of_thermograph(Session& session, const Syntax& call) {
    const auto thermograph = thermograph_of(session, call);
    if (!thermograph) return thermograph.error();
    return Value(Work(*thermograph));
}

template <Side side>
Result<Value> wall(Session& session, const Syntax& call) {
    const auto t = session.rational(call.children[1]);
    if (!t) return t.error();
    if (*t < coldest) return wrong(call.children[1], "temperatures begin at -1");
    Syntax game_only = call;
    game_only.children.erase(game_only.children.begin() + 1);
    const auto thermograph = thermograph_of(session, game_only);
    if (!thermograph) return thermograph.error();
    return Value(side == Side::left ? thermograph->left.at(*t) : thermograph->right.at(*t));
}

Result<Value> cool(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    const auto t = dyadic(session, call.children[1]);
    if (!t) return t.error();
    if (*t < Dyadic(-1)) return wrong(call.children[1], "temperatures begin at -1");
    return Value(cooled(session.thermographs(), *g, *t));
}

Result<Value> overheat(Session& session, const Syntax& call) {
    std::array<Game, 3> games;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto g = session.game(call.children[i]);
        if (!g) return g.error();
        games[i] = *g;
    }
    return Value(overheated(session.store(), games[0], games[1], games[2]));
}

Result<Value> norton(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    const auto unit = session.game(call.children[1]);
    if (!unit) return unit.error();
    if (!session.store().leq(Game(), *unit) || unit->is_zero()) {
        return wrong(call.children[1], "the unit of a product must be positive");
    }
    return Value(norton_product(session.store(), *g, *unit));
}

Result<Value> weight(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    const auto result = atomic_weight(session.store(), *g);
    if (!result) return wrong(call.children[0], "this game has no atomic weight");
    return Value(*result);
}

Result<Value> stop_count_of(Session& session, const Syntax& call) {
    const auto g = session.game(call.children[0]);
    if (!g) return g.error();
    const auto count = stop_count(session.store(), *g);
    if (!count) throw TooLarge();
    return Value(Rational(*count));
}

template <Side side>
std::vector<Game> options(Session& session, Game g) {
    const auto o = side == Side::left ? session.store().left(g) : session.store().right(g);
    return {o.begin(), o.end()};
}

std::string order_text(Session& session, Game g, Game h) {
    const bool leq = session.store().leq(g, h), geq = session.store().leq(h, g);
    return leq && geq ? "=" : leq ? "<" : geq ? ">" : "||";
}

std::string temper_text(Session& session, Game g) {
    switch (temper(session.store(), g)) {
        case Temper::even: return "even";
        case Temper::odd: return "odd";
        default: return "neither";
    }
}

// --- positions ---------------------------------------------------------------------------------------------

constexpr int max_side = 10'000;

struct Size {
    int rows = 0, columns = 0;
};

Result<Size> size_of(const Syntax& syntax) {
    const auto cross = syntax.word.find('x');
    Size size;
    const auto read = [](std::string_view text, int& number) {
        return std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc();
    };
    const std::string_view word = syntax.word;
    if (!read(word.substr(0, cross), size.rows) || !read(word.substr(cross + 1), size.columns))
        throw TooLarge();
    if (size.rows == 0 || size.columns == 0) return wrong(syntax, "a board needs rows and columns");
    if (size.rows > max_side || size.columns > max_side || size.rows > 10 * max_side / size.columns)
        throw TooLarge();
    return size;
}

// The board of a drawing or of a size; the latter is all empty.
Result<Diagram> diagram(const Syntax& argument, std::string_view squares) {
    if (argument.form == Syntax::Form::size) {
        const auto size = size_of(argument);
        if (!size) return size.error();
        return Diagram::filled(size->rows, size->columns, squares[0]);
    }
    if (argument.form != Syntax::Form::text) return wrong(argument, "a board is expected");
    auto board = parse_diagram(argument.word, squares);
    if (!board) return Error{board.error().message, 0, argument.column + board.error().column};
    return board;
}

template <Ruleset R>
Result<Value> position(Session& session, const Syntax& call) {
    const Syntax& argument = call.children[0];
    std::vector<typename R::Position> parts;
    if (argument.form == Syntax::Form::size) {
        if constexpr (requires { R::start(1, 1); }) {
            const auto size = size_of(argument);
            if (!size) return size.error();
            parts = R::start(size->rows, size->columns);
        } else {
            return wrong(argument,
                         fmt::format("{} has no starting position: draw one in quotation marks", R::name));
        }
    } else if (argument.form == Syntax::Form::text) {
        auto parsed = R::parse(argument.word);
        if (!parsed) return Error{parsed.error().message, 0, argument.column + parsed.error().column};
        parts = *std::move(parsed);
    } else {
        return wrong(argument, fmt::format("a board is expected: {0}(\"…\") or {0}(4x5)", R::name));
    }
    return Value(session.solvers().template of<R>().value(parts));
}

// Of a Domineering board the outcome is searched, which asks far less than its value.
Result<Value> outcome(Session& session, const Syntax& call) {
    const Syntax& argument = call.children[0];
    const bool is_board = argument.form == Syntax::Form::call && argument.children.size() == 1 &&
                          find_function(argument.word) == find_function("domineering");
    if (is_board) {
        const auto board = diagram(argument.children[0], ".#");
        if (!board) return board.error();
        if (const auto result = domineering_outcome(*board, session.store().budget())) {
            return Value(std::string(to_string(*result)));
        }
    }
    const auto g = session.game(argument);
    if (!g) return g.error();
    return Value(std::string(to_string(session.store().outcome(*g))));
}

// A ko whose mean and temperature do not depend on the komaster is its mean and a heated infinitesimal ko
// [Berlekamp 1996, 5.3]: each position less its mean, every move less the temperature.
Result<Value> dissociate(Session& session, const Syntax& call) {
    const auto value = session.value(call.children[0]);
    if (!value) return value.error();
    const auto* loopy = std::get_if<LoopyGame>(&*value);
    if (loopy == nullptr)
        return of_game<[](Session& s, Game g) { return dissociated(s.thermographs(), g); }>(session, call);
    const auto text = infinitesimal_ko(*loopy->graph, loopy->vertex);
    if (!text) return wrong(call.children[0], text.error().message);
    return Value(*text);
}

// --- heaps and pictures ------------------------------------------------------------------------------------

Result<std::uint64_t> whole(Session& session, const Syntax& syntax, std::int64_t most) {
    const auto number = session.rational(syntax);
    if (!number) return number.error();
    if (!number->is_integer() || *number < Rational(0) || *number > Rational(most))
        return wrong(syntax, fmt::format("a whole number from 0 to {} is expected here", most));
    return static_cast<std::uint64_t>(number->numerator());
}

Result<Value> nimber_times(Session& session, const Syntax& call) {
    constexpr std::int64_t most = 1 << 16;  // their products are smaller than its square
    const auto a = whole(session, call.children[0], most - 1),
               b = a ? whole(session, call.children[1], most - 1) : a;
    if (!b) return b.error();
    return Value(session.store().nimber(static_cast<std::uint32_t>(nim_product(*a, *b))));
}

// One heap of a game by its octal code.
Result<Value> octal(Session& session, const Syntax& call) {
    if (call.children[0].form != Syntax::Form::text)
        return wrong(call.children[0], "a code in quotation marks is expected: \"0.77\"");
    auto game = OctalGame::parse(call.children[0].word);
    if (!game) return Error{game.error().message, 0, call.children[0].column + game.error().column};
    const auto heap = whole(session, call.children[1], 20'000);
    if (!heap) return heap.error();
    return Value(session.store().nimber(game->nimbers(*heap)[*heap]));
}

template <Result<Game> (*Work)(Store&, std::string_view)>
Result<Value> of_picture(Session& session, const Syntax& call) {
    const Syntax& argument = call.children[0];
    if (argument.form != Syntax::Form::text)
        return wrong(argument, "a picture in quotation marks is expected");
    const auto game = Work(session.store(), argument.word);
    if (!game) return Error{game.error().message, 0, argument.column + game.error().column};
    return Value(*game);
}

// A board of a game whose rules are given with it.
Result<Value> rules(Session& session, const Syntax& call) {
    for (const Syntax& argument : call.children) {
        if (argument.form != Syntax::Form::text)
            return wrong(
                argument,
                "rules and a board in quotation marks are expected: rules(\"left x. -> .x\", \"x..\")");
    }
    const auto game = Rewriting::parse(call.children[0].word);
    if (!game) return Error{game.error().message, 0, call.children[0].column + game.error().column};
    const auto value = game->value(session.store(), call.children[1].word);
    if (!value) return Error{value.error().message, 0, call.children[1].column + value.error().column};
    return Value(*value);
}

// --- the table ---------------------------------------------------------------------------------------------

constexpr auto rational = [](std::int64_t n) { return Rational(n); };

const std::vector<Function>& table() {
    using S = Session;
    static const std::vector<Function> functions = {
        {"canonical", "G", "the canonical form: the game itself", of_game<[](S&, Game g) { return g; }>},
        {"outcome", "G", "who wins: L, R, N the first player, P the second", outcome},
        {"compare", "G, H", "<, >, = or ||", of_two_games<order_text>, 2, 2},
        {"leftstop", "G", "the number reached when Left starts",
         of_game<[](S& s, Game g) { return s.store().left_stop(g).to_rational(); }>},
        {"rightstop", "G", "the number reached when Right starts",
         of_game<[](S& s, Game g) { return s.store().right_stop(g).to_rational(); }>},
        {"mean", "G[, komaster]", "the mean value",
         of_thermograph<[](const Thermograph& t) { return t.mean(); }>, 1, 2},
        {"temperature", "G[, komaster]", "how much the next move is worth",
         of_thermograph<[](const Thermograph& t) { return t.temperature(); }>, 1, 2},
        {"thermograph", "G[, komaster]", "both walls as text",
         of_thermograph<[](const Thermograph& t) { return to_string(t); }>, 1, 2},
        {"leftwall", "G, t[, komaster]", "Left's stop when a move costs t", wall<Side::left>, 2, 3},
        {"rightwall", "G, t[, komaster]", "Right's stop when a move costs t", wall<Side::right>, 2, 3},
        {"leftoptions", "G", "Left's canonical options", of_game<options<Side::left>>},
        {"rightoptions", "G", "Right's canonical options", of_game<options<Side::right>>},
        {"incentives", "G", "what the best moves of either player gain",
         of_game<[](S& s, Game g) { return incentives(s.store(), g); }>},
        {"leftincentives", "G", "what Left's moves gain",
         of_game<[](S& s, Game g) { return left_incentives(s.store(), g); }>},
        {"rightincentives", "G", "what Right's moves gain",
         of_game<[](S& s, Game g) { return right_incentives(s.store(), g); }>},
        {"cool", "G, t", "a tax of t on every move, t >= -1", cool, 2, 2},
        {"heat", "G, t", "a bonus of t on every move, up to numbers",
         of_game_and_number<[](S& s, Game g, Dyadic t) { return heated(s.store(), g, t); }>, 2, 2},
        {"overheat", "G, s, t", "heating that turns an integer n into n copies of s", overheat, 3, 3},
        {"chill", "G", "cooled by one", of_game<[](S& s, Game g) { return chilled(s.thermographs(), g); }>},
        {"warm", "G", "the inverse of chilling: overheated from 1* to 1",
         of_game<[](S& s, Game g) { return warmed(s.store(), g); }>},
        {"freeze", "G", "cooled by its own temperature",
         of_game<[](S& s, Game g) { return frozen(s.thermographs(), g); }>},
        {"dissociate", "G",
         "the mean and heated infinitesimals that add up to G; of a placid ko an infinitesimal ko",
         dissociate},
        {"rcf", "G", "the reduced canonical form: G without infinitesimals",
         of_game<[](S& s, Game g) { return reduced_canonical_form(s.store(), g); }>},
        {"atomicweight", "G", "how many ups an infinitesimal is worth", weight},
        {"norton", "G, U", "Norton's product of a game with a positive one", norton, 2, 2},
        {"ordinal", "G, H", "the ordinal sum G:H",
         of_two_games<[](S& s, Game g, Game h) { return ordinal_sum(s.store(), g, h); }>, 2, 2},
        {"tiny", "G", "{0||0|-G}", of_game<[](S& s, Game g) { return tiny(s.store(), g); }>},
        {"miny", "G", "{G|0||0}", of_game<[](S& s, Game g) { return miny(s.store(), g); }>},
        {"birthday", "G", "the depth of its canonical form",
         of_game<[](S& s, Game g) { return rational(birthday(s.store(), g)); }>},
        {"followers", "G", "how many positions can arise",
         of_game<[](S& s, Game g) { return rational(follower_count(s.store(), g)); }>},
        {"stopcount", "G", "how many numbers play can stop at", stop_count_of},
        {"temper", "G", "even, odd or neither: how long play lasts", of_game<temper_text>},
        {"isnumber", "G", "is it a number?", of_game<[](S& s, Game g) { return s.store().is_number(g); }>},
        {"isinfinitesimal", "G", "is it between all positive and all negative numbers?",
         of_game<[](S& s, Game g) { return is_infinitesimal(s.store(), g); }>},
        {"isnumberish", "G", "is it a number plus an infinitesimal?",
         of_game<[](S& s, Game g) { return is_numberish(s.store(), g); }>},
        {"isallsmall", "G", "can either player move wherever the other can?",
         of_game<[](S& s, Game g) { return is_all_small(s.store(), g); }>},
        {"domineering", "\"..|#.\" or 4x9", "Left's dominoes stand, Right's lie; . is empty",
         position<Domineering>},
        {"clobber", "\"xo|ox\" or 3x4", "Left's x and Right's o take a neighbour of the other colour",
         position<Clobber>},
        {"toadsandfrogs", "\"TT..FF\"", "Left's toads go right, Right's frogs left, or over one enemy",
         position<ToadsAndFrogs>},
        {"nogo", "\"X..|.O.\" or 3x3", "stones X and O as in Go, but none may be left without a liberty",
         position<NoGo>},
        {"amazons", "\"X..|.#O\"", "queens X and O that burn squares (#)", position<Amazons>},
        {"konane", "\"xo.o.\"", "Left's x and Right's o jump over one of the other colour",
         of_picture<konane>},
        {"hackenbush", "\"0-1 b, 1-2 r\" or \"bbr\"",
         "edges to cut: blue Left's, red Right's, green either's", of_picture<hackenbush>},
        {"rules", "\"left x. -> .x; right …\", \"x..\"",
         "a board of a game of one's own: what a move replaces by what, as written, back, down, up or every "
         "way",
         rules, 2, 2},
        {"octal", "\"0.77\", n", "a heap of n by an octal code: 0.77 is Kayles", octal, 2, 2},
        {"nimproduct", "a, b", "the nimber that is the product of *a and *b", nimber_times, 2, 2},
    };
    return functions;
}

struct Alias {
    std::string_view name, function;
};
constexpr Alias aliases[] = {{"temp", "temperature"},        {"aw", "atomicweight"},
                             {"canonicalform", "canonical"}, {"reducedcanonicalform", "rcf"},
                             {"ordinalsum", "ordinal"},      {"outcomeclass", "outcome"},
                             {"followercount", "followers"}, {"dissociation", "dissociate"}};

}  // namespace

std::span<const Function> functions() { return table(); }

const Function* find_function(std::string_view name) {
    std::string lower(name);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    for (const Alias& alias : aliases) {
        if (alias.name == lower) lower = alias.function;
    }
    const auto found =
        std::find_if(table().begin(), table().end(), [&](const Function& f) { return f.name == lower; });
    return found == table().end() ? nullptr : &*found;
}

}  // namespace tedomari::cgt
