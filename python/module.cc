// SPDX-License-Identifier: MIT
#include <tedomari/analyze.h>
#include <tedomari/cgt.h>
#include <tedomari/goal.h>
#include <tedomari/life.h>
#include <tedomari/position.h>
#include <tedomari/region.h>
#include <tedomari/review.h>
#include <tedomari/score.h>
#include <tedomari/signature.h>

#include "interruptible.h"
#include "values.h"

namespace py = pybind11;
using namespace pybind11::literals;
using namespace tedomari::api;
using tedomari::python::interruptible;

namespace {

using Seconds = std::optional<double>;
using Nodes = std::optional<std::uint64_t>;

template <class Report>
using Class = py::class_<Report>;

// What every report has: itself as text, and all of it as what JSON makes of it.
template <class Report>
Class<Report>& with_text(Class<Report>& bound) {
    bound.def_readonly("text", &Report::text)
        .def_readonly("json", &Report::json)
        .def("__str__", [](const Report& report) { return report.text; })
        .def(
            "to_dict",
            [](const Report& report) { return py::module_::import("json").attr("loads")(report.json); },
            "The whole report, as `--json` prints it.");
    return bound;
}

template <class Report>
Class<Report>& with_svg(Class<Report>& bound) {
    bound.def_readonly("svg", &Report::svg).def("_repr_svg_", [](const Report& report) {
        return report.svg;
    });
    return bound;
}

// A board of numbers, the highest row first.
template <class Report>
py::array_t<double> board_of(const Report& report) {
    py::array_t<double> board({report.height, report.width});
    std::copy(report.ownership.begin(), report.ownership.end(), board.mutable_data());
    return board;
}

Purpose purpose_of(const std::string& word) {
    if (word == "position") return Purpose::position;
    if (word == "region") return Purpose::region;
    if (word == "problem") return Purpose::problem;
    throw py::value_error("a purpose is 'position', 'region' or 'problem', not '" + word + "'");
}

ReadOptions options_of(std::optional<int> move, std::optional<int> game, const std::string& purpose) {
    return {.game = game, .move = move, .purpose = purpose_of(purpose)};
}

py::array_t<std::int8_t> stones_of(const Position& position) {
    py::array_t<std::int8_t> board({position.height(), position.width()});
    std::int8_t* at = board.mutable_data();
    for (const char c : position.stones()) *at++ = static_cast<std::int8_t>(c == 'X' ? 1 : c == 'O' ? -1 : 0);
    return board;
}

void bind_errors(py::module_& m) {
    static py::handle error = PyErr_NewExceptionWithDoc(
        "tedomari.Error",
        "A text, a point or a goal is wrong; `line` and `column` say where, 0 when not known.",
        PyExc_ValueError, nullptr);
    m.attr("Error") = error;
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            std::rethrow_exception(thrown);
        } catch (const Error& e) {
            py::object raised = error(e.what());
            raised.attr("line") = e.line;
            raised.attr("column") = e.column;
            PyErr_SetObject(error.ptr(), raised.ptr());
        }
    });
}

void bind_values(py::module_& m) {
    py::class_<Move>(m, "Move", "A stone or a pass.")
        .def(py::init([](Color color, const std::string& point) {
                 return Move{color, point};
             }),
             "color"_a, "point"_a)
        .def_readonly("color", &Move::color)
        .def_readonly("point", &Move::point)
        .def("__eq__", [](const Move& a, const Move& b) { return a == b; })
        .def("__hash__", [](const Move& move) { return py::hash(py::make_tuple(move.color, move.point)); })
        .def("__repr__", [](const Move& move) {
            return std::string(move.color == Color::black ? "B " : "W ") + move.point;
        });
    py::class_<Estimate>(m, "Estimate", "A number that is known, or its bounds and what it probably is.")
        .def_readonly("low", &Estimate::low)
        .def_readonly("value", &Estimate::value)
        .def_readonly("high", &Estimate::high)
        .def_property_readonly("is_exact", &Estimate::is_exact)
        .def("__float__", [](const Estimate& e) { return e.value.to_double(); })
        .def("__repr__", [](const Estimate& e) {
            if (e.is_exact()) return to_string(e.value);
            return to_string(e.value) + " (" + to_string(e.low) + " to " + to_string(e.high) + ")";
        });
    py::class_<Thermograph>(
        m, "Thermograph",
        "What a game is worth to each player as a tax on moving rises.  `left` and `right` are lists "
        "of bends (temperature, value), ready to be plotted.")
        .def_readonly("left", &Thermograph::left)
        .def_readonly("right", &Thermograph::right)
        .def_readonly("mean", &Thermograph::mean)
        .def_readonly("temperature", &Thermograph::temperature)
        .def("__repr__", [](const Thermograph& t) {
            return "Thermograph(mean=" + to_string(t.mean) + ", temperature=" + to_string(t.temperature) +
                   ")";
        });
}

void bind_position(py::module_& m) {
    py::class_<Position>(m, "Position",
                         R"doc(A board, whose turn it is, the rules, and the moves that led there.

>>> position = Position(9)
>>> position.play("E5"); position.play("C3")
>>> position.moves
[B E5, W C3]
>>> position.to_move, position.at("E5"), position.at("A1")
('black', 'black', None)
>>> position.play("C3")
Traceback (most recent call last):
...
tedomari.Error: C3: point is occupied)doc")
        .def(py::init<int>(), "size"_a = 19)
        .def(py::init<int, int>(), "width"_a, "height"_a)
        .def_static(
            "read",
            [](const std::string& text, std::optional<int> move, std::optional<int> game,
               const std::string& purpose) { return Position::read(text, options_of(move, game, purpose)); },
            "text"_a, py::kw_only(), "move"_a = py::none(), "game"_a = py::none(), "purpose"_a = "position",
            R"doc(Of an SGF record or a diagram.

>>> print(Position.read("(;SZ[3];B[bb];W[aa])", move=1))
to move: white
   A B C
 3 . . . 3
 2 .(X). 2
 1 . . . 1
   A B C
<BLANKLINE>)doc")
        .def_static(
            "read_file",
            [](const std::string& path, std::optional<int> move, std::optional<int> game,
               const std::string& purpose) {
                return Position::read_file(path, options_of(move, game, purpose));
            },
            "path"_a, py::kw_only(), "move"_a = py::none(), "game"_a = py::none(), "purpose"_a = "position",
            "Of a file, packed by xz or not.")
        .def_property_readonly("width", &Position::width)
        .def_property_readonly("height", &Position::height)
        .def_property("to_move", &Position::to_move, &Position::set_to_move)
        .def_property("rules", &Position::rules, &Position::set_rules)
        .def_property("komi", &Position::komi, &Position::set_komi)
        .def_property_readonly("moves", &Position::moves)
        .def_property_readonly("marked", &Position::marked)
        .def_property_readonly("stones", stones_of,
                               "A numpy array: 1 for black, -1 for white; the highest row first.")
        .def("at", &Position::at, "point"_a)
        .def("captured", &Position::captured, "color"_a)
        .def("play", py::overload_cast<const std::string&>(&Position::play), "point"_a)
        .def("play", py::overload_cast<const Move&>(&Position::play), "move"_a)
        .def("copy", [](const Position& position) { return position; })
        .def("diagram", &Position::diagram)
        .def("sgf", &Position::sgf)
        .def("_repr_svg_", &Position::svg)
        .def("__str__", &Position::diagram)
        .def("__repr__", [](const Position& position) {
            return "<Position " + std::to_string(position.width()) + "x" + std::to_string(position.height()) +
                   " after " + std::to_string(position.moves().size()) + " moves>";
        });
}

void bind_region(py::module_& m) {
    py::class_<Line>(m, "Line", "What happens when one player plays first; a pass is a move elsewhere.")
        .def_readonly("moves", &Line::moves)
        .def_readonly("count", &Line::count);
    py::class_<LocalGame>(m, "LocalGame", "A region of a board as a game.")
        .def_readonly("points", &LocalGame::points)
        .def_readonly("evidence", &LocalGame::evidence)
        .def_readonly("walls_proved", &LocalGame::walls_proved)
        .def_readonly("count", &LocalGame::count)
        .def_readonly("temperature", &LocalGame::temperature)
        .def_readonly("kind", &LocalGame::kind)
        .def_readonly("has_ko", &LocalGame::has_ko)
        .def_readonly("black", &LocalGame::black)
        .def_readonly("white", &LocalGame::white)
        .def_readonly("black_komaster", &LocalGame::black_komaster)
        .def_readonly("white_komaster", &LocalGame::white_komaster)
        .def_readonly("notices", &LocalGame::notices);
    Class<RegionReport> report(m, "RegionReport");
    with_svg(with_text(report))
        .def_readonly("game", &RegionReport::game)
        .def_readonly("seconds", &RegionReport::seconds);
    m.def(
        "region",
        [](const Position& position, const std::vector<std::string>& points, Seconds seconds, Nodes nodes,
           bool area) {
            return interruptible(seconds, nodes, [&](const Effort& effort) {
                return region(position, points, effort, area ? Counting::area : Counting::territory);
            });
        },
        "position"_a, "points"_a = std::vector<std::string>(), py::kw_only(), "seconds"_a = py::none(),
        "nodes"_a = py::none(), "area"_a = false,
        R"doc(One local game: count, size of a move, sente or gote.  Without points, those that the record marks.

>>> corridor = Position.read('''
... . . . . . . .
... X X X X X O .
... O O O . . O .
... X X X X X O .
... . . . . . . .''')
>>> report = region(corridor, ["D3", "E3", "A3", "B3", "C3"])
>>> report.game.count.value, report.game.kind
(Fraction(6, 1), "white's sente"))doc");
}

void bind_analyze(py::module_& m) {
    py::class_<BoardRegion>(m, "BoardRegion")
        .def_readonly("name", &BoardRegion::name)
        .def_readonly("game", &BoardRegion::game);
    py::class_<RankedMove>(m, "RankedMove")
        .def_readonly("point", &RankedMove::point)
        .def_readonly("region", &RankedMove::region)
        .def_readonly("line", &RankedMove::line)
        .def_readonly("gain", &RankedMove::gain)
        .def_readonly("loss", &RankedMove::loss)
        .def_readonly("sente", &RankedMove::sente)
        .def_readonly("legal", &RankedMove::legal)
        .def("__repr__",
             [](const RankedMove& move) { return move.point + " gains " + to_string(move.gain); });
    Class<AnalyzeReport> report(m, "AnalyzeReport");
    with_svg(with_text(report))
        .def_readonly("headline", &AnalyzeReport::headline)
        .def_readonly("lead", &AnalyzeReport::lead)
        .def_readonly("temperature", &AnalyzeReport::temperature)
        .def_readonly("forecast", &AnalyzeReport::forecast)
        .def_readonly("give_or_take", &AnalyzeReport::give_or_take)
        .def_readonly("evidence", &AnalyzeReport::evidence)
        .def_readonly("regions", &AnalyzeReport::regions)
        .def_readonly("moves", &AnalyzeReport::moves)
        .def_property_readonly("ownership", board_of<AnalyzeReport>,
                               "A numpy array: 1 Black's, -1 White's; the highest row first.")
        .def_readonly("judge", &AnalyzeReport::judge)
        .def_readonly("finished", &AnalyzeReport::finished)
        .def_readonly("seconds", &AnalyzeReport::seconds);
    m.def(
        "analyze",
        [](const Position& position, Seconds seconds, Nodes nodes, std::uint64_t random_games,
           std::uint64_t seed) {
            return interruptible(seconds, nodes, [&](const Effort& effort) {
                return analyze(position, {.effort = effort, .random_games = random_games, .seed = seed});
            });
        },
        "position"_a, py::kw_only(), "seconds"_a = py::none(), "nodes"_a = py::none(), "random_games"_a = 0,
        "seed"_a = 1, R"doc(The whole board: who is ahead, how big the next move is, region by region.

>>> report = analyze(Position.read('''
... . X O . .
... X X O O O
... . X X O .
... X X O O O
... . X O . .'''), nodes=10000)
>>> report.lead.value
Fraction(-2, 1)
>>> report.ownership.shape
(5, 5))doc");
}

void bind_goal(py::module_& m) {
    Class<GoalReport> report(m, "GoalReport");
    with_text(report)
        .def_readonly("goal", &GoalReport::goal)
        .def_readonly("friend_color", &GoalReport::friend_color)
        .def_readonly("status", &GoalReport::status)
        .def_readonly("friend_first", &GoalReport::friend_first)
        .def_readonly("opponent_first", &GoalReport::opponent_first)
        .def_readonly("friend_evidence", &GoalReport::friend_evidence)
        .def_readonly("opponent_evidence", &GoalReport::opponent_evidence)
        .def_readonly("friend_move", &GoalReport::friend_move)
        .def_readonly("opponent_move", &GoalReport::opponent_move)
        .def_readonly("winning_moves", &GoalReport::winning_moves)
        .def_readonly("preventing_moves", &GoalReport::preventing_moves)
        .def_readonly("complete", &GoalReport::complete)
        .def_readonly("nodes", &GoalReport::nodes)
        .def_readonly("seconds", &GoalReport::seconds)
        .def("__repr__", [](const GoalReport& r) { return "<" + r.goal + ": " + r.status + ">"; });
    m.def(
        "goal",
        [](const Position& position, const std::string& wanted, Seconds seconds, Nodes nodes) {
            return interruptible(seconds, nodes,
                                 [&](const Effort& effort) { return goal(position, wanted, effort); });
        },
        "position"_a, "goal"_a, py::kw_only(), "seconds"_a = py::none(), "nodes"_a = py::none(),
        R"doc(A tactical goal, or several joined by and, or, not: status, moves, evidence.

>>> goal(Position.read('''
... . . . . . . .
... . X X . . . .
... X O O . . O .
... . X X . . . .
... . . . . . . .
... . . . . . O .
... . . . . . . .'''), "capture(B5)", nodes=10000)
<capture(B5): W|L>)doc");
}

void bind_problem(py::module_& m) {
    py::class_<ProblemMove>(m, "ProblemMove")
        .def_readonly("point", &ProblemMove::point)
        .def_readonly("outcome", &ProblemMove::outcome)
        .def_readonly("refutation", &ProblemMove::refutation)
        .def("__repr__", [](const ProblemMove& move) { return move.point + " " + move.outcome; });
    Class<ProblemReport> report(m, "ProblemReport");
    with_text(report)
        .def_readonly("player", &ProblemReport::player)
        .def_readonly("kills", &ProblemReport::kills)
        .def_readonly("target", &ProblemReport::target)
        .def_readonly("outcome", &ProblemReport::outcome)
        .def_readonly("evidence", &ProblemReport::evidence)
        .def_readonly("right_moves", &ProblemReport::right_moves)
        .def_readonly("book", &ProblemReport::book)
        .def_readonly("tries", &ProblemReport::tries)
        .def_readonly("ko", &ProblemReport::ko)
        .def_readonly("seki", &ProblemReport::seki)
        .def_readonly("complete", &ProblemReport::complete)
        .def_readonly("nodes", &ProblemReport::nodes)
        .def_readonly("sgf", &ProblemReport::sgf);
    m.def(
        "problem",
        [](const Position& position, const std::string& target, Seconds seconds, Nodes nodes) {
            return interruptible(seconds, nodes,
                                 [&](const Effort& effort) { return problem(position, target, effort); });
        },
        "position"_a, "target"_a = "", py::kw_only(), "seconds"_a = py::none(), "nodes"_a = py::none(),
        R"doc(Life and death; read the position with purpose="problem".

>>> bent = Position.read('''
... to move: white
... . . . . . . .
... . . . . . . .
... . O O O O O .
... . O X X X O O
... O O X . X X O
... O X . . . X O
... O X X X X X O''')
>>> report = problem(bent, "C4", nodes=100000)
>>> report.kills, report.outcome, report.right_moves
(True, 'W', ['D2']))doc");
}

void bind_score(py::module_& m) {
    py::class_<ScoredChain>(m, "ScoredChain")
        .def_readonly("color", &ScoredChain::color)
        .def_readonly("stones", &ScoredChain::stones)
        .def_readonly("status", &ScoredChain::status)
        .def_readonly("evidence", &ScoredChain::evidence)
        .def_readonly("confidence", &ScoredChain::confidence)
        .def_readonly("why", &ScoredChain::why);
    py::class_<ScoreItem>(m, "ScoreItem")
        .def_readonly("what", &ScoreItem::what)
        .def_readonly("color", &ScoreItem::color)
        .def_readonly("points", &ScoreItem::points)
        .def("__repr__", [](const ScoreItem& i) { return i.what + ": " + to_string(i.points); });
    Class<ScoreReport> report(m, "ScoreReport");
    with_svg(with_text(report))
        .def_readonly("score", &ScoreReport::score)
        .def_readonly("score_text", &ScoreReport::score_text)
        .def_readonly("over", &ScoreReport::over)
        .def_readonly("safe_to_score", &ScoreReport::safe_to_score)
        .def_readonly("doubts", &ScoreReport::doubts)
        .def_readonly("to_play", &ScoreReport::to_play)
        .def_readonly("evidence", &ScoreReport::evidence)
        .def_readonly("chains", &ScoreReport::chains)
        .def_readonly("arithmetic", &ScoreReport::arithmetic)
        .def_property_readonly("ownership", board_of<ScoreReport>,
                               "A numpy array: 1 Black's, -1 White's; the highest row first.");
    using Points = std::vector<std::string>;
    m.def(
        "score",
        [](const Position& position, const Points& dead, const Points& alive, const Points& seki,
           Seconds seconds, Nodes nodes) {
            return interruptible(seconds, nodes, [&](const Effort& effort) {
                return score(position, {.dead = dead, .alive = alive, .seki = seki, .effort = effort});
            });
        },
        "position"_a, py::kw_only(), "dead"_a = Points(), "alive"_a = Points(), "seki"_a = Points(),
        "seconds"_a = py::none(), "nodes"_a = py::none(),
        R"doc(A finished game counted.  Of `dead`, `alive` and `seki` name one stone for its chain.

>>> board = Position.read('''
... . X O . .
... X X O O O
... . X X O .
... X X O O O
... . X O . .''')
>>> board.komi = "1/2"
>>> score(board).score_text
'W+2.5')doc");
}

void bind_review(py::module_& m) {
    py::class_<ReviewedMove>(m, "ReviewedMove")
        .def_readonly("number", &ReviewedMove::number)
        .def_readonly("move", &ReviewedMove::move)
        .def_readonly("lead", &ReviewedMove::lead)
        .def_readonly("temperature", &ReviewedMove::temperature)
        .def_readonly("forecast", &ReviewedMove::forecast)
        .def_readonly("give_or_take", &ReviewedMove::give_or_take)
        .def_readonly("forecast_after", &ReviewedMove::forecast_after)
        .def_readonly("loss", &ReviewedMove::loss)
        .def_readonly("evidence", &ReviewedMove::evidence)
        .def_readonly("best", &ReviewedMove::best)
        .def_readonly("best_line", &ReviewedMove::best_line)
        .def_readonly("kind", &ReviewedMove::kind);
    py::class_<PlayerSummary>(m, "PlayerSummary")
        .def_readonly("moves", &PlayerSummary::moves)
        .def_readonly("lost_nothing", &PlayerSummary::lost_nothing)
        .def_readonly("lost_proved", &PlayerSummary::lost_proved)
        .def_readonly("lost_judged", &PlayerSummary::lost_judged)
        .def_readonly("worst", &PlayerSummary::worst);
    Class<ReviewReport> report(m, "ReviewReport");
    with_svg(with_text(report))
        .def_readonly("moves", &ReviewReport::moves)
        .def_property_readonly("black", [](const ReviewReport& r) { return r.players[0]; })
        .def_property_readonly("white", [](const ReviewReport& r) { return r.players[1]; })
        .def_readonly("final_lead", &ReviewReport::final_lead)
        .def_readonly("recorded", &ReviewReport::recorded)
        .def_readonly("interrupted", &ReviewReport::interrupted)
        .def_readonly("seconds", &ReviewReport::seconds)
        .def_readonly("sgf", &ReviewReport::sgf);
    m.def(
        "review",
        [](const Position& game, int first, Seconds seconds, Nodes nodes) {
            return interruptible(seconds, nodes, [&](const Effort& effort) {
                return review(game, {.effort = effort, .from = first});
            });
        },
        "game"_a, py::kw_only(), "first"_a = 1, "seconds"_a = py::none(), "nodes"_a = py::none(),
        R"doc(Every move of a record, or those from `first` on: forecast, temperature, what each lost.

>>> game = Position.read("(;SZ[5];B[cc];W[bb];B[cb];W[bc];B[bd])")
>>> [move.number for move in review(game, first=4, nodes=100).moves]
[4, 5])doc");
}

void bind_cgt(py::module_& m) {
    py::class_<ThermographOf>(m, "ThermographOf",
                              "What a game is worth under a komaster; None where there is no ko.")
        .def_readonly("komaster", &ThermographOf::komaster)
        .def_readonly("low", &ThermographOf::low)
        .def_readonly("high", &ThermographOf::high)
        .def_property_readonly("is_exact", &ThermographOf::is_exact);
    Class<GameReport> report(m, "GameReport");
    with_svg(with_text(report))
        .def_readonly("expression", &GameReport::expression)
        .def_readonly("canonical", &GameReport::canonical)
        .def_readonly("outcome", &GameReport::outcome)
        .def_readonly("left_stop", &GameReport::left_stop)
        .def_readonly("right_stop", &GameReport::right_stop)
        .def_readonly("thermographs", &GameReport::thermographs)
        .def_property_readonly("thermograph",
                               [](const GameReport& r) {
                                   return r.thermographs.size() == 1 && r.thermographs[0].is_exact()
                                              ? std::optional(r.thermographs[0].low)
                                              : std::nullopt;
                               })
        .def_readonly("number", &GameReport::number)
        .def_property_readonly("mean", &GameReport::mean)
        .def_property_readonly("temperature", &GameReport::temperature)
        .def("__repr__", [](const GameReport& r) { return "<" + r.expression + ">"; });
    m.def(
        "cgt",
        [](const std::string& expression, std::optional<Side> komaster, Seconds seconds) {
            return interruptible(seconds, std::nullopt,
                                 [&](const Effort& effort) { return cgt(expression, komaster, effort); });
        },
        "expression"_a, py::kw_only(), "komaster"_a = py::none(), "seconds"_a = py::none(),
        R"doc(The value of a combinatorial game.

>>> game = cgt("{10|8||0}")
>>> game.mean, game.temperature
(Fraction(9, 2), Fraction(9, 2))
>>> game.thermograph.right
[(Fraction(-1, 1), Fraction(-1, 1)), (Fraction(9, 2), Fraction(9, 2))]
>>> cgt("A={24|B}; B={A|-9}; A", komaster="left").temperature
Fraction(11, 1))doc");
}

}  // namespace

PYBIND11_MODULE(_tedomari, m) {
    m.doc() = "The library's face in Python; see tedomari.";
    m.attr("__version__") = version();
    bind_errors(m);
    bind_values(m);
    bind_position(m);
    bind_region(m);
    bind_analyze(m);
    bind_goal(m);
    bind_problem(m);
    bind_score(m);
    bind_review(m);
    bind_cgt(m);
    m.def(
        "signature",
        [] {
            py::dict counts;
            for (const auto& [engine, count] : signature()) counts[py::str(engine)] = count;
            return counts;
        },
        "What every engine searched in a task of its own: `tedomari bench --signature`.");
}
