// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <boost/multiprecision/cpp_int.hpp>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "cgt/cooling.h"
#include "cgt/game_graph.h"
#include "cgt/store.h"
#include "cgt/syntax.h"
#include "cgt/thermographs.h"

namespace tedomari::cgt {

// A position of a game with cycles: only thermographs are known of it, for each komaster.
struct LoopyGame {
    std::shared_ptr<const GameGraph> graph;
    Vertex vertex;
    std::string definitions;  // "A={24|B}; B={A|-9}; A"
};

using Whole =
    boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;

// A game moved by a whole number of any size, which games themselves do not reach.
struct Translated {
    Whole number;
    Game game;
};

// What an expression can be worth.
using Value =
    std::variant<Game, LoopyGame, Rational, bool, std::string, std::vector<Game>, Dissociation, Translated>;

class Session;

// A function that somebody outside hands in, such as the game of a board this module knows nothing of.  Its
// arguments are texts in quotation marks.
struct OutsideFunction {
    std::string name, parameters, summary;  // as in the help
    std::size_t least_arguments = 1, most_arguments = 1;
    std::function<Result<Value>(Session& session, const std::vector<std::string>& arguments)> call;
};

// A calculator: a store, names, and the functions of functions.h.
//
// Names may be defined in any order within a program and may refer to each other.  Names that do so in a
// circle are loopy games, as in `A={24|B}; B={A|-9}; A`; later programs may use them.  Kos have thermographs.  Where
// there are none, as of `over`={0|over} and of sums, infinite play is a draw, and the value is told in words
// (stopper.h).
class Session {
public:
    explicit Session(Limits limits = {}, const std::atomic<bool>* cancel = nullptr);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // The value of the last statement.  Each program has the whole of the limits anew.  Nothing is defined
    // when any part is wrong.  Throws TooLarge and RationalOverflow.
    Result<Value> evaluate(std::string_view program);

    // Functions beside those of functions.h; their names are taken.
    void offer(OutsideFunction function) { outside_.push_back(std::move(function)); }
    const std::vector<OutsideFunction>& offered() const { return outside_; }

    Store& store() { return store_; }
    Thermographs& thermographs() { return thermographs_; }
    bool cancelled() const { return budget_.cancelled(); }
    std::vector<std::string> names() const;  // defined so far

    // For the functions: the value of an argument.
    Result<Value> value(const Syntax& syntax);
    Result<Game> game(const Syntax& syntax);
    Result<Rational> rational(const Syntax& syntax);

    struct Solvers;
    Solvers& solvers() { return *solvers_; }

private:
    class LoopBuilder;
    class StopperBuilder;
    using Definitions = std::map<std::string, Syntax, std::less<>>;

    const OutsideFunction* find_outside(std::string_view name) const;
    Result<Value> call_outside(const OutsideFunction& function, const Syntax& call);
    Result<bool> define(std::vector<Syntax> definitions);
    bool is_loopy(const Syntax& syntax) const;
    Result<Value> loopy_value(const Syntax& syntax);
    Result<Value> ko_value(const Syntax& syntax);
    std::optional<std::string> sum_of_kos(const Syntax& syntax);
    Result<Value> compared(const Syntax& syntax);
    Result<bool> compared_games(const Syntax& syntax, bool& leq, bool& geq);
    bool is_large(const Syntax& syntax) const;
    Result<Translated> translated(const Syntax& syntax);
    Value settled(Translated value);

    Limits limits_;
    const std::atomic<bool>* cancel_;
    Budget budget_;
    Store store_;
    Thermographs thermographs_;
    std::unique_ptr<Solvers> solvers_;
    std::map<std::string, Value, std::less<>> values_;
    Definitions loops_;  // definitions of loopy names
    std::set<std::string, std::less<>>
        given_;  // of these, on, off, over, under, upon, dud, unless defined anew
    std::vector<OutsideFunction> outside_;
    std::string source_;
};

}  // namespace tedomari::cgt
